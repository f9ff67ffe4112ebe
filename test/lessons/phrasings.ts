/**
 * Rules as pupils say them. Each group begins with how they're read. If that line begins with "??", they aren't read, and
 * it says why. «These» marks enclose the words that aren't understood.
 */

export interface Phrasing {
  readonly game: string;
  readonly typed: string;
  readonly reading: string;
}

const byGame: Readonly<Record<string, string>> = {
  "tower-switch": `
= With a free choice, the player to move loses exactly when the number of blocks left is 3, 6 or 9.
the losers are 3, 6 and 9
the losing numbers are 3, 6 and 9
only 3, 6 and 9 are losing
3, 6, 9 and nothing else loses
loses exactly when 3, 6 or 9
the player to move loses exactly when the blocks left are three, six or nine
you lose exactly when there are three, six, or nine blocks left
you lose with 3, 6 and 9 blocks and nothing else
3, 6 and 9 are the losing positions
only 3, 6 and 9 lose
you lose exactly with 3, 6 and 9
lose at 3, 6, 9 and nothing else
you lose with 3 or 6 or 9 but not with any other number
the ones you lose on are 3, 6 and 9
losing numbers: 3, 6, 9
either 3 or 6 or 9 left, nothing else loses
= With a free choice, the player to move loses if the number of blocks left is 3.
if theres 3 blocks and its ur turn u lose
3 blocks is bad
3 blocks left and its my turn = i lose
the other player wins if you have 3 blocks
I lose when there are 3
you lose when there are exactly three blocks left
the player to move loses when there are just three
you win if you leave 3 blocks
whoever has 3 blocks loses
the player with 3 blocks loses
if your opponent has 3 blocks you win
a tower with 3 blocks loses
you will lose if there are three blocks left cuz then u cant win
when it's my turn and there are 3 blocks i lose
3 blocks left = lose
3 -> lose
lose when blocks = 3
i lose if theres 3 blocks
if there r 3 u lose
if ur opponent has 3 blocks left u win
with a free choice, 3 blocks lose
the tower loses when its height is 3
the player who has to move with 3 blocks loses
3 is a losing number
3 is a win for the opponent
leave 3 blocks and you win
with three blocks left I always lose
the second player wins if there are 3 blocks
your opponent loses if you leave 3
3 is a loss
3
you win if you can leave 3
when there are three blocks left, the person whos turn it is loses
youll lose if there is three
its bad to have 3 blocks on ur turn
if you leave them on 3 they lose
if its your turn and theres 3 left your going to lose because whatever you take they can finish
a player loses if they have 3 blocks
when there are three blocks left, it doesn't matter what you take, you lose
you will always win if you can get your opponent to 3 blocks
if your opponent leaves you 3 you lose
if they leave you with 3 you lose
if they leave 3 they win
if you leave 3 the player to move loses
leave 3 and they lose
leave 3 and your opponent loses
leave 3 and you win
dont let your opponent leave you with 3 or you lose
the player who leaves 3 wins
whoever leaves 3 wins
if your opponent has 3 they lose
if your opponent has 3 you win
if your opponent has 3 it's a loss
get to 3 and you win
when you leave 3 for your opponent he loses
your opponent loses if you leave him 3
they lose if you leave 3
you lose if they leave 3
they win if they leave 3
if you go first and there are 3 blocks you lose
your opponent wins if you go first with 3
its best to leave 3
if it's your turn with 3 blocks you lose
you lose no matter what with 3
i know that 3 loses
your answer is 3
if you can leave 3 you win
if there is three blocks u lose
if your left with 3 you lose
the loser is the person who has 3 blocks
on your opponents turn 3 loses
you should lose with 3
the numbers like 3 lose
whoever's go it is when there are 3 blocks will lose
When there are 3 blocks left the next person loses
a losing position is 3
its a losing position when there are 3 blocks
if your friend had 3 you win
if you always leave 3 you win
when the tower has 3 blocks left the player whose turn it is loses
if there are 3 blocks left it's a loss for you
having 3 blocks on your turn means you lose
3 is always a losing position
you lose when theres 3 and your opponent wins
if its 3 your opponent can always finish so you lose
if you leave your oponent with 3 they lose
on 3 u lose bc if u take 1 he takes 2 and if u take 2 he takes 1
The player to move loses when there are 3 blocks left bc if I take 1 they take 2 and if I take 2 they take the last 1
you win if there are 3 left for them
you win with 3 left for your opponent
when there are 3 blocks left
your opponent loses with 3
they win if you have 3
with 3 blocks you loose
you probably lose with 3
maybe 3 loses
if theres 3 left and its ur turn u lose
The player to move loses if there are 3 blocks left
you lose with 3 unless your opponent sleeps
you lose as long as there are 3
you lose with 3 because 6, 9
3 is good for your opponent
3 is done
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3.
whoever gets stuck with a multiple of 3 on their turn is going to lose
you lose if blocks/3 has no remainder
ur gonna lose if u get a multiple of 3
n = 3k means a loss
The player to move loses when the number of blocks can be divided evenly by three.
u lose wen the blocks r in the 3 times table
blocks % 3 == 0 -> lose
numbers you can divide by 3 are bad
if the tower is a multiple of 3 tall you lose
if you divide the blocks by 3 and nothing is left over you lose
with a free choice you lose when the height is a multiple of three
I lose when the blocks are a multiple of 3
i lose whenever the blocks left are divisible by 3
you lose when the tower is divisible by three
loses when blocks are in the 3 times table
the first player loses when the number of blocks is a multiple of three.
if the blocks left are a multiple of 3, you lose
If the tower is divisible by 3, then the player to move loses.
when there is a multiple of 3 left, I lose
multiples of 3 lose
multiples of three are lost
multiples of 3 are losing
the player to move loses if the height is a multiple of 3
a multiple of 3 is a loss
it's lost at a multiple of 3
a multiple of 3 is bad
if it's a multiple of 3 on your turn you're going to lose
leave a multiple of 3 and you win
the number of blocks is in the three times table means I lose
lose on 3n
i lose when n%3==0
n % 3 = 0 loses
lose if n mod 3 is 0
if you leave a multiple of three you win
3n loses
numbers divisible by three are bad
the remainder when divided by 3 is 0 means you lose
you lose if dividing by 3 leaves no remainder
if the number of blocks divided by 3 has no remainder you lose
mutiples of 3 lose
you loose if its devisible by 3
blocks in the three times table lose
if n is divisible by 3, the second player wins
the second player wins when theres a multiple of 3 blocks
its a loss if the blocks are a multiple of three
every time theres a multiple of 3 the player to move loses
when the number of blocks is in the 3 times table the second player wins
the first player loses if u can divide it by 3
loses if it can be divided by 3 with no remainder
all multiples of 3 lose
any multiple of 3 loses
you lose when blocks left mod 3 equals 0
n = 3k is lost
if n/3 has no remainder you lose
3 goes into it means you lose
i think multiples of 3 lose
my rule is: multiples of 3 lose
I lose when n mod 3 = 0
you lose with 3k blocks
n ≡ 0 mod 3 loses
the player to move loses when the number of blocks is a multiple of three
You lose when the remainder is 0 when you divide by 3
you lose if it divides by 3 with no remainder
if the blocks can be divided by 3 you lose
multiples of three are bad
you lose if the number is in the three times table
if you can make the blocks a multiple of 3 you win
when the blocks are divisable by three the player to go loses
multiples of 3
when its divisible by 3
you lose every third number
you lose in the 3 times table
if you can share the blocks into threes you lose
it can be shared by 3 then you lose
you lose if 3 goes into it
you loose when the remander is 0 when you divide it by three
always leave them with a multiple of 3 and you'll win
if it goes into 3s evenly u lose
whoever has to move when theres a multiple of three left has lost
My rule is that the numbers in the three times table are bad for the person whose turn it is.
when the number of blocks can be divided by three with nothing left over the person going loses
the player whose turn it is loses when the tower is a multiple of 3 tall
im pretty sure its when its divisible by 3
Any number in the 3x table loses for the person who has to move.
n divided by 3 leaves no remainder means you lose
you lose if it leaves no remainder when you divide by 3
if you divide the blocks by 3 and theres no remainder you lose
when you divide by 3 and the remainder is 0 you lose
lose if number of blocks divided by 3 has a remainder of 0
3 goes into it
3 is a factor of the number of blocks
if you can put the blocks in groups of three with none left over you lose
you lose when the blocks can be split into 3 equal piles
the numbers in the 3 times table are losers
the secret is multiples of 3
you win if you can leave a multiple of three
You will lose if the number of blocks is a multiple of three when it is your go.
the first player loses when the blocks are in the three times table
i lose if its a number you can divide by 3
a multiple of three is a losing tower
any multiple of 3 is bad for you
the winner is the one who leaves a multiple of three
When its a multiple of 3, whoever goes next will lose
you lose if n / 3 is a whole number
dividing the blocks by 3 and getting no remainder means you lose
you'll lose whenever the number of blocks is in the 3 times table
u loose wen its a mutliple of 3
multiples of three are losing because your opponent can always get back to one
leave a multiple of three and your opponent will lose
every time you have a multiple of three you lose
you lose if it goes into 3 groups
if the blocks can be put into equal groups of 3 you lose
if 3 goes into the number of blocks then you lose
if the blocks are a multiple of three whoever's turn it is is going to lose
when you divide the number of blocks by 3 and get a whole number you lose
numbers that divide by 3 lose
if there's a number of blocks thats divisible by three then player 2 will win
if the number of blocks is 3 times something you lose
it is a losing position when its a multiple of three
Its a losing position if the blocks left divide by 3 exactly
every time I had a multiple of 3 I lost
you always lose if its divisible by 3
if blocks left / 3 = whole number you lose
if its your go and there is a multiple of 3 you are stuck
any number that you can divide by three is bad
your opponent will lose if you always leave a multiple of 3
the numbers go up in threes
you lose if its a number in the 3 times table
3x blocks lose
numbers from the 3 times table lose
the loser is whoever gets a multiple of 3
I figured out that multiples of 3 lose
the player to go loses if the blocks are divisible by 3
u lose if the number of blocks is in the 3 times table
the player to move loses when the blocks left can be divided by 3 with no remainder becuase the two of you always take 3 together
when the blocks left are a multiple of 3
u lose if its in the 3 times table
every third number loses so 3,6,9,12,15 and so on
when the blocks left can be devided by 3
blocks left divided by 3 no remainder
when its a multiple of 3
when the blocks are in the 3 times table
every third number loses cause after each round 3 are gone
if you can divide it by 3 with no remainder you lose
take so many that the oponent has a multiple of 3 and then he loses
You lose if the number of blocks is in the 3 times table because whatever you take, the other person makes it 3.
when u can divide it by 3 with nothing left over
every third one
You lose if the number of blocks is in the 3 times table.
when it's a multiple of 3
if you can divide the blocks by 3 you loose
every third number
when its in the 3 times table
if the tower is a mutliple of 3 your toast lol
When the number of blocks can be divided by 3, because if I take 1 they take 2 and if I take 2 they take 1, so 3 are gone every time.
You lose when the number of blocks can be divided by 3 with no remainder.
if the blocks are in the table of 3 then the player who starts is losing
every third number u lose
n mod 3 = 0
threes lose
if you count in threes you lose
when the number can be divided by 3
every 3 blocks
the player loses when blocks are in the 3 times table becuase each round takes away 3
count by 3s thats when you lose
The player to move loses when the number of blocks is in the three times table.
The first player loses if the amount of blocks is a multiple of 3, because the second player can always make it add up to 3 each go.
goes up in threes
3s
multiple of three
Is it when you can share the blocks in groups of three with none left over? then you lose i think
u lose every time its a number from the 3 times tabel
if the blocks divide for 3 you lose
I think you lose on the threes, like 3, 6 and 9, my brother always made it three together and I had nothing left
You lose when the number of blocks is a multiple of 3.
if its divisable by three
lose if blocks / 3 has no remainder
= With a free choice, the player to move wins if the number of blocks left isn't a multiple of 3.
you win every time unless its a multiple of 3
You win every time unless you have a multiple of three blocks.
all numbers that are not in the 3 times table win
you win if n % 3 != 0
you win if n mod 3 isnt 0
win = not divisible by three
i win when the blocks left aren't divisible by 3
you win unless the number left divides by 3
You win unless the blocks can be divided by three
u win if it isnt a multiple of 3
not a multiple of 3 wins
you win if the remainder by 3 isn't 0
you win when there is a remainder when you divide by 3
you win if not a multiple of 3
if you divide by 3 and the remainder is not 0 you win
you win when dividing by 3 leaves a remainder
you always win if you go first unless its a multiple of 3
you win if its not in the 3 times tables
if it isnt a multiple of 3 then you can always win
THE FIRST PLAYER WINS UNLESS THE BLOCKS ARE A MULTIPLE OF THREE
you win if the blocks left cant be divided by 3
when its not divisible by three I win
you win if its anything but a multiple of 3
you will win unless the blocks can be divided by 3 equally
u always win unless its a multiple of three
u win unless the blocks can be put in groups of 3 with none left over
the one whos turn it is wins unless its a multiple of 3
you win if its not a multiple of three
the player to move wins if the blocks arent a multiple of 3
You win when you can't share the blocks by 3.
You win if its not a multiple of three bc you can always leave your opponent on a multiple of three
You win unless the number is in the 3 times table.
= With a free choice, the player to move wins if the number of blocks left is 1 more than a multiple of 3, or the number of blocks left is 2 more than a multiple of 3.
you win if n mod 3 is 1 or 2
you win if its 3k+1 or 3k+2
if the remainder when you divide by three is 1 or 2 you win
if its 1 or 2 more than a multiple of 3 you win
you win if dividing by 3 leaves 1 or 2
the remainder after dividing by 3 is 1 or 2 then you win
if remainder mod 3 is 1 or 2 you win
you win when the number is one more or two more than a multiple of 3
you win if its one more or two more than a multiple of 3
I win when the number of blocks is one more or two more than a number in the 3 times table
if its 1 or 2 more than a multiple of three you win
if theres a remainder of 1 or 2 when you do divided by 3 you win
you win if number of blocks divided by 3 has remainder 1, and also if it has remainder 2
= With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.
you lose iff n is divisible by 3
The losing positions are the multiples of three
With a free choice, the player to move loses exactly when the blocks left are a multiple of 3.
the player to move loses exactly when the blocks left are a multiple of three
loses exactly when divisible by 3
The player to move loses if and only if the number of blocks is divisible by 3.
the player to move loses iff n mod 3 = 0
the player to move loses exactly when n leaves remainder 0 when divided by 3
the next player loses exactly when n is a multiple of 3
you lose exactly when 3 divides the height
the mover loses precisely when the height is divisible by 3
LOSES EXACTLY WHEN A MULTIPLE OF 3!
l exactly mult of 3
the opponent wins exactly when the blocks left are a multiple of 3
the second player wins exactly when the blocks are divisible by 3
the player whose turn it is loses exactly when the blocks left can be divided by 3
whoever is to move loses exactly when the blocks left are evenly divisible by 3
the player to move is lost exactly when the blocks left are a multiple of 3
the losers are a multiple of 3
the losers are multiples of 3
only multiples of 3 lose
multiples of three lose and nothing else
you lose iff 3 divides n
it's a loss exactly when three divides the number of blocks
With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.
the losing ones are multiples of three
losing positions = multiples of 3
the losing numbers go up in threes
you lose exactly when blocks mod 3 = 0
= With a free choice, the player to move wins exactly when the number of blocks left isn't a multiple of 3.
the player to move wins exactly when the blocks left are not a multiple of 3
wins exactly when not divisible by 3
you win exactly when the tower is not a multiple of three
you always win except when its a multiple of 3
you win if and only if it isn't a multiple of 3
= With a free choice, the player to move wins exactly when the number of blocks left is 1 more than a multiple of 3, or the number of blocks left is 2 more than a multiple of 3.
the player to move wins exactly when the blocks left are 1 more than a multiple of 3 or 2 more than a multiple of 3
the player to move wins iff the blocks left are 1 mod 3 or 2 mod 3
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 9.
3 6 and 9 r losers
If there are three, six or nine blocks left then the player whose turn it is loses.
i lose when its 3 or 6 or 9
if you start with 3, 6 or 9 blocks player 2 wins
you lose on 3, 6, 9
i lose when there are 3, 6 or 9 blocks
loses when blocks 3 or 6 or 9
You're stuck if it's 3, 6 or 9
three, six and nine blocks lose
u lose if its 3 6 or 9
if you have 3, 6 or 9 you lose
you lose if n = 3, 6, 9
you lose with three or six or nine blocks left
u lose at 3 6 and 9
lose on 3, 6, 9
you lose if there are three blocks, six blocks or nine blocks
you lose with 3, 6 or 9 blocks
u loose if theres 3 6 or 9 left
3 6 9 lose
3,6,9
I think u lose if theres 3, 6 or 9 blocks left on ur go
if the number of blocks is 3, 6 or 9 and its my turn then i am going to lose
you have to leave the other player 3 6 or 9 to win
leave 3, 6 or 9 and you win
whenever theres 3 6 or 9 the person who has to go is going to lose
you lose if theres 3 or 6 or 9 blocks left and you go next
numbers like 3, 6 and 9 are bad
The person to move loses if there are 3, 6 or 9 blocks.
you lose with three blocks, six blocks and nine blocks
you lose if the number of blocks left is three six or nine
I lose when I have 3, 6 or 9 blocks left
3 or 6 or 9 means you lose
you lose when there are 3 left, or 6, or 9
if the tower is 3, 6 or 9 high you are going to lose
leave your friend with 3, 6 or 9 blocks to win
3 6 9 all win for your opponent
3 6 and 9 all lose
all of 3 6 9 lose
all 3 6 9 all lose
u lose if theres 3 6 or 9 on ur turn
when its 3 6 or 9 blocks left
you lose at 3, then 6, then 9 cuz each round 3 r gone
3 6 and 9
3 6 or 9 left = you lose
you lose at 3, 6 and 9
when there are 3 or 6 or 9 left and you can take 1 or 2
you lose when there are 3, 6 or 9 left because whatever you take the other player can always make it 3 together and so he gets the last block
when the other player leaves you 3, 6 or 9 blocks
3, 6, 9
if its 3 6 or 9 you loose
3 6 9 because 1+2=3 every round
the player to move loses when there are 3 or 6 or 9 blocks left because whatever you take the other one makes it up to 3
3, 6 and 9
you always lose on 3 6 or 9 because if you take 1 they take 2 and if you take 2 they take 1
try to leave your opponent with 3, 6 or 9 blocks and they will lose
you loose on 3 6 and 9
3 6 9
leave 3 6 or 9 blocks to the other person and you win
You lose when it's 3, 6, or 9 blocks left on your turn.
make it so that your opponent has 3 6 or 9 on there turn and you win
If there are three, six or nine blocks, the player whose turn it is will lose.
ok so basically you lose if its your turn and theres 3 or 6 or 9 because whatever you do they do the other one and then 3 are gone
The player lose when the number of blocks is 3, 6, 9.
3, 6, 9. bc 1+2=3
ok so basically if its 3 or 6 or 9 your cooked because whatever you take the other guy just takes enough to make it three
= With a free choice, the player to move loses exactly when the number of blocks left is 3.
you lose with 3 blocks and nothing else
loses exactly when only 3 blocks are left
only leave 3 and you win
the only time you lose is when there are 3 blocks
its only the case with 3 blocks
= Right after a two, the player to move wins exactly when the number of blocks left is 1 more than a multiple of 3.
Right after a two, the player to move wins exactly when the blocks left are one more than a multiple of 3.
right after a two, the player to move wins exactly when the height leaves remainder 1 when divided by 3
right after a 2 the player to move wins iff n mod 3 = 1
after a two, wins exactly when 1 more than a multiple of 3
right after a two, the opponent loses exactly when the blocks left are 1 mod 3
= Right after a two, the player to move wins if the number of blocks left is 1 more than a multiple of 3.
right after a two you win when the height is one more than a multiple of three
right after a two i win when the blocks left are 1 more than a multiple of 3
= With a free choice, the player to move wins exactly when the number of blocks left is even.
the player to move wins exactly when the blocks left are even
the player to move wins iff n is even
= With a free choice, the player to move wins if the number of blocks left is even.
if theres an even number of blocks the first player wins
i win when the number of blocks is even
you win when there is an even number of blocks
if there is an even number of blocks you win
= With a free choice, the player to move wins exactly when the number of blocks left isn't odd.
wins exactly when not odd
= With a free choice, the player to move wins exactly when the number of blocks left is at most 2.
wins exactly when there are at most two blocks left
= With a free choice, the player to move wins if the number of blocks left is at most 2.
you win when fewer than 3 blocks are left
i win when there are two or fewer blocks
wins when less than three blocks are left
less than 3 blocks wins
when there are less than three blocks you win
at most 2 blocks is a win
= With a free choice, the player to move wins if the number of blocks left is at least 4.
wins when more than 3 blocks are left
more then 3 blocks wins
4 and more blocks win
= With a free choice, the player to move wins exactly when the number of blocks left is at least 4.
the player to move wins exactly when there are four or more blocks
wins exactly when at least 4
= With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 4.
loses exactly when divisible by 4
the player to move loses iff n mod 4 is 0
= With a free choice, the player to move loses if the number of blocks left is a multiple of 4.
you lose when the blocks left are a multiple of four
i lose whenever 4 divides the height
loses when the number of blocks is in the four times table
= With a free choice, the player to move wins exactly when the number of blocks left is 2 more than a multiple of 3.
wins exactly when two more than a multiple of 3
the player to move wins iff n mod 3 = 2
wins exactly when the height leaves a remainder of 2 when divided by 3
= With a free choice, the player to move wins if the number of blocks left is 2 more than a multiple of 3.
i win when the blocks divided by 3 leaves 2
you win when the tower is 2 more than a multiple of three
= Right after a two, the player to move loses if the number of blocks left is a multiple of 3.
right after a two, the player to move loses if the blocks left are a multiple of 3
right after a two, if the tower is divisible by 3, you lose
right after a two you lose if there is a multiple of 3
after a two, multiples of 3 lose
right after a two, loses when the number of blocks is a multiple of 3
= With a free choice, the player to move loses exactly when the number of blocks left is odd.
loses exactly when odd
the mover loses iff the height is odd
= With a free choice, the player to move loses if the number of blocks left is odd.
u lose if its an odd nummber
you lose when the number of blocks is odd
It loses when the number is odd i think
You lose when there are an odd number of blocks.
when its odd
when there is a odd number of blocks
When there is an odd number of blocks left you lose
ok so you lose when its an odd number cause then somebody always gets stuck with the last one, right?
Odd numbers lose.
= With a free choice, the player to move loses if the number of blocks left isn't even.
i lose when it is not even
= With a free choice, the player to move wins exactly when the number of blocks left is 1 or 2.
wins exactly when one or two blocks are left
the next player wins iff n is 1 or 2
= With a free choice, the player to move wins if the number of blocks left is 1 or 2.
you win when there are 1 or 2 blocks
i win when there is one block or two
never leave 1 or 2
don't leave your opponent 1 or 2 blocks
if there are 1 or 2 left you win because you can just take them
if you have 1 or 2 you obviously win bc you just grab them, but with 3 you're stuck
= With a free choice, the player to move loses only if the number of blocks left is a multiple of 3.
loses only when the blocks are a multiple of 3
you only lose when its a multiple of 3
you lose only with multiples of 3
you only lose if the number left is divisible by 3
the number of blocks has to be a multiple of 3 for you to lose
= With a free choice, the player to move loses exactly when the number of blocks left isn't a multiple of 4.
loses exactly when not divisible by 4
loses exactly when not a multiple of 4
= With a free choice, the player to move can't win if the number of blocks left is a multiple of 3.
always leave your opponent a multiple of three
always leave a multiple of 3
make it a multiple of 3 for your opponent
get your opponent to a multiple of 3
to win, leave a multiple of 3
you win by leaving a multiple of 3
the trick is to leave a multiple of 3
always leave ur opponent a multiple of 3
u never win wen ur on a multiple of 3
take so a multiple of 3 is left
no multiple of 3 wins
keep leaving multiples of three and you cant lose
The trick is to always leave a number that can be divided by 3 for the other person
get the tower to a multiple of three on your opponents turn
u want it to be a multiple of 3 when its ur opponents turn
take enough blocks so that there is a multiple of three left
multiples of 3 are the ones you want to leave for the other person
try leave a multiple of three
you want your opponent to have a multiple of 3
bring the tower down to a multiple of 3
always keep it a multiple of three for the other guy
the best thing is to leave a multiple of three
always leave a number in the 3 times table
you can't win when the number of blocks is a multiple of 3
you want to give your opponent a multiple of three
always leave them with a multiple of 3
honestly just make sure the other person has a multiple of three after your turn and you can't lose
= With a free choice, the player to move wins if the number of blocks left is odd.
odd numbers win
odd towers win
you win with an odd number of blocks
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 9. The player to move wins if the number of blocks left isn't 3, 6 or 9.
3, 6 and 9 lose, the rest win
3, 6, 9 = bad. everything else = good
you lose if there's 3, 6, or 9 blocks on your turn, otherwise you win
first player loses at 3, 6 and 9 but wins at all the others
3 and 6 and 9 lose, everything else wins
3, 6 and 9 you lose, with every other number you win
= With a free choice, the player to move wins if the number of blocks left is even. The player to move loses if the number of blocks left is odd.
even wins, odd loses
even wins odd loses
if it is even then you win, if it is odd then you lose
even numbers you win odd numbers you lose
= With a free choice, the player to move can't win if the number of blocks left is 3.
you want to leave 3 blocks
you can't win if three blocks are left
always leave them 3
the player to move doesn't win if there are 3 blocks
the player to move never wins with 3 blocks
you dont win if its 3
dont let them leave you 3
if there are 3 left on your turn you can't win no matter what
don't let your opponent leave 3
you should never end up with 3
your opponent doesn't win if you leave 3
they can't win if you leave them 3
you dont want 3 blocks on your turn
try not to have 3
dont be the one with 3 blocks
dont get 3
you never want to have 3
you don't want to end up with 3
you shouldn't have 3
you can't have 3
just leave 3
you need to leave 3
you don't lose when its your opponents turn and there are 3
you want to make your opponent have 3 blocks
the person who is left with 3 blocks can't win
take one so 3 are left
let your opponent have 3
3 is not enough
= With a free choice, the player to move loses if the number of blocks left is 10.
you lose with 10 blocks
when u have 10 blocks u lose
10 - you lose because its 3+3+3+1 and the other person gets the last one
whoever goes first at 10 loses
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3. The player to move wins if the number of blocks left isn't a multiple of 3.
Every multiple of 3 is a losing position, and every other number is a winning position.
lose if n%3==0 else win
player 2 wins if the number of blocks is a multiple of 3 otherwise player 1 wins
if its a multiple of 3 u lose otherwise u win
you lose if it's a multiple of 3, if not you win
a multiple of three loses and everything else wins
all the multiples of three lose, all other numbers win
if you can divide the blocks by 3 you lose otherwise you win
you lose if divisible by 3 otherwise you win
multiples of 3 lose, the rest win
whoever gets a multiple of 3 on their go loses and whoever doesnt wins
if you start on a multiple of 3 you lose, if not you win
all numbers in the three times table lose and all the others win
if n is a multiple of 3 you lose, otherwise you win
the player to move loses on multiples of 3, on every other number he wins
every third number u lose, the other ones u win
multiples of three lose, everything else wins
My rule is you divide by 3 and if there's nothing left over then, sorry, you're losing, otherwise you win!
= With a free choice, the player to move can't win if the number of blocks left is 3, 6 or 9.
leave 3, 6 or 9 blocks for the other player
make ur opp have 3, 6 or 9
dont have 3 6 or 9 blocks on ur turn
try to leave 3, 6 or 9 blocks to ur opponent
leave your opponent 3, 6 or 9
try to leave 3 6 or 9
leave 3 or 6 or 9
you want to leave your opponent with 3, 6 or 9
make sure there are 3, 6 or 9 left when its the other players turn
if the tower has 3, 6 or 9 blocks then the person going first can't win
always try and get it so your opponent has 3 6 or 9
it is impossible to win with 3, 6 or 9
I wouldn't want to have 3 6 or 9 blocks
none of 3, 6 or 9 wins
u want to leave 3 6 or 9 for the other guy
you can't win with 3, 6 or 9 blocks
3 6 and 9 are the numbers you want to leave
Leave your opponent 3, 6 or 9 blocks.
= With a free choice, the player to move wins if the number of blocks left is 4.
dont leave 4 or you lose
you win with 4
it is a win for the player to move if there are 4 blocks
leave 4 blocks and you lose
never leave 4 blocks
never leave 4 or you lose
never leave 4 or they win
dont leave 4 because they win
try to never leave 4
you win if they leave 4
make sure you don't leave 4 blocks
player 2 wins if they have 4
player 2 wins if you leave 4
you want to have 4 blocks on your turn
you should not leave 4
try not to leave 4
make sure you never leave 4
you must not leave 4
always never leave 4
you shouldn't want to leave 4
never leave your friend 4
you lose if there are 4 left for them
never ever leave 4
leaving 4 is a trap
leave 4 and it's a trap
= With a free choice, the player to move wins if the number of blocks left is 1 more than a multiple of 3.
With a free choice, you win when the number of blocks is one more than a multiple of three.
3k+1 wins
n=3k+1 wins
= With a free choice, the player to move loses if the number of blocks left is at least 3 and the number of blocks left is a multiple of 3.
you lose with 3, 6, 9, ...
3, 6, 9 and so on lose
you lose with 3, 6, 9 and so on
you lose when number of blocks = 3, 6, 9 etc
3 6 9 12 15 and so on are all losing
every third number starting at 3
you lose on 3, then every 3 after that
3, 6, 9, 12 and so on, always plus 3
you lose on 3,6,9,12 and so on because every round 3 go away
you lose on 3,6,9,12 etc
= With a free choice, the player to move loses if the number of blocks left is 3 more than a multiple of 4.
you lose if the number of blocks left is 1 less than a multiple of 4
= With a free choice, the player to move wins exactly when the number of blocks left isn't 3, 6 or 9.
you win with everything except 3, 6 and 9
every number wins except 3, 6 and 9
you win except with 3, 6 and 9
you win with any number but 3, 6 and 9
you can win with every number except 3 6 and 9
You win on everything except 3, 6 and 9, those three are the killer numbers haha
= With a free choice, the player to move always wins.
the first player always wins
you always win if you go first
if you go first you always win
= With a free choice, the player to move can't lose.
you never lose
= With a free choice, the player to move loses only if the number of blocks left is 3, 6 or 9.
you lose only if there are 3, 6 or 9 blocks
you only lose if its 3 6 or 9
It's lost only at 3, 6 and 9.
= With a free choice, the player to move loses if the number of blocks left is between 3 and 5.
you lose if there are between 3 and 5 blocks
= With a free choice, the player to move wins if the number of blocks left is between 1 and 2.
you win with 1 to 2 blocks
= With a free choice, the player to move wins if the number of blocks left is even, or the number of blocks left is a multiple of 5.
even numbers and multiples of 5 win
= With a free choice, the player to move loses if the number of blocks left is 12.
if there are 12 blocks you lose
twelve blocks lose
= With a free choice, the player to move loses if the number of blocks left is 21.
twenty-one blocks lose
= With a free choice, the player to move loses if the number of blocks left is odd and the number of blocks left is a multiple of 3.
you lose if its odd and a multiple of 3
= With a free choice, the player to move loses if the number of blocks left is 3 or 6.
towers of 3 and 6 lose
3 and 6 are losing numbers
you lose if 3 and if 6
player 1 loses when there are 3 blocks or 6 blocks
its good to leave 3 or 6 blocks
3 and 6
I think you lose if its 3 or 6 idk about the rest
= With a free choice, the player to move draws if the number of blocks left is 3.
it's a draw if 3 blocks are left
neither player wins with 3
= Right after a two, the player to move wins if the number of blocks left is 1, 4 or 7.
right after a two you win with 1, 4 or 7 blocks
after your opponent takes 2 you win if there's 1, 4 or 7 left
= Right after a two, the player to move loses if the number of blocks left is 3.
if you can take only one, you lose with 3 blocks
if your opponent just took two you lose with 3 blocks
3 loses, they just took two
you lose with 3 as they took two
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move wins if the number of blocks left is 4.
3: lose, 4: win
when i have 3 i lose and when i have 4 i win
3 loses but 4 wins
you lose with 3 blocks and win with 4
you lose if theres 3 but win if theres 4
= With a free choice, the player to move can't win exactly when the number of blocks left is a multiple of 3.
the player to move can't win exactly when the number of blocks left is a multiple of 3
= With a free choice, the player to move wins if the number of blocks left is 1 or 2. The player to move loses if the number of blocks left is 3. The player to move wins if the number of blocks left is 4 or 5. The player to move loses if the number of blocks left is 6.
1 and 2 win, 3 loses, 4 and 5 win, 6 loses
= With a free choice, the player to move wins if the number of blocks left isn't 3, 6 or 9.
u win if its not 3 or 6 or 9
you win unless there are 3 6 or 9 blocks
you win if it isn't 3 6 or 9
you win if it's not 3 or 6 or 9
u win unless the tower has 3 6 or 9 blocks
first player wins unless it starts on 3, 6 or 9
you always win unless there are 3, 6 or 9 blocks
not 3 6 9 and you win
= With a free choice, the player to move wins if the number of blocks left is 4 or 5.
you can always win with 4 or 5
never leave them with 4 or 5
dont leave 4 or 5
if i have 4 blocks or 5 blocks i win
if there are 4 or 5 blocks you can win by leaving 3
= With a free choice, the player to move wins if the number of blocks left is 1, 2, 4, 5, 7, 8 or 10.
you win with 1, 2, 4, 5, 7, 8 or 10 blocks
1 2 4 5 7 8 10 win
you win with 1 or 2 or 4 or 5 or 7 or 8 or 10
u win at one two four five seven eight and ten
You win on 1 2 4 5 7 8 and 10
You win with 1, 2, 4, 5, 7, 8 or 10 blocks.
= With a free choice, the player to move loses if the number of blocks left is 6 or 9.
you lose with six blocks or nine blocks
= With a free choice, the player to move can't win if the number of blocks left is 6.
with six blocks left you cant win
You can't win with 6 blocks
= Right after a two, the player to move wins if the number of blocks left is 1, 4, 7 or 10.
when you can only take one you win with 1 4 7 or 10 blocks
= Right after a two, the player to move loses if the number of blocks left is 2 or 3.
after a two was taken you lose with 2 or 3 blocks
= With a free choice, the player to move loses if the number of blocks left is at least 3 and the number of blocks left is at most 3.
u lose if n is more than 2 and less than 4
= With a free choice, the player to move wins if the number of blocks left isn't a multiple of 3. The player to move loses if the number of blocks left is a multiple of 3.
win: not a multiple of 3, lose: a multiple of 3
if there is a remainder when you divide by three you win, if there isnt you lose
= With a free choice, the player to move wins if the number of blocks left is 2.
if there are 2 blocks you just take both and win
you shouldn't leave 2
= With a free choice, the player to move wins if the number of blocks left is 100.
a hundred blocks win
= With a free choice, the player to move loses if the number of blocks left is 99.
ninety-nine blocks lose
you lose with 99 blocks
= With a free choice, the player to move loses exactly when the number of blocks left is even.
loses exactly when the number of blocks left is even
= With a free choice, the player to move loses if the number of blocks left is 6.
loses if there are six blocks
if it's your turn and there's 6 left, you've lost
if i leave 6 my opponent will lose
if you have 6 blocks on your go you will end up losing
leave 6 blocks and you'll win
the other player wins if i have 6 blocks and i can pick 1 or 2
you loose at 6 because if you take 1 he takes 2 and if you take 2 he takes 1
The player to move loses when there are six blocks.
Hmm, with six you lose either way: you take one and they take two, you take two and they take one, and then it's three and the same thing happens
when theres six left
= With a free choice, the player to move loses if the number of blocks left is at most 3.
loses when there are at most three blocks
you lose with no more than 3 blocks
When there are 3 or less blocks left
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3 and the number of blocks left is at least 6.
you lose if the number of blocks left is a multiple of 3 and at least 6
= With a free choice, the player to move wins if the number of blocks left is 1, or the number of blocks left is at least 4.
you win with 1, or with 4 or more blocks
= With a free choice, the player to move wins if the number of blocks left isn't even.
you win if it's not even
= ?? Say "a multiple of 3 or 5", or give one rule for each.
multiples of 3 and 5 lose
= ?? I know these words, but I can't read this as a rule.
you win
if
you lose if its 3 less than 9
it's every multiple of three that you lose on
never leave 3 and you win
leave 3 and you win and you lose
never dont leave 3
only leave 3
you win with 3 but not if you go first
you lose with 3.5 blocks
you want 4 blocks
if its your turn you win
no matter what you win
whatever you do you lose
you lose with 3 or so blocks
you lose with 3 or else with 6
it's my turn so i win
the trick is to have 3
don't not leave 4
never 3
you need 3
it's bad to not leave 3
never have 3 on your opponents turn
make sure it isnt 4 on your opponents turn
everything loses
every number wins
you lose every number
you lose with 3 less
you win when there are 3 and they win
you win with 3 and lose with the other player
you lose if 3 is a number in the 3 times table
the winner isn't the one with 3
the loser leaves 3
the winner leaves 3
you lose with 3 but not with the others
when you divide by 3 and there's a remainder
3 loses, 6 too, 4 doesn't
your opponent wins with 3 all lose
your opponent needs 3 to win
they need 3 blocks to win
3 loses and you win
3 loses but you win
3 loses. 4 wins. leave those
make sure you have 3
make sure they have 4
make sure your opponent doesn't have 3
the winner is the one who doesn't leave 3
not every third number loses
multiples of 3 are safe to leave
you lose on those
you win on 4, and those lose
= ?? I don't know the word "towerish" here.
the towerish blocks lose
= ?? I don't know the word "sometimes" here.
you lose sometimes with 3
you always lose with 3 and sometimes with 6
= ?? I don't know the word "digit" here.
you lose if the last digit is 3
= ?? I don't know the word "blue" here.
blue blocks lose
= With a free choice, the player to move loses only if the number of blocks left is 3.
you only lose with three blocks
you need to have 3 to lose
only when exactly 3 blocks are left
You only lose when there are exactly three blocks left.
you only lose with 3 blocks
= With a free choice, the player to move loses if the number of blocks left is even.
even numbers lose
i think you lose when theres an even number left
when theres an even number of blocks left
when the number of blocks is even
u lose when its even
even numbers
when the number is even
when its even
= With a free choice, the player to move wins if the number of blocks left is 10.
10 blocks is a win for the first player
The first player wins with 10 blocks
if there's 10 blocks the first player should win
the first player can win with 10 blocks
the one who starts with 10 wins becuase 10 isnt a multiple of 3
with ten u win bc u take one and then its 9
With ten blocks the player to move wins as they can take one and leave nine.
ten is good for whoever goes first since they take 1 and leave 9, and nine is a loser
= With a free choice, the player to move loses if the number of blocks left isn't a multiple of 3.
All numbers that aren't multiples of three lose.
You lose if the number of blocks isn't a multiple of 3
you lose if it doesn't go into threes
you lose if n / 3 is not a whole number
you lose if it isnt in the 3x table
you lose if it's not a number in the 3 times table
you lose if it cant be shared by 3
= Right after a two, the player to move loses if the number of blocks left is 5.
if your opponent just took two you lose with 5 blocks
If you can only take one then 5 left is a loss.
= With a free choice, the player to move wins if the number of blocks left is at least 7.
its always a win if you have more than 6 blocks
= Right after a two, the player to move wins if the number of blocks left is 4.
you win with 4 blocks if your opponent just took two
after a 2, you win with 4 blocks
after you took two your opponent wins with 4
if someone just took two and theres 4 left you win cos you take 1 and leave 3
= With a free choice, the player to move can't lose if the number of blocks left is 5.
you dont lose with 5
= With a free choice, the player to move can't draw.
its never a draw
= With a free choice, the player to move loses if the number of blocks left is 9.
player 2 wins with 9 blocks
the player to move looses if there are 9 blocks left
I think the next one is 9 because it goes up by 3 each time
The player to move loses at 9 because one and two makes three so after a round there is 6 and then 3.
9
= With a free choice, the player to move can't lose if the number of blocks left isn't a multiple of 3.
you cant lose unless its a multiple of 3
you never lose unless its a multiple of three
= With a free choice, the player to move loses if the number of blocks left is at least 3.
you lose if there are 3 or more blocks
= With a free choice, the player to move loses unless the number of blocks left is 1 more than a multiple of 3, or the number of blocks left is 2 more than a multiple of 3.
if the remainder when you divide by 3 isn't 1 or 2 you lose
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3, or the number of blocks left is 1 more than a multiple of 3.
you lose if the remainder by 3 is 0 or 1
= ?? A remainder is always less than 3.
you lose if the remainder when divided by 3 is 0 or 3
= Right after a two, the player to move wins if the number of blocks left is 4, 7 or 10.
if your opponent took two you win with 4 7 or 10
= With a free choice, the player to move wins if the number of blocks left is 1.
when there is 1 block left i win
the player who has one block wins
= With a free choice, the player to move loses if the number of blocks left is 5.
You lose if there are 5 blocks and you can choose.
5 loses
= With a free choice, the player to move wins exactly when the number of blocks left isn't a multiple of 4.
you win iff n is not a multiple of 4
= Right after a two, the player to move loses if the number of blocks left is 2.
After your opponent takes two, you lose if there are 2 blocks left.
if you can take only one you lose with 2
when you have to take one you lose with 2
= With a free choice, the player to move wins exactly when the number of blocks left isn't 3 or 6.
You can force a win from any number of blocks except 3 and 6.
= With a free choice, the player to move wins if the number of blocks left is 7.
if its 7 blocks the first player can win
= With a free choice, the player to move wins if the number of blocks left is 8 or 9.
you win with 8 or 9 blocks
= With a free choice, the player to move loses if the number of blocks left is 4 or 8.
You lose if there are 4 or 8 blocks left
its on 4 and 8, those r the towers that lose
when its 4 or 8
= With a free choice, the player to move loses if the number of blocks left is 3 or 6. The player to move can't lose if the number of blocks left is 9.
you lose when its 3 or 6 but not 9
you lose on 3 and 6 but not at 9
losers: 3 and 6 but not 9
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3 and the number of blocks left isn't 6. The player to move can't lose if the number of blocks left is 6.
you lose if it is a multiple of 3 but not 6
= ?? Say what you divide by, too: "the remainder is 1 when you divide by 3".
you win if the remainder is 1 or 2
the remainder has to be 0 to lose
remainder 1 wins
remainder 1 or 2 wins and remainder 0 loses
when the remainder is 0 you lose
= With a free choice, the player to move wins if the number of blocks left is odd and (the number of blocks left isn't 3 or 9). The player to move can't win if the number of blocks left is 3 or 9.
win if odd except 3 and 9
= With a free choice, the player to move can't win if the number of blocks left is 3 or 6.
neither 3 nor 6 wins
dont get stuck with 3 or 6 blocks
neither 3 or 6 wins
= With a free choice, the player to move wins if the number of blocks left is 3.
if your opponent leaves 3 you win
if you leave them 3 they win
if you leave 3 you lose
you can't leave 3
it's best to have 3
you win with 3 for sure
you dont leave 3
the winner is the one your opponent leaves 3
you lose when its your opponents turn and there are 3
you want it to be 3 on your turn
you should win with 3
your friend loses if you have 3
if they always leave 3 you lose
if you always leave 3 your friend wins
the other player wins with 3 blocks
you lose with 3 on their turn
dont let them have 3
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 9. The player to move can't lose if the number of blocks left is 4.
you lose with 3 6 and 9 but not with 4
you lose at 3, 6 and 9, not at 4
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 9. The player to move wins if the number of blocks left is 1, 2, 4, 5, 7, 8 or 10.
lose: 3 6 9, win: 1 2 4 5 7 8 10
= ?? Say "you" or "your opponent" instead.
if player 1 leaves 3 player 1 wins
if there are 3 blocks they lose
= ?? Say "leave 3" or "have 3 on your turn".
you lose if you get to 3
= ?? Say when for each of them, please.
you can't lose and you can't win with 3
you lose with 3 unless they took two
= With a free choice, the player to move can't lose if the number of blocks left isn't 3.
if there are not 3 blocks you dont lose
= With a free choice, the player to move can't win if the number of blocks left isn't a multiple of 3.
you never win if its not a multiple of 3
= ?? I don't know the word "true" here.
it's not true that 3 loses
= With a free choice, the player to move can't lose if the number of blocks left is 3.
3 doesn't lose
it's not bad to have 3
3 is a number that's not a loss
if its 3 thats not bad
I noticed you dont lose with 3
3 is safe
= With a free choice, the player to move wins if the number of blocks left isn't 3.
you lose unless you leave 3
you win unless they leave 3
whoever goes first always wins unless its 3 blocks
= With a free choice, the player to move can't win if the number of blocks left is 3 or 4. The player to move wins if the number of blocks left is 5.
leave 3 or 4 but not 5
= With a free choice, the player to move can't win if the number of blocks left is 3. The player to move wins if the number of blocks left is 6.
leave 3 but not 6
= With a free choice, the player to move loses if the number of blocks left is 4.
player 2 wins if they leave 4
when theres 4 blocks left
you lose when 4 blocks are left cause the other guy gets the last one
your opponent loses with 4 blocks
you lose on 4
You lose if there are 4 blocks left.
it's a trap when there are 4
= With a free choice, the player to move loses if the number of blocks left is 3 or 6. The player to move can't lose if the number of blocks left is 6.
you lose with 3 and 6 but not 6
= With a free choice, the player to move loses if the number of blocks left is 1000000.
you lose with 1000000 blocks
= With a free choice, the player to move loses if the number of blocks left is 0.
you lose with 0 blocks
= With a free choice, the player to move loses if the number of blocks left is 3 and the number of blocks left isn't 3.
you lose with 3 and not with 3
= With a free choice, the player to move can't draw if the number of blocks left is 3.
3 wins or loses
= With a free choice, the player to move wins if the number of blocks left is 3 or 6.
you win when there are 3 and 6
= With a free choice, the player to move wins if the number of blocks left is 0.
you win if there are no blocks
= With a free choice, the player to move can't lose only if the number of blocks left is 3.
you need 3 to not lose
= With a free choice, the player to move can't lose if the number of blocks left is a multiple of 3.
every third number doesn't lose
you dont lose every third number
no multiple of 3 loses
= ?? I don't know the word "some" here.
some multiples of 3 lose
= ?? Say "a multiple of 3" or "3 goes into it".
it goes into 3
if the number of blocks goes into 3 you lose
= With a free choice, the player to move loses if the number of blocks left is 1 or 3.
you lose if the number is a factor of 3
= ?? I don't know the word "tuesdays" here.
3 blocks lose except on tuesdays
= With a free choice, the player to move wins if the number of blocks left isn't 3 and the number of blocks left isn't 6.
you win if it's not 3 and not 6
= With a free choice, the player to move wins if the number of blocks left isn't 3, or the number of blocks left isn't 6.
you win if its not 3 or its not 6
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move can't lose if the number of blocks left is 6.
you lose if its 3 and not if its 6
3 loses, that is not 6
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move wins if the number of blocks left isn't 3.
if 3 then lose else win
you lose with 3 and win with the others
= With a free choice, the player to move wins exactly when the number of blocks left is 1, 2, 4, 5, 7, 8 or 10.
winning numbers are 1, 2, 4, 5, 7, 8 and 10
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move loses if the number of blocks left is 6.
when 3 you lose and when 6 you lose
= ?? I don't know the word "copy" here.
so basically if it is a multiple of 3 your opponent can always copy you and win
= With a free choice, the player to move wins only if the number of blocks left isn't a multiple of 3.
you can only win if it's not a multiple of three
= With a free choice, the player to move loses if the number of blocks left is odd. The player to move wins if the number of blocks left is even.
odd numbers lose and even numbers win
= With a free choice, the player to move loses if the number of blocks left isn't 3.
not 3
you win unless its 3 on your opponents turn
= With a free choice, the player to move loses exactly when the number of blocks left isn't 3.
the losing row isn't 3
every number but 3 loses
all but 3 lose
= With a free choice, the player to move can't lose if the number of blocks left is 4.
it's never good to leave 4
you dont have to lose with 4
not with 4
4 is not a trap
= With a free choice, the player to move wins exactly when the number of blocks left is 3.
winners have 3
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move wins if the number of blocks left is 6. The player to move can't win if the number of blocks left is 9.
you lose with 3 but you win with 6 but not with 9
= With a free choice, the player to move wins exactly when the number of blocks left isn't 3. The player to move loses exactly when the number of blocks left isn't 4.
you win except with 3, you lose except with 4
= With a free choice, the player to move wins if the number of blocks left is a multiple of 3.
no multiple of 3 doesn't win
= With a free choice, the player to move loses if the number of blocks left is even, or the number of blocks left is a multiple of 3.
you lose if 2 or 3 goes into it
= With a free choice, the player to move loses if the number of blocks left isn't 1, 2, 3, 4, 6 or 12.
you lose if the number is not a factor of 12
= ?? Say when, too.
you lose every other number
= ?? Say "divided by 3 leaves 2", or say the number itself.
you lose if n divided by 3 is 2
you lose if n divided by 3 is 1 or 2
= ?? I don't know the word "twice" here.
you lose with twice 3 blocks
= ?? I don't understand "«»" here.
the more «blocks the better»
you win at«least with 4»
you win if the number isn't a multiple of 3 and lose if it «is»
you lose «not with 4»
you can «lose with 4 blocks»
you lose if it is not «the case that it» is even
take «2 when there are» 5
«big towers win»
if you «add up to a» multiple of three you lose
if its 4 take «1 and you win»
you win «and you lose with» 3
if your opponent doesn't leave 3 «you win»
if you dont leave 3 «you lose»
you dont always «win with 4»
nobody «loses with 3»
you win if you go «second»
if you go «second you win»
you win if you go first and «lose if you go» second
you win with 4 if you go «second»
the other player wins if they go «first»
one player «wins with 3»
both «players lose with 3»
neither of you «lose with 3»
you lose with «-3»
if 3 goes into «6 you lose»
you win if you «take 3»
take «3 and you win»
you lose if you «take 1 from 3»
you dont need 3 to «win»
not every multiple of 3 «loses»
«most multiples of three» lose
the goal is to «have 3»
you dont want it «to be 3 on» your opponents turn
you dont «know if 3 loses»
i dont «think 3 loses»
nobody «knows if 3 loses»
3 is not «the answer»
3 is what you should «never leave»
3 is the number «they leave»
you win «even with 3»
you almost «always lose with 3»
you lose with «3ish blocks»
3 and 6 dont both «lose»
you lose with 3 else «6»
if it's one more than a multiple of 3 take one, «if its two more» take two
it has to be 3 «for your opponent to» win
it must be 3 «for them to win»
when its your opponents turn they «lose with 3»
dont let it «be 3 on your» turn
you dont want it «to be 4 on» your opponents turn
make sure its not 3 «on your turn»
make sure your opponent «never has 4»
you want your opponent not «to have 4»
you should have 3 to «win»
only the losers «have 3»
you win except with 3 and «except with 6»
none of the numbers «lose»
nothing «loses»
all multiples of 3 but 6 «lose»
you lose if you can share «it by 2 and» 3
you lose if 3 doesn't go into «it»
3 is not «a factor of the» number
you lose every «second number»
you lose if the remainder «is more than 0» when you divide by 3
3 «times the blocks loses»
you lose with 3 more «blocks»
you lose with 3 blocks left or «taken»
if you can «count down in threes» to zero then you lose
you «are second with 3»
your friend and «you both lose with» 3
you both «lose with 3»
3 and 6 both «lose»
3 and 6 both «dont win»
3 6 9 dont all «lose»
not all of 3 6 9 «lose»
they all «lose with 3»
3 and 6 arent both «losing»
if you «never leave 3 you» win
if you dont always «leave 3 you lose»
you all «lose with 3»
we all «lose with 3»
I never «noticed 3 loses»
«everyone loses with 3»
it doesn't have to «be 3 for you» to win
you win «with 3» or you lose with 3
if they can't «leave 3 you win»
if you can't «leave 3 you lose»
you lose if you cant «leave a multiple of» 3
only one of 3 and 6 «loses»
to not «lose you need 3»
«even if there are» 3 you win
to win you need «your opponent to have» 3
you even «win at 9»
you lose if you cant split «it into 3 equal» groups
If you took two «last time and there» are 2 left your opponent loses
«hello»
leave «your partner with 3,6,9»
you win 2 «out of every 3» numbers
it's only «when there's 3 blocks»
i «tried 4, you lose» with 3
3 loses, your opponent «having taken two»
leave 3 after «your opponent's turn»
3 is not «safe»
unless your opponent «took two you lose» with 3
you win with 4 unless you just «took two»
neither you «nor your opponent win» with 3
you win if its «your turn and your» opponent has 3
either «you win with 3» or you lose
you lose with «about 3»
you lose with 3, it was with 6 «too»
you win, «you checked 4»
you lose on 3 as well as «6»
«everyone loses with 3», you too
it's a trap, «4»
3 and 6 lose. not those «wins»
you take «3 and win»
with 5 left you take «2 and win»
with 3 left you take «2 and win»
with 6 you can't «take 2 and win»
= With a free choice, the player to move wins if the number of blocks left is 1, 2, 4 or 5.
you win if there is 1, 2, 4 or 5 blocks left
= With a free choice, the player to move wins exactly when the number of blocks left isn't 3.
you win at all but 3
= With a free choice, the player to move loses if the number of blocks left is a multiple of 12.
you lose if its in the 12x table
= With a free choice, the player to move loses if the number of blocks left is 1 more than a multiple of 3.
you lose if its 1 more than the 3 times table
when theres 1 left over if u divide it by 3
when it is one more than a mulitple of 3, like 4 or 7
count in 3s starting with 1
= With a free choice, the player to move wins if the number of blocks left isn't 1 more than a multiple of 3.
you win if its not 1 more than a number in the 3 times table
= With a free choice, the player to move can't lose if the number of blocks left is 3, 6 or 9.
3 6 9 all dont lose
= With a free choice, the player to move wins if the number of blocks left is 1 or 2. The player to move loses if the number of blocks left is 3.
you win with 1 or 2 blocks and lose with 3
= With a free choice, the player to move loses if the number of blocks left is 3, or the number of blocks left is 6 or 9.
if u have 3 left u lose and also 6 and also 9 because 3+3 is 6 and 6+3 is 9
= With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.
Given a free choice, the player to move loses precisely if the number of remaining blocks is divisible by three.
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 9.
Well, if I see three, six or nine blocks in front of me, I have lost already.
I lose when it's my turn and 3, 6 or 9 blocks are left
if ther are 3 blocks or 6 bloks or 9 blocks left you lose
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3. The player to move wins if the number of blocks left isn't a multiple of 3.
A player with a free choice is losing whenever the number of blocks left is divisible by 3, and winning otherwise.
With a free choice you lose if the blocks are a multiple of 3. If not, you win by taking the remainder.
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 9. The player to move wins if the number of blocks left isn't 3, 6 or 9.
Player who move lose if blocks is 3 or 6 or 9, in other numbers he win
= ?? Say your reason last, please.
you lose on 3 because then 1 and 2 are left and you lose on 6 too
= With a free choice, the player to move loses if the number of blocks left is 3 or 4 and the number of blocks left isn't 4.
you lose with 3 and 4 unless it's 4
= ?? I don't understand "«»" here.
you win with neither «3 nor 6 nor» 9
you lose at neither «3 nor 6 nor» 9
= With a free choice, the player to move loses only if the number of blocks left is 3.
never unless it's 3
= With a free choice, the player to move loses if the number of blocks left is 3, or the number of blocks left is 6 or 9.
3 blocks is lost. 6 and 9 too
= With a free choice, the player to move loses if the number of blocks left is 3 or 6.
3 loses, 6 too
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3.
when you divide by 3 and theres nothing left over
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move can't lose if the number of blocks left isn't 3.
you lose with 3, otherwise you don't
= ?? I know these words, but I can't read this as a rule.
3 wins, 6 loses, otherwise not
= With a free choice, the player to move wins if the number of blocks left isn't 3 and the number of blocks left isn't even.
you win if it's neither 3 nor even
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3. The player to move wins if the number of blocks left is 1 more than a multiple of 3.
divide the blocks by 3, if theres no remainder u lose, if there is one u win
= With a free choice, the player to move loses exactly when the number of blocks left is 3, 6 or 9. The player to move wins if the number of blocks left isn't 3, 6 or 9.
you lose exactly with 3, 6 or 9 left otherwise you can win
= With a free choice, the player to move loses only if the number of blocks left is 3 or 6.
you only lose at 3 and 6
only at 3 and 6
= With a free choice, the player to move wins if the number of blocks left is 1 more than a multiple of 3, or the number of blocks left is 2 more than a multiple of 3. The player to move loses unless the number of blocks left is 1 more than a multiple of 3, or the number of blocks left is 2 more than a multiple of 3.
if the remander is 1 or 2 when you divide by 3 you win, else you lose
= With a free choice, the player to move loses if the number of blocks left is odd and the number of blocks left isn't 1. The player to move can't lose if the number of blocks left is 1.
you loose if its an odd number except 1
= With a free choice, the player to move loses if the number of blocks left is 3, 6, 9 or 10.
You lose at 3, 6, 9 and 10.
= ?? Say "on your turn" or "on your opponent's turn".
you lose when theres 3 and your opponent loses
3 loses and your opponent loses
4 is a trap for your opponent
= ?? Say "a multiple of 2 or 3", or give one rule for each.
you lose if 2 and 3 go into it
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3. The player to move wins if the number of blocks left is 10.
Multiples of 3. So 10 is a win, just take 1
= ?? I don't understand "even if your opponent" here.
you lose at 3 even if your opponent took two
= ?? I don't understand "even if they took" here.
even if they took two you lose with 3
= ?? Say how many are left: "4 loses right after a two".
if they take two and leave 4 you lose
if they take two when 6 are left you lose
= ?? Say one rule at a time, please.
with 6 blocks you lose if they took two
you lose with 3 because they take 2, 4 loses too
= ?? I don't understand "take one and 3" here.
if you take one and 3 are left you win
= ?? I don't understand "take one and leave" here.
if you take one and leave 2 you win
= With a free choice, the player to move can't win if the number of blocks left is 4.
take two so 4 are left
= ?? I don't understand "take one" here.
you lose with 10 if you take one
= With a free choice, the player to move can't lose if the number of blocks left is 4, 5, 7 or 8.
not with 4, 5, 7 and 8
= With a free choice, the player to move wins if the number of blocks left is 1, 2, 4, 5, 7, 8 or 10. The player to move loses if the number of blocks left isn't 1, 2, 4, 5, 7, 8 or 10.
you win on 1, 2, 4, 5, 7, 8 and 10 and you lose on the others
1,2,4,5,7,8,10 are wins the rest is lose
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 10.
when its 3 or 6 left or 10
3 and 6 and then 10
= With a free choice, the player to move loses if the number of blocks left is 6, or the number of blocks left is 12 or 18.
if it's 6 your going to lose, and i think also 12 and 18
= With a free choice, the player to move loses if the number of blocks left is 3 or 6. The player to move loses if the number of blocks left is 10.
You lose with 3 blocks and also with 6 blocks but at 10 you lose too because 10 is too many for one go
= Right after a two, the player to move wins only if the number of blocks left is 1, 4, 7 or 10.
after somebody takes 2 you can only win with 1, 4, 7 or 10.
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 9. Right after a two, the player to move loses if the number of blocks left is 2, 5 or 8.
with free choice its 3 6 and 9. but if the other one just took 2 then u can only take 1 and 2 5 and 8 lose too
= Right after a two, the player to move loses if the number of blocks left is 2, 3, 5, 6, 8 or 9.
If you just took two, then the other player loses on 2, 3, 5, 6, 8 and 9.
= Right after a two, the player to move wins if the number of blocks left is 2.
if you took two you lose with 2
= Right after a two, the player to move loses if the number of blocks left is 2. The player to move loses if the number of blocks left is 2.
if your opponent took two you lose with 2 and if you took two you win with 2
= With a free choice, the player to move loses if the number of blocks left is 3. Right after a two, the player to move wins if the number of blocks left is 4.
3 loses. right after a two 4 wins
= Right after a two, the player to move wins if the number of blocks left is 4. With a free choice, the player to move loses if the number of blocks left is a multiple of 3.
If the other took 2 and 4 are left you win, but with free choice you lose at multiples of 3
= With a free choice, the player to move loses if the number of blocks left is 3, 6 or 8.
I think you lose at 3, 6 and 8?
loses 3,6,8
= With a free choice, the player to move loses if the number of blocks left is between 1 and 10 and the number of blocks left is 3 or 6. The player to move can't lose if the number of blocks left is between 1 and 10 and (the number of blocks left isn't 3 or 6).
From 1 to 10 the player to move loses only at 3 and 6.
= With a free choice, the player to move loses exactly when the number of blocks left is 1 more than a multiple of 3.
The player to move loses if and only if the remainder after dividing by 3 is 1.
= With a free choice, the player to move loses exactly when the number of blocks left is 3 or 6. The player to move wins if the number of blocks left isn't 3 or 6.
only 3 and 6 are bad, all others you win
= With a free choice, the player to move wins if the number of blocks left is 1, 2, 4, 5, 7, 8 or 10. The player to move loses if the number of blocks left is 3, 6 or 9.
1,2,4,5,7,8,10 win. 3,6,9 lose
= With a free choice, the player to move loses if the number of blocks left is 3, 5 or 6.
You lose when there's 3, 5, 6 left
= With a free choice, the player to move loses if the number of blocks left is 3 or 5.
You lose when there are 3 or 5 blocks left.
= With a free choice, the player to move loses if the number of blocks left is odd and the number of blocks left is at least 2.
The person whose go it is loses if theres an odd number that is more than 1
= With a free choice, the player to move wins if the number of blocks left is 1, 2, 4, 5, 7 or 8.
You win if there are 1, 2, 4, 5, 7 or 8 blocks.
= With a free choice, the player to move loses if the number of blocks left is 2.
when there is 2 left you lose
= With a free choice, the player to move loses if the number of blocks left is a multiple of 6.
If it is multiple of 6 the player who moves is losing.
= With a free choice, the player to move loses if the number of blocks left is 3 or 6. The player to move wins if the number of blocks left is 9.
You lose at 3 and 6 but at 9 you win because you can take 2
= ?? I don't understand "play well" here.
you win with 4 unless they play well
= ?? Say "only", or leave out "that's all".
3 loses, that's all
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3. The player to move loses if the number of blocks left is a multiple of 3. The player to move wins unless the number of blocks left is a multiple of 3, or the number of blocks left is a multiple of 3.
lol its just the 3 times table, if your on one of those you lose and if not you win
= With a free choice, the player to move can't lose if the number of blocks left is 4 or 5.
So when there's 4 or 5 left you're totally fine, you just take 1 or 2 and then they've got three
= Right after a two, the player to move loses if the number of blocks left is 5. The player to move wins if the number of blocks left is 4.
if my friend just took two and theres 5 left im dead because i can only take one, but if its 4 i win
= With a free choice, the player to move wins if the number of blocks left is at most 5.
if there's 5 or less left whoever's turn it is wins because they can just grab stuff
= With a free choice, the player to move loses if the number of blocks left is 9. The player to move wins if the number of blocks left is 8.
9 blocks and you lose, 8 blocks and you win
= With a free choice, the player to move can't lose if the number of blocks left is 10.
With ten blocks you dont lose.
= With a free choice, the player to move loses if the number of blocks left is 1, 4, 7 or 10.
1, 4, 7 and 10 loose
= With a free choice, the player to move loses if the number of blocks left is 4, 6 or 9.
I noticed 4, 6 and 9 lose
i figured 4, 6 and 9
= ?? I don't know the word "rock" here.
with 4, you rock
you win with 4, with 5, you rock
3 loses, you rock with 6
you lose with 3. you rock with 4
= With a free choice, the player to move draws if the number of blocks left is 4.
you can't win with 4 and you can't lose
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3. The player to move wins if the number of blocks left is a multiple of 3.
multiples of 3 lose. never leave one of those
= With a free choice, the player to move loses if the number of blocks left is a multiple of 3. The player to move can't win if the number of blocks left is a multiple of 3.
multiples of 3 lose. dont get one of those
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move can't lose if the number of blocks left is 4.
3 loses and 4 doesn't
= ?? I don't know the word "likely" here.
3 is likely a loss
= ?? I don't know the word "unlikely" here.
3 is unlikely to win
= ?? I don't know the word "occasionally" here.
you occasionally lose with 3
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move loses if the number of blocks left is 4.
you lose with 3 because it is 3, but with 4 you lose too
you think 3 loses but 4 does
= With a free choice, the player to move loses if the number of blocks left is 3. The player to move loses if the number of blocks left is 5.
you lose with 3 because it's odd and 5 is odd so 5 loses
= With a free choice, the player to move loses if the number of blocks left is 3 or 4.
3 loses, the same for 4
= With a free choice, the player to move wins if the number of blocks left is 4 or 3.
4 wins, same goes for 3
4 wins, they're happy, 3 too
= With a free choice, the player to move can't lose if the number of blocks left is 3 or 4.
neither 3 nor 4 lose
= ?? I don't know the word "thought" here.
at first i thought it was 4, but it's 3
at first i thought 4, but no, 3 loses
i thought 3 loses but 4 loses
you thought 4, you lose with 3
= ?? I don't know the word "kept" here.
they kept 3, you lose with 6
= ?? I don't know the word "cheat" here.
unless you cheat 3 loses
= ?? Say which they are.
3 and 6 lose, one of those wins
`,
  "switch-battle": `
= The player to move loses if the number of zeros is at least 3.
You lose if there are more than two zeros.
if there are three or more zeros, you lose
the player to move loses if there are at least three zeros
loses if more than two zeros
three or more zeros lose
The player moving loses when it has more than two zeros.
= The player to move wins exactly when the number of ones is even.
wins exactly when the ones are even
wins exactly when the ones are even in number
= The player to move wins exactly when the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
win iff zeros = 1 or (zeros = 2 and adjacent)
The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbours.
wins exactly when the zeros are one or two neighbours
you win exactly when there is exactly one zero or two neighbouring zeros
wins exactly when there is a single zero, or two zeros that touch
the player to move wins iff there is one zero, or two adjacent zeros
the opponent loses exactly when there is only one zero or two neighbours
the player to move wins if and only if there is one zero or two adjacent zeros
the next player wins exactly when there is just one zero or two zeros beside each other
you win exactly when there is 1 zero or 2 neighboring zeros
you win exactly when the number of zeros is 1, or the zeros are two neighbors
The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.
only one or two neighbouring zeros win
you win with exactly one zero or exactly two neighbouring zeros and in no other case
exactly one zero or two zeros next to each other
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
The player to move wins when there is only one zero left or when there are two zeros and they are next to each other.
u win if theres 1 zero or 2 zeros next to eachother
you win if there's 1 zero or if there's 2 zeros and they're touching
dont leave 1 zero or 2 zeros next to each other
you win when you have one zero or two zeros that are touching
i win when there is one zero or two zeros next to each other
wins when one zero or two zeros side by side
the player to move wins when there's a single zero, or two zeroes side by side
you can win straight away with one zero or two touching zeros
one or two adjacent zeros win
you win if there is only one zero or two zeros touching
you win when theres one 0 or two 0s beside each other
never leave just one zero, or just two that are neighbors
never leave one zero or two neighbors
you win if theres one zero and two zeros next to each other
you win when theres one 0 or two 0s next to each other
you win with one zero and two neighboring zeros
you win if there are one or two zeros next to each other
a single zero or two adjacent zeros
you win if 1 zero is left or 2 zeros beside one another
you win if only 1 switch needs to be flipped or 2 switches beside each other
you win when its one zero or two zeros that aren't apart
you can win straight away if there is 1 zero or 2 zeros that are neighbours
dont leave 1 zero or 2 zeros next to each other or your opponent will win
you win if theres only one zero or if theres two and theyre next to each other
you want there to be one zero or two together on your turn
player one wins with a single zero or two zeros that are beside each other
never leave your opponent with a single 0 or a pair of 0s that are touching
leave one zero or two neighbors and they win
whoever's turn it is can win if there is one zero or two zeros together
if the row has 1 zero or 2 zeros next to each other its a win for the person going
you win if all are 1 except for one or two neighbours
if theres exactly one or two zeros and the two are touching you win
You win if there's just one 0 or two 0's that are next to each other.
a row is won when it has one zero or two neighbouring zeros
player to move wins if there are one or two zeros and they are next to each other
dont let your opponent have 1 zero or 2 together
you win if there are one or two zeros and all are together
you win with 1 zero or with 2 zeros if they touch
you win if you need to flip one switch or two neighbors
you win if there's one zero or two zeros stuck together
you can win when theres only one zero or 2 zeros beside each other
you win if you only have to flip one switch or two switches next to each other
when 1 zero or 2 neighboring zeros are left the player to move wins
you should never leave one zero or two zeros that are touching
you win if there's one 0 or a pair of 0s next to each other
never leave your opponent one zero, or two zeros next to each other
you win if only one switch is zero or two neighbors are zero
you can win with 1 zero or 2 zeros next to one another
1 zero or 2 zeros touching = win
the winner is the one who has one zero or two neighbouring zeros on their turn
when theres only one 0 left or two 0s next to each other
one zero or two zeros next to each other
a single 0 anywhere, or a 00 when all the rest is 1
if all are 1 exept one switch or two neighbors
either one 0 or a 00 and the rest all 1
dont leave your oponent one zero or two zeros next to each other or he wins
you win when one flip turns the last zeros on, so 1 zero or 2 zeros together
You win if one move can finish the row.
you win if all the zeros can be flipped at once
1 zero or 2 next to each other
When there is only one zero left or two zeros that are neighbors.
when you can finish it in one move
one zero, or two zeros if there is no 1 in between
If the other person leaves you one zero or a pair of zeros next to eachother
you win if you can make it all ones in one move
the player wins if he can make all ones in one move
you can make it all ones with one flip
if there's one 0 left or two 0s that touch
The player to move wins if they can make all ones in one move.
When there's one zero or two neighbor zeros, because you can only flip one or two switches that are together
never leave just 1 zero or 2 together or the other player wins
when theres only one 0 left or two 0s that are neighbours
one 0, or 00
The player to move wins if all the zeros can be flipped in one move, so one zero or a pair side by side.
when you can do it in one go
0 and 00
1 zero or 2 zeros next to eachother
The player to move wins if there is exactly one 0, or if there are exactly two 0s and they are neighbors.
you can win if all the zeros that are left can be flipped in one move
when it is one zero alone or two zeros together and the others are all 1
1 zero or 2 zeros together
You win when there is only one zero left or two zeros that are next to each other.
one or two zeros but if its two they have to be neighbors
The player to move wins when all the switches but one are 1, or all but two that are neighbors
when its your turn and you only have to do one more flip to win
never leave one zero or a double zero for the other guy
The player wins with one zero or two neighbor zeros because you can flip one or two switches in a move.
The player to move wins if there is only one zero, or if there are two zeros that are neighbours.
1 zero or 2 neighbouring zeros
You win if one move makes it all ones, which is one zero or two zeros touching.
1 or 2 together
Basically you win if theres just one zero or if theres two zeros but they have to be next to each other because you cant flip two that are far apart
only 1 zero in the row, or 2 zeros who are neighbors
whoever gets left with one zero or two zeros next to eachother wins so dont give them that
bro one zero or two zeros that touch, thats literally it
when there is only one 0 or two 0s next to each other
1 zero, or 2 neighboring zeros
= The player to move wins exactly when the number of zeros is 1.
wins exactly when one zero
wins exactly when there is one zero
the player to move wins exactly when exactly one switch showing 0
you win with one zero and nothing else
= The player to move wins if the number of zeros is 1.
a row with one zero is won
Don't leave a single zero.
with 1 zero u just flip it and win
never leave ur opp 1 zero
i win if theres one 0
1 zero = win
you win if all but one are ones
you win if only one switch is off
if theres 1 zero left u win
i win when there is a single zero
you win when only one zero is left
one zero is great
you win if there's only one 0 left
if only 1 zero remains the mover wins
don't leave one zero
you win if theres 1 zero
if all but one are ones you win
a row with one zero wins
the row with one zero is won
u win if there is 1 zero left
if theres just 1 zero u win cuz u can flip it
you win if its all ones but one
you win if there is exactly 1 zero
don't leave 1 zero
you lose if you leave one zero
if the row has one 0 the player to move wins
you win if there is only one zero left
never leave one zero
if all but one switch is 1 you win
you win if every switch but one is 1
you win when every switch except one is a 1
when only 1 zero is left
you can win if there's only one switch left to flip
u can finish if theres one 0 left
if your opponent leaves only one zero then you win
having one zero left means you win
the player to move wins if 1 switch is showing 0
if there's one zero left and its your turn you win
if it's all 1s apart from one then you can win
you win if you have to flip just one switch
you win if one switch is 0
if only one switch is off the next person wins
you can win if just one zero is left in the row
one zero means win
you can win in one move if there is only one zero
as long as there's one zero you win
don't let the other person have one zero
you can always win when one switch is off
you win with one 0
never leave one switch off
if there is a single zero the player to move always wins
whoever has a row with one zero wins
if your opponent has a row with one zero you lose
when there's only one zero, you win
the player going wins if there's just 1 zero
if there's a single 0 left I win
your friend wins if you leave one zero
if you have 1 zero left you win
you win with one zero
when all but one are 1
if u leave ur opponent one zero they win
when theres only one 0
the other player wins if i leave just one zero
when theres only one 0 left
if i leave just one zero my opponent flips it and wins
if theres one 0
You win when there is only one zero.
one zero
you win when its just one zero
your opponent wins with one zero
if theres a zero on its own and nothing else you win
when theres one 0
1 zero anywhere
one 0
if all are 1 but not one
You win if there is one zero.
Never leave one zero
you win with one zero, and you don't lose
if there's one zero, no matter where, you win
one zero, any one, wins
= The player to move wins if the number of zeros is 2 and the zeros are neighbors.
2 zeros together i win
when 2 zeros are beside each other you win
if there are two zeros next to each other, you win
the player to move wins if there are two adjacent zeros
if two zeros touch, the player to move wins
wins if the zeros are two neighbours
two neighbouring zeros win
two zeros side by side win
you win with 2 zeros in a row
two neighbouring zeroes win
if there are two zeros and they are neighbors you win
2 zeros next to eachother wins
if two zeros are neighbors and there are no other zeros you win
you win when there are two zeros in one group
dont leave two zeros side by side
you win with two zeros if they are neighbors
there are 2 neighbors
two zeroes right next to each other
when two zeros are in one block you win
two adjacent switches need flipping
if you leave 2 zeros together your opponent wins
the row has two zeros side by side so i win
if the two zeros are next door to each other you can flip both and win
if there are two zeros side by side the person whose turn it is wins
if all the switches are on except two next to each other you win
you win if you only need to flip two neighbors
2 zeros are in the same group
you can win if there are 2 zeros in a row
two 0s next to each other is a winning row
you win if two zeros dont have a gap
if you have two zeros side by side on your turn you win
two zeros that touch and you win
whoever has a row with two neighboring zeros wins
you win if there are exactly 2 zeros and they are right beside each other
two zeros which are neighbours is a win for whoever's turn it is
you win with two zeros with no ones between them
the player to move wins when two zeros r neighbors and there are no other zeros
two zeros with no ones between them is a win
all ones exept two that touch
you win if there are 2 zeros and no 1 between them
2 zeros but only if they are side by side
if the only two 0s are side by side you flip both and win
two zeros side by side because you can flip neighbors
when there are two zeros beside each other
two 0s side by side
two zeros beside each other, because you can flip neighbors in one move
When two zeros are side by side becuase you can flip both at once
The player to move wins with 00 as long as all the rest are 1.
two zeros with nothing between
If there are two zeros and they are neighbors, the player to move wins.
Dont leave two zeros together.
= The player to move loses exactly when the number of zeros is 2 and the zeros are apart.
loses exactly when there are two zeros that are not neighbours
loses exactly when the zeros are two that aren't adjacent
= The player to move loses if the number of zeros is 2 and the zeros are apart.
you lose when two zeros don't touch
loses when two zeros are apart
i lose when there are two separate zeros
the player to move loses when there are two zeros that do not touch
you lose if there are two zeros apart
you lose when there are 2 zeros with a 1 between them
= The player to move wins exactly when the number of zeros is at most 2.
wins exactly when there are at most two zeros
= The player to move wins if the number of zeros is at most 2.
you win if number of zeros <= 2
wins when there are two or fewer zeros
you win when there are fewer than three zeros
wins when less than 3 zeros
you win if there are at most two zeros
you win if there are not more than 2 zeros
when theres less than 3 zeros
when there are 2 or less zeros
you win if theres less than 3 zeros
= The player to move wins exactly when the number of groups of zeros is 1.
wins exactly when there is one group of zeros
wins exactly when the groups of zeros are one
the player to move wins exactly when there is a single group of zeros
= The player to move wins if the number of groups of zeros is 1.
you win when there is only one group of zeros
= The player to move wins only if the number of zeros is 1.
wins only if the zeros are one
only when theres exactly one zero
You only win when there's exactly one zero.
= The player to move wins exactly when the number of zeros is 1 or 2.
wins exactly when there are one or two zeros
= The player to move wins if the number of zeros is 1. The player to move wins if the number of zeros is 2 and the zeros are neighbors. The player to move draws unless the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
one zero wins, two neighbors win, everything else is a draw
1 zero: win. 2 zeros next to each other: win. anything else: draw
= The player to move draws if the number of zeros is 2 and the zeros are apart.
its a draw when there are 2 zeros with a gap between them
If the two zeros are not neighbors then nobody wins.
two zeros that are not next to each other is a draw
two zeros apart is a draw
if there are 2 zeros and they're not next to each other its a draw
2 zeros not next to each other is a draw
if there are 2 zeros apart nobody wins
if there are two zeros and they arent neighbours its a draw
if there are exactly 2 zeros and they're not touching then its a tie
a row with two zeros that are separated by ones is a draw
two zeros apart means its going to be a draw
it will be a draw if two zeros arent side by side
if two zeros are split up then no one can win
neither player can win with two zeros that are apart
if there are two zeros and they are not side by side then it is a tie
it's a draw if there are 2 zeros apart
if there are two zeros that arent neighbors nobody can win the game
you draw if there are 2 zeros that have a 1 between them
you draw if there are 2 zeros with ones between them
if 2 zeros arent together its a draw
two zeros dont touch each other so its a draw
two zeros that arent neighbors is just a draw
if theres 2 zeros and they arent neighbors nobody wins
2 zeros that arent neighbours = draw
= The player to move draws if the number of zeros is 3.
if there r 3 zeros nobody can win
3 zeros nobody wins
three zeros nobody wins
three zeros in the row is a draw
with 3 zeros no one can win
neither player can force a win with three zeros
three zeros is a draw
nobody can win with 3 zeros
if there are three zeros it ends in a draw
You draw with three zeros.
= The player to move can't win if the number of zeros is 3.
you can't win with three zeros
it's never a win with three zeros
You dont win with 3 zeros even if they're in a row
it's not a win when there's three zeros even if they're all in a row, because you can flip two at most
= The player to move draws if the number of ones is 0.
If all switches are 0 it's a draw
if all switches are 0 nobody wins
all zeros is a draw
its a draw if all are 0
= The player to move draws if the zeros are apart.
nobody wins if the zeros arent next to each other
if the zeros have a 1 between them nobody wins
= The player to move can't win if the number of zeros is at least 3, or the number of zeros is 2 and the zeros are apart.
leave at least three zeros, or two that aren't neighbors
= The player to move wins if the zeros are neighbors.
if the 0s are next to each other you win
you win if the zeros are together
if the zeros are neighbours you win
If the zeros are all together in one clump
= The player to move can't lose.
You never lose if you play right.
you can't lose
you never lose
you can always draw
player 2 never wins
So I noticed nobody ever has to lose if they're careful, cause with three or more zeros you can always do something safe
the player to move never loses
= The player to move wins if the number of zeros is odd.
you win if the number of zeros is odd
an odd number of zeros wins
if there is an odd number of zeros you win
when the number of zeros is odd
you win with an odd number of zeros
odd number of zeros i think
when its an odd number of zeros
You win if there's an odd number of zeros.
odd number of zeros
when there's an odd number of zeros the player to move wins
= The player to move wins if the number of zeros is 1 or 2.
you win with one or two zeros
dont leave one or two zeros
the player who has one or two zeros wins
when 1 or 2 zeros are left, doesnt matter where
when there is 1 or 2 zeros left
when there are 1 or 2 zeros
if it has 1 or 2 zeros
when there are 1 or 2 zeros because you can flip one switch or two
i think you win when theres 1 zero or 2 zeros, doesnt matter where they are cause you can flip two
no matter if there's one or two zeros, you win
= The player to move draws if the number of zeros is at least 3.
If there are three or more zeros it is a draw.
nobody can win if theres 3 or more 0s
it's a tie if there are 3 or more zeros
nobody wins if theres 3 or more 0s because they keep flipping back
with 3 or more zeros no one can win if they both play well
more than two zeros is always a draw
3 or more zeros = nobody wins
a draw happens if there are more than 2 zeros
no one wins if there are three zeros or more
the game is a draw with 3 or more zeros
a draw happens when there are 3 or more zeros
3 zeros or more is a draw
if there are more than two zeros then it will always be a draw
the game is drawn if there are 3 or more zeros
if there's more than 2 zeros nobody wins
If its 3 or more zeros nobody wins if they both play right
3 or more zeros is a draw
= The player to move wins if the number of zeros isn't 3.
you win unless there are 3 zeros
= The player to move can't win if the number of zeros is at least 3.
if there's more than 2 zeros you can't win
leave at least 3 zeros
you cant win if there are 3 or more zeros
you cant win with more than two zeros
always leave at least three zeros
leave three zeros or more
you can't win if there are 3 or more zeros
if there are 3 zeros or more you cant win
with three or more zeros u cant win if the other one plays good
if theres more than 2 zeros you cant win yet
I always keep three zeros or more on the board and then they can't finish it haha
= The player to move wins only if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
you can only win if there's 1 zero or 2 neighbor zeros
you only win with one zero or two zeros side by side
you win only with one zero or two neighbors
you only win if there is one zero or two adjacent zeros
you win only if there is one zero or two zeros that are neighbors
you need one zero or two touching zeros to win
its only possible to win with one zero or two neighbouring zeros
you have to have one zero or two together to win
you only win when there is one zero or when two zeros are neighbors
u win only when u can finish with one move, thats one zero or two zeros together
only if one move makes it all 1s, so one 0 or a pair of 0s beside eachother
You win only if you can finish in one flip.
= The player to move wins if the number of ones is 6.
You can win in one move if exactly six switches show 1.
you win if there are 6 ones
6 ones wins
you win with six ones
you win when 6 switches are 1
you win when the row has six ones
with six ones u win
you win when six switches are 1
six 1s
= The player to move wins if the number of zeros is at most 2 and the zeros are neighbors.
you win if the number of zeros is less than 3 and they are neighbors
you win if there are less than 3 zeros and they touch
at most 2 zeros and they are neighbors
= The player to move wins if the number of zeros is 0.
no zeros wins
you win when no zeros are left
you win if no switches need flipping
you win if there aren't any zeros
= The player to move draws unless the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
it's a draw unless there is one zero or two neighbors
it's a draw unless there is one zero or two neighboring zeros
its a draw unless theres just one zero or two zeros together
nobody wins unless theres only one zero or two next to each other
its a tie unless theres 1 zero or 2 zeros that are neighbors
= The player to move wins if the number of ones is 0.
you win if all switches are 0
you win if zero switches are on
whoever starts from all zeros wins if they play good, like they do pairs and then there's one left for them
you win if zero 1s
= ?? I know these words, but I can't read this as a rule.
w exactly one
you win if there is a zero
you win with one between them
you draw if 2 zeros have exactly 1 between them
you draw if 2 zeros have only one between them
one zero and not all the rest are ones
the zeros are in two groups
you win with a zero at the end
you win with 1 zero and the opponent can't
you win with one zero but you lose
you win with 2 zeros, if two they have to be apart
one or two zeros win, but if there are two they must be neighbors
at most two zeros, but if there are two they must be neighbors
= ?? Say when, too.
otherwise it's a draw
= The player to move wins if the number of zeros is 2.
two zeros = win
the player to move wins with two zeros
just two switches are 0 you win
u win if there are two zeros
whenever there are 2 zeros
when there are two zeros
you win if there are two zeros
when there are 2 zeros
You win with 2 zeros
two 0s
two zeros
= The player to move can't lose if the number of zeros is at least 3.
you can't lose if there are three or more zeros
= The player to move wins if the number of zeros is 1. The player to move draws if the number of zeros isn't 1.
you win with 1 zero, otherwise nobody wins
= The player to move always wins.
the first player always wins
Player 1 always wins
= The player to move wins if the number of zeros is even.
you win if there is an even number of zeros
You win if the number of zeros is even.
= The player to move wins if the number of ones is 5 and the zeros are neighbors.
a row with 5 ones is a win if the zeros touch
= The player to move loses if the number of zeros is 2.
if just two switches are 0 you lose
you lose with 2 zeros and you can't win
= ?? Say "exactly one", or add "and nothing else".
only two zeros left is a win
= The player to move wins if the number of zeros is 2 and the zeros are neighbors. The player to move draws unless the number of zeros is 2 and the zeros are neighbors.
if there are two zeros next to each other you win otherwise its a draw
= The player to move can't win if the number of zeros is 2 and the zeros are apart.
leave 2 zeros that are not neighbors
when there's two 0s but they have a gap you cant win
you cant win if two zeros arent next to each other
two zeros apart is never a win
you should leave two zeros that are apart
you cant win if the 2 zeros are apart
Player to move don't win if the two zeros are not neighbours.
= The player to move wins if the number of zeros is at least 2 and the zeros are neighbors.
You win as long as all the zeros are next to each other.
you win if all zeros are neighbors
u win when all the zeros are next to each other doesnt matter how many
When all the zeros are together in one group
When all the zeros are neighbors.
when all the zeros are next to each other it dosent matter how many
= The player to move draws if the number of zeros is at least 3, or the number of zeros is 2 and the zeros are apart.
draw if zeros >= 3 or 2 zeros apart
you draw if there are more than 2 zeros or two zeros apart
= The player to move can't win unless the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
you cant win unless there is one zero or two neighbors
you cant win unless theres one or two zeros and if theres two they have to be neighbors
= The player to move can't lose if the number of zeros is 3.
you never lose with three zeros
you can't lose with 3 zeros and neither can they
= The player to move loses if the number of zeros is 0.
the player to move loses if there are no zeros
= The player to move wins if the number of ones is 1.
you win if there is only one 1
= ?? I don't know the word "sometimes" here.
with 1 zero you win, with 2 you sometimes win
= The player to move can't win if the zeros are apart.
u cant win if the zeros arent touching
= The player to move wins exactly when the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors. The player to move draws unless the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
You win exactly when one switch is 0 or two adjacent switches are 0, and otherwise it's a draw.
exactly 1 zero, or 2 zeros that touch, otherwise its a draw
= The player to move draws if the number of zeros is 4.
four zeros is a tie
= The player to move draws exactly when not (the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors).
anything but one zero or two neighboring zeros is a draw
if nobody makes a mistake its a draw exept when theres 1 zero or 2 zeros side by side
= The player to move loses if the number of zeros is 3.
three zeros loses
if theres 3 zeros the mover loses and the other one wins
with 3 zeros you lose because the other one finishes it
You lose if there are three zeros
So if there are three zeros you lose because you flip two and then your opponent gets the last one lol
you lose when there are 3 zeros
= The player to move wins if the number of zeros is 3 and the zeros are neighbors.
three zeros in a row wins
three zeros in a row because u flip two and then one
= The player to move wins if the number of ones is 5.
you win if there are 5 ones
= The player to move wins if the number of zeros is at most 1.
you can win if theres atmost 1 zero
= The player to move wins if the number of zeros is 2 and the zeros are neighbors, or the number of zeros is 1.
two zeros that touch or one zero
two zeros next to each other or just one zero
you win when there are two zeros that are neighbours or just one zero
2 zeros right beside each other or 1 zero
you win when two side by side switches are 0 or just one is
00 or 0
= The player to move wins if the number of zeros is 1. The player to move wins if the number of zeros isn't 1 and (the number of zeros is 2 and the zeros are neighbors).
if u have 1 zero u win else if u have 2 zeros together u win
= The player to move wins if the zeros are neighbors and the number of zeros is at most 2.
if the zeros are all in one group and theres less than 3 you win
The zeros have to be next to each other, and there can't be more than two.
= The player to move wins only if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors. The player to move draws unless the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
you only win with 1 zero or two zeros next to each other, anything else is a draw
= ?? I don't know the word "light" here.
the person whose go it is wins if one light is off
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors. The player to move draws unless the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
the first player wins if there is one 0 or if there are two 0s side by side otherwise no one wins
the one who moves wins if theres a single zero or two zeros next to each other, if not nobody wins
1 zero or 2 zeros next to each other wins the rest draws
if there is exactly one zero or exactly two zeros that touch, otherwise nobody can force a win
you win with 1 zero or 2 zeros that are neigbors, else its a draw
when there is 1 zero anywhere or 2 touching. otherwise its a draw
if u can finish it in one move u win otherwise nobody wins
you can win if your only one move away, otherwise it just goes on forever and ever
= The player to move wins if the number of groups of zeros is 1 and the number of zeros is 1 or 2.
you win if there is 1 group of zeros and it has 1 or 2 zeros
= The player to move wins if the number of zeros is 1 or 2 and (not the zeros are apart). The player to move can't win if the zeros are apart.
you win with one or two zeros but not if they are apart
1 or 2 zeros but not when theres a 1 between the zeros
= The player to move wins unless the zeros are apart.
you win if the zeros arent apart
if the zeros are not apart you win
= ?? Say "not next to each other", or say how many there are.
you win if there are no zeros next to each other
you win if there's no gap between the zeros
you win if the zeros have no gap
you win if no zeros touch each other
= The player to move wins unless the number of zeros is 2 and the zeros are apart.
you win unless two zeros are apart
you win if it isn't two zeros apart
= The player to move wins if the number of zeros is 2 and (not the zeros are neighbors).
you win if there are two zeros and not next to each other
with 2 zeros only if not together
= The player to move wins if (the number of zeros is at least 2 and the zeros are neighbors) and the number of zeros isn't 3.
you win if all zeros are together and there are not 3
= The player to move loses if the number of zeros is 2 and the zeros are neighbors.
the two zeros next to each other lose
= The player to move wins if the number of zeros is 2 and the zeros are neighbors, or the number of zeros is 2 and the zeros are apart.
you win with two zeros next to each other and two zeros apart
= The player to move can't win if the number of zeros is 3, or the number of zeros is 2 and the zeros are apart.
you should leave three zeros or two that arent touching
= The player to move wins if the number of zeros is 1. The player to move can't win if the number of zeros is 3.
I can win if theres 1 zero but i cant win if theres 3
= The player to move draws if the number of zeros is 3, or the number of zeros is 2 and the zeros are apart.
nobody wins if there are 3 zeros or if there are two with a gap
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and (the number of zeros is at least 2 and the zeros are neighbors).
if all the zeros are next to each other and there are only 1 or 2 of them then you win
= The player to move wins if the number of zeros is 1. The player to move draws if the number of zeros is 3.
you win with 1 zero and draw with 3
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and the zeros are apart.
you win if there is one or two zeros and they are not next to each other
you win if one or two zeros are not neighbors
one zero or if two they must be apart
= The player to move wins if the number of zeros is 2 or 3 and the zeros are neighbors.
you win if there are two or three zeros and they are together
= The player to move wins if the number of zeros is 2 and the zeros are apart.
you win if two zeros have a gap
you win with two zeros not touching each other
You win when there are two zeros that are not next to each other.
two zeros with a gap between them win
= The player to move wins if the number of zeros isn't 1.
you win if there's not one zero
you win if you don't need to flip one switch
= The player to move wins if the number of zeros is at least 3.
you win if you need to flip more than 2
= ?? I don't understand "«»" here.
you win if «any two zeros touch»
with one zero or two touching ones you «win»
nobody wins from «the start»
nobody wins at «the start»
if «theres lots of ones» you win
the zeros are in one block «of 2»
you win if no «two zeros are next» to each other
you win if exactly one of the zeros «is next to a» one
the person who's turn it is loses «nothing with 3 zeros»
if 1 zero left flip it «to win»
all but two «next to each other» are zero you win
the zeros are in one group «of 2»
you need two «flips to win»
a draw «never happens when there» are 3 zeros
a draw «doesn't happen with one» zero
you win if there aren't any «two zeros touching»
you win if you don't have any «more than 2 zeros»
you win if your opponent doesn't «have any zeros»
you win if there are 2 zeros «without a 1 between» them
you draw if 2 zeros have more than one «between them»
two zeros with one between them is a draw but with 2 «between them it is» a win
you win if there isn't only «one zero»
there is no winner «with 4 zeros»
you win if you flip «two neighbors»
one group of two zeros «wins»
«whoever doesn't have a» row with one zero wins
you win with one zero, «the same goes for» two
two zeros far «apart win»
nobody «ever loses»
= The player to move loses if the number of zeros is 1.
whoever has a row with one zero loses
you win if there's one zero left for your opponent
= The player to move draws if the number of zeros is 2 and the zeros are apart, or the number of zeros is at least 3.
its a draw when you have 2 zeros and they are not touching or more than 2 zeros
= The player to move draws if the number of zeros isn't 1 or 2.
nobody wins unless there are one or two zeros
= The player to move draws if the number of zeros is 2 and (not the zeros are apart).
you draw if there are two zeros and not 1 between them
= The player to move wins if the number of zeros is 1. The player to move wins if the number of zeros is 2 and the zeros are neighbors.
with one zero you win and with two zeros next to each other you win
when there is one 0. also when there are two 0s in a row
If there's a single 0 you win, if there are two 0s they have to be beside each other.
= The player to move wins if the number of zeros is 1 or 2 and (not (the number of zeros is 2 and the zeros are apart)).
You win if there are one or two zeros, unless the two zeros aren't next to each other.
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
you win if theres 1 zero or 2 zeros but only if they are together
If there's just one nought left, or a pair of noughts sitting together, I win.
you win wen thers only 1 zero left or 2 zeros besid each other
= The player to move wins if the number of zeros is 1. The player to move wins if the number of zeros is 2 and the zeros are neighbors.
If there is one 0 you win because you just flip it, and if there are two 0s side by side you win too because you can flip both.
= The player to move wins exactly when the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
Win iff #zeros = 1 or (#zeros = 2 and they are adjacent)
The player to move wins if and only if either exactly one switch shows 0 or exactly two adjacent switches show 0.
= The player to move draws if the number of zeros is 2 and the zeros are apart, or the number of zeros is at least 3.
when there are 2 zeros apart its a draw, same with 3 or more
= ?? Say "or" between different counts.
you win with one zero and with two if they are neighbors
= ?? Say "but not when" instead of "only".
you win with one zero. you only win with two zeros if they are neighbors
= ?? Say "you" and "your opponent" instead.
player 1 wins if one zero and player 2 wins if two neighbor zeros
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
you win when 1 or 2 zeros are left but the 2 have to be neighbors
you win with 1 or 2 zeros but if its 2 they have to be next to each other
= The player to move wins if the number of zeros is 1. The player to move draws if the number of zeros isn't 1.
1 zero. otherwise nobody wins
= The player to move wins only if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
never, unless there is only one 0 or two 0s in a row
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
if only one switch is off or if two are off and they are neighbours
= The player to move wins if switch 1 is 0 and switch 2 is 0 and the number of zeros is 2.
you win if only switches 1 and 2 are 0
you win if switches 1 and 2 are 0
you win if the first two switches are zero
= The player to move wins if the number of zeros is 2 and the zeros are neighbors. The player to move can't win if the number of zeros is 3.
if 2 zeros are touching but not 3 you win
= The player to move wins if switch 1 is 0.
switch 1 is zero
= The player to move wins if the zeros are neighbors and the number of zeros is 2.
you can win if the only zeros are next to each other and there are 2
= The player to move wins if the number of ones is 5 and (the number of zeros is 2 and the zeros are neighbors).
when there are 5 ones and the 2 zeros are side by side
= The player to move wins if the number of zeros isn't 1 and (not (the number of zeros is 2 and the zeros are neighbors)).
you win if there isnt one zero or two neighboring zeros
= The player to move wins if the number of ones is 6, or the number of ones is 5 and the zeros are neighbors.
u win with 6 ones, or with 5 ones if the zeros are side by side
6 ones, or 5 ones with the zeros next to each other
6 ones or 5 ones if the zeros are touching
six 1s, or five 1s and the 0s are touching
6 ones or 5 ones with the 0s next to each other
= The player to move wins if the row is 1110011, or the row is 1011111.
1110011 and 1011111 are wins
= The player to move wins if the number of zeros is 2 and (not the zeros are apart).
two zeros unless theyre apart
two zeros win unless there is a 1 between them
= The player to move wins if the row is 0111110.
0111110 wins because only 2 are missing
= The player to move wins if switch 1 is 0 and switch 2 is 0 and the number of zeros is 2, or switch 2 is 0 and switch 3 is 0 and the number of zeros is 2, or switch 3 is 0 and switch 4 is 0 and the number of zeros is 2, or switch 4 is 0 and switch 5 is 0 and the number of zeros is 2, or switch 5 is 0 and switch 6 is 0 and the number of zeros is 2, or switch 6 is 0 and switch 7 is 0 and the number of zeros is 2.
when just 1&2, 2&3, 3&4, 4&5, 5&6 or 6&7 are zero
= The player to move wins if the number of zeros is 1. The player to move wins if the number of zeros is 2 and the zeros are neighbors. The player to move can't win if the number of zeros is 2 and (not the zeros are neighbors).
if there is one zero you win, if there are two zeros you only win if they are neighbors
1 zero = win, 2 zeros = only win if they touch
hmm so all that matters is how many zeros are left: one wins, and two wins only when they're side by side
= The player to move wins if the number of ones is 5 and (the number of zeros is 2 and the zeros are neighbors), or the number of ones is 6.
if 5 switches are 1 and the two 0s are neighbors or if 6 are 1
= The player to move wins if the number of zeros is 1. The player to move loses if the number of zeros is 3.
if theres 1 zero you win and if there are 3 zeros you lose
= The player to move wins if the row is 0011111, or the row is 1110111. The player to move can't win if the row is 0111110.
0011111 or 1110111 win but 0111110 doesnt
= The player to move wins if the number of ones is 6 and the number of zeros is 1, or the number of ones is 5 and (the number of zeros is 2 and the zeros are neighbors).
six ones and one zero, or five ones with both zeros next to eachother
6 ones and 1 zero or 5 ones and 2 zeros that are by each other
= The player to move wins if the row is 1110111, or the row is 1110011.
u win when its like 1110111 or 1110011
= ?? Say your reason last, please.
one zero because you can flip one, two zeros because you can flip two
one zero because it's easy, also two zeros
you win with one zero because it's one move, and with two zeros too
= ?? Say "switch 5" or "5 switches".
only 3 is zero
2 is 0 and 3 is 0
three and four are zero
= The player to move wins if switch 5 is 0 and the number of zeros is 1.
the only zero is 5
= ?? Say the row, or say how many there are.
all are 1 but 1 and 2
= The player to move wins if the number of ones is 6, or the number of ones is 5 and (the number of zeros is 2 and the zeros are neighbors).
You win if 6 switches are 1 or if 5 are 1 and the two zeros are neighbors
= The player to move wins if the number of zeros is 1. The player to move wins if the number of zeros is 2 and the zeros are neighbors, or the number of zeros is 2 and the zeros are neighbors. The player to move draws unless the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors, or the number of zeros is 2 and the zeros are neighbors.
if its one 0 you win, if its two 00 you win, everything else is a draw
= The player to move draws if the number of zeros is 3 and the zeros are neighbors.
if there are 3 zeros in a row no one wins
= The player to move wins if the number of zeros is at least 4.
you win if there are more zeros than ones
= The player to move wins if the row is 1111101, or the row is 1111001.
1111101 or 1111001 or like that
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors. The player to move loses unless the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.
one zero or two zeros next to each other, any other row the other player wins
= The player to move wins if the number of zeros is 1. The player to move wins if the number of zeros is 2 and the zeros are neighbors. The player to move draws if the number of zeros is 2 and the zeros are apart. The player to move draws if the number of zeros is at least 3.
1 zero = win, 2 zeros together = win, 2 zeros apart = draw, 3 or more = draw
= The player to move wins if switch 4 is 0.
wen the middle one is 0, dosent matter what the others are
= The player to move wins if switch 4 isn't 0.
the middle one is not 0
= The player to move wins if switch 1 is 1 and switch 7 is 1.
if both ends are 1
= The player to move wins if switch 1 is 0 and the number of zeros is 1, or switch 7 is 0 and the number of zeros is 1.
1 zero at the end
= The player to move wins if the number of zeros is at most 3.
not more zeros than ones
if there are 3 zeros or less I think
= The player to move wins if the number of zeros is 1. The player to move draws if the number of zeros is 2 and the zeros are neighbors.
one zero. if two zeros touch nobody wins
= The player to move wins if the row is 0111111, or the row is 1011111, or the row is 1101111, or the row is 1110111, or the row is 1111011, or the row is 1111101, or the row is 1111110, or the row is 0011111, or the row is 1001111, or the row is 1100111, or the row is 1110011, or the row is 1111001, or the row is 1111100.
0111111 1011111 1101111 1110111 1111011 1111101 1111110 0011111 1001111 1100111 1110011 1111001 1111100
= ?? Say whether they're next to each other.
you win when theres just a single zero or a pair of zeros
a pair of zeros wins
= The player to move wins if the zeros are neighbors and the number of zeros is 2, or the number of zeros is 1.
if the zeros are touching and theres 2 of them, or if its just 1
= The player to move wins if the row is 0111111, or the row is 1111110, or the number of zeros is 1 and (the row is 1001111).
0111111 or 1111110 or any with just one 0, also 1001111
= The player to move wins if the number of zeros is 1. The player to move draws if the number of zeros is 2 and the zeros are apart. The player to move draws if the number of zeros is 3.
1 zero=win 2 zeros not touching=draw 3 zeros=draw
= The player to move loses if the number of zeros is 3 and the zeros are neighbors.
if there is three zeros in a row you lose
= The player to move wins exactly when the number of zeros is 2 and the zeros are neighbors.
2 zeros next to eachother is the only way
= The player to move wins if the number of ones is 5 or 6.
The player to move wins when five or six of the switches are 1.
= The player to move wins if the row is 1011111, or the row is 1101111, or the row is 1110111, or the row is 1001111, or the row is 1100111.
1011111, 1101111, 1110111 or 1001111, 1100111, things like that
= The player to move loses if the number of zeros is 4.
if there are 4 zeros the player to move loses
= The player to move draws if the number of zeros isn't 1 and (not (the number of zeros is 2 and the zeros are neighbors)).
If it isn't one zero or two zeros in a row then nobody wins, its a draw.
= The player to move wins if the number of zeros is 2 and the zeros are neighbors, or the number of zeros is 1. The player to move draws unless the number of zeros is 2 and the zeros are neighbors, or the number of zeros is 1.
2 zeros next to each other, or 1 zero, anything else is a tie
= The player to move wins if the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors, or the number of zeros is 3 and the zeros are neighbors.
You win with one zero, two zeros together or three zeros together.
1 or 2 or 3 zeros in a row
= The player to move always loses.
whoever goes second wins
= The player to move wins if the row is 1110111. The player to move wins if the row is 1100111. The player to move can't win if the row is 1101011.
1110111 you win, 1100111 you win, 1101011 you dont win
= The player to move wins if the number of zeros is 1. The player to move wins if the number of zeros is 2 and the zeros are neighbors. The player to move draws if the number of zeros is at least 3.
Zeros 1 = win. zeros 2 = win if touching. zeros 3+ = nobody
= ?? I don't understand "you win with two" here.
you win with two zeros as they're together
= The player to move wins if the number of zeros is 2 and the zeros are neighbors. The player to move can't win if the number of zeros is 2 and the zeros are apart.
If you have two zeros next to each other you win, but if there's a gap between those two you don't
= The player to move wins if the number of ones is 6 and the number of zeros is 1.
six ones and a zero is an instant win duh
= The player to move wins if the number of ones is at least 4.
you win whenever there's more ones than zeros, at least thats what happened in my games
= The player to move draws if the number of zeros is between 4 and 7.
Nobody wins from 4 to 7 zeros.
= The player to move wins if the number of zeros is 1. The player to move can't win if the number of zeros isn't 1.
When there is exactly one zero, otherwise you don't win.
= The player to move wins if the number of ones is 5 and the number of zeros is 1.
5 ones and a zero wins
= ?? I don't know the word "separately" here.
two zeros separately win
= The player to move wins if the number of zeros is 2. The player to move can't win if the number of zeros is 3.
2 zeros win. 3 zeros don't
= The player to move wins if the number of zeros is 1. The player to move can't win if the number of zeros is 2.
you win with one zero but two zeros you can't
= ?? I don't understand "your opponent's turn, yo…" here.
there's one zero and it's your opponent's turn, you win
= The player to move draws if the number of zeros is 1.
you draw with one zero but neither can win
you can't win with one zero and you can't lose
= The player to move can't lose if the number of zeros is 2 and the zeros are neighbors.
with 2 zeros together you win or its a draw
= The player to move wins if the row is 1110111.
1 1 1 0 1 1 1 wins
`,
  "switch-conquer": `
= The player to move loses exactly when the number of right switches is at most 1.
loses exactly when there is at most one right switch
= The player to move loses if the number of right switches is at most 1.
you lose when there are fewer than two right switches
= The player to move wins exactly when the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
You win exactly when there's one wrong switch or two neighboring wrong switches.
win iff wrong = 1 or 2 wrong adjacent
The player to move wins exactly when the number of wrong switches is 1, or the wrong switches are two neighbours.
wins exactly when there is one wrong switch or two neighbouring wrong switches
the player to move wins iff there is a single wrong switch or two adjacent wrong switches
wins exactly when only one wrong switch or two wrong switches that touch
The player to move wins exactly when the number of wrong switches is 1, or the wrong switches are two neighbors.
You win when there is one wrong switch or two wrong neighbors, nothing else
The player to move wins exactly when one switch is wrong or when exactly two neighboring switches are wrong.
you need exactly one wrong switch or two wrong neighbors
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
the player to move wins when one switch is wrong or two switches next to each other are wrong
i win when one switch is wrong or two neighbours
you win when there is one wrong switch, or two wrong switches next to each other
you win when one of the other player's letters is left or two next to each other
you win with one wrong switch or two wrong switches side by side
you win if one letter is wrong or two neighboring letters are wrong
you win when theres 1 b or 2 bs next to each other
you win with one wrong and two wrong neighbors
the player to move wins with one wrong switch or two wrong switches that are neighbors
never leave 1 wrong or 2 wrong neighbors
you win if the number of wrong switches is one or they are two neighbors
you win if youve got one wrong or two wrong ones beside each other
If I have one wrong switch or two wrong switches which are next to each other then I will win.
If one or two neighboring switches are wrong the player to move wins
the player to move wins if one switch is wrong, or if two are wrong and they're beside each other
you win with exactly one wrong switch or exactly two wrong switches that are next to each other
if your row has one wrong letter or two wrong letters beside each other you win
dont leave your opponent with one wrong switch or two wrong ones touching
you win by having one wrong or two wrong next to each other
u win if only 1 or 2 touching r wrong
if you have one or two wrong switches that are next to each other you win
it's a win with one or two wrong switches if they're together
you win when 1 or 2 neighboring switches are wrong
the player wins if one switch is wrong or two next to each other are wrong
you win if there is only one wrong letter left or two wrong letters that are touching
you win if you have one B left or two Bs next to each other
if there is 1 wrong or 2 wrong in a row you win
player to move wins with 1 wrong switch or 2 neighboring wrong switches
never leave one wrong or two wrong together
you can win if there's one wrong switch or two wrong switches touching each other
you win with one wrong switch or two wrong ones next to each other
player 2 wins when there is one A or just two As side by side
one wrong or two wrong next to eachother
one wrong letter or 2 wrong ones next to each other
player 1 wins with one B or with two Bs side by side
one wrong switch or two wrong ones next to each other
when my oponent leaves me one wrong switch or two wrong ones that touch
1 wrong or 2 wrong next to each other
When one switch is wrong, or two wrong ones are neighbors.
You win when you can fix everything in one move, so one wrong or two wrong side by side
You win if your opponent leaves you with one wrong or 2 wrong beside each other.
one B left or BB together if your player 1, for player 2 its the same with A
When 1 switch is wrong or 2 wrong ones are next to each other.
player 1 wins if there is 1 B or 2 Bs together
when you can make them all your letter in one turn
1 wrong or 2 wrong neighbors
wen ther is one rong or to rongs tugether
when you can make it all your letter in one turn
1 wrong, or if 2 are wrong then they have to be side by side
one wrong switch or 2 wrong ones next to each other
if your A then 1 B or BB next to each other
The player to move wins if they can fix all the wrong switches in one turn
same as the last game but with wrong switches instead of zeros, so 1 or 2 neighbors
1 or 2 in a row that are wrong
The player to move wins if there is one wrong switch or two wrong switches that are neighbours.
1 wrong, or 2 wrong side by side
if only one switch is wrong, or two adjacent ones are
You win if you only need one move to get all your letter.
The player win if he has one wrong switch or two wrong switch together.
basically you win when you can fix it in one go, so 1 wrong or 2 wrong ones that are neighbors
= The player to move loses exactly when the number of right switches is 0.
The player to move loses exactly when the number of right switches is 0.
loses exactly when there are no right switches
loses exactly when zero right switches
the player to move loses exactly when there are 0 right switches
= The player to move loses if the number of right switches is 0.
all wrong = lose
if none r right u lose
u lose if theyre all wrong
if everything is wrong you lose
you lose if you have no right switches
you lose when no right switches are left
you lose if all switches are wrong
you lose when all switches are wrong
you lose if every switch is wrong
you lose if no switch is right
you lose if all the letters are wrong
you lose if everything is wrong
if all are wrong you lose
you lose if none of the switches are right
if every letter is wrong you lose
you lose when no letters are right
you lose if all switches show the wrong letter
you lose when every switch shows the other letter
if all the switches are wrong you lose
if no switches are right you lose
you lose if none of the switches show your letter
when all the letters are your opponents letter you lose
you lose if there are no letters of yours
if every switch is the other persons letter you lose
if everything is the wrong letter then you have already lost
player to move loses if no letters are right
if all the switches have the wrong letter on them you lose
if nothing is right you lose
you lose when all of the switches are wrong
if you have all the wrong letters you lose
you lose if you don't have any of your letters left
if none of my switches are right then i lose
you lose if none of my switches are right
you lose if you dont have any of your letters
you lose when all of the letters are wrong
you lose if every letter shows the other person's letter
you lose if you have 0 right
you lose when none are right
you lose if everything is the wrong letter
if all the switches are wrong u lose
When the whole row is the other guy's letter on your turn you're toast, because whatever you flip he flips back
= The player to move loses if the number of wrong switches is 4.
You lose if all four switches show your opponent's letter.
4 wrong loses
you lose if all four switches are wrong
if all four letters are wrong you lose for sure
four wrong means you lose
if all 4 are ur opponents letter u lose
if all four are wrong the player to move loses
if all 4 are wrong you lose cause then the other one only needs one more move
If all four are wrong you lose.
= The player to move wins if the number of wrong switches is 1.
the player to move wins if there is one B and its player 1's turn
if there's just 1 switch that isn't yours you win
one wrong letter means you can win
The player to move wins if exactly one switch does not show their letter.
i win if only one is wrong
1 wrong = win
you win if there is one B and you are player 1
never leave your opponent with 1 wrong switch
you can win if only one letter is wrong
don't leave one wrong switch for your opponent
you win if one switch shows the opponents letter
if you only have one wrong switch you win
if one switch is wrong, you win
wins if one wrong switch
if there is only one wrong switch, the player to move wins
one wrong switch wins
i win if only one switch is not mine
you win when one switch is wrong
you win if all but one switch is right
you win if there is one B left
you win if only one is wrong
you win if 1 is wrong
you win if only 1 letter is wrong
you win if just 1 letter is missing
you win if only one switch is wrong
never leave your opponent with one wrong switch
player 1 wins if there is one B
never leave one A
if there's only one B and your player 1 you win
one wrong
you win when one switch doesn't show your letter
if theres only 1 B left and im player 1 i win
you win if you only need to change one switch
If only one of my letters is missing I win
you win if all your switches are right except one
i win if there is one switch that is not my letter
player A wins if there's 1 B
if the opponent leaves you one wrong switch you win
never let your opponent have only 1 wrong switch
you win when you only have one wrong letter left
you win if you have all your letters except for one
Player 1 wins when there is just one B left in the row
your opponent wins if you leave them one wrong switch
its best to have 1 wrong switch
they win if they have one wrong
you win if only one of the letters is wrong
if 1 of the switches is wrong then its a win
having one switch wrong means you can win
if one is wrong flip it and win
you win if there is a single switch that needs changing
you win if exactly 1 letter isnt yours
the player with one wrong switch wins
you win if only one switch is the wrong letter
you win when your opponent leaves one switch wrong
if the row is all your letters except one then you win
if I'm player 1 and there's one B I win
you win if your opponent's letters are 1
you win if one letter isn't mine
if they leave you one wrong you win
if only one letter is wrong i can win
one wrong letter left and you win
your opponent will win if you leave one wrong switch for them
never let them have 1 wrong
if only one switch isn't yours you win
you win when all switches are right except one
dont let the other player have one wrong switch
if you have just one wrong switch you can win straight away
the player who has one wrong switch wins
you win when exactly one switch is wrong
if you have one letter wrong you can win
never leave the other player with just one wrong letter
you win if your opponent leaves you one wrong switch
you win if one switch shows the other player's letter
you win if 1 letter is wrong
when there is one wrong switch the player to move wins
one wrong letter is a win
u win if only one letter is wrong
player 2 wins if there is one A
when only one switch is wrong
player 1 wins if theres only one B
if u leave ur opponent with only one wrong they win
when only one letter is wrong
if i leave my oponent with just 1 wrong switch he wins
when exactly one switch is wrong
player 2 wins on his turn if theres only one A
if the other player has one wrong switch left they will win
if there is 1 wrong
B wins with one A
if only one is wrong
if its player 2s turn and theres only one A left then he wins
when there is 1 wrong switch
1 wrong
when only 1 is wrong
whenever theres exactly one letter wrong its a win for the person whos turn it is, doesnt matter which one is wrong
You win when one switch is wrong.
if only 1 letter isnt yours
Don't leave your opponent just one wrong switch.
never leave one of your letters
= The player to move draws if the number of wrong switches is 2 and the wrong switches are apart.
If two wrong switches are not side by side then it is a draw.
if two wrong switches are separated its a tie
nobody wins if two wrong switches arent neighbors
two wrong that arent next to each other is a draw
nobody wins if there are two wrong but they are not touching
its a tie if theres 2 wrong that arent touching
When 2 wrong switches aren't neighbors its a tie
two wrong ones that are apart is a draw
it's a draw if 2 are wrong and they aren't neighbors
two wrong letters that arent touching is a draw
if two wrong letters have a gap nobody wins
if u have 2 wrong but they are apart then its nobody
nobody wins if theres 2 wrong ones not together
You draw if the two wrong switches are not neighbors.
= The player to move can't win if the number of wrong switches is at least 3, or the number of wrong switches is 2 and the wrong switches are apart.
Leave at least three A's, or two that aren't neighbors.
My strategy is I leave at least three of my letters, or two that aren't next to each other, and then they can't get me
= The player to move loses only if the number of right switches is 0.
You can only lose when every single switch is wrong.
you lose only if nothing is right
you lose only if all are wrong
= The player to move wins if the wrong switches are neighbors.
the wrong switches are all side by side wins
you win when the wrong switches are neighbors
when the wrong ones are all next to each other, no matter how many
you win when the wrong ones are next to each other, it doesnt matter how many
Player to move win if wrong switches are all together, it doesnt matter how many
You win when the wrong switches are all next to each other.
= The player to move can't lose if the number of right switches is 1.
you can't lose if one switch is right
= The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors.
if you have 2 wrong and they touch u win
2 wrong next to each other wins
if the wrong switches are 2 neighbors you win
2 wrong neighbors = win
if 2 wrong switches touch you win
two wrong ones next to each other win
if there are two wrong switches side by side you win
if two neighbouring switches don't show your letter you win
if 2 wrong switches are not apart you win
if two wrong switches are together you can win in one go
if you leave two As together they win
two wrong switches that are neighbors is a win
when two wrong are next to each other you win
you will win if just two neighbors are wrong
2 wrong that are touching is a win for you
you win if 2 wrong letters are side by side
if there are two wrong letters next to each other I win
if there are two wrong switches and they're neighbors you win
two wrong ones beside each other, for example AABB for player 1
Just two B's and they're next to each other and its player 1's turn
When there are two wrong switches and they're neighbors
When the two wrong switches are next to each other because you can flip two neighbors at once
With two wrong neighbors you win because a move flips two neighbors, with one you flip just that one.
if there are 2 wrong ones that touch
2 wrong ones next to each other because you can flip neighbours together
2 wrong touching
two wrong neighbors
= The player to move draws if the number of wrong switches is 3.
With three wrong switches neither player can force a win.
3 wrong is a draw
if there are 3 wrong switches its a draw
nobody wins if three switches are wrong
when 3 of them are wrong nobody can win
the game is a draw if three switches are wrong
its a draw if you have three wrong switches
no one wins when 3 are wrong
if there are 3 wrong letters nobody wins
nobody can win if there are three wrong letters
with three wrong its a draw
three wrong switches is a draw
= The player to move draws if the number of wrong switches is 0.
all right is a draw
= The player to move can't win if the number of wrong switches is 3.
you dont win if 3 are wrong
you cant win with three wrong switches
you cant win with three wrong
leave three As
leave 3 of my letters
= The player to move can't win if the number of right switches is 0.
you can't win if you have no right switches
= The player to move wins if the number of wrong switches is 2.
u win when 2 r wrong
you win with two wrong
just two switches are wrong you win
if two switches are wrong you win
when 2 of the letters are wrong, it doesnt matter which
when two are wrong
if 2 are wrong
2 wrong ones
you win if half of the switches are wrong
when half the switches are wrong you win
if two are wrong
2 wrong
When there are two wrong switches, no matter where they are.
two wrong switches
= The player to move can't win if the number of wrong switches is at least 3.
leave at least 3 As
leave at least three a's
always leave at least three A's
you can't win with 3 or more wrong
= The player to move wins if the number of wrong switches is at most 2.
you win unless there are more than two wrong switches
you win if at most two are wrong
when less than 3 are wrong
when not more then 2 are wrong
when there's less then 3 wrong switches
if two or less are wrong you win because you can flip two at once, its that simple
= The player to move wins if the number of right switches is 3.
i win with three A's
If you have three of your letters then you win.
you win if 3 switches are right
u win if 3 switches are right
player 1 wins when there are three As
you win with 3 As
its a win if you have three right switches
you can win when you have three of your letter
if exactly 3 show my letter i win
when 3 switches already show your letter
you win if you have 3 of your letter
the player to move wins if 3 switches show his letter
if 3 are right you win
when 3 switches show your letter
3 of the 4 are your letter
never leave 3 of their letters
= The player to move loses if the number of wrong switches is 0.
you lose if nothing is wrong
you lose if none of your switches are wrong
you lose if you dont have any of the other player's letters
= The player to move wins if the number of wrong switches is odd.
an odd number of wrong switches wins
if the number of wrong switches is odd
= The player to move wins only if the number of wrong switches is 1.
you only win when one switch is wrong
only when exactly one is wrong
only when one swich is wrong
The player to move wins only if exactly one switch is wrong.
Only if exactly 1 is wrong
= The player to move can't win if the number of wrong switches is 0.
the player to move can't win if no switch is wrong
= The player to move draws if the number of wrong switches is at least 3.
draw if wrong > 2
its a draw if more than two are wrong
= The player to move loses if the number of wrong switches is 3.
3 wrong = lose
you lose if you have 3 wrong switches
if just three switches are wrong you lose
if you leave 3 wrong they lose and you win
when there are three wrong then the opponent wins
when 3 are wrong you lose
when three are wrong you lose since your enemy only needs one more, that's what happened to me
You lose with three wrong.
you win if you leave 3 of yours
= The player to move can't lose if the number of wrong switches isn't 4.
you cant lose unless all four are wrong
= ?? Say when, too.
you draw in all other cases
= The player to move wins if the number of wrong switches is 1. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move draws unless the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
if one is wrong you win, if two neighbors are wrong you win, otherwise draw
1 wrong = win, 2 wrong next to each other = win, everything else = draw
= The player to move wins if the number of wrong switches is at most 1.
you win if there is not more than one wrong switch
less than half are wrong
= The player to move loses if the number of wrong switches is 4. The player to move wins if the number of wrong switches is 1.
you lose with four wrong and win with one wrong
= The player to move wins if the number of wrong switches is 0.
you win if all switches are right
you win if no letter isn't yours
you win if no switch shows the other player's letter
You win if 0 are wrong.
= The player to move wins if the number of wrong switches is 1 or 2.
you win with 1 or 2 wrong
if one or two are wrong, doesnt matter where
you win with 1 wrong or 2 wrong
when theres 1 or 2 wrong ones
1 or 2 wrong
= The player to move loses exactly when the number of wrong switches is 4.
lose iff wrong = 4
= The player to move wins if the number of right switches isn't 0.
Unless all switches are wrong, you can win.
= The player to move wins if the number of right switches is at least 1.
you win if at least one switch is right
= The player to move draws if the number of wrong switches is 2 and the wrong switches are apart, or the number of wrong switches is 3.
It's a draw when two wrong switches are apart or three switches are wrong.
draw when its 2 apart or 3
= The player to move loses if the number of right switches is 0 or 1.
you lose if you have 0 or 1 right switches
= The player to move wins if the number of right switches is 2.
you win if 2 switches are right
= The player to move always draws.
nobody ever wins
= The player to move can't lose.
you can never lose
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors. The player to move loses if the number of wrong switches is 4.
you win with 1 wrong or 2 wrong together. you lose with 4 wrong
you win with 1 wrong or 2 wrong together, you lose with 4 wrong
u win if theres 1 wrong swich or 2 wrong touching, if all 4 are wrong u lose
if you have one wrong, or two wrong that are touching. If all 4 are wrong your cooked
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors. The player to move loses if the number of wrong switches is 4. The player to move draws unless the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors, or the number of wrong switches is 4.
you win if theres 1 wrong switch or 2 wrong switches that are neighbors, you lose if there are 4 wrong and draw if not
= The player to move wins if the number of wrong switches is 1. The player to move loses if the number of wrong switches is 4.
you win with 1 wrong, you lose with 4 wrong
= The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move loses if the number of wrong switches is 4.
you win with 2 wrong together, you lose with 4 wrong
= The player to move loses if the number of wrong switches is 4. The player to move draws if the number of wrong switches isn't 4.
you lose if there are 4 wrong and draw if not
= The player to move wins if the wrong switches are neighbors and the number of wrong switches is 2.
when the wrong switches are adjacent and there's two of them you win
= The player to move draws if the number of wrong switches is 3, or the number of wrong switches is 2 and the wrong switches are apart.
it is a draw when 3 are wrong or 2 wrong ones that are separated
= The player to move wins only if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
you need one wrong switch or two wrong ones touching to win
i need 1 wrong or 2 wrong next to each other to win
you only win if you can do it in one move
= The player to move loses if the number of right switches is 0. The player to move wins if the number of wrong switches is 1. The player to move draws unless the number of right switches is 0, or the number of wrong switches is 1.
you lose with all wrong, you win with one wrong and anything else is a draw
= The player to move wins if the number of wrong switches is 2 and (not the wrong switches are apart).
you win with two wrong but not apart
= The player to move wins if the number of wrong switches is 1 or 2 and (not (the number of wrong switches is 2 and the wrong switches are apart)). The player to move can't win if the number of wrong switches is 2 and the wrong switches are apart.
you win with 1 or 2 wrong but not 2 apart
one or two wrong, exept if the two wrong ones arent touching
= The player to move loses if the number of wrong switches is 1.
your opponent wins if you have one wrong
if you leave them one wrong you win
your opponent wins if one switch shows the other player's letter
when player 1 has one wrong, player 2 wins
= The player to move wins if the number of right switches is 1.
you win if there is one A
player 2 wins if there is one B
player 2 wins with one B
never leave your opponent one of his letters
= The player to move can't win if the number of right switches is 1.
leave one B
leave one of their letters
= The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move wins if the number of wrong switches is 1.
when two that are wrong are next to each other you win and when only one is wrong you win too
when two that are wrong are next to each other you win and when only one is wrong you win
when two wrong are next to each other you win and when one is wrong you win
If there are two wrong switches and they're neighbors, you win. One wrong works as well.
= The player to move wins if the number of wrong switches is 1. The player to move wins if the number of wrong switches is 2.
when one is wrong you win and when two are wrong you win
= The player to move wins if the number of wrong switches is 1. The player to move loses if the number of wrong switches is 3.
when one is wrong you win and when 3 wrong you lose
= ?? I know these words, but I can't read this as a rule.
You win when your opponent has only one letter.
you win if one letter isn't your opponents
you win if all your letters are wrong
two are wrong and not all others are right
= The player to move loses if the number of wrong switches is 4. The player to move wins if the number of wrong switches is 1. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move draws unless the number of wrong switches is 4, or the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
all 4 wrong = lose, 1 wrong = win, 2 wrong together = win, rest = draw
= The player to move wins if the number of wrong switches is 1. The player to move wins if the number of wrong switches is 1.
I win if I have one wrong, my opponent wins if they have one wrong
A wins with one B and B wins with one A
player 1 wins with 1 B, player 2 with 1 A
player 1 wins if there is one B and player 2 wins if there is one A
= ?? I don't understand "«»" here.
u win if 1 is wrong or 2 wrong «1s are next to» eachother
you win if every wrong switch «is next to another»
never leave your opponent one swich «away from winning»
if your opponent «needs one switch they» win
if you leave two Bs together «they win»
you win if you are one switch «off»
you win when it's only one «away»
you win if your opponent «needs one»
you win if one of your opponents «switches is wrong»
if you are player 2 «and there is one» A you win
if all the letters «are the other player's» you lose
you lose if all your opponents letters «are showing»
one wrong wins for both «of us»
leave them 2 «of theirs»
never leave one that isn't «theirs»
= The player to move can't win if the number of wrong switches is 2 and the wrong switches are apart.
when two wrong switches are apart you can't win
two wrong ones dont win if theyre not neighbors
you can't win when the two wrong ones are not neighbours
leave two of your letters that aren't neighbors
leave two of mine apart
= The player to move wins if the number of wrong switches is 1. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors.
1 wrong wins and 2 wrong neighbors wins
you win if exactly one is wrong. if two are wrong they must be neighbors
= The player to move wins if the number of right switches is 3 and the number of wrong switches is 1.
When there are three A's and one B, Player 1 to move wins.
u win when 3 switches already have ur letter and one doesnt
player 1 wins if theres three As and one B
three are A and one is B
when 3 of ur 4 switches are right already and 1 isnt
3 As and a B for player 1
= The player to move wins if the number of wrong switches is 1 or 2.
You win if one or two are wrong. It doesn't matter where.
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
You win if one is wrong because you can flip it, or if two wrong ones are neighbors because you can flip both.
= The player to move wins exactly when the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
Win <=> wrong = 1, or wrong = 2 and adjacent
win iff (1 wrong) or (2 wrong, adjacent)
= The player to move loses if the number of wrong switches is 4.
if all 4 are rong you lose
= ?? Say it for the player to move, please.
you lose if they have one wrong
you win if your opponent has one wrong
you win if your opponent has one right switch
you win if one wrong is left for them
your opponent wins with one A
you win if they have one wrong
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors. The player to move can't win unless the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
one wrong, or two wrong that are neighbors, otherwise not
if exactly 1 is wrong or exactly 2 neighbors are wrong, in all the other rows u cant force a win
if only 1 letter is wrong or 2 wrong letters that are nieghbors, otherwise you cant force a win
1 wrong or 2 wrong next to eachother. otherwise you cant force a win
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
if only one is missing or two next to each other are missing
when only one letter is not yours or two neighbours are not yours
= The player to move loses if the row is BBBB.
you lose with BBBB
= The player to move wins if the row is AAAB.
you win with AAAB
= The player to move wins if the row is AAAB, or the row is AABA, or the row is ABAA, or the row is BAAA.
AAAB AABA ABAA BAAA are all wins for player 1
Player 2 wins on BBBA, BBAB, BABB and ABBB
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors. The player to move draws unless the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
when theres one wrong or just two wrong neighbors, and in every other row its a draw
one wrong or two wrong side by side wins, everything else is a draw
you win with 1 wrong switch or 2 wrong ones beside each other, everything else is a draw
1 wrong or 2 neighbors wrong, otherwise its a draw
one wrong switch or two neighbours becuase thats all you can flip in one move, otherwise no one can win
You win with one wrong switch or two wrong neighbors, and all other rows are a draw.
You win when you have 1 wrong switch, or 2 wrong switches that are neighbors. If not its a tie.
= The player to move wins if the number of right switches is at least 2.
you win if you have at least two of your letter
when two or more have your letter
The player to move wins when at least two switches are right.
= The player to move wins if the row is AABB.
AABB is a win for player 1 bc the Bs are next to eachother
Player 1 wins with A A B B
= The player to move draws if the row is ABAB.
with ABAB nobody can force it because the wrong ones arent next to each other
A B A B is a draw.
= The player to move wins if the row is BAAA, or the row is ABAA, or the row is AABA, or the row is AAAB.
player 2 wins ABBB BABB BBAB and BBBA
= The player to move wins if the number of wrong switches is 4.
when all four are wrong cause u can flip two and then two again
= The player to move wins if (the number of right switches is 2 and the number of wrong switches is 2) and (not (the row is ABAB, or the row is BABA)).
two As and two Bs unless its ABAB or BABA
= The player to move wins if switch 1 is wrong and switch 2 is wrong and the number of wrong switches is 2, or switch 2 is wrong and switch 3 is wrong and the number of wrong switches is 2, or switch 3 is wrong and switch 4 is wrong and the number of wrong switches is 2.
the wrong ones are 1+2 or 2+3 or 3+4 and nothing else
= The player to move wins if the row is ABBA.
player 2 wins on BAAB cause he flips the two As in the middle
if im A and it says ABBA i win
= The player to move wins if (the number of wrong switches is 2 and the wrong switches are neighbors) and (not the wrong switches are apart). The player to move can't win if the wrong switches are apart.
you win if the only 2 wrong ones are side by side but not if theres a right one between them
= The player to move wins if the number of wrong switches is 1. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move can't win if the number of wrong switches is 3 or 4.
1 wrong = win, 2 wrong neighbors = win, 3 or 4 wrong = no win
= The player to move wins if the row is ABBA. The player to move can't win if the row is BAAB.
for player 1 ABBA is a win but BAAB isnt
= The player to move wins if the number of wrong switches is 1. The player to move loses if the number of wrong switches is at least 2.
if theres one wrong you win and with 2 or more wrong you lose
= The player to move wins if switch 1 is wrong and switch 2 is wrong and the number of wrong switches is 2, or switch 2 is wrong and switch 3 is wrong and the number of wrong switches is 2, or switch 3 is wrong and switch 4 is wrong and the number of wrong switches is 2, or the number of wrong switches is 1.
wrong at 1 and 2, 2 and 3 or 3 and 4, or just one wrong anywhere
= The player to move wins if the number of wrong switches is 2 and (the number of wrong switches isn't 1, 3, 2, 4, 1 or 4).
you win with two wrong switches unless they are 1 and 3, 2 and 4 or 1 and 4
= The player to move always wins.
Player 1 always wins because they go first
the player who moves first
= The player to move loses if the number of wrong switches is 2 and the wrong switches are apart.
The player to move loses if there are two wrong ones that aren't neighbors
= The player to move can't win if the number of wrong switches is 3. The player to move can't win if the number of wrong switches is 2 and the wrong switches are apart. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move wins if the number of wrong switches is 1.
3 wrong = no win, 2 wrong apart = no win, 2 wrong touching = win, 1 wrong = win
= The player to move wins if the number of wrong switches is 1 or 1.
when theres one B for player 1 and one A for player 2
= The player to move wins if the row is ABBA, or the row is AAAB, or the row is BBAA.
ABBA or AAAB or BBAA if your A
= The player to move wins if the row is AAAB, or the row is AAAB.
AAAB for player 1 and BBBA for player 2
= The player to move wins if the number of right switches is 1 or 1.
one A for player 1 and one B for player 2
= ?? Say it for one player, please.
player 1 wins if player 2 left one A
= ?? Say "you" or "your opponent" instead.
player 1 wins if player 2 has one wrong
player 1 loses when player 2 has one wrong
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors. The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.
Player 1: one B or BB. Player 2: one A or AA
Player 1 wins when there is one B, or two Bs together. Player 2 wins when there is one A, or two As together.
= The player to move wins if the number of right switches is 3, or the number of right switches is 2 and the wrong switches are neighbors.
you win when you have 3 right or 2 right and the wrong ones touch
= The player to move wins if the number of wrong switches is even.
When there is an even number of wrong switches
= The player to move draws if the number of wrong switches is 2 and (not the wrong switches are neighbors).
If two are wrong but not neighbors then no one can win
= The player to move wins if the number of wrong switches is 3.
3 wrong switches
= The player to move wins if the row is ABAA, or the row is BAAA, or the row is AABA, or the row is AAAB, or the row is BBAA, or the row is ABBA, or the row is AABB.
Player 1 wins on ABAA, BAAA, AABA, AAAB, BBAA, ABBA and AABB
= The player to move can't win if the number of wrong switches is 3 or 4.
You can't win right away when there are 3 or 4 wrong.
You can't win with 3 or 4 wrong no matter what you do, unless the other person is asleep
= The player to move wins if the number of wrong switches is 1, or the number of wrong switches is 2 and (not the wrong switches are apart).
if there's just 1 wrong, or exacly 2 and there not split up
= The player to move wins if the row is BAAA, or the row is ABAA, or the row is AABA, or the row is AAAB, or the row is BBAA, or the row is ABBA, or the row is AABB.
player 1 wins with BAAA, ABAA, AABA, AAAB, BBAA, ABBA, AABB
player 1 wins with BAAA ABAA AABA AAAB BBAA ABBA AABB
= The player to move loses if the number of wrong switches is at least 3.
you lose if more than half are wrong
= The player to move can't win if switch 1 is wrong and switch 3 is wrong and the number of wrong switches is 2, or switch 2 is wrong and switch 4 is wrong and the number of wrong switches is 2, or switch 1 is wrong and switch 4 is wrong and the number of wrong switches is 2.
wrong ones at 1 and 3, 2 and 4 or 1 and 4 dont win
= The player to move draws if switch 1 is wrong and switch 4 is wrong and the number of wrong switches is 2.
if the first and last are wrong nobody wins
= The player to move wins if the number of wrong switches is 1. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move draws if the number of wrong switches is 3. The player to move loses if the number of wrong switches is 4.
1 wrong = win, 2 wrong neighbours = win, 3 wrong = draw, 4 wrong = lose
= The player to move wins if the row is AABB, or the row is BBAA.
AABB or BBAA
= The player to move wins if the number of wrong switches is 3 and the wrong switches are neighbors.
when you have 3 wrong ones in a row
when three in a row are wrong you win
= The player to move wins if the row is AABA, or the row is ABBA, or the row is AAAB, or the row is BBAA.
AABA ABBA AAAB BBAA and stuff like that for player 1
= The player to move wins if the number of wrong switches is 1, or switch 2 is wrong and switch 3 is wrong and the number of wrong switches is 2.
one wrong or two wrong in the middle
= The player to move wins if the number of wrong switches is 1. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move can't win if the number of wrong switches is 2 and (not the wrong switches are neighbors).
1 wrong wins. 2 wrong wins only if they are next to each other cuz you can flip 2 neighbors
= The player to move wins if the row is AAAB. The player to move wins if the row is AAAB.
player 1 wins with AAAB and player 2 wins with BBBA
= The player to move wins if the number of right switches is 1 or 2.
if its all wrong except one or two you win
= The player to move draws if the number of wrong switches is 2 and (not the wrong switches are neighbors). The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors.
when theres two wrong switches but there not neighbors nobody wins, if they are neighbors you win
= The player to move wins if the number of wrong switches is 1. The player to move draws if the number of wrong switches is 2 and the wrong switches are apart. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors.
one wrong = win, two wrong apart = no one, two wrong together = win
= The player to move wins if the row is ABBA, or the row is AABB, or the row is BBAA.
ABBA, AABB, BBAA for player 1
= The player to move wins if the row is AAAB, or the row is ABAB, or the row is ABBA.
AAAB ABAB ABBA if your player 1
= The player to move wins if the number of wrong switches is 1 or 2 and (not the wrong switches are apart). The player to move can't win if the wrong switches are apart.
one wrong or two wrong but not if theyre apart
= The player to move draws if the number of wrong switches is 2 and the wrong switches are apart. The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors.
It's a draw if two wrong switches are separated, and you win if they are joined.
= The player to move wins if the number of wrong switches is 1, or switch 1 is wrong and switch 2 is wrong and the number of wrong switches is 2, or switch 2 is wrong and switch 3 is wrong and the number of wrong switches is 2, or switch 3 is wrong and switch 4 is wrong and the number of wrong switches is 2.
when theres 1 wrong or when the first two are wrong or the middle two or the last two
= The player to move wins if the row is ABBA, or the row is AABB, or the row is BBAA, or the number of wrong switches is 1.
abba or aabb or bbaa or just 1 b if ur player 1
= The player to move wins if the number of wrong switches is 2 and the wrong switches are apart.
Two wrong switches that are not neighbors because the opponent cant stop both of them
= ?? I don't understand "you win if you" here.
you win if you make 1 mistake
= The player to move wins if the row is AABA.
if im A and it says AABA then yeah i win cause only the B is wrong
= The player to move draws if the number of wrong switches is 3. The player to move can't win if the wrong switches are apart.
three wrong is too many to win but you don't lose either, you just keep your letters apart
= The player to move wins if the number of wrong switches is 2 and the wrong switches are neighbors. The player to move can't win if the number of wrong switches is 2 and (not the wrong switches are neighbors). The player to move draws if the number of wrong switches is 2 and (not (the number of wrong switches is 2 and the wrong switches are neighbors)).
hmm i guess if two are wrong its only good when theyre neighbours, otherwise its a draw i think
= The player to move can't win if the number of right switches is 4.
lol if all four are already mine i still dont win bc i have to move and break it
= The player to move wins if the wrong switches are neighbors and the number of wrong switches is at most 2.
The wrong switches have to be together and there can't be more than two of them.
= The player to move can't win if the wrong switches are neighbors.
keep your letters together
= The player to move can't win if the number of wrong switches is 1.
leave only one of my letters
= ?? I don't know the word "aaba" here.
if im B and it says AABA then i win
= ?? I don't know the word "abba" here.
if im B and it says ABBA i win
= The player to move wins if the row is ABAB.
A B A B wins
= The player to move wins if the row is BBBA.
B B B A wins for player 1
= The player to move can't win if the number of wrong switches is 3 or 3.
keep 3 of your letters and you have 3 wrong
`,
  "factor-frenzy": `
= At the start, the player to move loses exactly when the largest number is a multiple of 3.
loses exactly when max is divisible by 3
the second player wins exactly when 3 divides the biggest number
= At the start, the player to move loses if the largest number is a multiple of 3.
you lose when the largest number is a multiple of three
= At the start, the player to move wins exactly when the largest number is even.
P1 wins iff max mod 2 = 0
first player wins iff max is even
Before the first number is taken, the player to move wins exactly when the largest number is even.
the first player wins exactly when max is even
wins exactly when max is even
the player to move wins iff the largest number is even
the first player wins if and only if n is even
the second player loses exactly when the largest number is even
the first player wins exactly when the top number is even
The player to move wins exactly when the largest number is even.
The player to move wins exactly when the biggest number in the pool is even, because then there's one number left over to take first.
= At the start, the player to move wins if the largest number is even.
The first player wins if the pool goes up to an even number.
u win if the highest nummber is even
if the biggest number is even i win
even wins
first player wins if the max is even
i win when the biggest number is even
you win when the highest number is even
before the first number is taken wins when largest even
even largest number is good
the one who starts wins if the biggest number is even
if n is even the first player wins
you win if its even
first player wins if max is even
the first player wins if the largest number is even
you win if the biggest number is even
even
whoever goes first wins if the numbers go up to an even number
the player who starts wins when the top number is a multiple of 2
if it goes up to an even number then i go first
go first when its even
the first player wins if the biggest number is an even number
if the last number is even you should go first
the first person should win if it goes up to an even number
The player who goes first wins if the last number is even
you win with an even top number
if the highest number is even the first player wins
go first if the largest number is even
you win if you go first and the biggest number is even
the starting player wins with an even largest number
if the numbers stop at an even number the first player wins
an even biggest number means player 1 wins
you win when you start and its even
you win if n is even
you win when the largest number is even
the player to move wins if the biggest number is even
when the biggest number is even
if you can divide the last number by 2 with no remainder u win
when the highest number is in the 2 times table, bc then one number has no partner and you take it first
if it goes up to an even number player 1 wins cuz theres one extra number
You win if the top number is even because then there's an odd number of numbers, so you take one and the rest pair up.
when the last number is even
Even
when N is even because then there is an odd amount of numbers and you take the one thats left over
The player to move wins if the highest number is even.
When the biggest number can be divided in 2, the first player win.
when the largest number is even
= At the start, the player to move wins exactly when the largest number isn't odd.
wins exactly when max is not odd
= At the start, the player to move loses exactly when the largest number is odd.
loses exactly when the largest number is odd
the second player wins exactly when max is odd
the opponent wins exactly when the largest number is odd
the first player loses iff n is odd
= At the start, the player to move loses if the largest number is odd.
If the last number in the pool is odd, then the player who goes second wins.
you lose when the biggest number is odd
odd max means the second player wins
odd max loses
if the biggest number is odd the second player wins
if the top number is odd you lose
the second player wins if the largest number is odd
you lose if the biggest number is odd
the second player wins when the largest number is odd
player 2 wins if the biggest number is odd because you can pair everything
you lose if the pool goes up to an odd number
player 2 wins when the highest number is odd
whoever starts loses if the biggest number is odd
when n is odd the second person wins because everything can be paired up
when the biggest number is odd its better to go second
the second player wins if the biggest number is odd
go second when the biggest number is odd
when the largest number is odd player 2 wins
you lose if you go first and the largest number is odd
your opponent wins if you go first and it's odd
the second player wins if you go first and its odd
with an odd largest number the second player wins
if the biggest number is odd u lose
second player can always win if the numbers go to an odd number by taking the neighbor
if the largest number is odd the 2nd player wins because he can take the neigbor every time
u lose when the top number is odd cuz the other one can pair them all up
if the largest number is odd the other player wins becuase he can always take the neighbor
player 2 wins if the last number is odd, like 3 or 5 or 7
if its odd player 2 wins
If it stops at an odd number then player 2 wins because all the numbers pair up with their neighbour.
Odd max loses
let your opponent go first if it's odd
= At the start, the player to move loses if the largest number isn't even.
i lose when max is not even
you lose if it's not even
= At the start, the player to move wins exactly when the largest number is prime.
wins exactly when the largest number is prime
= At the start, the player to move wins if the largest number is prime.
wins when max is prime
the first player wins when the biggest number is a prime
you win if the largest number is prime
You win if the last number is prime.
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10.
if they take 3 i take 4, if they take 5 i take 6, if they take 7 i take 8, if they take 9 i take 10 and first i take 2
my partners are 3 and 4, 5 and 6, 7 and 8, 9 and 10 and i start with 2
Take 2 first and then answer with the number next to it: 3 and 4, 5 and 6, 7 and 8, 9 and 10.
take 2 n then the pairs r 3-4 5-6 7-8 9-10
take 2 then do pairs 3 4, 5 6, 7 8, 9 10
pair the numbers: 3-4, 5-6, 7-8, 9-10 and start with 2
first take 2. pairs: 3&4, 5&6, 7&8, 9&10
take 2, then answer 3 with 4, 4 with 3, 5 with 6, 6 with 5, 7 with 8, 8 with 7, 9 with 10, 10 with 9
Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10.
Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10
take 2, then answer 3 with 4, 5 with 6, 7 with 8, 9 with 10
start with 2, then answer in pairs 3-4, 5-6, 7-8 and 9-10
Take 2, then 3-4, 5-6, 7-8, 9-10
pair neighbours: 3 with 4, 5 with 6, 7 with 8, 9 with 10 after taking 2
take 2 and then pair 3 with 4 and 5 with 6 and 7 with 8 and 9 with 10
pairs: (3,4), (5,6), (7,8), (9,10) and take 2 first
first take 2 then do 3-4 5-6 7-8 9-10
i take 2 then pair up the rest: 3 4, 5 6, 7 8, 9 10
take 2, pairs 3&4 5&6 7&8 9&10
take 2 then 3/4 5/6 7/8 9/10
take 2 first and then pair 3 with 4, 5 with 6, 7 with 8 and 9 with 10
pairs: 3-4, 5-6, 7-8, 9-10. take 2 first
leave out 2 and pair the rest: 3-4, 5-6, 7-8, 9-10
take 2 and then pair 3 with 4, 5 with 6, 7 with 8 and 9 with 10
start with 2 then if they take 3 you take 4, if they take 5 you take 6, if they take 7 you take 8 and if they take 9 you take 10
you should start with 2 and then if they choose 3 choose 4 and the other way round, same with 5 and 6, 7 and 8, 9 and 10
start by picking 2, then pair 3 and 4, 5 and 6, 7 and 8, 9 and 10
take 2, then if they go 3 go 4, if they go 4 go 3, 5-6, 7-8, 9-10
Start with 2. Then pair up 3&4, 5&6, 7&8 and 9&10.
i would take 2 and then pair 3 and 4 and 5 and 6 and 7 and 8 and 9 and 10
take 2, pair the others like 3-4, 5-6, 7-8, 9-10
take 2 then pair three with four five with six seven with eight and nine with ten
my plan: take 2, then 3 and 4 go together, 5 and 6, 7 and 8, 9 and 10
take 2 first and then you have pairs 3 and 4, 5 and 6, 7 and 8, 9 and 10
take 2. then: 3-4 5-6 7-8 9-10
start 2 then 3 with 4 5 with 6 7 with 8 9 with 10
answer 3 with 4, 5 with 6, 7 with 8, 9 with 10 after you take 2
the first player takes 2 and then answers in pairs 3-4, 5-6, 7-8, 9-10
take 2 first and after that pair 3-4, 5-6, 7-8 and 9-10
when they take 3 you take 4, when they take 5 you take 6, when they take 7 you take 8, when they take 9 you take 10. start with 2
you should take 2 first then answer 3 with 4, 5 with 6, 7 with 8 and 9 with 10
first take 2, then if they take 3 you take 4, if they take 5 you take 6, if they take 7 you take 8, if they take 9 you take 10
2 first then pairs 3 4, 5 6, 7 8, 9 10
take 2 then 3-4, 5-6, 7-8 and 9-10
take 2, then if they pick 3 you pick 4, 5 and 6, 7 and 8, 9 and 10
start with 2 then do 3 and 4, 5 and 6, 7 and 8, 9 and 10
my plan is take 2 first and then pair 3-4, 5-6, 7-8, 9-10
pick 2 and pair up the rest: 3 and 4, 5 and 6, 7 and 8, 9 and 10
2, then 3-4, 5-6, 7-8, 9-10
pair 3 with 4, 5 with 6, 7 with 8, 9 with 10 and start with 2
take 2 first and then pair the neighbours 3-4 5-6 7-8 9-10
start with 2. then 3 and 4, 5 and 6, 7 and 8, 9 and 10
take 2 first then 3-4, 5-6, 7-8, 9-10
take 2 then 3-4 5-6 7-8 9-10
Take 2. If they take 3 I take 4, if they take 5 I take 6, if they take 7 I take 8, if they take 9 I take 10 and the other way around too
Take 2, then 3-4, 5-6, 7-8, 9-10.
first take 2 and if they take 3 i take 4, if they take 5 i take 6, 7 then 8, 9 then 10 and the other way round
2 then 3-4 5-6 7-8 9-10
i take 2. if they take 3 i take 4, if they take 4 i take 3, same with 5 and 6, 7 and 8, 9 and 10
Take 2 first. Then 3-4, 5-6, 7-8, 9-10.
Take 2 first, then 3-4, 5-6, 7-8, 9-10
I take 2 then 3 4, 5 6, 7 8, 9 10
2, then whatever they pick i pick the one next to it so 3-4 5-6 7-8 9-10
Start with 2 and then the pairs are 3 and 4, 5 and 6, 7 and 8, 9 and 10.
first 2, then 3/4 5/6 7/8 9/10
So my plan would be to take the 2 first to get it out of the way and then if they say 3 I say 4, 5 is 6, 7 is 8 and 9 is 10 and the same backwards
I take first number 2, after I answer 3-4, 5-6, 7-8, 9-10
the pairs are 3-4 and 5-6 and 7-8 and 9-10, oh and start with 2
Take the 2 first and then it's like partners: they take 3 you take 4, they take 5 you take 6, 7 and 8, 9 and 10, and the other way round too
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, ….
take 2, then answer in pairs: 3-4, 5-6, 7-8, …
Take 2, then answer in pairs: 3-4, 5-6, 7-8, ….
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10, 11-12.
Take 2, then answer with the neighbour: 3-4, 5-6, 7-8, 9-10, 11-12
= Take 2, then answer in pairs: 3-4, 5-6, 7-8.
Take 2, then answer in pairs: 3-4, 5-6, 7-8
Take 2, then 3 with 4, 5 with 6 and 7 with 8.
Take 2. 3-4, 5-6, 7-8
= Take 2, then answer in pairs: each number with its neighbor.
start with 2 then pair up neighbors
take 2 and answer each number with its neighbour
take two, then always answer with the neighbour
start with 2 and answer with the next number
take 2 and always answer with the number next to it
take two, then pair up the numbers next to each other
take 2, then whatever they take, take the number next to it
always take 2 then take the neighbor of whatever they take
if you go first take 2 and then always pick the number next to the one they picked
pick 2 then pair the rest with the number next to it
play 2 first and then answer with neighbours
first choose 2 and after that always choose the neighbour of their number
leave 2 out and pair up the neighbours
take the 2, then take whichever number is next to the one your opponent took
always start with 2 then match the neighbours
take 2 and then always take the number next to theirs
take 2 first, then pair each number with the next one
Take 2 first because then all the rest pair up with the number next to them.
Start with 2 and then pair each number with the next one.
= Take 2, then answer in pairs: 3-4, 5-6.
take 2, then pairs: 3-4, 5-6
= Take 6, then answer in pairs: 2-3, 4-5, 7-8, 9-10.
Start with 6, then pair 2-3, 4-5, 7-8 and 9-10.
Take 6, then answer in pairs: 2-3, 4-5, 7-8, 9-10.
take 6, then answer 2 with 3, 4 with 5, 7 with 8, 9 with 10
take 6 first then 2-3 4-5 7-8 9-10
i take 6, then 2 and 3, 4 and 5, 7 and 8, 9 and 10 are pairs
6 goes first then 2+3 4+5 7+8 9+10
6 first. 2+3 4+5 7+8 9+10
start with 6 and pair 2/3 4/5 7/8 9/10
first i take 6 and then if they take 2 i take 3, if 4 i take 5 and also 7 and 8, 9 and 10
start with 6 and then do 2-3 4-5 7-8 9-10
= Take 6, then answer in pairs: 2-3, 4-5, 7-8.
begin with 6 and answer in pairs: 2-3, 4-5, 7-8
= Answer in pairs: 2-3, 4-5, 6-7, ….
Answer in pairs: 2-3, 4-5, 6-7, ….
= Answer in pairs: 2-3, 4-5, 6-7, 8-9.
pairs 2-3 4-5 6-7 8-9
answer in pairs: 2-3, 4-5, 6-7, 8-9
answer 2 with 3, 4 with 5, 6 with 7, 8 with 9
2-3 4-5 6-7 8-9
Whatever you take, your opponent answers in pairs: 2-3, 4-5, 6-7, 8-9.
2 goes with 3, 4 goes with 5, 6 goes with 7, 8 goes with 9
player 2 pairs 2 and 3, 4 and 5, 6 and 7, 8 and 9
pair 2 with 3, 4 with 5, 6 with 7, 8 with 9
i let the other one start and answer with the pairs 2-3, 4-5, 6-7, 8-9
2-3,4-5,6-7,8-9
= Answer in pairs: each number with its neighbor.
answer each number with its neighbour
neighbors
use neighbours as partners
pair the neighbours
= Take 2, then answer in pairs: 3-5, 4-6, 7-8, 9-10.
Take 2, then answer in pairs: 3-5, 4-6, 7-8, 9-10
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, 10-11.
take 2, then answer in pairs: 3-4, 5-6, 7-8, 10-11
= At the start, the player to move wins only if the largest number is even.
wins only when the largest number is even
the biggest number has to be even for you to win
= Answer in pairs: 3-5, 4-6, 7-9, 8-10.
3-5 4-6 7-9 8-10
= Take 2, then answer in pairs: 3-5, 4-6, 7-9, 8-10.
take 2 then 3-5 4-6 7-9 8-10
= Answer in pairs: 3-4, 5-6, 7-8, 9-10.
pair 3 and 4, 5 and 6, 7 and 8, 9 and 10
3-4, 5-6, 7-8, 9-10
pairs: 3-4, 5-6, 7-8, 9-10
= Take 2, then answer in pairs: 4-3, 6-5, 8-7, 10-9.
4-3 6-5 8-7 10-9 after taking 2
take 2, then 4 with 3, 6 with 5, 8 with 7, 10 with 9
= Take 2, then answer in pairs: 3-4, 4-5, 6-7, 8-9.
take 2, then 3-4, 4-5, 6-7, 8-9
= Take 3, then answer in pairs: 2-4, 5-6, 7-8, 9-10.
take 3 first then 2-4 5-6 7-8 9-10
take 3, then 2-4, 5-6, 7-8, 9-10
= Take 2, then answer in pairs: 3-6, 4-5, 7-8, 9-10.
take 2, then 3-6, 4-5, 7-8, 9-10
take 2 and then 3/6 4/5 7/8 9/10
take 2 then pairs 3-6 4-5 7-8 9-10
2 first, then 3 with 6, 4 with 5, 7 with 8, 9 with 10
honestly I'd take 2, then 3 goes with 6, 4 goes with 5, 7 with 8 and 9 with 10
= At the start, the player to move wins if the size of the pool is odd.
you win when the number of numbers in the pool is odd
the first player wins if there is an odd number of numbers
if the pool has an odd number of numbers you win
player 1 wins when there is an odd amount of numbers
if theres an odd amount of numbers you go first
you win when theres an odd number of numbers because you take one and then pair the rest
you win if the amount of numbers is odd
if the pool has an odd amount of numbers the first player wins
the first player wins if the amount of numbers is odd
when theres an odd amount of numbers you win becuase you take one and the rest go in pairs
when theres an odd amount of numbers
you win if theres an odd amount of numbers in the pool
when theres an odd amount of numbers in the pool
You win when there's an odd amount of numbers in the pool.
when there is an odd count
if there are an odd amount of numbers because then you take one and the rest can be paired up
if theres an odd number of numbers, becuase one has no partner
the player who moves wins if there is a odd count of numbers becouse he takes one and the rest is pairs
If there is an odd amount of numbers the first player wins because one is left over that you take first.
when theres an odd number of numbers to choose from
if the amount of numbers is odd
one number has no partner
you win if one number is alone
= At the start, the player to move wins if the largest number is 4.
the first player wins if the largest number is 4
player 1 wins with 2 to 4
= At the start, the player to move wins if the largest number isn't odd.
you win unless the largest number is odd
you win if the largest number isnt odd
You win if the highest number isn't odd
= At the start, the player to move wins if the largest number is even. The player to move loses if the largest number is odd.
when the top number is even go first, when its odd go second
player 1 wins when its even and player 2 wins when its odd
if its even you win if its odd you lose
you win if the biggest number is even and lose if it is odd
the first player wins when n is even and loses when n is odd
the first player wins when the last number is even and loses when its odd
even = first player wins, odd = second player wins
max even you win, max odd you lose
even number is good for player 1 and odd is good for player 2
I would go first if the biggest number is even and second if it is odd
even: first player wins, odd: second player wins
go first when n is even, go second when n is odd
even max = win, odd max = lose
you win if the last number is even and you lose if its odd
You win if the max is an even number and you lose if its odd.
even number wins, odd number the other player
Even = player 1 wins, odd = player 2 wins
ok so if the biggest number is even you win when you go first and if its odd you lose, i tried it up to 9
You win if the highest number is even and lose if it's odd.
player 1 wins with even, player 2 wins with odd
= At the start, the player to move wins if the largest number is 4, 6, 8 or 10.
you win when the biggest number is 4 6 8 or 10
first player wins when it goes up to 4, 6, 8 or 10
4 6 8 10
you win with 4,6,8,10
if it goes to 4 or 6 or 8 or 10 you win
= At the start, the player to move loses if the largest number is 3, 5, 7 or 9.
you lose with 3, 5, 7 or 9 as the largest number
the second player wins if the biggest number is 3, 5, 7 or 9
= At the start, the player to move wins if the largest number isn't prime.
wins if the largest number is not prime
you win when the highest number isnt a prime
= Take 4, then answer in pairs: 2-3, 5-6, 7-8, 9-10.
take 4 first. then 2-3, 5-6, 7-8, 9-10
take 4 then 2-3 5-6 7-8 9-10
take 4 then use pairs 2 3, 5 6, 7 8, 9 10
Take 4. 2+3, 5+6, 7+8, 9+10
take 4, pairs: 2-3 5-6 7-8 9-10
= Take 10, then answer in pairs: 2-3, 4-5, 6-7, 8-9.
start 10, pairs (2,3) (4,5) (6,7) (8,9)
pair 2-3, 4-5, 6-7, 8-9, 10 is left over so take it first
take 10 then 2-3 4-5 6-7 8-9
start with 10 then pair 2 and 3, 4 and 5, 6 and 7, 8 and 9
pair 2 with 3, 4 with 5, 6 with 7, 8 with 9 and take 10 first
player 1 takes 10, then 2-3, 4-5, 6-7, 8-9
take 10 and pair 2-3,4-5,6-7,8-9
take ten first then pair two with three, four with five, six with seven and eight with nine
start with 10 pair 2+3 4+5 6+7 8+9
first take 10 then 2-3, 4-5, 6-7 and 8-9
Take 10 first then use the pairs 2&3, 4&5, 6&7, 8&9
you should take 10 first and pair 2 and 3, 4 and 5, 6 and 7, 8 and 9 together
take 10, then whatever number they take, take the one next to it: 2-3, 4-5, 6-7, 8-9
start by taking 10. then match 2 with 3, 4 with 5, 6 with 7 and 8 with 9
Take 10 first, then pair (2,3), (4,5), (6,7), (8,9)
start with 10 and pair 2-3, 4-5, 6-7, 8-9
take 10 first then pair 2-3 4-5 6-7 8-9
take 10 first then pairs 2-3 4-5 6-7 8-9
take 10 first then 2-3 4-5 6-7 8-9
first 10 and then pairs 2+3 4+5 6+7 8+9
I take 10 and then the pairs are 2 and 3, 4 and 5, 6 and 7, 8 and 9.
first I take 10, then 2+3, 4+5, 6+7, 8+9
take 10 then 2&3, 4&5, 6&7, 8&9
2-3 4-5 6-7 8-9 and 10 is by itself so start with 10
10. 2-3. 4-5. 6-7. 8-9.
first take 10, pairs 2,3 4,5 6,7 8,9
10 then pairs 2 3, 4 5, 6 7, 8 9
10 then 23 45 67 89
I start with 10 cause then the rest makes pairs like 2-3, 4-5, 6-7 and 8-9, works every time
= Take 7, then answer in pairs: 2-3, 4-5, 6-8, 9-10.
take 7, then 2-3 4-5 6-8 9-10
Start with 7. Pairs: 2-3, 4-5, 6-8, 9-10
I take 7 and then pair 2 and 3, 4 and 5, 6 and 8, 9 and 10
go first and take 7. then pair 2-3 4-5 6-8 9-10
take 7 then answer 2 with 3, 4 with 5, 6 with 8 and 9 with 10
Start: 7. Pairs: 2&3, 4&5, 6&8, 9&10
= Take 10, then answer in pairs: each number with its neighbor.
start with 10 then pair neighbors
take 10 first then always answer with the number next to it
choose 10 and then always answer with the neighbour
= Take 2, then answer in pairs: 3-4, 5-6, ….
take 2, then 3-4, 5-6 and so on
take 2 and then if they take an odd number take the next one
I go 2 and then if they pick an odd number I pick the one after it, if they pick an even one I pick the one before
If you go first you take 2, and whenever they take an odd number you take the one above it, if they take an even number you take the one below.
take 2, then answer each number with its neighbor: 3-4, 5-6, … 9-10
= Answer in pairs: 3-4.
if they take 3 i take 4
= Answer in pairs: 2-3, 4-5, 6-7.
answer in pairs: 2-3, 4-5, 6-7
= Answer in pairs: 2-4, 3-6.
answer in pairs: 2-4, 3-6
= Take 2, then answer in pairs: 3-10, 4-9, 5-8, 6-7.
Take 2, then answer so that the two numbers add up to 13: 3-10, 4-9, 5-8, 6-7.
Take 2 first, then pair 3-10, 4-9, 5-8 and 6-7 because they all add up to 13.
2 goes first then 3-10, 4-9, 5-8, 6-7, all of them make 13
Start with 2 and pair 3-10, 4-9, 5-8, 6-7.
pairs: 3-10, 4-9, 5-8, 6-7. take 2 first
lol i pair 3 with 10, 4 with 9, 5 with 8 and 6 with 7, they all make 13, and take 2 at the start
= ?? I know these words, but I can't read this as a rule.
first player cant lose with 10
player 2 can't win with 10
you win if the pool is an odd size
3, then 4, 5, then 6, 7, then 8
take the number one more or one less than theirs
take 2 then pair 3-4 and you lose
answer in pairs 2-3, 4-5, 6-7, 8-9 and they take 10
2-3 4-5 6-7 8-9 take 10 at the end
Take 2, then answer in pairs: the smallest with the largest.
take 2, then pairs smallest with largest
take 2, then smallest and largest
take 2, then answer in pairs: the smallest with the largest
smallest with largest
you take 3 they take 4, you take 5 they take 6
you win if you go first and its odd your opponent wins
= ?? I don't know the word "double" here.
take 2 then pair every number with its double
= ?? For which largest number? Say it, too: "if the largest number is 10".
player 1 wins
player 2 wins
the first player wins
player 2 loses
2 to 8
= ?? Rules here are about the start: say which number is the largest.
You lose if the numbers can be paired up with neighbors.
you win if there is an odd number of numbers left
you lose if you cant take a number
you win if there is only one number you can take
if no numbers are left you lose
if there are two numbers left and one is a factor of the other you win
you lose when there are no numbers you can take
You win if an even number of numbers are left
the only numbers left are primes so you lose
= Take 5, then answer in pairs: 2-4, 3-6, 7-8, 9-10.
start with 5 and pair 2-4 3-6 7-8 9-10
5 first. 2-4, 3-6, 7-8, 9-10
= Take 6, then answer in pairs: 2-5, 3-4, 7-8, 9-10.
player 1 takes 6 then pairs 2 with 5, 3 with 4, 7 with 8 and 9 with 10
= Take 9, then answer in pairs: 2-3, 4-5, 6-7, 8-10.
start with 9, answer 2 with 3, 4 with 5, 6 with 7, 8 with 10
start with 9, pairs 2-3 4-5 6-7 8-10
i would go 9 first and then its 2-3, 4-5, 6-7, 8-10
= Take 3, then answer in pairs: 2-5, 4-6, 7-8.
start with 3 and pair 2 with 5, 4 with 6, 7 with 8
= At the start, the player to move wins if the largest number is 10.
You win if the pool is 2 to 10.
player 1 wins with the numbers 2 to 10
if the numbers go to 10 player 1 wins
the first player wins with 2 to 10
player 1 wins if the largest number is 10
if the numbers end at 10 you win
the first person wins at 10
= At the start, the player to move loses if the largest number is 9.
if the largest number is 9 the second player wins
player 2 wins with 2 to 9
if the pool is 2 to 9 the second player wins
you lose if it goes to 9
the second player wins when the numbers go up to 9
with 2 to 9 the first player loses cuz of 2-3, 4-5, 6-7, 8-9
= Take 5, then answer in pairs: 2-3, 4-6, 7-8, 9-10.
start with 5 and pair 2-3 4-6 7-8 9-10
start with 5. pairs: 2 and 3, 4 and 6, 7 and 8, 9 and 10. if they take one i take the other
take 5 first then 2&3, 4&6, 7&8, 9&10
5 and then 2-3, 4-6, 7-8, 9-10 because none of them go into each other
= Take 8, then answer in pairs: 2-9, 3-10, 4-6, 5-7.
start with 8, then 2 and 9, 3 and 10, 4 and 6, 5 and 7
= Take 6, then answer in pairs: 2-5, 3-4.
take 6 first then if they take 2 i take 5, if they take 3 i take 4
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-2.
start with 2 and pair 3 with 4 5 with 6 7 with 8 9 with 2
= Take 10, then answer in pairs: 2-3, 4-5, 6-7, 8-10.
start with 10 and pair 2 with 3 4 with 5 6 with 7 8 with 10
= At the start, the player to move loses if the largest number is prime.
you lose if its prime
= At the start, the player to move wins if the size of the pool is 9.
you win if there are 9 numbers
if there are 9 numbers the first player wins
= At the start, the player to move loses if the size of the pool is 8.
you lose with 8 numbers
= At the start, the player to move wins if the largest number is odd.
if the biggest number is odd i win
you win if max is odd
the player to move wins if the highest number is odd
the one who moves first wins when the largest number is odd
you win when the largest number is odd
The player to move wins when the highest number is odd
When the highest number is odd.
if the biggest number is odd you win
You win when the last number is odd
odd
so when the top number is odd you win because there's one left over for you at the end haha
= Take 5, then answer in pairs: 2-4, 3-7, 6-8, 9-10.
Take 5 first, and then the pairs are 2-4, 3-7, 6-8 and 9-10.
i take 5 then 2-4 3-7 6-8 9-10
= At the start, the player to move wins exactly when the largest number is a multiple of 4.
player 1 wins iff max is a multiple of 4
= At the start, the player to move wins exactly when the size of the pool is odd.
The player to move wins exactly when the pool has an odd number of numbers in it.
= At the start, the player to move loses if the largest number is odd. The player to move wins if the largest number is even.
odd = lose, even = win
odd largest number = the player to move loses, even = wins
largest number odd = player to move loses, even = he wins
= At the start, the player to move wins if the largest number is 6.
the first player wins with 2 to 6
= At the start, the player to move loses if the largest number is 3.
you lose when the pool is 2, 3
= At the start, the player to move wins if the largest number is at least 5.
you win if the largest number is bigger than 4
= Answer in pairs: 2-10, 3-9, 4-8, 5-7.
pair 2-10 3-9 4-8 5-7
= Take 2, then answer in pairs: 3-9, 5-6, 7-8, 4-10.
first take 2. pairs: 3&9, 5&6, 7&8, 4&10
= At the start, the player to move loses if the size of the pool is even.
the first player loses if the number of numbers is even
you lose if there are an even number of numbers
you lose when theres an even amount of numbers cause every number has a partner
you lose if every number already has a partner, because then your opponent can always answer
= At the start, the player to move wins if the largest number is a multiple of 3.
the player to move wins if the largest number is a multiple of 3
= Take 8, then answer in pairs: 2-3, 4-5, 6-7, 9-10.
take 8 first then pair 2 with 3, 4 with 5, 6 with 7, 9 with 10
8 first and then 2/3 4/5 6/7 9/10, allways take the partner
8, 2-3, 4-5, 6-7, 9-10
= Take 8, then answer in pairs: 2-4, 3-5, 6-7, 9-10.
take 8 first then pair 2 with 4, 3 with 5, 6 with 7, 9 with 10
= At the start, the player to move loses if the largest number is 7.
max 7 loses
if it goes up to 7 the second player wins
= Take 2 first.
you win if you take 2 first
always start with 2
start with 2
taking 2 wins
take 2
= Take 7 first.
Take 7 first.
take 7 first
you win if you take 7 first
start with 7
= Take 12 first.
take 12 first
= At the start, the player to move loses if the size of the pool is even. The player to move wins if the size of the pool is odd.
if there is an even number of numbers then player 2 wins and if its odd player 1 wins
= At the start, the player to move wins if the largest number is even. The player to move loses if the largest number isn't even.
the player who goes first wins if the biggest number is even otherwise the second player wins
player 1 wins if n is even otherwise player 2 wins
= Answer in pairs: 5-6, 7-8.
If they take 5 take 6. If they take 6 take 5. If they take 7 take 8. If they take 8 take 7.
= ?? I don't understand "«»" here.
with 2, 3 and 4 «the first player wins»
even numbers «win»
3 «loses»
The first player wins «whatever number he takes» first
dont «take 2»
never «take 2 first»
take 2 «then dont answer in» pairs 3-4
you lose if you «take 2 first»
When the largest number is odd, the second player can «pair all of the» numbers and wins.
if its odd player 2 can «pair everything up so» they win
don't go first if even and «second if odd»
you win «second if its odd»
if the pool has odd numbers «the first player wins»
you win if you dont go «first and the biggest» number is odd
your opponent wins if they go «first and it's even»
if the numbers «end in 0 the» first player wins
even numbers «are good for player» 1
if it «ends in an even» number go first
not 2, then «3-4, 5-6, 7-8, 9-10»
they take 2, «then 3-4, 5-6, 7-8», 9-10
your opponent takes 2, «then 3-4, 5-6»
pair 2, «then 3-4»
10, «then you win»
pair each number with the next one and take the last «one first»
take 2 or 10 «first»
if you take 2 «you lose»
you win if you go first and you lose «if you go second»
take any «number then pair the» rest
take 2 but «not 3»
take 2 then 3-4 but «not 5-6»
if the numbers dont stop at «an even number the» first player wins
even numbers «at the end win»
take 10 after «2-3, 4-5, 6-7, 8-9»
on 9 you lose. with 3 «left you win»
= At the start, the player to move wins if the size of the pool isn't odd.
if the pool doesn't have an odd amount of numbers the first player wins
= Answer in pairs: 3-4, 5-6.
3 then 4, 5 then 6
3 and 4, then 5 and 6
they take 3 you take 4, they take 5 you take 6
= Answer in pairs: 3-4, 5-6, 7-8.
3-4, then 5-6, then 7-8
= Take 10, then answer in pairs: 3-4, 5-6, 7-8.
10, then 3-4, 5-6, 7-8
= Take 3, then answer in pairs: 4-5, 6-7.
3, then 4-5, 6-7
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10.
I begin with the 2. Then I answer always with the neighbor: 3 and 4, 5 and 6, 7 and 8, 9 and 10.
go 2 then 3+4 5+6 7+8 9+10
take 2 than pair 3-4 5-6 7-8 9-10
= Take 8, then answer in pairs: 2-3, 4-5, 6-7, 9-10.
First take 8, after that whatever he takes you take its partner: 2/3, 4/5, 6/7, 9/10.
= At the start, the player to move wins if the largest number is a multiple of 3. The player to move loses if the largest number isn't a multiple of 3.
You win if the largest number can be divided by 3. Otherwise you lose.
= Take 6, then answer in pairs: 2-3, 4-5, 7-8, 9-10.
Start with 6. Then pair up 2 with 3, 4 with 5, 7 with 8 and 9 with 10 and always take the partner.
= At the start, the player to move wins if the largest number is even.
If the last number is even you win, because one number is left over and you take it first and the others make pairs.
even max = first player wins easy
= At the start, the player to move wins exactly when the size of the pool is odd.
The player who begins wins exactly when the pool contains an odd number of numbers.
= At the start, the player to move wins if the largest number is 2, 4, 6, 8 or 10. The player to move loses if the largest number is 3, 5, 7 or 9.
You win if the biggest number is 2, 4, 6, 8 or 10. When it is 3, 5, 7 or 9 the other wins.
= Take 7, then answer in pairs: 2-3, 4-5, 6-8, 9-10.
I take the 7 and then if they take 2 I take 3, if they take 4 I take 5, if they take 6 I take 8, if they take 9 I take 10 and the other way around too
= ?? Say how you answer.
i take 2 and my opponent answers with 3-4, 5-6, 7-8, 9-10
= At the start, the player to move loses if the largest number is odd.
you lose if the largest number is odd like 3 5 7 9
you lose if the largest number is odd (3, 5, 7, 9)
= Take 2, then answer in pairs: 3-4, 5-6, 7-8, 9-10.
take the 2 and then always the neighbour number: 3 4, 5 6, 7 8, 9 10
= At the start, the player to move wins if the largest number is even. The player to move loses if the largest number isn't even.
always if the last number is even, otherwise the second player wins
= ?? Say "the largest number is between 4 and 5".
2-3, 4-5, 6-7, 8-9, 10
= ?? Say which number you take first.
pair up all the neighbours and take the one thats left first
start with the smallest and answer with neighbors
you win if you start with an even number
= ?? Say "the largest number is between 3 and 4".
3-4, 5, then 6-7
= Take 7, then answer in pairs: 2-3, 4-5, 6-10, 8-9.
first 7 then 2-3, 4-5, 6-10, 8-9
start with 7 then 2 and 3, 4 and 5, 6 and 10, 8 and 9
= Take 6, then answer in pairs: 2-4, 3-5, 7-8, 9-10.
i take 6 and then 2-4, 3-5, 7-8, 9-10
Take 6. Pairs 2-4, 3-5, 7-8, 9-10
= Take 9, then answer in pairs: 2-5, 3-6, 4-7, 8-10.
take 9 then pair 2+5 3+6 4+7 8+10
= At the start, the player to move wins if the size of the pool is even.
u win when the pool has an even number of numbers
when there is an even amount of numbers you win because they all pair up
you win when the amount of numbers in the pool is even
when theres an even amount of numbers
you win if every number has a partner
= Take 5, then answer in pairs: 2-7, 3-8, 4-6, 9-10.
i pick 5, my pairs are 2+7, 3+8, 4+6, 9+10
= Take 7, then answer in pairs: 2-9, 3-10, 4-6, 5-8.
first 7, if he takes 2 i take 9 or the other way round, same for 3&10, 4&6, 5&8
I would take 7 first, and then pair 2-9, 3-10, 4-6 and 5-8.
= Take 6, then answer in pairs: 2-5, 3-9, 4-7, 8-10.
take 6 first, pairs (2,5) (3,9) (4,7) (8,10)
= Take 10, then answer in pairs: 2-9, 3-8, 4-7, 5-6.
start w 10 and pair 2 and 9, 3 and 8, 4 and 7, 5 and 6
take 10, then pair 2-9 3-8 4-7 5-6
10 first. 2-9, 3-8, 4-7, 5-6
= Take 9, then answer in pairs: 2-3, 4-8, 5-6, 7-10.
i would take 9 then 2 with 3, 4 with 8, 5 with 6, 7 with 10
= At the start, the player to move wins if the largest number is a multiple of 4.
if the biggest is divideable by 4 you win
if the highest number is a multipel of 4
= At the start, the player to move always wins.
the one who starts always wins bc he can pick any number
The player who starts always wins.
player 1 always wins
you win if you start
you win if you go first
The first player wins always because he can choose any number he want
first player always wins
player 1 always wins this cause they can pick anything first, I won every time
Player one always wins.
= At the start, the player to move can't lose.
The second player can't win
player 1 can't lose
= Take 7, then answer in pairs: 2-4, 3-5, 6-8, 9-10.
take 7 first and pair 2-4, 3-5, 6-8, 9-10
= Take 6, then answer in pairs: 2-3, 4-5, 6-7, 8-9.
take 6 first then 2-3, 4-5, 6-7, 8-9
= Take 8, then answer in pairs: 2-5, 3-4, 6-9, 7-10.
8 first. then 2-5, 3-4, 6-9, 7-10
= At the start, the player to move wins if the largest number is 4, 6, 8 or 10. The player to move loses if the largest number is 3, 5, 7 or 9.
the starter wins with 4, 6, 8, 10 and loses with 3, 5, 7, 9
player 1 wins with 4, 6, 8, 10 and player 2 wins with 3, 5, 7, 9
= Take 7, then answer in pairs: 2-9, 3-8, 4-10, 5-6.
First 7. Then 2-9, 3-8, 4-10, 5-6
= Take 10, then answer in pairs: 2-4, 3-5, 6-8, 7-9.
start with 10 then (2,4) (3,5) (6,8) (7,9)
Take 10 first and then pair 2-4, 3-5, 6-8 and 7-9.
= ?? Say your reason last, please.
take 6 first because then they have 4 5 7 8 9 10
take 6, then 2 and 3 are gone
= ?? I don't know the word "upper" here.
take 5, then answer in pairs: the lower half with the upper half
take 5 and answer lower half with upper half
= ?? Say how the list goes on.
i start with 2 and then if they take 3 i take 4 and if they take 4 i take 3 and so on
take two. then if they take 3 take 4, if they take 4 take 3, and so on
= Take 10, then answer in pairs: 2-3, 4-5, 6-9, 7-8.
10 goes first, then (2,3) (4,5) (6,9) (7,8)
= At the start, the player to move wins if the largest number is 4, 6 or 10.
you win when there's 2 to 4 or 2 to 6 or 2 to 10
= At the start, the player to move wins if (the largest number is at least 4 and the largest number is even) and (the largest number isn't 3, 5, 7 or 9). The player to move can't win if the largest number is 3, 5, 7 or 9.
you win if its 4 6 8 10 12 and so on but not 3 5 7 9
= At the start, the player to move wins if the largest number is 10. The player to move loses if the largest number is 9.
up to 10 player 1 wins, up to 9 its player 2
= Take 7, then answer in pairs: 2-5, 3-4, 6-8, 9-10.
take 7, (2,5) (3,4) (6,8) (9,10) boom
= Take 5, then answer in pairs: 2-10, 3-9, 4-8, 6-7.
5 first. then 2-10 3-9 4-8 6-7
= Take 2, then answer in pairs: 3-5, 4-8, 6-7, 9-10.
Take 2, then pairs: 3-5, 4-8, 6-7, 9-10.
= Take 10, then answer in pairs: 2-3, 4-5, ….
take 10, if they take an even number you take one more and if its odd you take one less
= At the start, the player to move wins if the largest number is 4, 6, 8 or 10 and (the largest number isn't 3, 5, 7 or 9). The player to move can't win if the largest number is 3, 5, 7 or 9.
u win with 4 6 8 and 10 as highest number but not with 3 5 7 9
= Take 3, then answer in pairs: 2-7, 4-5, 6-8, 9-10.
begin with 3 then 2-7 4-5 6-8 9-10
Take 3 first and then 2-7 4-5 6-8 9-10
= At the start, the player to move loses if the largest number is even. The player to move wins if the largest number is odd.
if its even i lose, odd player 2
= Take 5, then answer in pairs: 2-9, 3-8, 4-10, 6-7.
i begin with 5, then 2 and 9, 3 and 8, 4 and 10, 6 and 7
= Take 10, then answer in pairs: 2-9, 3-6, 4-7, 5-8.
10 first!! then 2-9, 3-6, 4-7, 5-8
= Take 9, then answer in pairs: 2-7, 3-8, 4-6, 5-10.
My plan is I take 9 and then my pairs are 2 and 7, 3 and 8, 4 and 6, 5 and 10.
= At the start, the player to move wins if the largest number is 4. The player to move loses if the largest number is 3.
Player 1 wins if max is 4, and player 2 wins if max is 3
= Take 8, then answer in pairs: 2-9, 3-10, 4-7, 5-6.
8 first then 2-9 3-10 4-7 5-6
= At the start, the player to move wins if the largest number is 4 or 6, or the largest number is even.
The player to move wins when N is 4, 6 or any other even number.
= Take 6, then answer in pairs: 2-5, 3-7, 4-9, 8-10.
first 6 then 2-5, 3-7, 4-9, 8-10
= At the start, the player to move always loses.
Player two always wins because they can just answer with the partner
= Take 8, then answer in pairs: 2-3, 4-5, 6-7.
I take 8 then 2-3, 4-5, 6-7
= At the start, the player to move can't win if the largest number is odd.
if the top number is odd you dont wanna go first
= Take 5, then answer in pairs: 2-7, 3-4, 6-8, 9-10.
You take 5 and then you pair up 2 and 7, 3 and 4, 6 and 8, and 9 and 10. I checked and none of them divide
= At the start, the player to move wins if the size of the pool is 9, 5 or 3.
the player to move wins when there are 9 numbers or 5 numbers or 3 numbers because they dont pair up and you take the extra one
= Take 2, then answer in pairs: 3-9, 4-5, 6-7, 8-10.
2 first 3-9 4-5 6-7 8-10
= Take 3, then answer in pairs: 2-10, 4-5, 6-7, 8-9.
Take 3 then 2-10, 4-5, 6-7, 8-9
= Take 4, then answer in pairs: 2-5, 3-7, 6-9, 8-10.
you should take 4 first then pair 2 w/ 5, 3 w/ 7, 6 w/ 9, 8 w/ 10
= Take 7, then answer in pairs: 2-5, 3-8, 4-6, 9-10.
7! then 2,5 3,8 4,6 9,10
= At the start, the player to move wins if the largest number is 12 or 14, or the largest number is even. The player to move loses if the largest number is 11 or 13.
when it goes to 12 or 14 or any even number you win, but with 11 and 13 you should let your friend go first
= At the start, the player to move loses only if the largest number is prime.
You lose only if the last number is prime.
= At the start, the player to move loses if the size of the pool is odd.
you lose if one number has no partner
= At the start, the player to move wins if the size of the pool isn't even.
you win when not every number has a partner
= At the start, the player to move wins if the largest number is 3.
with only 2 and 3 you win
only 2 and 3 win
= ?? Say "the largest number is …" or "the size of the pool is …".
just 4 wins
only 4 and 6 win
= ?? I don't know the word "whether" here.
it depends on whether the largest number is even
= At the start, the player to move loses if the largest number is even.
even, let your opponent go first
= At the start, the player to move loses if the largest number is 9. The player to move wins if the largest number is 10.
on 9 you lose. with 10 you win
= Answer in pairs: 3-6.
they take 3 you take 6
`,
  "switch-and-capture": `
= The player to move loses only if only switches 5 and 7 are OFF. The player to move can't lose unless only switches 5 and 7 are OFF.
only with 5 and 7, with all other rows you win or it's a draw

= The player to move loses exactly when the number of lone primes OFF is even and the number of couples OFF is even and the number of other switches OFF is 0.
The player to move loses exactly when the number of lone primes OFF is even and the number of twin pairs OFF is even and the number of other switches OFF is 0.
loses exactly when the lone primes off are even and the twin pairs off are even and the other switches off are none
the player to move loses iff lone primes OFF are even and twin pairs OFF are even and other switches OFF are 0
The player to move loses exactly when the number of lone primes OFF is even and the number of couples OFF is even and the number of other switches OFF is 0.
= The player to move loses if the number of lone primes OFF is even and the number of couples OFF is even and the number of other switches OFF is 0.
you lose when lone primes even and twin pairs even and no other switches off
An even number of lone primes, an even number of couples and nothing else loses
you lose if an even number of lone primes and an even number of couples are off and nothing else
even lone primes, even couples and nothing else lose
= The player to move loses exactly when the number of lone primes OFF is 2.
loses exactly when two lone primes are off
= The player to move loses if the number of lone primes OFF is 2.
you lose when exactly two lone primes OFF
loses when the lone primes off are 2
you lose when two lone primes are off
you lose if there are 2 lone primes
the two big primes are off, like 3 and 5
= The player to move wins exactly when switch 1 is OFF.
you win iff switch 1 is off
wins exactly when switch 1 is off
you win exactly when switch 1 is OFF
= The player to move wins if switch 1 is OFF.
if switch 1 is off you win
i win when switch one is off
you win if switch 1 is off
if switch 1 is OFF you win
you win if switch 1 is still off
= The player to move loses if only switches 5 and 7 are OFF.
Player A loses if it's his turn and 5, 7 are OFF and all others ON
switch 5 and switch 7 off, the rest on = you lose
The player to move loses when switches 5 and 7 are off and all the other switches are on.
u lose if its just 5 n 7 off
u lose with only 5 and 7
the player to move loses when both 5 and 7 are off and the rest are on
you lose if everything is on except 5 and 7
when just switches 5 and 7 are off you lose
you lose if only 5 and 7 are off
you lose when 5 and 7 are OFF and nothing else
you lose if 5 and 7 are the only ones off
u lose if 5 and 7 are off and everything else is on
you lose when only 5 and 7 are off
you lose with only 5 and 7 off
you lose when all switches are on except 5 and 7
you lose if everything is on but 5 and 7
you lose when switches 5 and 7 are the only ones off
you lose if the only switches off are 5 and 7
you lose if five and seven are off and the rest are on
you lose when exactly 5 and 7 are off
only 5 and 7 off loses
only 5 and 7 off
you lose wen 5 and 7 r the last ones off
you lose if 5 and 7 are both off and all the others are on
five and seven off everything else on
you lose when 5 and 7 are off but the rest are on
only 5 and 7 are off
when 5 and 7 are the only switches off
if all switches but 5 and 7 are on
everything is on except 5 and 7
you lose if 5 and 7 are the only OFF ones
no switch is off except 5 and 7
the only switches left are 5 and 7
if all the switches are on except for 5 and 7 then you're going to lose
player to move looses when just five and seven are off
everything on but 5 and 7
if the two switches that are off are 5 and 7 you lose
leave your opponent with only 5 and 7 off and you win
when the only ones that are off are 5 and 7 the player to move loses
If switches 5 and 7 are off and all of the other ones are on, you lose.
5 and 7 off, everything else on: you lose
if you see 5 and 7 off and the others on youve lost
leave only 5 and 7 for your opponent to win
the player to move loses if 5 and 7 are the last two off
you lose if all are on except for 5 and 7
You lose when the only two switches that are off are 5 and 7.
you're going to lose if only 5 and 7 are left
loses when 5 and 7 off and rest on
you lose if the only off ones are 5 and 7
you lose when five and seven are both off and all other switches are on
the player to move loses if every switch apart from 5 and 7 is on
you lose if its just 5 and 7
you lose if 5 and 7 are the ones that are off
if you have only 5 and 7 off on your turn, you lose
you lose if switches five and seven are the only ones that are off
you lose when 5 and 7 are the only two switches off
you lose when 5 & 7 are off and the others are on
you lose if only the 5 and the 7 are off
You lose if 5 and 7 are OFF and all the rest are ON.
if 5 and 7 are off and nothing else, the player to move loses
only 5 and 7
when just 5 and 7 are left off, you're stuck
everything is on except for switches 5 and 7
you lose when the switches that are off are 5 and 7
you lose if 5 and 7 are off and all other switches are on
you are stuck when just 5 and 7 are off
your opponent loses if you leave only 5 and 7 off
everything on except 5 and 7 is a loss
all on apart from 5 and 7 means you lose
you lose if 5 and 7 are the only switches that are off
if only 5 and 7 are left off then you lose
you lose when every switch is on except 5 and 7
the player to move loses if 5 and 7 are both off and all the rest are on
you lose when the only switches off are 5 and 7
if just 5 and 7 are still off you lose
the player to move loses when 5 and 7 are the last switches off
if everything is on except for 5 and 7 then you lose
when 5 and 7 are off and everything else is on the player to move loses
if all the switches are on but 5 and 7 you lose
you lose if 5 and 7 are both the last switches off
you lose with just 5 and 7 off
if 5 and 7 are the last two off you lose
you lose if 5 and 7 are off but everything else is on
all switches on but 5 and 7 loses
the player to move loses if only 5 and 7 are off
when only 5 and 7 are off
you lose if 5 and 7 are off and all the others are on
u lose when ur opponent leaves u only 5 and 7 off
all on except 5 and 7
the player to move loses when 5 and 7 are the only ones off because you take one and they take the other
all switches are on exept 5 and 7
the other player wins if its my turn and just 5 nd 7 r still off
5 and 7 off and the rest on bc i take one and he takes the other
when 5 n 7 are off and everything else is on
when only 5 and 7 are off bc whichever one you pick the other player takes the other one and wins
you lose if 5 and 7 are OFF and all the others are ON
only 5 and 7 off bc if you take 5 the other one takes 7 and wins
the player to move loses when everything is on exept 5 and 7
leave youre opponent with just 5 and 7 off and he loses
if 5 and 7 are off but no other swich
i lose when 5 and 7 are off
you lose if 5 and 7 are off
if 5 and 7 are off you lose
5 + 7 off = lose
if your opponent leaves you 5 and 7 off you lose
you lose if 5 + 7 is off
switches 5 and 7 off is a loss
leave 5 and 7 off for your opponent and you will win
5 and 7 all off loses
5 and 7
You lose when every switch is on except 5 and 7.
if 5 and 7 are the only ones left bc you have to pick one and they pick the other
the one from step 3 where 5 and 7 were off
only 5 & 7 off, then you take 5 and they take 7 or you take 7 and they take 5
if 5 and 7 r off and the rest r on
You win if you leave the other person with only 5 and 7 off.
The player to move loses when 5 and 7 are OFF and all the others are ON.
there are 2 left, 5 and 7
You lose if 5 and 7 are OFF and all the other switches are ON.
when it's just 5 and 7 left because you have to take one and then the other player takes the other one
if its your turn and 5 and 7 are the only ones off your stuck, you take 5 they take 7 or you take 7 they take 5
If you leave only 5 and 7 OFF, your opponent loses
the last two switches off are 5 and 7
when 5 and 7 are off and the rest is on
you lose when 5 and 7 are the only ones left because you take one and he takes the other
wen 5 an 7 ar of and evry thing els is on
the 5 an the 7 are the last ones that are of
when 5 and 7 are off
you win if you leave just 5 and 7 off for the other player
Player A loses when only 5 and 7 are off, since he must choose one of them and Player B takes the other.
5,7 off rest on
the primes 5 and 7 have to be the only off ones
You lose when 5 and 7 are the only ones off because you have to take one and then they take the other.
if all are on except 5 and 7
if the last ones are 5 and 7 and its ur turn ur done
you win if you leave them with 5 and 7 off and nothing else
when the primes 5 and 7 are left off
the 5 and 7 ones off, they dont change each other
only 5 and 7 are off bc whichever one you pick they pick the other one
The player to move loses when only 5 and 7 are off.
just 5 and 7 off
When every switch is on apart from 5 and 7.
You lose when the only switches that are off are 5 and 7, because you turn off 1 again and then your opponent takes the other one.
5+7
Only one row loses, and that is when five and seven are off.
if its 5 and 7 left off on your go
if you get left with 5 and 7 you lose so leave your opponent with them
five n seven
So if the 5 and the 7 are off and literally everything else is on then you lose because you have to pick one of them and then your opponent gets to pick the last one
The switches 5 and 7 is off, all other is on.
i think when 5 and 7 are the last ones
so if just 5 and 7 are off you lose, cause whichever of those two you take the other guy takes the other one and its done
i think its 5 and 7!! all the other ones have to be on though
My guess is 5 and 7 since neither one messes with anything else but 1
so basically if I leave my opponent with only 5 and 7 off then he's stuck and I get the last one
When 5 and 7 are OFF and the rest are ON.
5, 7
= The player to move loses if the number of lone primes OFF is 2 and the number of couples OFF is 0 and the number of other switches OFF is 0.
you lose when both big primes are off and all the others are on
you lose if the two lone primes are off and everything else is on
you lose if both lone primes are off and nothing else
you lose with two lone primes off and nothing else
you lose if just two lone primes are OFF
So leave your opponent just two lone primes OFF, and you win.
you lose if two lone primes are off and nothing else is off
You lose when only the two big primes are left off, like 5 and 7, because I take one and you take one and haha
= The player to move can't win if switch 1 is ON.
u cant win if switch 1 is on
only your opponent can win if switch 1 is on
you can't win if switch 1 is on
Switch 1 is ON, so only your opponent can win.
you cant win when switch 1 is on
if switch 1 is on only your opponent can win
you can't win if 1 is on
if 1 is on you can't win
= The player to move can't lose if switch 1 is OFF.
if switch 1 is off ur opp cant win
you can't lose if switch 1 is off
Switch 1 is OFF, so only you can win.
switch 1 off means you cant lose
you never lose when 1 is off
= The player to move wins if switch 5 is OFF.
you win if 5 is off
= The player to move draws if switch 4 is OFF and switch 8 is OFF.
nobody can win if switches 4 and 8 are off
= The player to move can't win if only switches 5 and 7 are OFF.
leave your opponent just 5 and 7 off
leave just 5 and 7
leave your opponent just 5 and 7
leave just 5 and 7 off
you cant win when only the primes 5 and 7 are off
when both 5 and 7 are OFF and every other switch is ON you cannot win
leave your opponent with just 5 and 7 switched off
leave them with 5 and 7 off and everything else on
leave only 5 and 7 off
always leave 5 and 7 off
Leave your opponent 5 and 7.
= The player to move wins if the number of switches OFF is 1.
you win if one switch is off
you win if just one switch is off
if there's only one switch left off you win
= The player to move wins only if switch 1 is OFF.
you can win only if switch 1 is off
You only win if switch 1 is off.
= The player to move draws if switch 4 is OFF.
nobody can win when 4 is off
= The player to move wins if switch 2 is OFF and switch 3 is OFF.
if switches 2 and 3 are off you win
= The player to move wins if the number of switches OFF is 3.
you win if 3 switches are off
just three switches are off you win
= ?? I know these words, but I can't read this as a rule.
you lose with an even number of lone primes and couples and nothing else
you need 5 or 7
you lose if 5 and 7 are off and nothing else is on
you lose if the two off switches are next to each other
you lose if 5 and 7 are needed and both are on
you need 5 and 7 and 3 is off
you win if 3 needed numbers are off
you lose if you need 5 and 7 to win
you lose when only the lone primes are off
you lose if two switches are off and they are prime
5 and 7 off and not all others on
the only switches left are primes
5 and 7, all the others are off
5 and 7. the rest is off
= The player to move loses if the number of needed numbers is 2.
you lose when 2 numbers are needed
you lose when exactly two numbers are needed
you need 2 more numbers
if there are two numbers in the needed list
when there are two numbers left on the list
you loose whenever theres two left on the list
When 2 numbers are left on the list.
when there are 2 numbers left on the list
when its two numbers left on the list
2 numbers on list
= The player to move wins if the number of needed numbers is 1.
i win if only 1 number is needed
you win if one number is needed
you win if only one number is needed
never leave just one needed number
you win if there's only 1 number on the list
if the list has one number u win
if one number is on your list u win
u win if only one number is on the list
if 1 switch is needed you win
you win when you need one more number
you win if there is one number left on the list
you win when you need just one number
you win when only one needed number is left
you win if one number is left on the list
you win if you need one number
= The player to move can't win if the number of needed numbers is 2.
always leave your opponent exactly two needed numbers
you cant win if you need two numbers
you cant win if there are two needed numbers
= The player to move loses if the number of needed numbers is even.
you lose if there is an even number of needed numbers
when theres an even number of needed numbers
when there is an even number of numbers on the list
= The player to move wins if the number of needed numbers is odd.
You win whenever the number of needed numbers is odd.
you win if an odd number of numbers is needed
when you need an odd number of switches you win
= The player to move loses if only numbers 5 and 7 are needed.
you lose if the needed numbers are 5 and 7
You lose if the only numbers needed are 5 and 7.
you lose if 5 and 7 are needed and nothing else
you lose if the list is 5 and 7
you lose when the list is just 5 and 7
you lose when you need 5 and 7
you lose if the needed list is 5, 7
if just 5 and 7 need to be chosen you lose
you lose when you only need 5 and 7
if the only numbers on your list are 5 and 7 you lose
if the two needed numbers are 5 and 7 you lose
if 5 and 7 are the only needed numbers you lose
when the needed numbers are just 5 and 7
u lose when the needed numbers are just 5 and 7
if the needed numbers are just 5 and 7
when 5 and 7 are the last two needed numbers, you take one and the other player takes the last one
when your list is just 5 and 7
if the list only has 5 and 7 on it then you lose
The list is only 5 and 7
when the list says 5, 7
you lose if the list has just 5 and 7 on it, cause thats two numbers and they'll take the last one
The list is just 5 and 7.
= The player to move loses only if the number of needed numbers is 2.
Player to move loses only when two numbers are needed
= The player to move loses only if only switches 5 and 7 are OFF.
only lose when 5 and 7 are the only ones off
you only lose if 5 and 7 are off and everything else is on
you lose only when 5 and 7 are off and nothing else is off
never, exept when 5 and 7 are the only ones off
only if 5 and 7 are the only ones off
= The player to move draws if the number of needed numbers is 4.
its a draw when four numbers are needed
= The player to move loses if the number of switches ON is 0.
you lose if all switches are off
you lose if every switch is off
when all the switches are off
all off
= The player to move draws if the number of needed numbers is 3.
nobody wins with 3 needed
= The player to move loses if the number of switches OFF is 2.
You lose if two switches are off.
you lose if the number of switches off is 2
if just two switches are off you lose
you lose if just two switches are off
you lose if only two switches are off
you lose when exactly two switches are off
if only two are off you lose
you lose when theres two switches off, it doesnt matter which
when two switches are off and the other 5 are on
when just two switches are off
when two switches are off
when there are two switches off
only 2 switches are off
when theres 2 switches off
The player to move loses when there are two switches left to turn on.
i'd say you lose when exactly two are off because you do one and they do the other, always
two are off, like 5 and 7
you lose with two switches off, like 5 and 7
= The player to move loses if the number of needed numbers is 2, 4 or 6.
you lose when needed is two four or six
= The player to move loses if the number of switches OFF is 1.
you lose if just one switch is off
when only one switch is off
= The player to move wins if only switch 1 is OFF.
you win if only switch 1 is off
if 1 is off and nothing else you win
= The player to move loses if the number of switches ON is 3.
you lose if only three switches are on
= The player to move wins if the number of switches ON is 0.
you win if all switches are off
you win if all the switches are off
you win if everything is off
all off is a win
when its all off the first guy wins, weird but the computer said so
= The player to move can't lose if switch 1 isn't ON.
you cant lose unless switch 1 is on
= ?? I don't know the word "might" here.
if switch 1 is on you cant win but you might draw
= The player to move loses if switch 5 is OFF, or switch 7 is OFF.
you lose if 5 or 7 is off
= ?? Say how many switches are OFF in all.
you win if switch 1 is off and only one other is off
= The player to move loses if the number of switches OFF is at least 6.
you lose if more than 5 switches are off
= The player to move wins if the number of switches OFF is 7.
you win if seven switches are off
You win with all seven OFF.
= The player to move loses if the number of switches OFF is 0.
you lose if no switch is off
If everything is on the player to move has lost already
= The player to move loses if switch 5 is OFF and switch 7 is OFF and the number of switches OFF is 2.
you lose if switch 5 is off and switch 7 is off and all others are on
= The player to move loses if the number of switches OFF is even.
you lose if there are an even number off
if its an even number of switches off you lose bc the other guy gets the last one, my dad said so
An even number of OFF switches
= The player to move loses if the number of needed numbers is 2 and the number of needed numbers ON is 0.
the player to move loses if two needed numbers are left and both are OFF
= The player to move wins if the number of needed numbers is 1 and the number of needed numbers ON is 0.
you win when theres 1 needed number and its off
= The player to move loses if switch 1 is ON.
u lose if switch 1 is on
you lose if 1 is on
= The player to move wins if the number of switches OFF is 1 and switch 1 is OFF.
You can win if only one switch is off and it is switch 1.
= ?? Say "5 and 7 are OFF" or "5 and 7 are needed".
you dont need 5 and 7
you lose if 5 and 7 are needed and the only ones off are 3 and 4
lose iff off = {5,7}
= The player to move loses exactly when the number of switches OFF is even.
lose iff the number of off switches is even
= The player to move loses exactly when the number of lone primes OFF is 2 and the number of couples OFF is 0 and the number of other switches OFF is 0.
You lose exactly when both lone primes are off and every other switch is on.
lose iff lone primes off = 2 and nothing else is off
= The player to move can't lose if switch 2 is OFF.
You can't lose if switch 2 is off.
if switch 2 is off you can at least draw
= The player to move can't win if the number of needed numbers is even.
When an even number of numbers is needed, the player to move can't win.
= The player to move loses if only switches 5 and 7 are OFF. The player to move can't lose unless only switches 5 and 7 are OFF.
if the only off switches are 5 and 7 you lose otherwise you win or draw
you always lose with only 5 and 7 off, otherwise you can win or draw
both 5 and 7 must be OFF and all the others ON or you wont lose
You lose when the only numbers off are 5 and 7. In the other rows you can win or draw.
You lose when only 5 and 7 are off, every other row you can at least draw
= The player to move wins if only number 4 is needed.
you win if the needed number is 4
if just 4 is needed you win
= The player to move can't lose if switch 3 is OFF.
you dont lose if 3 is off
= The player to move can't lose if the number of switches OFF is at least 3.
you cant lose if at least 3 switches are off
= The player to move loses if switch 5 is OFF.
you lose if 5 is off
if 5 is off u lose
= The player to move loses exactly when only switches 5 and 7 are OFF.
the only losing position is when only 5 and 7 are off
the losing row is when only 5 and 7 are off
the only way to lose is when 5 and 7 are off
when the two biggest primes are off and thats it
ok so the bad row is when everything's on except 5 and 7, because they only change themselves and number 1
= The player to move wins if the number of needed numbers is 3.
you win if 3 numbers are needed
you win if you need 3 numbers
= The player to move wins if (number 4 is needed and number 5 is needed and number 7 is needed) and (switch 4 is OFF and switch 5 is OFF and switch 7 is OFF).
you win if 4, 5 and 7 are needed and all of them are off
= The player to move draws if the number of switches ON is 1.
you draw if one switch is on
= ?? Say "the number of needed numbers is 2" or "only 2 is needed".
you win if the needed numbers are 3
= The player to move wins if the number of needed numbers is 3 and the number of needed numbers ON is 0.
you win if 3 numbers are needed and all of them are off
= The player to move wins if (number 5 is needed and number 7 is needed) and (switch 5 is OFF and switch 7 is OFF).
you win when 5 and 7 are needed and both are off
= The player to move loses if (switch 1 is ON and switch 2 is ON and switch 3 is ON and switch 4 is ON and switch 6 is ON) and (switch 5 is OFF and switch 7 is OFF).
1 2 3 4 and 6 are on and 5 and 7 are off
when 1, 2, 3, 4 and 6 are on and 5 and 7 are off you lose
you lose when switches 1, 2, 3, 4 and 6 are on and 5 and 7 are off
when 1 2 3 4 6 are on and 5 7 are off
1 2 3 4 and 6 on, 5 and 7 off
1 2 3 4 6 on, 5 and 7 off
its when 1 2 3 4 and 6 are ON and 5 and 7 are OFF
you lose when 1 2 3 4 6 are on and 5 7 are off
if 1,2,3,4 and 6 are on and 5 and 7 not
it loses with 1,2,3,4,6 on and 5,7 not on
1, 2, 3, 4 and 6 on, 5 and 7 off
= The player to move loses if (only numbers 5 and 7 are needed) and (only switches 5 and 7 are OFF).
the list is 5 and 7 and nothing else is off
when the list says 5 and 7 and everything else is on, you lose
you lose if you need 5 and 7 and theyre the only ones off
you need 5 and 7 and no other switch is off
= The player to move loses if the number of switches OFF is 2 and (switch 5 is OFF and switch 7 is OFF).
when just two switches are off and they are 5 and 7 you lose
you lose if there are only two switches off and they are 5 and 7
= The player to move loses if (only switches 5 and 7 are OFF) and the number of switches OFF is 2.
you lose when only 5 and 7 are off and everything else is on
The player loses if the last two numbers are 5 and 7 and nothing else is off
= The player to move loses if (only numbers 5 and 7 are needed) and the number of needed numbers is 2.
if your list is 5 and 7 and nothing else you lose
= The player to move loses if the number of needed numbers is 1.
you need 1 number
you win when your opponent needs just one number
= The player to move loses if only number 5 is needed.
you lose if you need only 5
= The player to move loses unless switch 5 is OFF and switch 7 is OFF.
you lose if 5 and 7 arent both off
= The player to move loses unless only switches 5 and 7 are OFF.
you lose unless 5 and 7 are the only ones off
= The player to move loses if switch 5 is OFF and switch 7 is ON.
you lose if 5 is off and 7 is on
= ?? Say which switches are OFF.
you lose if 5 and 7 are the last three off
you lose if 5, 6 and 7 are the last two off
you lose if 5 and 7 arent the last switches off
= The player to move loses if switch 9 is OFF.
you lose if switch 9 is off
= The player to move loses if switch 1 is ON and switch 2 is ON and switch 3 is ON and switch 4 is ON and switch 6 is ON.
if 1,2,3,4,6 are on you lose
= ?? I don't understand "«»" here.
lose if «any prime is off»
dont leave your opponent «anything except 5 and» 7
you need 5 and «not 7»
You lose if you «have to choose 5» or 7
you win if your list has one number on «it»
player to move loses when just two switches, «5 and 7, are» off
only if 5 and 7 are off «do you lose»
you lose if the only «ones left are 5» and 7
you lose if you need 5 and 7 and there aren't «any others off»
you lose if you don't «have any other switches» off
you lose when you «have to choose 5» and 7
you lose if you «have to choose 5» or 7
you lose if you dont «have to choose 5» and 7
you lose if your opponent «has to choose 5» and 7
you lose if you «choose 5 and 7»
you win if you get to «choose 5 and 7»
don't let your opponent have to «choose 5 and 7»
you lose if you «must not choose 5» and 7
it's bad to «choose 5 and 7»
you lose if you «want to choose 5» and 7
you need 2 to «choose 5 and 7»
try to «choose 5 and 7»
you want to «choose 5 and 7»
«the way to lose» is to choose 5 and 7
you lose if not only «5 and 7 are» off
= The player to move loses if (switch 5 is OFF and switch 7 is OFF) and (switch 1 is ON and switch 2 is ON and switch 3 is ON and switch 4 is ON and switch 6 is ON).
the player to move loses when 5 and 7 are off and 1, 2, 3, 4 and 6 are on
5 and 7 off, 1 2 3 4 6 on
= The player to move wins if the number of needed numbers isn't 1.
you win when you dont need just one number
= The player to move loses only if only switches 5 and 7 are OFF.
The position is lost only when the numbers 5 and 7 are off and all remaining switches are on.
= The player to move loses if the number of switches OFF is 2 and (switch 5 is OFF and switch 7 is OFF).
if theres 2 off and theyre 5 n 7 ur done
= The player to move loses if (switch 1 is ON and switch 2 is ON and switch 3 is ON and switch 4 is ON and switch 6 is ON) and (switch 5 is OFF and switch 7 is OFF).
you lose when 1 2 3 4 and 6 are on and 5 and 7 are of
= The player to move draws if switch 1 is ON and (not (only switches 5 and 7 are OFF)).
you draw if switch 1 is on unless only 5 and 7 are off
= The player to move loses if only switches 5 and 7 are OFF.
you lose if 5 and 7 are off and the remaining switches are on
= The player to move loses if number 5 isn't needed and number 7 isn't needed.
you lose if 5 and 7 are not needed
= The player to move loses if switch 5 isn't OFF and switch 7 isn't OFF.
you lose if 5 and 7 are not off
= ?? I know these words, but I can't read this as a rule.
you need 5 and 7 and everything else is off
= The player to move loses if only switches 5 and 7 are OFF.
you lose when all switches are on but not 5 and 7
= ?? Say which switches are OFF: "only 5 and 7 are OFF".
1 is off
2 off
= The player to move loses if (switch 5 is ON and switch 7 is ON) and the number of switches ON is 2.
you lose if 5 and 7 are on and everything else is off
when 5 and 7 are on and everything else is off
when 5 and 7 are on and all the others are off
you lose with everything off but 5 and 7
all off except 5 and 7
5 and 7 on and the others off
I think its if 5 and 7 are on and the rest are off
when only 5 and 7 are on
only 5 and 7 are on
When 5 and 7 are ON and everything else is OFF.
= The player to move loses if only numbers 5 and 7 are needed. The player to move can't lose unless only numbers 5 and 7 are needed.
u lose if exactly 5 and 7 are on the needed list, every other list is fine
= The player to move loses if only switch 5 is OFF.
if 5 is the only one off
u lose when only switch 5 is off
when only 5 is off
you lose if no switch but 5 is off
you lose if 5 is the last switch off
The player to move loses when only 5 is off
= The player to move loses exactly when only switches 5 and 7 are OFF. The player to move can't lose unless only switches 5 and 7 are OFF.
exactly when 5 and 7 are off and no other switch, in all other rows u dont lose
= The player to move can't lose unless only switches 5 and 7 are OFF.
player a never has to lose unless 5 and 7 are the only off ones
you never lose unless exactly 5 and 7 are off
= The player to move loses if switch 7 is OFF and switch 5 is OFF and the number of switches OFF is 2.
if 7 is off and 5 is off too but no other one
= The player to move loses if switch 1 is ON and switch 2 is ON and switch 3 is ON and switch 4 is ON and switch 5 is OFF and switch 6 is ON and switch 7 is OFF.
on on on on off on off
1111010
When the row is 1111010
when it's 1111010 cause you do 5 or 7 and they do the other
= The player to move wins exactly when not (only switches 5 and 7 are OFF).
you win in every row except the one where only 5 and 7 are off
= The player to move loses if (only switches 5 and 7 are OFF) and the number of switches OFF is 2. The player to move can't lose unless (only switches 5 and 7 are OFF) and the number of switches OFF is 2.
the off ones are 5 and 7 and no others, any other row you dont lose
= The player to move loses if (switch 1 is ON and switch 2 is ON and switch 3 is ON and switch 4 is ON and switch 6 is ON) and the number of switches ON is 5.
when 1 2 3 4 and 6 are on and the rest is off
if 1 2 3 4 and 6 are on and the others off
when 1 2 3 4 and 6 are on and the other two are off
= ?? Say "switch 5" or "5 switches".
you lose if the only needed numbers are 5 or 7
you lose if all are on but 5 or 7
5 off loses
5 off and 7 on
2 off and 5 on
you lose with 7 on
5 to 7 off
2 primes off and 1 on
5 and 7 off but not 3
= The player to move loses if switch 1 is ON and (switch 5 is OFF and switch 7 is OFF).
you lose if 1 is on and 5 and 7 are off
= The player to move loses if only switches 5, 7 and 1 are OFF.
you lose if 5, 7 and 1 are off
= The player to move loses if only switches 15 and 17 are OFF.
if 15 and 17 are off you lose
= The player to move loses if only switches 5 and 6 are OFF.
When only 5 and 6 are off
when 5 and 6 are the only ones OFF
Only 5 and 6 are OFF
= The player to move loses if only switch 7 is OFF.
when 7 is off and everything else is on
When only the 7 is off, since you have to take it.
= The player to move loses if only switches 7 and 5 are OFF.
When 7 and 5 are the last switches off
7 and 5 off coz 5 changes 1 too but then the other one takes 7 and changes it back
7 and 5 off everything else on
7 and 5 are the only ones not on
= The player to move wins if only switches 5 and 7 are OFF.
you lose when only 5 and 7 are left for your opponent
You win if 5 and 7 are the only ones off when it's your turn
= ?? Say "on your turn" or "on your opponent's turn".
your opponent loses when only 5 and 7 are off
= The player to move loses if number 3 is needed and number 4 is needed.
when 3 and 4 are left on the list
= The player to move loses if the number of needed numbers is 2 and the number of lone primes OFF is 0 and the number of couples OFF is 0 and the number of other switches OFF is 0.
When just two numbers are left on the list and nothing else is OFF.
when just 2 are left on the list and no other switch is off
= The player to move loses if only switches 5, 6 and 7 are OFF.
when 5, 6 and 7 are off
if 5, 6 and 7 are off
When switches 5, 6 and 7 are off.
= The player to move loses if only switches 5 and 7 are OFF. The player to move wins unless only switches 5 and 7 are OFF.
the player to move loses when only 5 and 7 are off, in every other row he wins
you lose in the row with only 5 and 7 off and in all the other rows you win
= The player to move loses if the number of primes OFF is 2.
you lose if two primes are off
= The player to move loses if the number of primes OFF is 2 and the number of switches OFF is 2.
If only two prime numbers are off.
= The player to move loses if the number of switches OFF is 2 and the sum of the numbers OFF is 12.
if exactly two are off and they add up to 12
when two are off and they add up to 12
= The player to move loses exactly when (only switches 5 and 7 are OFF) and the number of switches OFF is 2.
The player to move loses exactly when only switches 5 and 7 are OFF and all the others are ON.
= The player to move loses if switch 7 is OFF.
when switch 7 is off
you lose when 7 is off
= The player to move loses if the number of needed numbers is 2 and the number of needed numbers ON is 0 and the number of lone primes OFF is 0 and the number of couples OFF is 0 and the number of other switches OFF is 0.
Two numbers are left on the list, both are OFF, and no other switch is OFF.
= ?? I don't understand "add up to 16" here.
the numbers on add up to 16
= The player to move loses if switch 5 is ON and switch 7 is ON.
when 5 and 7 are on
= The player to move loses if only switches 3 and 4 are OFF.
3 and 4 off
= The player to move loses if only switches 1, 5 and 7 are OFF.
When 1, 5 and 7 are off.
= The player to move wins unless only switches 5 and 7 are OFF.
You win unless only 5 and 7 are off.
= The player to move loses exactly when switch 2 is OFF and switch 6 is OFF.
When the 2 is off and the 6 is off only.
= The player to move loses if only switches 1, 3, 5 and 7 are OFF.
only the odd ones off
= ?? I don't understand "turn on" here.
5 and 7 to turn on
= The player to move loses if the number of switches OFF is odd.
an odd number of switches off
= The player to move loses exactly when only switches 5 and 7 are OFF. The player to move can't lose exactly when not (only switches 5 and 7 are OFF).
It's only that one row with 5 and 7 off, in every other row you either win or nobody does
= The player to move draws if the number of switches OFF is 1.
if theres only one switch off, any one, nobody wins, i tried them all lol
= The player to move wins if only switches 1 and 5 are OFF.
you win if only 1 and 5 are off
= The player to move draws if only switches 3 and 5 are OFF.
its a draw when just 3 and 5 are off
= The player to move wins if only switches 1 and 7 are OFF. The player to move loses if only switches 5 and 7 are OFF.
1 and 7 off is a win, 5 and 7 off is a loss
= The player to move can't lose if the number of switches OFF is 6.
with six switches off you don't lose
= The player to move loses if only switches 3, 5 and 7 are OFF.
when 3, 5 and 7 are the only ones off
= The player to move loses if (switch 5 is OFF and switch 7 is OFF) and switch 3 is OFF.
5 and 7 are off but 3 is off
= The player to move loses if (switch 5 is OFF and switch 7 is OFF) and switch 3 is ON.
5 and 7 are off and 3 is on
= The player to move wins if switch 1 is OFF and switch 5 is OFF, or switch 1 is OFF and switch 7 is OFF.
1 and 5 off wins, same for 1 and 7
= The player to move loses if only switches 5 and 7 are OFF, or only switches 3 and 7 are OFF.
5 and 7 off loses, same for 3 and 7
= The player to move loses if only switches 5 and 7 are OFF. The player to move wins if only switches 1 and 5 are OFF.
5 and 7 off loses, 1 and 5 off wins
= The player to move draws if only switches 3 and 5 are OFF. The player to move loses if only switches 5 and 7 are OFF.
3 and 5 off draws, 5 and 7 off loses
= The player to move wins if the number of switches OFF is 1. The player to move loses if only switches 5 and 7 are OFF.
1 off wins, 5 and 7 off loses
= The player to move loses exactly when only switches 3 and 5 are OFF.
it's only the row where 3 and 5 are off
`,
};

export const phrasings: readonly Phrasing[] = Object.entries(byGame).flatMap(([game, text]) =>
  text.split(/^= /m).flatMap((group) => {
    const [reading = "", ...lines] = group.trim().split("\n");
    return lines.map((line) => {
      const [, unread = ""] = /«(.*)»/.exec(line) ?? [];
      return { game, reading: reading.replace("«»", unread), typed: line.replace(/[«»]/g, "") };
    });
  }),
);
