// `make bench`: what servers and clients cost over HTTP, beside what one writes by hand. Prints the table of README.md.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleContracts } from "./http/bundle.mjs";
import { requests } from "./http/payloads.mjs";
import { Peer } from "./http/processes.mjs";
import { median } from "./measure.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
const work = mkdtempSync(join(tmpdir(), "specwright-bench-"));
const wanted = process.argv.slice(2);
const rounds = 31;
const besideRounds = 9;
const connections = 50;
const calls = 400;
const peers = [];
let bundles;

try {
  bundles = await bundleContracts({ root, work, operations: 3 });
  const rows = [];
  if (selected("server")) rows.push(...(await benchServer()));
  if (selected("xml")) rows.push(...(await benchXml()));
  if (selected("client")) rows.push(...(await benchClient()));
  const beside = selected("beside") ? await benchBeside() : [];
  console.log(`\nNode ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}; medians of ${rounds} runs\n`);
  console.log("| per CPU second | by hand | ours | ratio | wanted | others |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
  if (beside.length > 0) {
    console.log("\n| p99 of healthy callers beside hostile ones, ms | JSON.parse | ours | ratio | wanted |");
    console.log("| --- | --- | --- | --- | --- |");
    for (const row of beside) console.log(`| ${row.join(" | ")} |`);
  }
} finally {
  for (const peer of peers) peer.stop();
  rmSync(work, { recursive: true, force: true });
}

function selected(name) {
  return wanted.length === 0 || wanted.includes(name);
}

/** Starts a process of `http/` on a core of its own: what is measured on one, what it talks to on the other. */
function start(core, script, ...args) {
  const peer = new Peer(core, [join(here, "http", script), ...args]);
  peers.push(peer);
  return peer;
}

async function serve(app, ...args) {
  const peer = start(0, "serve.mjs", join(here, "http/apps", `${app}.mjs`), ...args);
  return { peer, port: (await peer.next()).port };
}

async function benchServer() {
  const { server: many } = await bundleContracts({ root, work, operations: 500 });
  const apps = {
    "by hand": await serve("raw"),
    ours: await serve("ours", bundles.server),
    many: await serve("ours", many),
    fastify: await serve("fastify"),
  };
  const rows = [];
  for (const [name, what] of [
    ["get", "server: get"],
    ["post", "server: post of a purchase request with 20 lines"],
    ["list", "server: list of 20"],
  ]) {
    const { "by hand": raw, ours, many, fastify } = await measureServers(apps, requests[name], 1500);
    rows.push(row(what, raw, ours, "0.90", `fastify ${ratioOf(fastify, raw)}`));
    rows.push(row(`${what}, 500 operations in the contract`, raw, many, "0.90"));
  }
  return rows;
}

async function benchXml() {
  const apps = {
    "by hand": await serve("raw-xml"),
    ours: await serve("ours-xml", bundles.xmlServer),
  };
  const { "by hand": raw, ours } = await measureServers(apps, requests.xml, 700);
  return [row("server: post of 2 KB of XML; by hand not validated", raw, ours, "1.00")];
}

async function benchClient() {
  const { port } = await serve("raw");
  const callers = {
    "by hand": start(1, "call.mjs", client("fetch")),
    ours: start(1, "call.mjs", client("ours"), bundles.client),
    "openapi-fetch": start(1, "call.mjs", client("openapi-fetch")),
  };
  for (const caller of Object.values(callers)) await caller.next();
  const rows = [];
  for (const [operation, what] of [
    ["get", "client: get, 50 at once"],
    ["post", "client: post of a purchase request with 20 lines, 50 at once"],
  ]) {
    const figures = await interleaved(callers, async (caller) => {
      const { cpu } = await caller.ask({ port, operation, count: calls, atOnce: connections });
      return calls / cpu;
    });
    const { "by hand": raw, ours, "openapi-fetch": other } = figures;
    rows.push(row(what, raw, ours, "0.85", `openapi-fetch ${ratioOf(other, raw)}`));
  }
  return rows;
}

function client(name) {
  return join(here, "http/clients", `${name}.mjs`);
}

/** 10 healthy callers beside 200 slow sockets and 25 hostile bodies a second. */
async function benchBeside() {
  const load = start(1, "mixed.mjs");
  const raw = await serve("parse");
  const figures = {};
  const ratios = {};
  const all = ["node", "fastify", "fetch", "undici", "bridge"];
  const named = all.filter((adapter) => wanted.includes(adapter));
  const adapters = named.length === 0 ? all : named;
  const ours = new Map();
  for (const adapter of adapters) ours.set(adapter, await serve("events", bundles.eventsServer, adapter));
  const measure = async ({ port }) => (await load.ask({ port, milliseconds: 1500 })).p99;
  // Each is compared with a run beside it: what disturbs one disturbs both.
  for (let round = -1; round < besideRounds; round += 1) {
    for (const adapter of adapters) {
      const [plain, own] = [await measure(raw), await measure(ours.get(adapter))];
      if (round < 0) continue;
      (figures[adapter] ??= []).push([plain, own]);
      (ratios[adapter] ??= []).push(own / plain);
    }
  }
  load.stop();
  return adapters.map((adapter) => {
    const [plain, own] = [0, 1].map((side) => median(figures[adapter].map((pair) => pair[side])).toFixed(1));
    return [
      adapter,
      plain,
      own,
      median(ratios[adapter]).toFixed(2),
      adapter === "undici" || adapter === "bridge" ? "" : "2.00",
    ];
  });
}

/** Requests per CPU second of each server's process. */
async function measureServers(apps, request, count) {
  const load = start(1, "load.mjs");
  const figures = await interleaved(apps, async ({ peer, port }) => {
    const before = await peer.ask({});
    await load.ask({ port, ...request, count, connections });
    const after = await peer.ask({});
    return count / (after.cpu - before.cpu);
  });
  load.stop();
  return figures;
}

/** Runs each in turn (A B C A B C ...), after some runs each that do not count: what disturbs one disturbs all. */
async function interleaved(subjects, run) {
  const figures = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = -10; round < rounds; round += 1) {
    for (const [name, subject] of Object.entries(subjects)) {
      const figure = await run(subject);
      if (round >= 0) figures[name].push(figure);
    }
  }
  return figures;
}

function row(what, raw, ours, limit, others = "") {
  return [what, Math.round(median(raw)), Math.round(median(ours)), ratioOf(ours, raw), limit, others];
}

/** The median of the ratios of neighbouring runs. */
function ratioOf(figures, raw) {
  return median(figures.map((figure, index) => figure / raw[index])).toFixed(2);
}
