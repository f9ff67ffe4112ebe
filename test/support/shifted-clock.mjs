/** Loaded into a program before it starts: its wall clock is off by `CLOCK_SHIFT_MS`, as if the machine's were. */

const shift = Number(process.env.CLOCK_SHIFT_MS);
const { now } = Date;
const { timeOrigin } = performance;
Date.now = () => now() + shift;
Object.defineProperty(performance, "timeOrigin", { get: () => timeOrigin + shift });
