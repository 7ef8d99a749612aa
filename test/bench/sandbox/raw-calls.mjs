// A server of node:http by hand, which runs the statements of the sandbox for three calls with the same driver, in the database of a
// world of the sandbox; prints its address. Usage: node raw-calls.mjs [URL], where the URL is that of PostgreSQL.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import postgres from "postgres";
import { batchOf, startBare, startSandbox } from "./support.mjs";

const [url] = process.argv.slice(2);
const { query, transaction, schema } = url === undefined ? await onPglite() : onPostgres();
const company = (await query(`SELECT company_id FROM ${schema}purchase_requests WHERE id = 'PRQ-5001'`))[0].company_id;
const login = "requester@lindgren.example";

/** One statement as PostgreSQL needs it for each request of a process that is not alone: the clock and the switches. */
const state = `SELECT name, value, EXISTS (SELECT 1 FROM ${schema}faults) AS planned FROM ${schema}settings WHERE name = $1 OR name = $2`;
const replies = {
  async get() {
    const text = `SELECT * FROM ${schema}purchase_requests WHERE company_id = $1 AND id = $2 LIMIT 1`;
    const [row] = await query(text, [company, "PRQ-5001"]);
    return [200, { purchaseRequestId: row.id, purchaseRequestQueueStatus: row.queue_status }];
  },
  async page() {
    const text = `SELECT * FROM ${schema}users WHERE company_id = $1 ORDER BY created_at, id LIMIT 11`;
    const Resources = await query(text, [company]);
    await query(`SELECT * FROM ${schema}companies WHERE id = $1 LIMIT 1`, [company]);
    return [200, { Resources }];
  },
  post: (body) =>
    transaction(async (run) => {
      const [user] = await run(
        `SELECT * FROM ${schema}users WHERE company_id = $1 AND login_key = $2 AND is_active = $3 LIMIT 1`,
        [company, login, true],
      );
      await run(`SELECT * FROM ${schema}user_groups WHERE company_id = $1 AND id = $2 LIMIT 1`, [company, "G"]);
      await run(`SELECT * FROM ${schema}policies WHERE company_id = $1 AND external_id = $2 LIMIT 1`, [company, "P"]);
      await run(`SELECT * FROM ${schema}vendors WHERE company_id = $1 AND vendor_code IN ($2)`, [company, "V-1001"]);
      const id = randomUUID();
      await run(
        `INSERT INTO ${schema}purchase_requests (id, company_id, application_id, user_id, queue_status, header, line_items, created_at)
         VALUES ($1, $2, 'A', $3, 'PENDING_CREATION', $4, $5, $6)`,
        [id, company, user.id, { currencyCode: body.currencyCode }, body.lineItems, "2030-01-01T08:00:00Z"],
      );
      return [202, { id }];
    }),
};

const server = createServer(async (request, response) => {
  if (request.url === "/metrics") return response.end(`process_cpu_seconds_total ${seconds()}\n`);
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
  if (url !== undefined) await query(state, ["clock fixed", "switches"]);
  const name = request.method === "POST" ? "post" : request.url.includes("Users") ? "page" : "get";
  const [status, value] = await replies[name](body);
  const text = JSON.stringify(value);
  response.writeHead(status, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
  response.end(text);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));

function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function onPglite() {
  const sandbox = await startSandbox();
  const batch = await batchOf(sandbox);
  await sandbox.close();
  const database = await startBare();
  await database.exec(batch);
  const run = (client) => async (text, values) => (await client.query(text, values)).rows;
  const transaction = (work) => database.transaction((inner) => work(run(inner)));
  return { query: run(database), transaction, schema: "public." };
}

function onPostgres() {
  const { searchParams, pathname } = new URL(url);
  const host = searchParams.get("host");
  const sql = postgres({ host, username: "sandbox", database: pathname.slice(1), max: 16, fetch_types: false });
  const run = (client) => (text, values) => client.unsafe(text, values, { prepare: true });
  const transaction = (work) => sql.begin("ISOLATION LEVEL REPEATABLE READ", (inner) => work(run(inner)));
  return { query: run(sql), transaction, schema: "sandbox." };
}
