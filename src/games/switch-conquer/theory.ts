/** In the form that `src/computer/theory.ts` reads. */

export const theory = `
## The theorem
You win at once when your letter is missing on one switch only, or on two that are neighbours: with N switches, {won rows: 2N − 1} rows. You lose from just one row, your opponent's full row, and only the deal can put it in front of you. All the other rows are draws. This holds for both players and every N from {holds from: 2} on. (With {nothing lost: 2} switches even that row is won: flip both.)
With {default switches: 4} switches, each player has {won by each: 7} won rows, {lost by each: 1} lost one and {drawn by each: 8} drawn ones.
@ ABBA/1: wins in 1 move. Your letter is missing on two neighbours. Flipping {right ABBA/1: 2-3} wins.
@ BBBB/1: loses in 2 moves. The lost row: whatever you flip, your opponent flips it back and wins.

## Why it is true
If you cannot win at once, you only have to make sure that your opponent cannot either. Count the switches that show your own letter: they are the ones that your opponent still has to flip.
{plenty: Four} or more: flip one of them away, and at least {enough: three} are left, too many for a single flip.
Two or {enough: three}: flip any other switch, and there is one more. (If the whole row of {enough: three} is yours, flip the middle, and the two that remain do not touch; with only {nothing lost: 2} switches, if both are yours, flip both, and none is left.)
One: add another that does not touch it. If there is none, because a row of {enough: three} has your letter in the middle, take it away and complete your opponent's row: only the player who has just moved can win, so the gift counts for nothing.
So neither player has to lose a drawn row. Coming within one flip of your own row isn't a mistake: it is a threat, and your opponent has to answer it.
@ ABAB/1: draws. The flips {right ABAB/1: 2, 4 and 3-4} are safe. The first two come within one flip of AAAA: a threat.
@ BAB/1: draws. Only {right BAB/1: 2} is safe, though it completes your opponent's row.

## What to remember
Leave at least {enough: three} of your own letters, or two that are not neighbours, or none at all.

## More to explore
Bend the row into a ring, so that the first switch and the last are neighbours. Which rows are won now, and which are lost?
What if a flip may change {enough: three} neighbours as well? How many of your letters do you have to leave then?
`;
