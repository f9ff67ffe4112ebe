/** Rewords rules with letters for Player 1. With the letters swapped, the same rule holds for Player 2. */

import type { Vocabulary } from "../core/lesson.ts";

/** Spells out pairs such as "00" and "BB". In a game of letters, also says everything for Player 1. */
export function forPlayer1({ subjects, cells }: Vocabulary, typed: string): string {
  const text = cells
    ? typed
        .replace(spread, (row) => row.replace(/ /g, ""))
        .replace(lone, "1 zero")
        .replace(neighbors, (_, letter = 0) => `2 neighboring ${letter}'s`)
    : typed;
  if (!subjects.some((subject) => "letters" in subject)) return text;
  const said = text
    .replace(/\bplayer (1|2) ?: (?=(?:one|two|[0-9]+|[ab])\b)/g, "player $1 wins with ")
    .replace(/\b(?:if|when|on) (?:it )?(player [12])'s (?:turn|go|move),? (?:and )?/g, "for $1 if ")
    .replace(/(?<!player )\b(a|b)(?= (?:wins|loses)\b)/g, playerOf)
    .replace(/(?<=\b(?:is|are) )a(?=$|[,.;]| and | or )/g, "a's")
    .replace(/(?<=\b(?:and|or|just|only|with) )a (?=[ab]\b(?!'))/g, "1 ")
    .replace(/\b(?:if|when) you (?:are )?([ab]),? and\b/g, (_, letter) => `for ${playerOf(letter)} if`)
    .replace(/\( ?((?:if|when) you .*?)\)/, "$1")
    .replace(wanted, (_, letter) => `for ${playerOf(letter)}`);
  if (ofBoth.test(said) && said.search(rows) !== -1)
    return said.replace(ofBoth, "").replace(rows, (each) => `${each} or ${swapped(each)}`);
  const plain = said.replace(/\b(?:if |when )?you (?:are )?(?=player (?:1|2|one|two)\b(?! wins))/g, "for ");
  if (said.search(player2) === -1 || others.test(plain)) return said;
  if (!/\bplayer (1|one)\b/.test(plain)) return mirrored(plain);
  const [, one, joint = "", two] = halves.map((half) => half.exec(plain)).find((half) => half !== null) ?? [];
  if (one === undefined || two === undefined || (outcome.test(two) && !outcome.test(one))) return plain;
  if (/\b(?:same\b.*|it(?:'s)?(?: the)?) [ab]'?s?$/.test(two)) return one;
  return `${one}${joint} ${mirrored(two).replace(/^player 1 (?=if|when|with)/, "player 1 wins ")}`;
}

/** A row whose switches are apart, as in "A B A B". */
const spread = /\b(?:[ab](?: [ab]){2,}|[01](?: [01]){3,})\b/g;
const neighbors = /\b(?:([ab])\1|00|double (?:zero|0))s?\b/g;
/** Next to "00", a 0 means one zero. */
const lone =
  /(?<=\b00 (?:or|and) (?:just )?)0\b|(?<=\band )a (?:0|zero)\b|\ba (?:0|zero)(?=,? or\b| (?:on|by) it|\b alone\b)|(?<!\b(?:a|one|1|single|lonely|is) )\b0(?=,? (?:or|and) (?:just )?00\b)/g;
const rows = /\b[ab]{3,}\b/g;
const wanted = /\b(?:if|when) you (?:are |want |need )?(?:all )?(a|b)(?:'s)?$/;
const ofBoth = /,? (?:for both(?: players)?|whoever's (?:turn|go) it is)\b(?! play)/;
const player2 = /\bplayer (2|two)\b/g;
const others = /\b(?:you|your|opponent|other (?:player|one)|first|second)\b/;
const outcome = /\b(?:wins?|loses?|draws?|win for|loss for)\b/;

/** Each pattern splits a rule into what it says about Player 1, and then about Player 2. */
const halves = [
  /^(.*\bfor player (?:1|one))([,;.]?(?: and| but| or)?) (.*\bfor player (?:2|two))$/,
  /^(.*player (?:1|one)\b.*?)([,;.]|[,;.]? (?:and|but|or)) ((?:for )?player (?:2|two)\b.*)$/,
];

const playerOf = (letter: string) => `player ${letter === "a" ? 1 : 2}`;
const swapped = (letters: string) => letters.replace(/./g, (letter) => (letter === "a" ? "b" : "a"));

function mirrored(text: string): string {
  if (text.search(player2) === -1) return text;
  return text
    .replace(player2, "player 1")
    .replace(/\b(a'?s|b'?s|b)\b/g, (letters) => (letters.startsWith("a") ? "b's" : "a's"))
    .replace(rows, swapped);
}
