/** The two seats. Players A and B in the original rules have seats 1 and 2. */
export const seats = [1, 2] as const;

/** A player's number. Seat 1 doesn't always move first. */
export type Seat = (typeof seats)[number];

/** The opponent's seat. */
export function otherSeat(seat: Seat): Seat {
  return seat === 1 ? 2 : 1;
}

export function isSeat(value: unknown): value is Seat {
  return value === 1 || value === 2;
}

/** One thing for each seat, seat 1 first. */
export type Pair<T> = readonly [T, T];

export function ofSeat<T>(pair: Pair<T>, seat: Seat): T {
  return pair[seat === 1 ? 0 : 1];
}

export function withSeat<T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> {
  return seat === 1 ? [value, pair[1]] : [pair[0], value];
}
