/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
Some switches are twins: choosing one changes the same other switches as choosing its twin. When only pairs of twins are OFF, the player to move loses. At all but a few small sizes, no other row is lost.
@ 1111010: loses in 2 moves. Only the twins {twins of 7: 5 and 7} are OFF. Whichever you choose, your opponent chooses its twin.

## Why it works
When only pairs of twins are OFF, your opponent plays copycat: they answer every choice with its twin. Together, the two choices change only the twins themselves, which leaves fewer pairs of twins. In the end, nothing is left for you to choose.

## At every size
There are two kinds of twins. Let N be the number of switches. Call a prime above {no multiple above: N/2} a lone prime: it has no other multiple in the row, so choosing it changes only itself and switch {witness: 1}. Any two lone primes are twins. Call a prime p above {one multiple above: N/3}, but not above {no multiple above: N/2}, and its double {only multiple: 2p} a couple: they change each other and, apart from that, only the switches {reach of a pair: 1 and 2}. Any two couples are twins: a choice in one has its twin in the other. (If switch {witness: 1} changes only when it's chosen, lone primes and couples don't change it.)
Call a row a twin row when an even number of lone primes and an even number of whole couples are OFF, and nothing else is. The player to move loses in every twin row, and in no other row. A row is won exactly when at least one choice leaves a twin row or turns every switch ON. In all other rows, neither player can force a win. This is true for every N except {exceptions always: 3, 4, 5 and 9} ({exceptions chosen: 2, 3, 4, 5 and 9} if switch {witness: 1} changes only when it's chosen). The proof is our own.
With {default switches: 10} switches, {no default losses: no} row is lost. From the standard start, the first player wins right away by choosing {right -: 1}, which changes every switch.
@ 11110101101110: loses in 2 moves. Only two couples are OFF: {twins of 14: 5 with 10, and 7 with 14}. Whatever you choose in one couple, your opponent makes the same choice in the other.

## Why no other row is lost
Suppose other rows were lost, too, and take one that loses soonest. Then every choice k in it has an answer j that leaves a twin row or turns every switch ON. That means k and j together change exactly the switches that are OFF, apart from an even number of twins of each kind. This holds for every k that is OFF.
Now look at a number up to {one multiple above: N/3}. It has so many multiples in the upper half of the row that they're like a fingerprint. If N is at least {proof from: 55} and two choices include that number, any other two choices that change the same switches, apart from some twins, include it, too. Then every k or its j would have to be that number, and its multiples show that this is impossible. So such a number is never OFF and never an answer.
So every number up to {one multiple above: N/3} is ON, and after the two choices it still is: it divides both k and j, or neither. But k and j don't divide each other, so some power of a prime divides k and not j, and it's above {one multiple above: N/3}. That makes k a lone prime, half of a couple, or a number built on a higher power of a prime. In the last case that prime divides j as well, and a closer look rules it out. So only lone primes and numbers from couples are OFF. Then j changes the same switches outside the twins as k does, so j is the same kind of choice, and the row was a twin row after all.
The argument doesn't reach the sizes below {proof from: 55}. Those were solved row by row, backward from the end of the game. To check the argument itself, the command "npm run soak" compares all pairs of choices at every size up to {cross-check to: 800}.

## The exceptions
With {exception of nine: 9} switches, the row with just {listed row of 9: 2, 3, 4, 8 and 9} OFF is lost, too. It stays lost if {twins of 9: 5 and 7} are also OFF. Choosing {equal choices of 9: 2 and 3} changes exactly the listed switches. So does choosing {equal choices of 9: 4 and 9}, or {equal choices of 9: 8 and 9}. When you choose one number of these pairs, your opponent chooses the other.
By default, with {exception of five: 5} switches, think of these pieces: {piece of 5: 3} alone, {piece of 5: 5} alone, and {piece of 5: 2 and 4} together. A row is lost when exactly two of these pieces are OFF and nothing else is.
@ 100011100: loses in 2 moves. Your opponent answers {answers of 9: 2 with 3, 4 or 8 with 9}, and the other way around.

## How many rows are won or lost, and how long they last
With best play, a twin row lasts exactly one move for each lone prime and each couple that's OFF, because only its twin can answer a choice. A won row lasts one move longer than the shortest twin row you can leave.
Let a be the number of lone primes and b the number of couples, A = {letter A: max(a − 1, 0)} and B = {letter B: max(b − 1, 0)}. Then {formula losses: 2^(A + B) − 1} rows are lost and {formula wins: (N − a − 2b + [a > 0] + 2[b > 0] − s) × 2^(A + B)} are won. The longest win takes {formula longest: 2⌊a/2⌋ + 2⌊b/2⌋ + 1} moves. A bracket is worth {bracket: 1 if the statement in it is true, else 0}. With k as the largest power of two up to N, s = {letter s: [N < 1.5 × k]}. (We subtract s because the two largest powers of two up to N can lead to the same twin rows. Apart from them, only twins do.)
{at a size: With 14 switches, for example, 3 rows are lost, 44 are won, and the longest win takes 5 moves}.

## Who can still win
In every row, {one-sided: at most one} of the two players can still win, however badly the other plays. By default, switch {witness: 1} tells you who. While it's OFF, only the player to move can win. While it's ON, only their opponent can.
{witness: 1} is a factor of every number, so every choice changes switch {witness: 1}: OFF, ON, OFF, ON. At the end it's ON. So if it's OFF now, the game can end only after an odd number of moves, and the last one is yours. If it's ON, the number is even, and the last one is your opponent's.
Choosing a switch twice is the same as not choosing it. So any way to the end comes down to a list of needed numbers: choose each of them once, in any order, and every switch is ON. If there's no such list, neither player can win anymore. Otherwise, there's usually one shortest list, but there can be several.
Each choice takes its number off the list or puts it on, and the player who takes the last one off wins. When just one number is needed, its switch is always OFF. If all the needed switches are ON, the two players can still shorten the list together: they choose an OFF switch that changes a needed one, then the needed one, then the first switch again.
@ 0000001001: draws. The needed numbers are {needed 0000001001: 2, 5 and 9}. That's an odd number of choices, so only the player to move can still win.
@ 1110111111: draws. Every choice changes both {stuck 1110111111: 4 and 8}, or neither. Only one of them is OFF now, so one always will be, and neither player can win.

## Who can still win if switch {witness: 1} changes only when it's chosen
Here, too, all lists for the same row have an odd length, or all have an even length, but no single switch shows which. The reason is Sutner's theorem: some set of choices, the loud ones, changes every switch but {witness: 1}. Take the choices that are on only one of two lists. Together, they change nothing, so they change each loud switch an even number of times. But each of them changes an odd number of loud switches: the loud choices together change its own switch, and if one number changes another, the other changes it. So there's an even number of them, and the lengths of the lists differ by an even number.

## More to explore
There are twins because some switches change almost nothing. Invent your own rule for what a choice changes, and look for twins.
Which sizes have two lone primes but not two couples? What does that do to the longest win?

## Sources
K. Sutner, Linear cellular automata and the Garden-of-Eden, {year: 1989}: the all-ones theorem.
S. Ramanujan, A proof of Bertrand's postulate, {year: 1919}: how many primes lie between a number and its half. Our proof needs a few of them.
`;
