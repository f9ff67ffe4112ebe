/* The plain method for Factor Frenzy without symmetry: for each pool one word of the last numbers after which the mover wins. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int max = argc > 1 ? atoi(argv[1]) : 24, things = max - 1;
  uint32_t after[32] = {0};
  for (int a = 2; a <= max; a++)
    for (int b = 2; b <= max; b++)
      if (a % b && b % a) after[a - 2] |= 1u << (b - 2);
  uint32_t *word = calloc((size_t)1 << things, 4);
  if (!word) return 1;
  uint64_t wins = 0, live = 0;
  for (uint64_t pool = 1; pool < (uint64_t)1 << things; pool++) {
    uint32_t win = 0, any = 0;
    for (uint32_t rest = (uint32_t)pool; rest; rest &= rest - 1) {
      int x = __builtin_ctz(rest);
      any |= after[x];
      if (!(word[pool ^ (1u << x)] >> x & 1)) win |= after[x];
    }
    word[pool] = win;
    wins += __builtin_popcount(win & ~(uint32_t)pool);
    live += __builtin_popcount(any & ~(uint32_t)pool);
  }
  printf("%llu %llu\n", (unsigned long long)live, (unsigned long long)wins);
  return 0;
}
