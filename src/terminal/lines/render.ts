/** News as lines, in the words of the original rules or in whole sentences for screen readers. */

import { currentPosition, type Match, moveName, seatToMove } from "../../core/match.ts";
import type { Dialogue, Speakers } from "../../core/presentation.ts";
import { ofSeat } from "../../core/seat.ts";
import { endingLines, endSentence } from "../../core/words/endings.ts";
import { dialogueOf } from "../../core/words/simple-dialogue.ts";
import type { News, NewsPart } from "../../play/contract.ts";
import { endHeadline } from "../../play/game/scene.ts";
import { isThinking } from "../../play/table.ts";
import { formatNotes, namesFor, personSeat, playerName, tellMove } from "../../play/words.ts";

export interface Voice {
  readonly dialogueFor: (match: Match) => Dialogue<unknown, unknown>;
  readonly spoken: boolean;
}

export function render(news: News, voice: Voice): readonly string[] {
  const blocks = joinNotes(news).map((block) => block.flatMap((part) => linesOf(part, voice)));
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index === 0 || block[0] === "" ? block : ["", ...block]));
}

function isNotes(part: NewsPart): part is Extract<NewsPart, { readonly kind: "notes" }> {
  return typeof part !== "string" && part.kind === "notes";
}

/** Joins all notes of a turn, such as those about saving, into the first one. */
function joinNotes(news: News): News {
  const all = news.flat().filter(isNotes);
  const [first] = all;
  const notes = all.flatMap((part) => part.notes);
  const join = (part: NewsPart) => (part === first ? { ...first, notes } : part);
  return news.map((block) => block.filter((part) => part === first || !isNotes(part)).map(join));
}

function linesOf(part: NewsPart, voice: Voice): readonly string[] {
  if (typeof part === "string") return [part];
  switch (part.kind) {
    case "either":
      return [voice.spoken ? part.spoken : part.shown].filter((text) => text !== "");
    case "notes":
      return part.bare ? part.notes : formatNotes(part.notes);
    case "opening":
      return voice.dialogueFor(part.match).opening(part.match.positions[0]);
    case "standing":
      return voice.dialogueFor(part.match).standing(currentPosition(part.match));
    case "facts":
      return [
        ...voice.dialogueFor(part.match).standing(currentPosition(part.match)),
        ...factLines(part.match),
      ];
    case "turn":
      return turnLines(part.match, voice);
    case "position":
      return positionLines(part.match, voice);
    case "moved": {
      const [before, after] = part.match.positions.slice(-2);
      return voice.dialogueFor(part.match).moved(before, part.match.moves.at(-1), after, part.speakers);
    }
    case "ended":
      return endLines(part.match, part.speakers, voice);
    case "ply":
      return describePly(part.match, part.ply, voice.dialogueFor(part.match));
  }
}

function factLines({ game, positions }: Match): readonly string[] {
  const position = positions.at(-1);
  if (game.outcome(position) !== null) return [];
  // In a game without the original dialogue, the goal may include the score.
  if (game.dialogue === undefined)
    return [game.goal(position, game.toMove(position))].filter((goal) => goal !== game.rulesPage.goal);
  const [name, standing] = ["\u0000", game.dialogue.standing(position)];
  return game.dialogue
    .turn(position, name)
    .filter((line) => line !== "" && !line.includes(name) && !standing.includes(line));
}

function turnLines(match: Match, { dialogueFor }: Voice): readonly string[] {
  if (isThinking({ match })) return [""];
  const [dialogue, position] = [dialogueFor(match), currentPosition(match)];
  return [...dialogue.turn(position, playerName(match, seatToMove(match))), ...dialogue.ask(position).lines];
}

function positionLines(match: Match, voice: Voice): readonly string[] {
  const turn = turnLines(match, voice);
  const standing = voice.dialogueFor(match).standing(currentPosition(match));
  return standing.every((line) => turn.includes(line)) ? turn : [...standing, "", ...turn];
}

/** The spoken voice says "you" to a person who plays the computer. Otherwise, the dialogue has its own lines for the end. */
function endLines(match: Match, speakers: Speakers, { spoken, dialogueFor }: Voice): readonly string[] {
  const you = spoken ? personSeat(match) : null;
  if (you !== null) {
    const { sign, text } = endHeadline(match, you);
    return [endSentence(match, namesFor(match)), ...(sign === "drawn" ? [] : [text.replace(/[^!]$/, "$&.")])];
  }
  if (match.outcome?.reason !== "finished") return endingLines(match);
  return dialogueFor(match).ending(currentPosition(match), speakers);
}

/** Tells the move that led to `ply`, and the position after it. At the last ply, also tells the result. */
export function describePly(match: Match, ply: number, dialogue = dialogueOf(match.game)): readonly string[] {
  const { game, players, positions, moves, outcome } = match;
  const ending = outcome === null ? ["The game isn't over yet."] : endingLines(match);
  const told =
    ply === 0
      ? [`${game.title}, ${players.map(({ name }) => name).join(" against ")}`]
      : moveLines(match, ply);
  return [...told, ...dialogue.standing(positions[ply]), ...(ply === moves.length ? ending : [])];
}

function moveLines(match: Match, ply: number): readonly string[] {
  const { game, moves, positions } = match;
  const name = ofSeat(namesFor(match, null), game.toMove(positions[ply - 1]));
  const move = `Move ${ply} of ${moves.length}: ${name} plays ${moveName(match, ply - 1)}`;
  return [move, ...tellMove(match, ply - 1, null)];
}
