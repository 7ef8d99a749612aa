/* global fetch, performance */
// Measures the sandbox against what lies under it: a bare PGlite, and node:http that reads the same row.
// Ours and the bare one take turns; a figure is the median of its rounds, and a ratio the median of theirs.
// Usage: node test/bench/sandbox.mjs [start] [reset] [get] [users] [profile] (after make build-sandbox)
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seedWithLargeProfile, token, tokenOfColleague } from "./sandbox/large-profile.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const measurements = {
  /** The first answer in a process of its own, beside one statement of a bare PGlite on the same dump. */
  start() {
    const [ours, bare] = inTurn(9, once("ours"), once("bare"));
    row("first answer (ms)", ours, bare, ({ milliseconds }) => milliseconds, "at most 1.3");
    row("the same in processor time (ms)", ours, bare, ({ processor }) => processor);
    row("memory (MB)", ours, bare, ({ megabytes }) => megabytes, "at most 120 MB more");
  },
  /** A reset, beside the same statements in one batch on a bare PGlite; both in one process, in turn. */
  reset() {
    const { ours, bare } = once("reset")();
    row("reset (ms)", ours, bare, ({ milliseconds }) => milliseconds, "at most 1.5");
    row("the same in processor time (ms)", ours, bare, ({ processor }) => processor);
  },
  /** GET of a purchase request, beside the same row through raw node:http; each server in a process of its own. */
  async get() {
    const servers = await Promise.all([sandboxServer(), rawServer("raw")]);
    const path = "/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT";
    const callers = servers.map((server) => ({ ...server, path, authorization: `Bearer ${server.token}` }));
    const [ours, raw] = await ratesInTurn(callers);
    row("GET of a purchase request (1/s)", ours, raw, (calls) => calls, "at least 0.6");
  },
  /** Lists and searches of users at 100,000, beside 1,000; both in one process, in turn. */
  users() {
    const { start, times } = once("users")();
    console.log(`a start with the seed "large" takes ${(start / 1000).toFixed(1)} s`);
    for (const [title, { large, small }] of Object.entries(times)) {
      // The first rounds warm up.
      const wanted = title.startsWith("totalResults") ? "" : "at most 1.5";
      row(`${title} (ms)`, large.slice(10), small.slice(10), (milliseconds) => milliseconds, wanted);
    }
  },
  /** GET of a travel profile of 15 kB, beside the same text, which raw node:http reads with the same driver. */
  async profile() {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-bench-"));
    try {
      writeFileSync(join(folder, "seed.json"), JSON.stringify(seedWithLargeProfile()));
      const path = "/api/travelprofile/v2.0/profile";
      const authorization = `OAuth ${token}`;
      const server = { ...(await sandboxServer("--seed", join(folder, "seed.json"))), path, authorization };
      const text = await (await fetch(server.baseUrl + path, { headers: { authorization } })).text();
      writeFileSync(join(folder, "profile.xml"), text);
      const bare = { ...(await rawServer("raw-profile", join(folder, "profile.xml"))), path, authorization };
      const body = (call) => `<Profile><JobTitle>Rider ${call}</JobTitle></Profile>`;
      const [ours, raw, first, rawFirst, others] = await ratesInTurn([
        server,
        bare,
        { ...server, body },
        { ...bare, body: String },
        { ...server, body, writer: `OAuth ${tokenOfColleague}` },
      ]);
      row("GET of a travel profile (1/s)", ours, raw, (calls) => calls, "at least 0.5");
      row("the first GET after a PUT (1/s)", first, rawFirst, (calls) => calls, "at least 0.5");
      row("after a PUT of a colleague (1/s)", others, rawFirst, (calls) => calls, "at least 0.5");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Answers per second of servers that are called in turn, without the rounds that warm up. The servers end with it. */
async function ratesInTurn(servers) {
  const rounds = servers.map(() => []);
  try {
    for (let round = 0; round < 15; round += 1)
      for (const [index, server] of servers.entries()) rounds[index].push(await perSecond(server));
  } finally {
    for (const { child } of servers) child.kill("SIGKILL");
  }
  return rounds.map((all) => all.slice(3));
}

/** Results of both works, which are done in turn. */
function inTurn(rounds, ...works) {
  const results = works.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, work] of works.entries()) results[index].push(work());
  return results;
}

/** Runs one part in a process of its own; what it prints as JSON. */
const once = (part) => () => {
  const { stdout, stderr } = spawnSync(process.execPath, [at(`sandbox/${part}.mjs`)], { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
};

/** The sandbox on a port. */
async function sandboxServer(...options) {
  const main = at("../../sandbox/dist/main.js");
  const child = spawn(process.execPath, [main, "--port", "0", "--clock", "fixed", ...options]);
  const said = await saidBy(child, /-d '\{\}' \S+\n$/);
  return { child, baseUrl: /answers at (\S+)/.exec(said)[1], token: /Bearer (\S+)'/.exec(said)[1] };
}

async function rawServer(name, ...args) {
  const child = spawn(process.execPath, [at(`sandbox/${name}.mjs`), ...args]);
  return { child, baseUrl: (await saidBy(child, /\n$/)).trim(), token: "a-token" };
}

async function saidBy({ stdout }, end) {
  let said = "";
  for await (const text of stdout) if (end.test((said += text))) break;
  return said;
}

/** Answers per second to one caller at a time. With bodies, one is put before each call, and the time of that does not count. */
async function perSecond({ baseUrl, path, authorization, writer = authorization, body }) {
  const calls = body === undefined ? 300 : 100;
  let milliseconds = 0;
  const answered = async (init) => {
    const answer = await fetch(baseUrl + path, init);
    if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
    await answer.text();
  };
  const headers = { authorization };
  const writing = { authorization: writer, "content-type": "application/xml" };
  for (let call = 0; call < calls; call += 1) {
    if (body !== undefined) await answered({ method: "PUT", headers: writing, body: body(call) });
    const start = performance.now();
    await answered({ headers });
    milliseconds += performance.now() - start;
  }
  return (calls * 1000) / milliseconds;
}

function row(title, ours, bare, figureOf, wanted = "") {
  const [own, other] = [ours, bare].map((all) => all.map(figureOf));
  const ratio = median(own.map((figure, index) => figure / other[index]));
  const cells = [median(own).toFixed(1), median(other).toFixed(1), ratio.toFixed(2)];
  console.log(title.padEnd(34), ...cells.map((cell) => cell.padStart(7)), ` ${wanted}`);
}

const median = (figures) => figures.toSorted((a, b) => a - b)[figures.length >> 1];

const asked = process.argv.slice(2);
console.log("".padEnd(34), ...["ours", "bare", "ratio"].map((cell) => cell.padStart(7)), " wanted");
for (const name of asked.length > 0 ? asked : Object.keys(measurements)) await measurements[name]();
