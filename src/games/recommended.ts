/** What the recommended starts are like, measured in 120 seeded games of easy and medium computers. Written by `npm run starts`. */

export const recommended = {
  "switch-and-capture":
    "Nine switches: the player to move can win, and needs three right moves. Most games take 5 to 65 moves, and 4 moves in 10 matter.",
  "switch-battle": "Five switches. Most games take 4 to 41 moves, and 8 moves in 10 matter.",
  "switch-conquer": "Five switches. Most games take 3 to 41 moves, and 9 moves in 10 matter.",
  "tower-switch": "20 blocks. Most games take 13 to 15 moves, and 4 moves in 10 matter.",
  "factor-frenzy":
    "Seven of the numbers 2 to 16: the player to move can win, and needs three right moves. Most games take 5 to 7 moves, and 4 moves in 10 matter.",
} as const;
