import type { ExchangeObserver } from "./exchanges.js";

/** Numbers about requests. Their labels are names of APIs, operations, statuses and worlds: no string of a caller of an API is one. */
export interface Metrics extends ExchangeObserver {
  /** The numbers in the text format of Prometheus, version 0.0.4. */
  text(): string;
  /** Forgets the numbers of a world that does not exist any more. */
  forget(world: string): void;
}

/** Upper bounds of the duration of requests in seconds. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Durations {
  /** Requests by the index of the first bound that they stay within; the last is without a bound. */
  readonly counts: number[];
  /** Seconds of all requests. */
  sum: number;
}

/** Begins to count. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const worlds = new Map<string, Map<string, number>>();
  const durations = new Map<string, Durations>();
  let running = 0;
  return {
    begin: () => void (running += 1),
    end({ world, api, operationId = "", reply, milliseconds }) {
      running -= 1;
      const status = `${reply?.status ?? "none"}`;
      countIn(requests, `api="${api}",operation="${operationId}",status="${status}"`);
      const ofWorld = worlds.get(world) ?? new Map<string, number>();
      worlds.set(world, ofWorld);
      countIn(ofWorld, `world="${world}",status="${status}"`);
      const seconds = milliseconds / 1000;
      const known = durations.get(api) ?? { counts: Array<number>(durationBounds.length + 1).fill(0), sum: 0 };
      durations.set(api, known);
      const bound = durationBounds.findIndex((limit) => seconds <= limit);
      known.counts[bound === -1 ? durationBounds.length : bound]! += 1;
      known.sum += seconds;
    },
    forget: (world) => void worlds.delete(world),
    text: () =>
      [
        ...requestLines(requests),
        ...worldLines(worlds),
        ...durationLines(durations),
        ...processLines(running),
        "",
      ].join("\n"),
  };
}

function countIn(counts: Map<string, number>, labels: string): void {
  counts.set(labels, (counts.get(labels) ?? 0) + 1);
}

function worldLines(worlds: ReadonlyMap<string, ReadonlyMap<string, number>>): readonly string[] {
  const name = "sandbox_world_requests_total";
  const samples = [...worlds.values()].flatMap((counts) => [...counts]).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...head(name, "counter", "Requests by world and status."),
    ...samples.map(([labels, count]) => `${name}{${labels}} ${count}`),
  ];
}

function requestLines(requests: ReadonlyMap<string, number>): readonly string[] {
  const samples = [...requests].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...head("sandbox_requests_total", "counter", "Requests by API, operation and status."),
    ...samples.map(([labels, count]) => `sandbox_requests_total{${labels}} ${count}`),
  ];
}

function durationLines(durations: ReadonlyMap<string, Durations>): readonly string[] {
  const name = "sandbox_request_duration_seconds";
  const lines = [...durations].flatMap(([api, { counts, sum }]) => {
    let total = 0;
    const buckets = [...durationBounds, "+Inf"].map((bound, index) => {
      total += counts[index] ?? 0;
      return `${name}_bucket{api="${api}",le="${bound}"} ${total}`;
    });
    return [...buckets, `${name}_sum{api="${api}"} ${sum}`, `${name}_count{api="${api}"} ${total}`];
  });
  return [...head(name, "histogram", "Time until the response."), ...lines];
}

function processLines(running: number): readonly string[] {
  const { user, system } = process.cpuUsage();
  const started = Date.now() / 1000 - process.uptime();
  return [
    ...gauge("sandbox_requests_in_progress", "Requests without a response yet.", running),
    ...head("process_cpu_seconds_total", "counter", "CPU time of the process."),
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge("process_resident_memory_bytes", "Memory of the process.", process.memoryUsage.rss()),
    ...gauge("process_start_time_seconds", "Start of the process, since 1970.", started),
  ];
}

function gauge(name: string, help: string, value: number): readonly string[] {
  return [...head(name, "gauge", help), `${name} ${value}`];
}

function head(name: string, type: string, help: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
