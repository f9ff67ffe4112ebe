/** Rules as people say them: after a reading, the phrasings of it, with where each comes from. Where the reading begins with "near: ", an answer has to offer the rest instead. */

export interface Phrasing {
  readonly game: string;
  readonly typed: string;
  readonly reading: string;
}

const byGame: Readonly<Record<string, string>> = {
  "tower-switch": `
= With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.
product | With a free choice, the player to move loses exactly when the blocks left are a multiple of 3.
product | the player to move loses exactly when the blocks left are a multiple of three
product | with a free choice you lose when the height is a multiple of three
finding | loses exactly when divisible by 3
textbook | The player to move loses if and only if the number of blocks is divisible by 3.
textbook | the player to move loses iff n mod 3 = 0
textbook | the player to move loses exactly when n leaves remainder 0 when divided by 3
textbook | the next player loses exactly when n is a multiple of 3
trial | I lose when the blocks are a multiple of 3
trial | i lose whenever the blocks left are divisible by 3
trial | you lose when the tower is divisible by three
trial | you lose exactly when 3 divides the height
trial | the mover loses precisely when the height is divisible by 3
trial | loses when blocks are in the 3 times table
trial | LOSES EXACTLY WHEN A MULTIPLE OF 3!
trial | l exactly mult of 3
trial | the first player loses when the number of blocks is a multiple of three.
trial | the opponent wins exactly when the blocks left are a multiple of 3
trial | the second player wins exactly when the blocks are divisible by 3
trial | the player whose turn it is loses exactly when the blocks left can be divided by 3
trial | whoever is to move loses exactly when the blocks left are evenly divisible by 3
trial | the player to move is lost exactly when the blocks left are a multiple of 3
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3.
trial | if the blocks left are a multiple of 3, you lose
trial | If the tower is divisible by 3, then the player to move loses.
trial | when there is a multiple of 3 left, I lose
trial | multiples of 3 lose
trial | multiples of three are lost
textbook | multiples of 3 are losing
trial | the player to move loses if the height is a multiple of 3
trial | a multiple of 3 is a loss
= With a free choice, the player to move wins exactly when the number of blocks left is one more than a multiple of 3, or two more than a multiple of 3.
finding | the player to move wins exactly when the blocks left are not a multiple of 3
trial | wins exactly when not divisible by 3
trial | i win when the blocks left aren't divisible by 3
trial | the player to move wins exactly when the blocks left are 1 more than a multiple of 3 or 2 more than a multiple of 3
textbook | the player to move wins iff the blocks left are 1 mod 3 or 2 mod 3
trial | you win exactly when the tower is not a multiple of three
= With a free choice, the player to move loses exactly when the number of blocks left is 3, or 6, or 9.
finding | loses exactly when 3, 6 or 9
trial | the player to move loses exactly when the blocks left are three, six or nine
trial | i lose when there are 3, 6 or 9 blocks
trial | loses when blocks 3 or 6 or 9
trial | you lose exactly when there are three, six, or nine blocks left
= With a free choice, the player to move loses exactly when the number of blocks left is 3.
finding | I lose when there are 3
trial | you lose when there are exactly three blocks left
trial | loses exactly when only 3 blocks are left
trial | the player to move loses when there are just three
= Right after a two, the player to move wins exactly when the number of blocks left is one more than a multiple of 3.
product | Right after a two, the player to move wins exactly when the blocks left are one more than a multiple of 3.
product | right after a two you win when the height is one more than a multiple of three
textbook | right after a two, the player to move wins exactly when the height leaves remainder 1 when divided by 3
textbook | right after a 2 the player to move wins iff n mod 3 = 1
trial | right after a two i win when the blocks left are 1 more than a multiple of 3
trial | after a two, wins exactly when 1 more than a multiple of 3
trial | right after a two, the opponent loses exactly when the blocks left are 1 mod 3
= With a free choice, the player to move wins exactly when the number of blocks left is even.
trial | the player to move wins exactly when the blocks left are even
trial | i win when the number of blocks is even
trial | wins exactly when not odd
trial | you win when there is an even number of blocks
textbook | the player to move wins iff n is even
= With a free choice, the player to move wins exactly when the number of blocks left is at most 2.
trial | wins exactly when there are at most two blocks left
trial | you win when fewer than 3 blocks are left
trial | i win when there are two or fewer blocks
trial | wins when less than three blocks are left
= With a free choice, the player to move wins exactly when the number of blocks left is at least 4.
trial | wins when more than 3 blocks are left
trial | the player to move wins exactly when there are four or more blocks
trial | wins exactly when at least 4
= With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 4.
trial | loses exactly when divisible by 4
trial | you lose when the blocks left are a multiple of four
trial | i lose whenever 4 divides the height
trial | loses when the number of blocks is in the four times table
textbook | the player to move loses iff n mod 4 is 0
= With a free choice, the player to move wins exactly when the number of blocks left is two more than a multiple of 3.
trial | wins exactly when two more than a multiple of 3
textbook | the player to move wins iff n mod 3 = 2
textbook | wins exactly when the height leaves a remainder of 2 when divided by 3
trial | i win when the blocks divided by 3 leaves 2
trial | you win when the tower is 2 more than a multiple of three
= Right after a two, the player to move loses if the number of blocks left is a multiple of 3.
trial | right after a two, the player to move loses if the blocks left are a multiple of 3
trial | right after a two, if the tower is divisible by 3, you lose
trial | right after a two you lose if there is a multiple of 3
= With a free choice, the player to move loses exactly when the number of blocks left is odd.
trial | loses exactly when odd
trial | you lose when the number of blocks is odd
trial | i lose when it is not even
trial | the mover loses iff the height is odd
= With a free choice, the player to move wins exactly when the number of blocks left is 1, or 2.
trial | wins exactly when one or two blocks are left
trial | you win when there are 1 or 2 blocks
trial | i win when there is one block or two
textbook | the next player wins iff n is 1 or 2
= near: With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.
trial | loses only when the blocks are a multiple of 3
trial | the losers are a multiple of 3
trial | it's lost at a multiple of 3
= near: With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 4.
trial | loses exactly when not divisible by 4
trial | loses exactly when not a multiple of 4
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3.
trial | a multiple of 3 is bad
trial | if it's a multiple of 3 on your turn you're going to lose
trial | always leave your opponent a multiple of three
trial | leave a multiple of 3 and you win
trial | the number of blocks is in the three times table means I lose
trial | lose on 3n
= With a free choice, the player to move loses if the number of blocks left is 3, or 6, or 9.
trial | You're stuck if it's 3, 6 or 9
= With a free choice, the player to move wins exactly when the number of blocks left is one more than a multiple of 3, or two more than a multiple of 3.
trial | you win unless the number left divides by 3
= With a free choice, the player to move wins if the number of blocks left is odd.
trial | odd numbers win
trial | odd towers win
`,
  "switch-battle": `
= The player to move loses if the number of zeros is at least 3.
trial | if there are three or more zeros, you lose
trial | the player to move loses if there are at least three zeros
trial | loses if more than two zeros
trial | three or more zeros lose
= The player to move wins exactly when the number of ones is even.
trial | wins exactly when the ones are even
trial | wins exactly when the ones are even in number
= The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.
product | The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.
product | wins exactly when the zeros are one or two neighbours
trial | i win when there is one zero or two zeros next to each other
trial | you win exactly when there is exactly one zero or two neighbouring zeros
trial | wins exactly when there is a single zero, or two zeros that touch
trial | the player to move wins iff there is one zero, or two adjacent zeros
trial | wins when one zero or two zeros side by side
trial | the opponent loses exactly when there is only one zero or two neighbours
textbook | the player to move wins if and only if there is one zero or two adjacent zeros
trial | the next player wins exactly when there is just one zero or two zeros beside each other
trial | you win exactly when there is 1 zero or 2 neighboring zeros
= The player to move wins exactly when the number of zeros is 1.
finding | wins exactly when one zero
trial | wins exactly when there is one zero
trial | i win when there is a single zero
trial | you win when only one zero is left
trial | the player to move wins exactly when exactly one switch showing 0
= The player to move wins if the zeros are two neighbors.
trial | if there are two zeros next to each other, you win
trial | the player to move wins if there are two adjacent zeros
trial | if two zeros touch, the player to move wins
trial | wins if the zeros are two neighbors
trial | two neighbouring zeros win
trial | two zeros side by side win
= The player to move loses exactly when the zeros are two apart.
trial | loses exactly when there are two zeros that are not neighbours
trial | you lose when two zeros don't touch
trial | loses when two zeros are apart
trial | i lose when there are two separate zeros
trial | loses exactly when the zeros are two that aren't adjacent
trial | the player to move loses when there are two zeros that do not touch
= The player to move wins exactly when the number of zeros is at most 2.
trial | wins exactly when there are at most two zeros
trial | wins when there are two or fewer zeros
trial | you win when there are fewer than three zeros
trial | wins when less than 3 zeros
= The player to move wins exactly when the number of groups of zeros is 1.
trial | wins exactly when there is one group of zeros
trial | wins exactly when the groups of zeros are one
trial | you win when there is only one group of zeros
trial | the player to move wins exactly when there is a single group of zeros
= near: The player to move wins exactly when the number of zeros is 1.
trial | wins only if the zeros are one
trial | one zero is great
trial | w exactly one
= The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.
trial | the player to move wins when there's a single zero, or two zeroes side by side
= The player to move wins if the number of zeros is 1, or the zeros are two neighbors.
trial | you can win straight away with one zero or two touching zeros
trial | one or two adjacent zeros win
= The player to move wins if the number of zeros is 1.
trial | you win if there's only one 0 left
trial | if only 1 zero remains the mover wins
trial | don't leave one zero
= The player to move wins exactly when the number of zeros is 1, or 2.
trial | wins exactly when there are one or two zeros
`,
  "switch-conquer": `
= The player to move loses exactly when the number of right switches is at most 1.
trial | loses exactly when there is at most one right switch
trial | you lose when there are fewer than two right switches
= The player to move wins exactly when the number of wrong switches is 1, or the wrong switches are two neighbors.
product | The player to move wins exactly when the number of wrong switches is 1, or the wrong switches are two neighbors.
trial | wins exactly when there is one wrong switch or two neighbouring wrong switches
trial | i win when one switch is wrong or two neighbours
trial | you win when there is one wrong switch, or two wrong switches next to each other
trial | the player to move wins iff there is a single wrong switch or two adjacent wrong switches
trial | wins exactly when only one wrong switch or two wrong switches that touch
= The player to move loses exactly when the number of right switches is 0.
product | The player to move loses exactly when the number of right switches is 0.
trial | loses exactly when there are no right switches
trial | you lose when no right switches are left
trial | loses exactly when zero right switches
trial | the player to move loses exactly when there are 0 right switches
= The player to move wins if the number of wrong switches is 1.
trial | if one switch is wrong, you win
trial | wins if one wrong switch
trial | if there is only one wrong switch, the player to move wins
trial | one wrong switch wins
= The player to move wins if the number of wrong switches is 1.
trial | i win if only one switch is not mine
= The player to move wins exactly when the number of wrong switches is 1, or the wrong switches are two neighbors.
trial | you win when one of the other player's letters is left or two next to each other
`,
  "factor-frenzy": `
= Before the first number is taken, the player to move loses exactly when the largest number is a multiple of 3.
trial | loses exactly when max is divisible by 3
trial | you lose when the largest number is a multiple of three
trial | the second player wins exactly when 3 divides the biggest number
= Before the first number is taken, the player to move wins exactly when the largest number is even.
product | Before the first number is taken, the player to move wins exactly when the largest number is even.
product | the first player wins exactly when max is even
finding | wins exactly when max is even
trial | i win when the biggest number is even
trial | you win when the highest number is even
trial | the player to move wins iff the largest number is even
textbook | the first player wins if and only if n is even
trial | the second player loses exactly when the largest number is even
trial | wins exactly when max is not odd
trial | the first player wins exactly when the top number is even
trial | at the start wins when largest even
= Before the first number is taken, the player to move loses exactly when the largest number is odd.
trial | loses exactly when the largest number is odd
trial | the second player wins exactly when max is odd
trial | you lose when the biggest number is odd
trial | i lose when max is not even
trial | the opponent wins exactly when the largest number is odd
textbook | the first player loses iff n is odd
= Before the first number is taken, the player to move wins exactly when the largest number is prime.
trial | wins exactly when the largest number is prime
trial | wins when max is prime
trial | the first player wins when the biggest number is a prime
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, ….
product | Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10.
product | Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10
product | take 2, then answer in pairs: 3-4, 5-6, 7-8, …
product | Take 2, then answer each number with its neighbor: 3-4, 5-6, 7-8, 9-10, 11-12
finding | Take 2, then answer in pairs: 3-4, 5-6, 7-8
trial | take 2, then answer 3 with 4, 5 with 6, 7 with 8, 9 with 10
trial | start with 2, then answer in pairs 3-4, 5-6, 7-8 and 9-10
trial | take 2 and answer each number with its neighbour
trial | take two, then always answer with the neighbour
trial | take 2, then pairs: 3-4, 5-6
= Take 6, then answer in pairs: 2-3, 4-5, 7-8, ….
product | Take 6, then answer in pairs: 2-3, 4-5, 7-8, 9-10.
trial | take 6, then answer 2 with 3, 4 with 5, 7 with 8, 9 with 10
trial | begin with 6 and answer in pairs: 2-3, 4-5, 7-8
= Answer in pairs: 2-3, 4-5, 6-7, ….
product | Answer in pairs: 2-3, 4-5, 6-7, ….
trial | answer in pairs: 2-3, 4-5, 6-7, 8-9
trial | answer 2 with 3, 4 with 5, 6 with 7, 8 with 9
trial | answer each number with its neighbour
= Take 5, then answer in pairs: the lower half with the upper half.
product | take 5, then answer in pairs: the lower half with the upper half
trial | take 5 and answer lower half with upper half
= Take 2, then answer in pairs: the smallest with the largest.
product | Take 2, then answer in pairs: the smallest with the largest.
trial | take 2, then pairs smallest with largest
= near: Take 2, then answer in pairs: 3-4, 5-6, 7-8, ….
trial | Take 2, then answer in pairs: 3-5, 4-6, 7-8, 9-10
trial | take 2, then answer in pairs: 3-4, 5-6, 7-8, 10-11
= near: Before the first number is taken, the player to move wins exactly when the largest number is even.
trial | wins only when the largest number is even
trial | even largest number is good
= Before the first number is taken, the player to move wins if the largest number is even.
trial | the one who starts wins if the biggest number is even
= Before the first number is taken, the player to move loses if the largest number is odd.
trial | odd max means the second player wins
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, ….
trial | Take 2, then 3-4, 5-6, 7-8, 9-10
trial | pair neighbours: 3 with 4, 5 with 6, 7 with 8, 9 with 10 after taking 2
`,
  "switch-and-capture": `
= The player to move loses exactly when the number of lone primes OFF is even and the number of couples OFF is even and the number of other switches OFF is 0.
product | The player to move loses exactly when the number of lone primes OFF is even and the number of couples OFF is even and the number of other switches OFF is 0.
trial | loses exactly when the lone primes off are even and the twin pairs off are even and the other switches off are none
trial | you lose when lone primes even and twin pairs even and no other switches off
trial | the player to move loses iff lone primes OFF are even and twin pairs OFF are even and other switches OFF are 0
= The player to move loses exactly when the number of lone primes OFF is 2.
trial | loses exactly when two lone primes are off
trial | you lose when exactly two lone primes OFF
trial | loses when the lone primes off are 2
= The player to move wins exactly when switch 1 is OFF.
trial | wins exactly when switch 1 is off
trial | i win when switch one is off
trial | you win exactly when switch 1 is OFF
`,
};

export const phrasings: readonly Phrasing[] = Object.entries(byGame).flatMap(([game, text]) =>
  text.split(/^= /m).flatMap((group) => {
    const [reading = "", ...lines] = group.trim().split("\n");
    return lines.map((line) => ({ game, reading, typed: line.replace(/^\w+ \| /, "") }));
  }),
);
