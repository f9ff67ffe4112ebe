/** Structured logs: one JSON object a line. No token and no address of a client ever goes into them. */

type LogFields = Readonly<Record<string, string | number | boolean | null>>;
export type Log = (event: string, fields?: LogFields) => void;

export function logTo(write: (line: string) => void, now: () => Date): Log {
  return (event, fields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), event, ...fields })}\n`);
}

export const noLog: Log = () => {};
