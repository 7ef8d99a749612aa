/* global performance */
// Measures the sandbox in service: calls, forks of worlds, and callers next to hostile ones, on PGlite and on PostgreSQL.
import { fileURLToPath } from "node:url";
import { Peer } from "./http/processes.mjs";
import { figuresOf, inTurn, median } from "./measure.mjs";
import { calls, hostileCall } from "./sandbox/calls.mjs";
import { cpuOfPostgres, startPostgres } from "./sandbox/postgres.mjs";
import { cpuOf, rawServer, sandboxServer } from "./sandbox/servers.mjs";

const document = "sandbox/seeds/worlds/";
const databases = { pglite: "PGlite", postgres: "PostgreSQL" };
const titles = {
  get: "GET of a purchase request",
  page: "GET of a page of users",
  post: "POST of a purchase request",
};

export const groups = Object.entries(databases).flatMap(([id, database]) => [
  {
    id: `sandbox-calls-${id}`,
    document,
    against: "node:http with the same SQL and driver",
    rows: Object.fromEntries(
      Object.entries(titles).map(([name, title]) => [
        name,
        { what: `sandbox on ${database}, ${title}`, unit: "CPU µs", bound: { ratio: 2 } },
      ]),
    ),
    measure: (work) => onDatabase(id, work, measureCalls),
  },
  {
    id: `sandbox-forks-${id}`,
    document,
    against: "",
    rows: {
      median: { what: `sandbox on ${database}, fork of a world`, unit: "ms", bound: { ours: 300 } },
      worst: { what: `sandbox on ${database}, slowest of 60 forks`, unit: "ms", bound: { ours: 300 } },
      busy: { what: `sandbox on ${database}, fork of a world next to 4 callers`, unit: "ms", bound: { ours: 300 } },
    },
    measure: (work) => onDatabase(id, work, measureForks),
  },
  {
    id: `sandbox-beside-${id}`,
    document,
    against: "the same calls alone",
    rows: {
      p99: {
        what: `sandbox on ${database}, 99th percentile of calls next to hostile ones`,
        unit: "ms",
        bound: { ratio: 3 },
      },
    },
    measure: (work) => onDatabase(id, work, measureBeside),
  },
]);

/** Calls a function with the URL of an empty database, or undefined for PGlite. Null without PostgreSQL. */
async function onDatabase(id, work, measure) {
  const peers = [];
  const start = (name) => {
    const peer = new Peer(1, [fileURLToPath(new URL(`http/${name}.mjs`, import.meta.url))]);
    peers.push(peer);
    return peer;
  };
  const server = id === "postgres" ? await startPostgres(work) : undefined;
  if (id === "postgres" && server === undefined) return null;
  const url = await server?.createDatabase();
  const sandbox = await sandboxServer(...(url === undefined ? [] : ["--database", url]));
  try {
    return await measure(sandbox, { url, start });
  } finally {
    for (const peer of peers) peer.stop();
    sandbox.child.kill("SIGKILL");
    server?.kill("SIGINT");
  }
}

/** CPU microseconds of a call, with those of the database. */
async function measureCalls(sandbox, { url, start }) {
  const count = 300;
  const load = start("load");
  const raw = await rawServer("raw-calls", ...(url === undefined ? [] : [url]));
  const cpu = async (server) => (await cpuOf(server)) + (url === undefined ? 0 : cpuOfPostgres(url));
  const measure = (server, call) => async () => {
    const before = await cpu(server);
    await load.ask({ port: server.port, ...call(server.token), count, connections: 8 });
    return (((await cpu(server)) - before) * 1e6) / count;
  };
  const rows = {};
  for (const [name, call] of Object.entries(calls)) {
    const { ours, theirs } = await inTurn({ ours: measure(sandbox, call), theirs: measure(raw, call) }, 11, 4);
    rows[name] = figuresOf(ours, theirs);
  }
  raw.child.kill("SIGKILL");
  return rows;
}

/** Milliseconds until a world is created from a snapshot, one after the other, then next to callers of the default world. */
async function measureForks(sandbox, { start }) {
  const { id } = await sandbox.control("/snapshots", {});
  const fork = async () => {
    const before = performance.now();
    await sandbox.control("/worlds", { snapshot: id, lifetime: 60 });
    return performance.now() - before;
  };
  const times = [];
  for (let count = 0; count < 60; count += 1) times.push(await fork());
  const load = start("load");
  const callers = load.ask({ port: sandbox.port, ...calls.get(sandbox.token), count: 5000, connections: 4 });
  const busy = [];
  let isOver = false;
  void callers.then(() => (isOver = true));
  while (!isOver && busy.length < 30) busy.push(await fork());
  await callers;
  return { median: { ours: median(times) }, worst: { ours: Math.max(...times) }, busy: { ours: median(busy) } };
}

/** 10 healthy callers, alone, and together with 150 slow sockets and 20 hostile bodies a second. */
async function measureBeside(sandbox, { start }) {
  const load = start("mixed");
  const { healthy, hostile } = hostileCall(sandbox.token);
  const percentile = (slowSockets, hostileEach) => async () =>
    (await load.ask({ port: sandbox.port, milliseconds: 2000, healthy, hostile, slowSockets, hostileEach })).p99;
  const figures = await inTurn({ ours: percentile(150, 1000 / 20), theirs: percentile(0, 0) }, 9);
  return { p99: figuresOf(figures.ours, figures.theirs) };
}
