/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
Two numbers can be partners when neither divides the other. Then you can take one right after the other. Otherwise, you can't. The whole game is about finding partners.
From the start, the first player wins exactly when max is {first player wins: even}. When max is even and at least {every opening wins from: 6}, every first number wins, so the opening doesn't matter. (When max is {last exception: 4}, starting with {wrong - max=4: 3} loses.)
In the middle of the game, make as many pairs of partners as you can from the numbers left and the number just taken. If you can do that without the number just taken, the player to move {pairing leaves it over: loses}. If every largest pairing needs it, the player to move wins.
@ 4,9/2 max=10: loses in 2 moves. Your opponent just took {last 4,9/2: 2}. You can make only one pair, and {pairing of 4,9: 4-9} doesn't need the number just taken. So you lose: you have to take {right 4,9/2 max=10: 9}, and your opponent takes its partner.
@ 4,6,9/2 max=10: wins in 3 moves. Your opponent just took {last 4,6,9/2: 2}. You can make two pairs, {pairing of 2,4,6,9: 2-9 and 4-6}, but only with the number just taken. Take its partner, {right 4,6,9/2 max=10: 9}, and you win.

## Why it works
If max is odd, the second player pairs up neighbors, for example {pairing to 9: 2-3, 4-5, 6-7, 8-9}. Neighbors never divide each other, so whatever the first player takes, the second player can take its partner. The second player always has an answer, so the first player runs out.
If max is even, the first player takes one number and pairs up the rest. With the standard max of {default max: 10}: take {pairing to 10: 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10}. You can also take {pairing to 10: 7, with 2-3, 4-5, 6-8, 9-10}, or take {pairing to 10: 3, with 2-5, 4-6, 7-8, 9-10}. The same works for every number and every even max of at least {every opening wins from: 6}. An even number leaves only whole pairs of neighbors on both sides. With an odd number of at least {neighbors are partners from: 5}, the two numbers next to it become partners.
In the middle of the game, suppose a largest pairing leaves out v, the number just taken. Whatever number y you take now, it has a partner in that pairing: otherwise v and y would make one more pair. So your opponent answers with y's partner. Can you go on with a number u that has no partner? No: v with y, and y's partner with u, would make two pairs in place of one. And what's left of the pairing is still as large as it can be: a larger one, together with v and y, would beat the one we started with. So you're in the same spot as before, with fewer numbers, and you're the one who runs out.
If every largest pairing needs v, take v's partner. What's left is a largest pairing of the numbers without v, and it leaves your number out. Now your opponent is in that spot.
@ 3,4,5,6,7,8,9,10/2 max=10: loses in 8 moves. After the opening move {pairing to 10: 2, everything is paired: 3-4, 5-6, 7-8, 9-10}. Whatever you take, your opponent takes its partner.

## How long a game lasts
From the start, with best play, every number gets taken: the game lasts {length: max − 1} moves. The loser can hold out that long with a different kind of pairs, such as {loose pairs to 10: 2-9, 3-8, 4-7, 5-6}: they're partners, too, and no number rules out both numbers of a pair. So the loser answers with the partner of the number just taken or, if that's gone, with a number from any pair that's still complete, since one of the two is always allowed. Such pairs exist at every max. Choose a prime above {loose primes above: max/2 + 2}, but not above {loose primes up to: max + 2}, here {sum of the loose pairs: 11}. Pair the numbers that add up to it. Then pair the rest as neighbors. There's always such a prime (Bertrand's postulate). Two numbers that add up to a prime share no factor. So a number that rules out both would be a multiple of both, and their product is larger than max.

## If the last move loses
Now turn the goal around: if you can't take a number, you win. Then, from the start, the first player wins exactly when max is {misere: odd}, for every max from {misere from: 5} to {misere to: 16}. We computed this but haven't proved it, so nobody knows whether the pattern goes on.

## More to explore
Pair up the numbers up to your age. Could the second player win with your pairs? Which numbers have only one possible partner?
What changes if you can't take any number that shares a factor with the last one?

## Sources
A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, {year: 1993}: the game on any graph.
`;
