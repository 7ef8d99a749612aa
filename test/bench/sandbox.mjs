/* global fetch, performance */
// Compares the sandbox with the software under it: a bare PGlite, and node:http that reads the same row.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { figuresOf, idOf, inTurn } from "./measure.mjs";
import { toolchain } from "./sources.mjs";
import { seedWithLargeProfile, token, tokenOfColleague } from "./sandbox/large-profile.mjs";
import { rawServer, sandboxServer } from "./sandbox/servers.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const pglite = toolchain("@electric-sql/pglite");
const document = "sandbox/seeds/worlds/";
const handWritten = "node:http with the same driver";

export const groups = [
  {
    id: "sandbox-start",
    document,
    against: `${pglite}, same dump`,
    rows: {
      cpu: { what: "sandbox, first response of a process", unit: "CPU ms", bound: { ratio: 1.3 } },
      memory: { what: "sandbox, memory after it", unit: "MB", bound: { difference: 120 } },
    },
    async measure() {
      const { ours, theirs } = await inTurn({ ours: () => outputOf("ours"), theirs: () => outputOf("bare") }, 9);
      const list = (figures, key) => figures.map((figure) => figure[key]);
      return {
        cpu: figuresOf(list(ours, "processor"), list(theirs, "processor")),
        memory: figuresOf(list(ours, "megabytes"), list(theirs, "megabytes")),
      };
    },
  },
  {
    id: "sandbox-reset",
    document,
    against: `${pglite}, same statements`,
    rows: { cpu: { what: "sandbox, reset of a world", unit: "CPU ms", bound: { ratio: 1.5 } } },
    measure: () => {
      const { ours, bare } = outputOf("reset");
      return { cpu: figuresOf(ours, bare) };
    },
  },
  {
    id: "sandbox-read",
    document,
    against: handWritten,
    rows: { get: { what: "sandbox, GET of a purchase request", unit: "ms", bound: { ratio: 1.666 } } },
    async measure() {
      const servers = await Promise.all([sandboxServer(), rawServer("raw")]);
      const path = "/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT";
      const [ours, theirs] = servers.map((server) => ({ ...server, path, authorization: `Bearer ${server.token}` }));
      const times = await timesInTurn({ ours, theirs });
      return { get: figuresOf(times.ours, times.theirs) };
    },
  },
  {
    id: "sandbox-users",
    document,
    against: "1,000 users",
    rows: {
      start: { what: "sandbox, start with 100,000 users", unit: "CPU s", against: "" },
      "totalResults-of-a-page": { what: "100,000 users, totalResults of a page", unit: "CPU ms" },
      ...Object.fromEntries(
        ["page of 100 users", "search by userName", "search by employeeNumber", "search by an indexed filter"].map(
          (title) => [idOf(title), { what: `100,000 users, ${title}`, unit: "CPU ms", bound: { ratio: 1.5 } }],
        ),
      ),
    },
    measure: () => {
      const { start, times } = outputOf("users");
      // The first rounds warm up.
      const rows = Object.entries(times).map(([title, { large, small }]) => [
        idOf(title),
        figuresOf(large.slice(10), small.slice(10)),
      ]);
      return { start: { ours: start / 1000 }, ...Object.fromEntries(rows) };
    },
  },
  {
    id: "sandbox-profile",
    document,
    against: handWritten,
    rows: {
      get: { what: "sandbox, GET of a travel profile", unit: "ms", bound: { ratio: 2 } },
      first: { what: "sandbox, the first GET after a PUT", unit: "ms", bound: { ratio: 2 } },
      colleague: { what: "sandbox, the first GET after a PUT for a colleague", unit: "ms", bound: { ratio: 2 } },
    },
    measure: measureProfile,
  },
];

/** GET of a travel profile of 15 kB, compared with raw node:http, which reads the same content with the same driver. */
async function measureProfile(work) {
  writeFileSync(join(work, "seed.json"), JSON.stringify(seedWithLargeProfile()));
  const path = "/api/travelprofile/v2.0/profile";
  const authorization = `OAuth ${token}`;
  const ours = { ...(await sandboxServer("--seed", join(work, "seed.json"))), path, authorization };
  const text = await (await fetch(ours.baseUrl + path, { headers: { authorization } })).text();
  writeFileSync(join(work, "profile.xml"), text);
  const theirs = { ...(await rawServer("raw-profile", join(work, "profile.xml"))), path, authorization };
  const body = (call) => `<Profile><JobTitle>Rider ${call}</JobTitle></Profile>`;
  const times = await timesInTurn({
    ours,
    theirs,
    first: { ...ours, body },
    theirFirst: { ...theirs, body: String },
    colleague: { ...ours, body, writer: `OAuth ${tokenOfColleague}` },
  });
  return {
    get: figuresOf(times.ours, times.theirs),
    first: figuresOf(times.first, times.theirFirst),
    colleague: figuresOf(times.colleague, times.theirFirst),
  };
}

/** Milliseconds of a response of servers that are called in turn. Stops the servers. */
async function timesInTurn(servers) {
  try {
    const runs = Object.entries(servers).map(([name, server]) => [name, () => timeOf(server)]);
    return await inTurn(Object.fromEntries(runs), 12, 3);
  } finally {
    for (const { child } of Object.values(servers)) child.kill("SIGKILL");
  }
}

/** The JSON that a program of `sandbox/` prints. */
function outputOf(name) {
  const { stdout, stderr } = spawnSync(process.execPath, [at(`sandbox/${name}.mjs`)], { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Milliseconds of a response to one caller at a time: the mean of some hundred calls. */
async function timeOf({ baseUrl, path, authorization, writer = authorization, body }) {
  const calls = body === undefined ? 300 : 100;
  let milliseconds = 0;
  const call = async (init) => {
    const response = await fetch(baseUrl + path, init);
    if (response.status !== 200) throw new Error(`The response is ${response.status}.`);
    await response.text();
  };
  const headers = { authorization };
  const writing = { authorization: writer, "content-type": "application/xml" };
  for (let count = 0; count < calls; count += 1) {
    // The time of a PUT does not count.
    if (body !== undefined) await call({ method: "PUT", headers: writing, body: body(count) });
    const start = performance.now();
    await call({ headers });
    milliseconds += performance.now() - start;
  }
  return milliseconds / calls;
}
