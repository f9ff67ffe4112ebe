/** Counters and gauges in the Prometheus text format. */

const help = {
  switchyard_connections: ["gauge", "Open sockets."],
  switchyard_rooms: ["gauge", "Matches that clients are connected to on this node."],
  switchyard_events_total: ["counter", "Events that were stored, by type."],
  switchyard_refusals_total: ["counter", "Commands that were refused, by code."],
  switchyard_closed_total: ["counter", "Connections that the server closed, by reason."],
  switchyard_repeats_total: ["counter", "Commands that were done before and came again."],
  switchyard_conflicts_total: ["counter", "Decisions taken again because another node was faster."],
  switchyard_expired_total: ["counter", "Matches that were deleted for their age."],
  switchyard_store_troubles_total: ["counter", "Requests that the store could not answer."],
  switchyard_memory_bytes: ["gauge", "Resident memory of the process."],
} as const;

export type MetricName = keyof typeof help;

export class Metrics {
  readonly #values = new Map<MetricName, Map<string, number>>();

  add(name: MetricName, label = "", amount = 1): void {
    const series = this.#series(name);
    series.set(label, (series.get(label) ?? 0) + amount);
  }

  set(name: MetricName, value: number): void {
    this.#series(name).set("", value);
  }

  text(): string {
    const names = Object.keys(help).filter(isMetric);
    return names.flatMap((name) => this.#lines(name)).join("\n");
  }

  #lines(name: MetricName): readonly string[] {
    const [type, words] = help[name];
    const values = [...this.#series(name)].map(([label, value]) =>
      label === "" ? `${name} ${value}` : `${name}{of="${label}"} ${value}`,
    );
    return [`# HELP ${name} ${words}`, `# TYPE ${name} ${type}`, ...values];
  }

  #series(name: MetricName): Map<string, number> {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const series = new Map<string, number>();
    this.#values.set(name, series);
    return series;
  }
}

function isMetric(name: string): name is MetricName {
  return Object.hasOwn(help, name);
}
