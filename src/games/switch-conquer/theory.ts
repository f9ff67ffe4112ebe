/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
You can win right away when your letter is missing from just one switch, or from just two switches that are neighbors. With N switches, {won rows: 2N − 1} rows are won. You lose only when every switch shows your opponent's letter, and only the deal can leave you with that row. All the other rows are draws. This is true for both players and every N of at least {holds from: 2}. (With {nothing lost: 2} switches, even your opponent's full row is won: flip both switches.)
With {default switches: 4} switches, the player to move wins {won by each: 7} rows, loses {lost by each: 1} and draws {drawn by each: 8}.
@ ABBA/1: wins in 1 move. Your letter is missing from two neighbors. Flip {right ABBA/1: 2-3} and win.
@ BBBB/1: loses in 2 moves. This is the lost row: whatever you flip, your opponent flips it back and wins.

## Why it works
If you can't win right away, just make sure your opponent can't either. Count the switches that show your letter: those are the ones your opponent still has to flip.
{plenty: Four} or more: flip one of them. At least {enough: three} are left, too many for a single flip.
Two or {enough: three}: flip any other switch, and there's one more. (If no other is left, they all show your letter. With {enough: three} switches, flip the middle one: the two left aren't neighbors. With {nothing lost: 2} switches, flip both: none is left.)
One: flip a switch that isn't next to it, and you have two that aren't neighbors. If your only letter is in the middle of a row of {enough: three}, there's no such switch. Then flip the middle one. That completes your opponent's row, but a player can win only on their own turn, and now they have to break the row again.
So neither player ever has to lose a drawn row. Getting within one flip of your own row isn't a mistake. It's a threat, and your opponent has to answer it.
@ ABAB/1: draws. The flips {right ABAB/1: 2, 4 and 3-4} are safe. Each of them is also a threat: it gets you within one flip of AAAA.
@ BAB/1: draws. Only flipping {right BAB/1: 2} is safe, even though it completes your opponent's row.

## What to remember
Always leave at least {enough: three} switches with your letter, or two that aren't neighbors, or none at all.

## More to explore
Bend the row into a ring, so the first and last switches are neighbors. Which rows are won now, and which are lost?
What if you can also flip {enough: three} neighbors? How many switches with your letter do you have to leave then?
`;
