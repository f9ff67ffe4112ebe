/** Counters and gauges in the Prometheus text format. */

const help = {
  switchyard_connects_total: ["counter", "Connections that were asked for, also those that were refused."],
  switchyard_connections: ["gauge", "Open sockets."],
  switchyard_rooms: ["gauge", "Matches that clients are connected to on this node."],
  switchyard_solver_queue: ["gauge", "Jobs that wait for the solver's thread."],
  switchyard_solver_jobs_total: ["counter", "Jobs that the solver's thread began, by kind."],
  switchyard_replayed_events_total: [
    "counter",
    "Stored events that were replayed to open a match on this node.",
  ],
  switchyard_events_total: ["counter", "Events that were stored, by type."],
  switchyard_refusals_total: ["counter", "Commands that were refused, by code."],
  switchyard_closed_total: ["counter", "Connections that the server closed, by reason."],
  switchyard_repeats_total: ["counter", "Commands that were done before and came again."],
  switchyard_conflicts_total: ["counter", "Decisions taken again because another node was faster."],
  switchyard_sweeps_total: ["counter", "How often old matches were looked for."],
  switchyard_expired_total: ["counter", "Matches that were deleted for their age."],
  switchyard_store_troubles_total: ["counter", "Requests that the store could not answer."],
  switchyard_memory_bytes: ["gauge", "Resident memory of the process."],
} as const;

type MetricName = keyof typeof help;

export class Metrics {
  /** By name, then by label. */
  readonly #values = new Map<string, Map<string, number>>();

  add(name: MetricName, label = "", amount = 1): void {
    this.#put(name, label, (this.#values.get(name)?.get(label) ?? 0) + amount);
  }

  set(name: MetricName, value: number): void {
    this.#put(name, "", value);
  }

  text(): string {
    return Object.entries(help)
      .flatMap(([name, [type, words]]) => [
        `# HELP ${name} ${words}`,
        `# TYPE ${name} ${type}`,
        ...Array.from(this.#values.get(name) ?? [], ([label, value]) =>
          label === "" ? `${name} ${value}` : `${name}{of="${label}"} ${value}`,
        ),
      ])
      .join("\n");
  }

  #put(name: MetricName, label: string, value: number): void {
    const series = this.#values.get(name);
    if (series === undefined) this.#values.set(name, new Map([[label, value]]));
    else series.set(label, value);
  }
}
