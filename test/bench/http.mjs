// Compares servers and clients over HTTP with hand-written ones: CPU time per request, and latency of healthy callers.
import { join } from "node:path";
import { bundleContracts } from "./http/bundle.mjs";
import { healthyBody, hostileBody } from "./http/events.mjs";
import { requests } from "./http/payloads.mjs";
import { Peer } from "./http/processes.mjs";
import { figuresOf, inTurn } from "./measure.mjs";
import { toolchain } from "./sources.mjs";

const folder = join(import.meta.dirname, "http");
const rounds = 31;
const warmUps = 10;
const connections = 50;
const document = "specs/purchase-requests";
const serverRequests = {
  get: "server, GET",
  post: "server, POST of a purchase request with 20 lines",
  list: "server, GET of a list of 20",
};
const clientCalls = {
  get: "client, GET, 50 at once",
  unchecked: "client, GET without validation, 50 at once",
  post: "client, POST of a purchase request with 20 lines, 50 at once",
};

function rowsOf(titles, ratio, suffix = "") {
  const rows = Object.entries(titles).map(([id, what]) => [
    id,
    { what: `${what}${suffix}`, unit: "CPU µs", bound: { ratio } },
  ]);
  return Object.fromEntries(rows);
}

export const groups = [
  {
    id: "server",
    document,
    against: "node:http and ajv, by hand",
    rows: {
      ...rowsOf(serverRequests, 1.111),
      ...Object.fromEntries(
        Object.entries(rowsOf(serverRequests, 1.111, ", API of 500 operations")).map(([id, row]) => [`${id}-500`, row]),
      ),
    },
    measure: (work) => withPeers((start) => measureServer(work, start)),
  },
  {
    id: "xml-server",
    document: "specs/loyalty",
    against: `node:http and ${toolchain("fast-xml-parser")}, no validation`,
    rows: rowsOf({ post: "server, POST of 2 kB of XML" }, 1),
    measure: (work) =>
      withPeers(async (start) => {
        const { xmlServer } = await bundleContracts({ work, operations: 3 });
        const apps = { theirs: await serve(start, "raw-xml"), ours: await serve(start, "ours-xml", xmlServer) };
        const { ours, theirs } = await measureServers(start, apps, requests.xml, 700);
        return { post: figuresOf(ours, theirs) };
      }),
  },
  {
    id: "client",
    document,
    against: "fetch, by hand",
    rows: {
      ...rowsOf(clientCalls, 1.176),
      ...rowsOf({ unchecked: clientCalls.unchecked }, 1.111),
    },
    measure: (work) => withPeers((start) => measureClient(work, start)),
  },
  {
    id: "beside",
    document: "test/bench/http/events.mjs",
    against: "node:http and JSON.parse",
    rows: Object.fromEntries(
      ["node", "fastify", "fetch"].map((adapter) => [
        adapter,
        { what: `99th percentile of calls beside hostile ones, ${adapter}`, unit: "ms", bound: { ratio: 2 } },
      ]),
    ),
    measure: (work) => withPeers((start) => measureBeside(work, start)),
  },
];

/** Calls with a function that starts a process of `http/` on a core, and stops them all at the end. */
async function withPeers(measure) {
  const peers = [];
  try {
    return await measure((core, script, ...args) => {
      const peer = new Peer(core, [join(folder, script), ...args]);
      peers.push(peer);
      return peer;
    });
  } finally {
    for (const peer of peers) peer.stop();
  }
}

async function serve(start, app, ...args) {
  const peer = start(0, "serve.mjs", join(folder, "apps", `${app}.mjs`), ...args);
  return { peer, port: (await peer.next()).port };
}

async function measureServer(work, start) {
  const { server } = await bundleContracts({ work, operations: 3 });
  const { server: many } = await bundleContracts({ work, operations: 500 });
  const apps = {
    theirs: await serve(start, "raw"),
    ours: await serve(start, "ours", server),
    many: await serve(start, "ours", many),
    fastify: await serve(start, "fastify"),
  };
  const rows = {};
  for (const name of Object.keys(serverRequests)) {
    const { theirs, ours, many: large, fastify } = await measureServers(start, apps, requests[name], 1500);
    rows[name] = figuresOf(ours, theirs, { fastify });
    rows[`${name}-500`] = figuresOf(large, theirs);
  }
  return rows;
}

async function measureClient(work, start) {
  const { client } = await bundleContracts({ work, operations: 3 });
  const { port } = await serve(start, "raw");
  const program = (name, ...args) => start(1, "call.mjs", join(folder, "clients", `${name}.mjs`), ...args);
  const callers = { theirs: program("fetch"), ours: program("ours", client), others: program("openapi-fetch") };
  for (const caller of Object.values(callers)) await caller.next();
  const count = 400;
  const rows = {};
  for (const operation of Object.keys(clientCalls)) {
    const runs = Object.entries(callers).map(([name, caller]) => [
      name,
      async () => ((await caller.ask({ port, operation, count, atOnce: connections })).cpu * 1e6) / count,
    ]);
    const { theirs, ours, others } = await inTurn(Object.fromEntries(runs), rounds, warmUps);
    rows[operation] = figuresOf(ours, theirs, { "openapi-fetch": others });
  }
  return rows;
}

/** 10 healthy callers, together with 200 slow sockets and 25 hostile bodies a second. */
async function measureBeside(work, start) {
  const { eventsServer } = await bundleContracts({ work, operations: 3 });
  const load = start(1, "mixed.mjs");
  const theirs = await serve(start, "parse");
  const event = { method: "POST", path: "/events", headers: { "Content-Type": "application/json" }, status: 204 };
  const healthy = { ...event, body: healthyBody };
  const crowd = { slowSockets: 200, hostileEach: 1000 / 25, healthy, hostile: { ...event, body: hostileBody } };
  const percentile = async ({ port }) => (await load.ask({ port, milliseconds: 1500, ...crowd })).p99;
  const rows = {};
  for (const adapter of ["node", "fastify", "fetch"]) {
    const ours = await serve(start, "events", eventsServer, adapter);
    const figures = await inTurn({ theirs: () => percentile(theirs), ours: () => percentile(ours) }, 9);
    rows[adapter] = figuresOf(figures.ours, figures.theirs);
  }
  return rows;
}

/** CPU microseconds of a request in each server's process. */
async function measureServers(start, apps, request, count) {
  const load = start(1, "load.mjs");
  const runs = Object.entries(apps).map(([name, { peer, port }]) => [
    name,
    async () => {
      const before = await peer.ask({});
      await load.ask({ port, ...request, count, connections });
      const after = await peer.ask({});
      return ((after.cpu - before.cpu) * 1e6) / count;
    },
  ]);
  const figures = await inTurn(Object.fromEntries(runs), rounds, warmUps);
  load.stop();
  return figures;
}
