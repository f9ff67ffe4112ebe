/** Describes the recommended starts, measured in 200 games with simulated newcomers. Written by `npm run sweeps`. */

export const recommended = {
  "tower-switch": {
    text: "16 blocks. Expect about 12 moves.",
  },
  "switch-battle": {
    text: "six switches. Expect about 22 moves.",
    example: "110000",
  },
  "factor-frenzy": {
    text: "seven of the numbers 2 to 16. You can win, but you have to find three moves. Expect about 6 moves.",
    example: "2,4,7,8,12,15,16/13",
  },
  "switch-conquer": {
    text: "six switches. Expect about 17 moves.",
    example: "BABBBB/1",
  },
  "switch-and-capture": {
    text: "seven switches. Only you can win, but not in one move. Expect about 27 moves.",
    example: "0100000",
  },
} as const;
