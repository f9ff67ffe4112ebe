/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
You win right away when your letter is missing from just one switch, or from just two that are neighbors. With N switches, that's {won rows: 2N − 1} rows. You lose only from your opponent's full row, and you can only get that from the deal. All the other rows are draws. This is true for both players and every N of at least {holds from: 2}. (With {nothing lost: 2} switches, even that row is won: flip both.)
With {default switches: 4} switches, each player wins from {won by each: 7} rows, loses from {lost by each: 1} and draws from {drawn by each: 8}.
@ ABBA/1: wins in 1 move. Your letter is missing from two neighbors. Flip {right ABBA/1: 2-3} and win.
@ BBBB/1: loses in 2 moves. This is the lost row: whatever you flip, your opponent flips it back and wins.

## Why it works
If you can't win right away, just make sure your opponent can't either. Count the switches that show your letter: those are the ones your opponent still has to flip.
{plenty: Four} or more: flip one of them, and at least {enough: three} are left, too many for a single flip.
Two or {enough: three}: flip any other switch, and there's one more. (If the whole row of {enough: three} is yours, flip the middle one, and the two left aren't neighbors. With only {nothing lost: 2} switches, if both are yours, flip both, and none is left.)
One: add another that isn't next to it. If you can't, because a row of {enough: three} has your letter in the middle, flip it and complete your opponent's row. You can win only on your own turn, so that doesn't help your opponent.
So neither player ever has to lose a drawn row. Getting within one flip of your own row isn't a mistake. It's a threat, and your opponent has to answer it.
@ ABAB/1: draws. The flips {right ABAB/1: 2, 4 and 3-4} are safe. All of them are threats, too: they get you within one flip of AAAA.
@ BAB/1: draws. Only {right BAB/1: 2} is safe, even though it completes your opponent's row.

## What to remember
Leave at least {enough: three} of your own letters, or two that aren't neighbors, or none at all.

## More to explore
Bend the row into a ring, so the first and last switches are neighbors. Which rows are won now, and which are lost?
What if you can also flip {enough: three} neighbors? How many of your letters do you have to leave then?
`;
