/** In the form that `src/computer/theory.ts` reads. */

export const theory = `
## The theorem
Call two numbers friends when neither divides the other: one may be taken right after the other exactly when they are friends.
From the start, the first player wins exactly when max is {first player wins: even}. And for every even max from {every opening wins from: 6} on, every first number wins, so the opening does not matter. (With max {last exception: 4}, starting with {wrong - max=4: 3} loses.)
In the middle of the game, pair off as many friends as you can among the numbers left and the number just taken. If you can do that without the number just taken, the player to move {pairing leaves it over: loses}; if every largest pairing needs it, the player to move wins.
@ 4,9/2 max=10: loses in 2 moves. Your opponent has just taken {last 4,9/2: 2}. At most one pair can be made, and {pairing of 4,9: 4-9} does it without the number just taken. So you lose: you must take {right 4,9/2 max=10: 9}, and your opponent takes the other.
@ 4,6,9/2 max=10: wins in 3 moves. Your opponent has just taken {last 4,6,9/2: 2}. Two pairs can be made, {pairing of 2,4,6,9: 2-9 and 4-6}, but only with the number just taken. Take its partner, {right 4,6,9/2 max=10: 9}, and win.

## Why it is true
If max is odd, the second player thinks in pairs of neighbours, such as {pairing to 9: 2-3, 4-5, 6-7, 8-9}. Neighbours never divide each other, so whatever the first player takes, its partner may follow. The second player always has an answer, and the first player runs out.
If max is even, the first player takes a number and pairs off the rest. With the default max of {default max: 10}: take {pairing to 10: 2, then answer in the pairs 3-4, 5-6, 7-8, 9-10}. Or take {pairing to 10: 7, with 2-3, 4-5, 6-8, 9-10}. Or {pairing to 10: 3, with 2-5, 4-6, 7-8, 9-10}. The same works for every number and every even max: an even number leaves neighbours on both sides, and an odd one from {neighbours are friends from: 5} on lets the two numbers beside it be friends.
In the middle of the game, suppose a largest pairing leaves v, the number just taken, unpaired. Any friend y of v has a partner in it, or v and y would be one more pair. So when you take y, your opponent answers with y's partner. Can an unpaired number u follow that? No: then v with y, and the partner with u, would be two pairs in place of one. And the rest of the pairing is still as large as it can be: a larger one, together with v and y, would have beaten the first. So you are in the same spot as before, with fewer numbers, and you are the one who runs out.
But if v is needed, take its partner. What remains is a largest pairing without v. It leaves your number unpaired, so now your opponent is in that spot.
@ 3,4,5,6,7,8,9,10/2 max=10: loses in 8 moves. After the opening move {pairing to 10: 2, everything is paired: 3-4, 5-6, 7-8, 9-10}. Whatever you take, its partner follows.

## How long it takes
From the start, with best play, every number gets taken: the game lasts {length: max − 1} moves. The loser can hold out that long with pairs of another kind, such as {loose pairs to 10: 2-9, 3-8, 4-7, 5-6}: friends again, and no number rules out both members of a pair. So the loser answers with the partner of the number just taken or, if that is gone, with a number from any pair that is still complete, since one of the two is always allowed. Such pairs exist at every max: pair the numbers that add up to a prime above {loose primes above: max/2 + 2}, but not above {loose primes up to: max + 2}, here {sum of the loose pairs: 11}, and then the numbers left above them as neighbours. There is always such a prime (Bertrand's postulate). Two numbers that add up to a prime share no factor; so a number that rules out both would be a multiple of both, and their product is larger than max.

## If the last number loses
Now turn the goal around: the player who cannot take a number wins. Then, from the start, the first player wins exactly when max is {misere: odd}, at every max from {misere from: 5} to {misere to: 16}. This is computed, not proved: whether the pattern continues is an open question.

## More to explore
Pair off the numbers up to your own age. Can the second player use your pairs, and which numbers have only one possible partner?
What changes if you may not take a number that shares any factor with the last one?

## Sources
A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, {year: 1993}: the game on any graph of friends.
`;
