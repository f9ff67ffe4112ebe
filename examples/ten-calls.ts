/** The library in ten calls. The arrows show what each prints. */

import {
  analyze,
  choose,
  currentPosition,
  engineFor,
  findMove,
  formatRecord,
  games,
  type Match,
  newMatch,
  playMove,
  readMatch,
  scorecard,
  setUp,
  solve,
  towerSwitch,
} from "switchyard-games";

// 1. Which games there are.
console.log(
  games
    .map((game) => game.id)
    .toSorted()
    .join(" "),
);
// → factor-frenzy switch-and-capture switch-battle switch-conquer tower-switch

// 2. The value of a position, and of each of its moves.
const position = analyze("tower-switch", { from: "8/1" });
if (position.ok) for (const { move, value } of position.value.moves) console.log(move, value);
// → 1 { kind: 'loss', plies: 6 }
// → 2 { kind: 'win', plies: 5 }

// 3. What can go wrong is a value: a code for programs, and a sentence for people.
const wrong = analyze("tower-switch", { options: { blocks: 0 } });
if (!wrong.ok) console.log(wrong.problem.code, wrong.problem.message);
// → bad-option Blocks must be a whole number from 1 to 1000 (got 0).

// 4. All positions of a size, counted and looked up.
const solved = solve("switch-battle", { switches: 7 });
if (solved.ok) console.log(solved.value.tally.wins, solved.value.value("1110111", 1));
// → 13n { kind: 'win', plies: 1 }

// 5. A move by the computer. The same seed gives the same move.
const chosen = choose("factor-frenzy", "perfect", { moves: ["2", "3"] }, 7);
if (chosen.ok) console.log(chosen.value.move);
// → 4

// 6. The start of a game, with options that are checked.
const setup = setUp(towerSwitch, { options: { blocks: 4 } });
if (!setup.ok) throw new Error(setup.problem.message);

// 7. A match: moves by their names, and who has won.
const details = { id: "k3v9x0aq", seed: 1, startedAt: "2026-11-16T12:00:00.000Z", series: null };
let match: Match = newMatch(setup.value, {
  ...details,
  players: [{ name: "Ann" }, { name: "Ben" }],
});
for (const name of ["2", "1", "1"]) {
  const move = findMove(match.game, currentPosition(match), name);
  if (move.ok) match = playMove(match, move.value);
}
console.log(match.outcome);
// → { winner: 1, reason: 'finished' }

// 8. The match as a file, and back again.
const read = readMatch(formatRecord(match), games);
console.log(read.ok && read.value.moves.length);
// → 3

// 9. Which moves were mistakes.
const card = scorecard(match.game, match.positions, match.moves);
console.log(card.moves.map(({ grade }) => grade).join(" "));
// → kept kept kept

// 10. The engine that programs in other languages talk to, line by line.
const engine = engineFor(games);
console.log(engine('{"id":1,"op":"choose","game":"tower-switch","level":"perfect"}'));
// → {"id":1,"ok":true,"move":"2"}
