/** A saved game with hindsight: each move's value, the first mistake, and how well each player did. */

import type { Match } from "../../core/match.ts";
import { ofSeat, seats } from "../../core/seat.ts";
import type { Scorecard } from "../../players/scorecard.ts";
import { countAssisted, explainedSkillLines, mistakeLine } from "../../players/scorecard-words.ts";
import { markValue } from "../../words/values.ts";
import type { Host } from "../host.ts";
import { betterMoves } from "./after-game.ts";
import { paintTable, styleFor } from "./text-table.ts";

export function scorecardMessage(match: Match, card: Scorecard<string>) {
  const { game, id, options, first, players } = match;
  return {
    id,
    game: game.id,
    options,
    first,
    players,
    moves: card.moves.map(({ seat, move, before, value, grade, decision, assisted, best }) => ({
      seat,
      move,
      before,
      value,
      verdict: grade,
      mattered: decision !== null,
      assisted,
      best,
    })),
    firstMistake: card.firstMistake,
    skill: card.skill,
    assisted: seats.map((seat) => countAssisted(card, seat)),
    result: match.outcome,
  };
}

export function scorecardLines(host: Host, match: Match, card: Scorecard<string>): readonly string[] {
  const style = styleFor(host);
  const rows = card.moves.map((scored, index) => [
    `${index + 1}.`,
    ofSeat(match.players, scored.seat).name,
    scored.move,
    markValue(scored.value),
    `${gradeWords[scored.grade]}${scored.assisted ? ", with help" : ""}`,
    scored.grade === "gave-away" ? betterMoves(scored) : "",
  ]);
  const values = card.moves.map(({ value }) => value);
  return [
    style.bold(`${match.game.title}, ${match.players.map((player) => player.name).join(" against ")}`),
    "",
    ...paintTable(style, ["", "PLAYER", "MOVE", "VALUE", "", "BETTER"], rows, values),
    "",
    mistakeLine(match, card),
    ...explainedSkillLines(match, card),
  ];
}

const gradeWords = { kept: "right", "gave-away": "mistake", unknown: "not known" } as const;
