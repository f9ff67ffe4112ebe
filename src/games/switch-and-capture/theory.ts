/** Switch and Capture at every size, in the form that `src/words/theory.ts` reads: what is proved, and what is only computed. */

export const theory = `
## What is proved
In every row, {one-sided: at most one} of the two players can still win, however badly the other plays. Under the default reading one look tells you who: while switch {witness: 1} is OFF, only the player to move can; while it is ON, only the opponent.
And some rows are lost for sure: the twin rows below. With {default switches: 10} switches there is {no default losses: none}. From the default start the first player wins at once by choosing {right -: 1}: it changes every switch.

## Why at most one can win
Under the reading "rules", {witness: 1} is a factor of every number, so every choice changes switch {witness: 1}: OFF, ON, OFF, ON. At the end it is ON. So if it is OFF now, an odd number of moves is left, and the last of them is yours; if it is ON, the number is even.
Under the reading "examples" the same is true, but no single switch shows it. Choosing a switch twice is as good as not choosing it, so a way to the end comes down to a set of choices. Compare two ways from the same row: the choices in which they differ change nothing when they are made together. Call them the quiet set. Switch {witness: 1} is not in it, since only its own choice changes it; and between all the others, changing is mutual. By Sutner's theorem there is also a loud set of choices, which together change each of those others. Now draw a line between a quiet and a loud choice wherever one changes the other. At every quiet choice an odd number of lines ends, because the loud set changes it; at every loud choice an even number, because the quiet set does not. So the number of lines is even, and then the number of quiet choices is even too: the two ways are both odd or both even.

## Twin rows
Let N be the number of switches. A prime above {no multiple above: N/2} has no multiple in the row, so choosing it changes only itself and switch {witness: 1}. A prime p above {one multiple above: N/3}, but not above {no multiple above: N/2}, has just one: p and {only multiple: 2p} change each other, and outside they reach only the switches {reach of a pair: 1 and 2}. So the primes of the first kind are all twins, and so are the pairs of the second.
If an even number of those primes and an even number of those pairs are OFF, and all the rest is ON, the player to move loses: the opponent makes the same choice in a twin, which undoes everything that the first one changed outside.
@ 1111010: loses in 2 moves. The smallest row to try: {twins of 7: 5 and 7} are OFF. Whichever you choose, your opponent chooses the other.
@ 11110101101110: loses in 2 moves. Twin pairs: {twins of 14: 5 with 10, and 7 with 14}. Answer a choice in one pair with the same choice in the other.

## What is computed, not proved
Are the twin rows the only lost ones? The solver says so for every N from {sizes looked at: 2 to 60}, except {exceptions rules: 3, 4, 5 and 9} (under the reading "examples", {exceptions examples: 2, 3, 4, 5 and 9}). A proof is missing. It is an open question, and a nice one.
If the answer is yes, the rows can be counted. Say there are a primes of the first kind and b pairs of the second; let A = {letter A: max(a − 1, 0)} and B = {letter B: max(b − 1, 0)}. Then {formula losses: 2^(A + B) − 1} rows are lost, and the longest forced win takes {formula longest: 2⌊a/2⌋ + 2⌊b/2⌋ + 1} moves. For the won rows the solver suggests {formula wins: (N − a − 2b + [a > 0] + 2[b > 0] − s) × 2^(A + B)}. Here a bracket counts {bracket: 1 if what stands in it is true, else 0}, and s = {letter s: [N < 1.5 × k]}, where k is the largest power of two up to N.
{at a size: With 14 switches, for example, 3 rows are lost, 44 are won, and the longest win takes 5 moves}.

## How much there is to decide
| switches=7 | 19.6%
| switches=10 | 5.3%
| switches=10 reading=examples | 10.6%

## Sources
K. Sutner, Linear cellular automata and the Garden-of-Eden, {year: 1989}: the all-ones theorem.
`;
