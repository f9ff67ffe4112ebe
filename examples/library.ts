/** The library in five lines. */

import { games, players, solve } from "switchyard-games";

console.log(games.map((game) => game.title).join(", "));
const solved = solve("tower-switch", { blocks: 12 });
if (solved.ok) console.log(solved.value.tally.start, solved.value.value("7/1", 1));
console.log(players.perfect("tower-switch", { options: { blocks: 12 }, moves: ["1"] }));
