/** In the form that `src/computer/theory.ts` reads. */

export const theory = `
## The theorem
A row is won for the player to move exactly when one flip completes it: a single zero is left, or two zeros that are neighbours. In a row of N switches that makes {won rows: 2N − 1} won rows. No row is lost, and all the others are draws. This holds for every N from {holds from: 2} on.
With {default switches: 7} switches, {wins: 13} of the {positions: 127} rows are won and {draws: 114} are draws, the start among them.
@ 1110011: wins in 1 move. Two zeros side by side: flip {right 1110011: 4-5} and win.

## Why it is true
No player ever has to hand over such a row. Suppose the row in front of you isn't one of them, and count its zeros.
{plenty: Four} or more: flip one of them. At least {enough: three} are left, too many for a single flip.
Exactly {enough: three}: flip any other switch, and there is one more. (A row of only {enough: three} has no other: flip the middle one, and the two zeros that remain do not touch.)
Two that are not neighbours: flip any other switch, and there are {enough: three}.
So a careful player never loses, and two careful players can go on forever. You win only when your opponent slips.
@ 0111110: draws. Two zeros that do not touch. Only two flips are wrong, {wrong 0111110: 1 and 7}: each leaves a single zero.
@ 0001111: draws. A group of {enough: three}. The flips {wrong 0001111: 1, 3, 1-2 and 2-3} lose; flipping {middle: 2} leaves two zeros that do not touch.

## What to remember
Leave at least {enough: three} zeros, or two that are not neighbours.

## More to explore
Bend the row into a ring, so that the first switch and the last are neighbours. How many rows are won now?
What if a flip may change {enough: three} neighbours as well? How many zeros do you have to leave then?
`;
