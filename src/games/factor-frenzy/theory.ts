/** `src/computer/theory.ts` explains the format. */

export const theory = `
## The theorem
Two numbers can be partners when neither divides the other. You can take a number right after another one only if they can be partners. The whole game is about finding partners.
Let max be the largest number in the full pool. From the start, the first player wins exactly when max is {first player wins: even}. When max is even and at least {every opening wins from: 6}, every first number wins, so the opening doesn't matter. (When max is {last exception: 4}, starting with {wrong - max=4: 3} loses.)
In the middle of the game, look at the numbers left and the number just taken. Make as many pairs of partners from them as you can. If you can make that many pairs without the number just taken, the player to move {pairing leaves it over: loses}. Otherwise, the player to move wins.
@ 4,9/2 max=10: loses in 2 moves. Your opponent just took {last 4,9/2: 2}. You can make only one pair at a time, and {pairing of 4,9: 4-9} doesn't need the number just taken. That means you lose: you have to take {right 4,9/2 max=10: 9}, and your opponent takes its partner.
@ 4,6,9/2 max=10: wins in 3 moves. Your opponent just took {last 4,6,9/2: 2}. You can make two pairs, {pairing of 2,4,6,9: 2-9 and 4-6}, but only with the number just taken. Take its partner, {right 4,6,9/2 max=10: 9}, and you win.

## Why it works
If max is odd, the second player pairs up neighbors, for example {pairing to 9: 2-3, 4-5, 6-7, 8-9}. Neighbors never divide each other, so whatever the first player takes, the second player can take its partner. The second player always has an answer, so the first player is the one who runs out of numbers.
If max is even, the first player takes one number, pairs up the rest, and then always answers with the partner. With the standard max of {default max: 10}: take {pairing to 10: 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10}. You can also take {pairing to 10: 7, with 2-3, 4-5, 6-8, 9-10}, or take {pairing to 10: 3, with 2-5, 4-6, 7-8, 9-10}. There are such pairs for every first number and every even max of at least {every opening wins from: 6}. After an even number, pair up the neighbors below it and above it. After an odd number of at least {neighbors are partners from: 5}, make the two numbers next to it partners, and pair up neighbors in the rest. That leaves one smaller odd number: start as in the last example, and pair up neighbors from there.
In the middle of the game, call a pairing largest if no other has more pairs. Suppose some largest pairing leaves out v, the number just taken. Whatever number y you take now, y has a partner in that pairing. Otherwise v and y would make one more pair. Your opponent takes y's partner. Now remove that pair from the pairing. What remains leaves out y's partner, and it's a largest pairing of the numbers left and y's partner: a larger one, together with v and y, would have more pairs than the pairing you started with. So you're in the same spot as before, with fewer numbers, and you're the one who runs out.
If every largest pairing needs v, choose one and take v's partner. The other pairs are a largest pairing of all the numbers but v, and they leave out the number you took. Now your opponent is in that spot.
@ 3,4,5,6,7,8,9,10/2 max=10: loses in 8 moves. After the opening move {pairing to 10: 2, everything is paired: 3-4, 5-6, 7-8, 9-10}. Whatever you take, your opponent takes its partner.

## How long a game lasts
From the start, with best play, every number gets taken: the game lasts {length: max − 1} moves. To hold out that long, the loser needs special pairs of partners, such as {loose pairs to 10: 2-9, 3-8, 4-7, 5-6}: no number rules out both numbers of a pair. The loser answers with the partner of the number just taken. If there's no partner left, the loser takes a number from any pair that's still complete. At least one of its two numbers is always allowed.
You can find such pairs for every max. Choose a prime above {loose primes above: max/2 + 2}, but not above {loose primes up to: max + 2}, here {sum of the loose pairs: 11}. (By Bertrand's postulate, there is one if the pool has more than one number.) Pair up the numbers that add up to it, and then pair up the rest as neighbors. The two numbers of a pair have no common factor, so a number that ruled out both would be a multiple of both. But then it would be at least their product, which is larger than max.

## If the last move loses
Now turn the goal around: if you can't take a number, you win. From the start, the first player then wins exactly when max is {misere: odd}, for every max from {misere from: 5} to {misere to: 16}. We computed each of these games, but we have no proof for a larger max, so we don't know whether the pattern goes on.

## More to explore
Pair up the numbers up to your age. Could the second player win with your pairs? Which numbers have only one possible partner?
What changes if you can't take any number that shares a factor with the last one?

## Sources
A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, {year: 1993}: the same game on any graph.
`;
