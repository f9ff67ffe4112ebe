/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
The player to move wins exactly when one flip completes the row: there's only one zero, or there are only two and they're neighbors. With N switches, {won rows: 2N − 1} rows are won. All the others are draws, and no row is lost. This is true for every N of at least {holds from: 2}.
With {default switches: 7} switches, {wins: 13} of the {positions: 127} rows are won and {draws: 114} are draws, including the standard start.
@ 1110011: wins in 1 move. The two zeros are neighbors: flip {right 1110011: 4-5} and win.

## Why it works
If you can't win right away, you can always make sure your opponent can't either. Count the zeros.
{plenty: Four} or more: flip one of them. At least {enough: three} are left, too many for a single flip.
Exactly {enough: three}: flip any other switch, and there's one more zero. (If the row has only {enough: three} switches, flip the middle one. The two zeros left aren't neighbors.)
Two that aren't neighbors: flip any other switch, and there are {enough: three}.
So a careful player never loses, and two careful players can go on forever. You win only when your opponent makes a mistake.
@ 0111110: draws. The two zeros aren't neighbors. Only two flips are mistakes, {wrong 0111110: 1 and 7}: each leaves a single zero.
@ 0001111: draws. There are {enough: three} zeros next to each other. The flips {wrong 0001111: 1, 3, 1-2 and 2-3} lose. Flipping {middle: 2} is safe: it leaves two zeros that aren't neighbors.

## What to remember
Always leave at least {enough: three} zeros, or two zeros that aren't neighbors.

## More to explore
Bend the row into a ring, so the first and last switches are neighbors. How many rows are won now?
What if you can also flip {enough: three} neighbors? How many zeros do you have to leave then?
`;
