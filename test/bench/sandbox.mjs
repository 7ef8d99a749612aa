/* global Blob, fetch, performance */
// Measures the sandbox against what lies under it: a bare PGlite, and node:http that reads the same row.
// Usage: node test/bench/sandbox.mjs (after make build-sandbox)
import { PGlite } from "@electric-sql/pglite";
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

const dist = new URL("../../sandbox/dist/", import.meta.url);
const dump = () => new Blob([readFileSync(new URL("world.tar.gz", dist))], { type: "application/gzip" });
const path = "/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT";

/** Runs this file for one measurement in a process of its own; what it prints as JSON. */
function inProcess(part) {
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), part], { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

const parts = {
  /** The start of a bare PGlite on the same dump, with one statement. */
  async bare() {
    const start = performance.now();
    const database = await PGlite.create({ loadDataDir: dump() });
    await database.query("SELECT 1");
    const milliseconds = performance.now() - start;
    const megabytes = process.memoryUsage.rss() / 1e6;
    await database.close();
    return { milliseconds, megabytes };
  },
  /** The start of the sandbox with its first answer. */
  async sandbox() {
    const start = performance.now();
    const { createSandbox } = await import(new URL("index.js", dist).href);
    const sandbox = await createSandbox();
    await ask(sandbox);
    const milliseconds = performance.now() - start;
    const megabytes = process.memoryUsage.rss() / 1e6;
    await sandbox.close();
    return { milliseconds, megabytes };
  },
  /** A reset, and the same rows put in by one batch of statements. */
  async reset() {
    const { createSandbox } = await import(new URL("index.js", dist).href);
    const sandbox = await createSandbox();
    const { data: world } = await sandbox.control.exportWorld();
    const milliseconds = await best(20, () => sandbox.control.resetWorld({}));
    await sandbox.close();

    const database = await PGlite.create({ loadDataDir: dump() });
    const batch = statements(world);
    const batchMilliseconds = await best(20, () => database.exec(batch));
    await database.close();
    return { milliseconds, batchMilliseconds };
  },
  /** GET of a purchase request, and of the same row through raw node:http. */
  async get() {
    const child = spawn(process.execPath, [fileURLToPath(new URL("main.js", dist)), "--port", "0", "--clock", "fixed"]);
    let said = "";
    for await (const text of child.stdout) if (/-d '\{\}' \S+\n$/.test((said += text))) break;
    const token = /Bearer (\S+)'/.exec(said)[1];
    const sandbox = await perSecond(/answers at (\S+)/.exec(said)[1], token);
    child.kill("SIGKILL");

    const raw = await PGlite.create({ loadDataDir: dump() });
    await raw.exec(`INSERT INTO purchase_requests (id, company_id, application_id, user_id, queue_status, line_items, created_at, sequence)
      VALUES ('PRQ-5001', 'c', 'a', 'u', 'CREATED', '[]', now(), 1)`);
    const server = createServer(async (request, response) => {
      const id = /\/([^/?]+)\?/.exec(request.url)[1];
      const { rows } = await raw.query("SELECT * FROM purchase_requests WHERE company_id = $1 AND id = $2", ["c", id]);
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ purchaseRequestId: rows[0].id, purchaseRequestQueueStatus: rows[0].queue_status }));
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const rawPerSecond = await perSecond(`http://127.0.0.1:${server.address().port}`, token);
    server.closeAllConnections();
    server.close();
    await raw.close();
    return { perSecond: sandbox, rawPerSecond };
  },
};

async function ask({ fetch, baseUrl, credentials }) {
  const headers = { authorization: `Bearer ${credentials.company.accessToken}` };
  const answer = await fetch(`${baseUrl}${path}`, { headers });
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.text();
}

/** The shortest of several runs, in milliseconds. */
async function best(runs, work) {
  let shortest = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

/** Answers per second to one caller at a time; the best of several rounds. */
async function perSecond(address, token) {
  const headers = { authorization: `Bearer ${token}` };
  const rounds = 300;
  const shortest = await best(5, async () => {
    for (let round = 0; round < rounds; round += 1) await (await fetch(`${address}${path}`, { headers })).text();
  });
  return (rounds * 1000) / shortest;
}

/** The rows of a world as one batch of SQL. */
function statements(world) {
  const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const literal = (value) => `'${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
  const inserts = Object.entries(world).flatMap(([kind, records]) =>
    records.map((record) => {
      const row = kind === "users" ? { ...record, loginKey: record.loginId.toLowerCase() } : record;
      const columns = Object.keys(row).map(snake).join(", ");
      return `INSERT INTO ${snake(kind)} (${columns}) VALUES (${Object.values(row).map(literal).join(", ")});`;
    }),
  );
  return ["BEGIN;", ...Object.keys(world).map((kind) => `DELETE FROM ${snake(kind)};`), ...inserts, "COMMIT;"].join(
    "\n",
  );
}

const [part] = process.argv.slice(2);
if (part !== undefined) {
  console.log(JSON.stringify(await parts[part]()));
} else {
  const [bare, sandbox, reset, get] = [inProcess("bare"), inProcess("sandbox"), inProcess("reset"), inProcess("get")];
  const row = (what, own, other, wanted) => console.log(`${what.padEnd(34)} ${own.toFixed(0).padStart(6)} ${other.toFixed(0).padStart(6)} ${(own / other).toFixed(2).padStart(6)}  ${wanted}`); // prettier-ignore
  console.log(`${"".padEnd(34)} ${"ours".padStart(6)} ${"bare".padStart(6)} ${"ratio".padStart(6)}  wanted`);
  row("first answer (ms)", sandbox.milliseconds, bare.milliseconds, "at most 1.3");
  row("reset (ms)", reset.milliseconds, reset.batchMilliseconds, "at most 1.5");
  row("memory (MB)", sandbox.megabytes, bare.megabytes, "at most 120 MB more");
  row("GET of a purchase request (1/s)", get.perSecond, get.rawPerSecond, "at least 0.6");
}
