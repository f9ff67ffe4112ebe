/** Loaded into a program before it starts. Shifts its wall clock by `CLOCK_SHIFT_MS`, as if the machine's were wrong. */

const shift = Number(process.env.CLOCK_SHIFT_MS);
const { now } = Date;
const { timeOrigin } = performance;
Date.now = () => now() + shift;
Object.defineProperty(performance, "timeOrigin", { get: () => timeOrigin + shift });
