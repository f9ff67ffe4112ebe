/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
When only pairs of twins are OFF, the player to move loses, because the opponent answers each choice with its twin. At all but a few small sizes, no other row is lost.
Twins change the same other switches. Let N be the number of switches. Call a prime above {no multiple above: N/2} a lone prime: it has no other multiple in the row, so choosing it changes only itself and switch {witness: 1}. Call a prime p above {one multiple above: N/3}, but not above {no multiple above: N/2}, and its double {only multiple: 2p} a couple: they change each other and, apart from that, only the switches {reach of a pair: 1 and 2}. (They leave switch {witness: 1} alone if it changes only when it's chosen.)
A row is lost for the player to move exactly when it's a twin row: an even number of lone primes and an even number of whole couples are OFF, and nothing else is. It's won exactly when one choice leaves a twin row or turns every switch ON. In all other rows neither player can force a win. This is true of every N except {exceptions always: 3, 4, 5 and 9} ({exceptions chosen: 2, 3, 4, 5 and 9} if switch {witness: 1} changes only when it's chosen), and the proof is our own.
With {default switches: 10} switches, {no default losses: no} row is lost. From the standard start, the first player wins right away by choosing {right -: 1}, which changes every switch.
@ 1111010: loses in 2 moves. Only two lone primes are OFF, {twins of 7: 5 and 7}. Whichever you choose, your opponent chooses its twin.
@ 11110101101110: loses in 2 moves. Only two couples are OFF: {twins of 14: 5 with 10, and 7 with 14}. Whatever you choose in one couple, your opponent copies it in its twin.

## Why it works
In a twin row, your opponent plays copycat: whatever you choose, they make the same choice in its twin. That undoes everything you changed outside the two and leaves a smaller twin row. In the end, there's nothing left for you to choose.
Suppose another row were lost, and take the one that loses soonest. Then every choice k in it has an answer j that leaves a twin row. So k and j together change exactly the switches that are OFF, apart from an even number of twins of each kind. This holds for every k that is OFF.
Now look at a number up to {one multiple above: N/3}. It has so many multiples in the upper half of the row that they're like a fingerprint. If N is at least {proof from: 55} and two choices include that number, no other two choices change the same switches, give or take some twins. So such a number is never OFF and never an answer.
So every number up to {one multiple above: N/3} is ON, and after the two choices it still is: it divides both k and j, or neither. But k and j don't divide each other, so k has a prime power above {one multiple above: N/3} that j doesn't have. That makes k a lone prime, half of a couple, or a number built on a higher power of a prime. In the last case that prime divides j as well, and a closer look rules it out. So only lone primes and couples are OFF.
Then j changes the same switches outside the twins as k does, so it's a twin of the same kind, and the row was a twin row.
The sizes below {proof from: 55}, which the argument doesn't reach, were solved row by row, backward from the end of the game. To check the argument itself, the command "npm run soak" compares all pairs of choices at every size up to {cross-check to: 800}.

## The exceptions
With {exception of nine: 9} switches, the row with just {listed row of 9: 2, 3, 4, 8 and 9} OFF is lost, too, with or without {twins of 9: 5 and 7}. Choosing {equal choices of 9: 2 and 3} changes the same switches as choosing {equal choices of 9: 4 and 9}, or {equal choices of 9: 8 and 9}. So your opponent answers each of them with its partner.
By default, with {exception of five: 5} switches, a row is lost when it has two of the pieces {piece of 5: 3}, {piece of 5: 5} and {piece of 5: 2 with 4} OFF and nothing else.
@ 100011100: loses in 2 moves. Your opponent answers {answers of 9: 2 with 3, 4 or 8 with 9}, and the other way around.

## How many rows are won or lost, and how long they last
With best play, a twin row lasts exactly one move for each lone prime and each couple that's OFF, because only its twin can answer a choice. A won row lasts one move longer than the shortest twin row you can leave.
Say there are a lone primes and b couples. Let A = {letter A: max(a − 1, 0)} and B = {letter B: max(b − 1, 0)}. Then {formula losses: 2^(A + B) − 1} rows are lost and {formula wins: (N − a − 2b + [a > 0] + 2[b > 0] − s) × 2^(A + B)} are won, and the longest win takes {formula longest: 2⌊a/2⌋ + 2⌊b/2⌋ + 1} moves. Here a bracket is worth {bracket: 1 if the statement in it is true, else 0}, and s = {letter s: [N < 1.5 × k]}, where k is the largest power of two up to N. (Two choices lead to the same twin rows only if they're twins, or the two largest powers of two up to N.)
{at a size: With 14 switches, for example, 3 rows are lost, 44 are won, and the longest win takes 5 moves}.

## Who can still win
In every row, {one-sided: at most one} of the two players can still win, however badly the other plays. By default, one look tells you who: while switch {witness: 1} is OFF, only the player to move can win, and while it's ON, only their opponent.
{witness: 1} is a factor of every number, so every choice changes switch {witness: 1}: OFF, ON, OFF, ON. At the end it's ON. So if it's OFF now, an odd number of moves is left, and the last one is yours. If it's ON, the number is even, and the last one is your opponent's.
Choosing a switch twice is the same as not choosing it. So any way to the end comes down to a list of needed numbers: choose each of them once, in any order, and every switch is ON. If there's no such list, neither player can win anymore. Most rows have one shortest list, and some have several.
Each choice takes its number off the list or puts it on, and the player who takes the last one off wins. When just one number is needed, it's always OFF. If none of the needed numbers is OFF, choose an OFF number that changes one of them, then that one, then the first again.
@ 0000001001: draws. The needed numbers are {needed 0000001001: 2, 5 and 9}. That's an odd number of choices, so only the player to move can still win.
@ 1110111111: draws. Every choice changes both {stuck 1110111111: 4 and 8}, or neither. Only one of them is OFF now, so one always will be, and neither player can win.

## The parity if switch {witness: 1} changes only when it's chosen
Here, too, the list's length is always odd or always even, but no single switch shows which. Compare two lists for the same row: the choices in which they differ, the quiet set, together change nothing. Switch {witness: 1} isn't among them, since only choosing it changes it. For all others, if k changes j, then j changes k. By Sutner's theorem there's a set of choices, the loud set, that changes each of those others. Draw a line between a quiet and a loud choice wherever one changes the other. At every quiet choice an odd number of lines ends, because the loud set changes it. At every loud choice an even number ends, because the quiet set changes nothing. So the number of lines is even, and so is the number of quiet choices.

## More to explore
There are twins because some switches change almost nothing. Invent your own rule for what a choice changes, and look for twins.
Which sizes have two lone primes but not two couples? What does that do to the longest win?

## Sources
K. Sutner, Linear cellular automata and the Garden-of-Eden, {year: 1989}: the all-ones theorem.
S. Ramanujan, A proof of Bertrand's postulate, {year: 1919}: how many primes lie between half a number and the number. The proof needs a few of them.
`;
