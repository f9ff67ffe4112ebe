/** What the recommended starts are like, measured in 200 seeded games of newcomers. Written by `npm run sweeps`. */

export const recommended = {
  "tower-switch": {
    text: "16 blocks. Expect about 12 moves.",
  },
  "switch-battle": {
    text: "Five switches. Expect about 25 moves.",
    example: "11000",
  },
  "factor-frenzy": {
    text: "Seven of the numbers 2 to 16. You can win, but you have to find three moves. Expect about 6 moves.",
    example: "2,4,7,8,12,15,16/13",
  },
  "switch-conquer": {
    text: "Five switches. Expect about 22 moves.",
    example: "AABAB/1",
  },
  "switch-and-capture": {
    text: "Six switches. Expect about 18 moves.",
    example: "000000",
  },
} as const;
