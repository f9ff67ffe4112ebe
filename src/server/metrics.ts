import { closeCodes, refusalCodes } from "../online/codes.ts";
import { eventSchema } from "../online/events.ts";

type Entry = readonly [type: "counter" | "gauge" | "histogram", help: string, labels?: Labels];

type Labels = readonly [name: string, values: readonly string[]];

const eventTypes: Labels = [
  "type",
  eventSchema.def.options.map(({ shape }) => shape.type.def.values[0] ?? ""),
];
const closings: Labels = ["reason", [...Object.keys(closeCodes), "origin"]];
const cutOffs: Labels = ["reason", ["flood", "sockets"]];
const quantiles: Labels = ["quantile", ["0.99"]];
const httpCodes = "101 200 201 304 400 403 404 405 413 429 500 503 other".split(" ");

const entries = {
  switchyard_connects_total: ["counter", "Connection attempts, including refused ones."],
  switchyard_connections: ["gauge", "Open connections of players and spectators."],
  switchyard_rooms: ["gauge", "Games with connected clients on this node."],
  switchyard_solver_queue: ["gauge", "Jobs waiting for the solver, such as new games and computer moves."],
  switchyard_events_total: ["counter", "Events stored, by type.", eventTypes],
  switchyard_refusals_total: ["counter", "Commands refused, by code.", ["code", refusalCodes]],
  switchyard_closed_total: ["counter", "Connections closed by the server, by reason.", closings],
  switchyard_http_answers_total: ["counter", "HTTP responses, by status.", ["code", httpCodes]],
  switchyard_cut_off_total: ["counter", "Sockets cut off to protect the server, by reason.", cutOffs],
  switchyard_conflicts_total: ["counter", "Commands retried because another node wrote first."],
  switchyard_store_troubles_total: ["counter", "Requests the store couldn't answer."],
  switchyard_command_seconds: ["histogram", "Time until a player's command is stored and acknowledged."],
  switchyard_event_loop_delay_seconds: ["gauge", "Event loop delay since the last reading.", quantiles],
  switchyard_room_bytes: ["gauge", "Estimated memory used by open games."],
  switchyard_store_bytes: ["gauge", "Size of the store, measured every minute."],
  process_resident_memory_bytes: ["gauge", "Resident memory of the process."],
  process_start_time_seconds: ["gauge", "Start time of the process, in seconds since the Unix epoch."],
} as const satisfies Readonly<Record<string, Entry>>;

/** Upper limits in seconds. As Prometheus expects, each bucket includes all shorter ones. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

const histogram = "switchyard_command_seconds";

type PlainName = Exclude<keyof typeof entries, typeof histogram>;

export class Metrics {
  readonly #values = new Map(Object.keys(entries).map((name) => [name, new Map<string, number>()]));
  readonly #counts = buckets.map(() => 0);
  #seconds = 0;

  add(name: PlainName, label = ""): void {
    this.set(name, this.#valueOf(name, label) + 1, label);
  }

  set(name: PlainName, value: number, label = ""): void {
    this.#values.get(name)?.set(label, value);
  }

  answered(status: number): void {
    const code = String(status);
    this.add("switchyard_http_answers_total", httpCodes.includes(code) ? code : "other");
  }

  observe(seconds: number): void {
    for (const [index, end] of buckets.entries())
      if (seconds <= end) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#seconds += Math.max(0, seconds);
  }

  text(): string {
    return Object.entries<Entry>(entries)
      .flatMap(([name, [type, words, labels]]) => [
        `# HELP ${name} ${words}`,
        `# TYPE ${name} ${type}`,
        ...(type === "histogram" ? this.#histogramText() : this.#seriesText(name, labels)),
      ])
      .join("\n");
  }

  #seriesText(name: string, [label, values]: Labels = ["", [""]]): readonly string[] {
    const seriesName = (value: string) => (value === "" ? name : `${name}{${label}="${value}"}`);
    return values.map((value) => `${seriesName(value)} ${this.#valueOf(name, value)}`);
  }

  #histogramText(): readonly string[] {
    const series = buckets.map((end, index) => {
      return `${histogram}_bucket{le="${end === Infinity ? "+Inf" : end}"} ${this.#counts[index]}`;
    });
    return [...series, `${histogram}_sum ${this.#seconds}`, `${histogram}_count ${this.#counts.at(-1)}`];
  }

  #valueOf(name: string, label: string): number {
    return this.#values.get(name)?.get(label) ?? 0;
  }
}
