/** Describes the recommended starts, measured in 200 games with simulated newcomers. Written by `npm run sweeps`. */

export const recommended = {
  "tower-switch": {
    text: "16 blocks.",
  },
  "switch-battle": {
    text: "six switches.",
    example: "110000",
  },
  "factor-frenzy": {
    text: "seven of the numbers 2 to 16. You can win, but you have to find three moves.",
    example: "2,4,7,8,12,15,16/13",
  },
  "switch-conquer": {
    text: "six switches.",
    example: "BABBBB/1",
  },
  "switch-and-capture": {
    text: "seven switches. Only you can win, but not in one move.",
    example: "0100000",
  },
} as const;
