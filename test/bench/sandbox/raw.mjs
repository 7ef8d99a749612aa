// A server of node:http by hand, which reads a purchase request of the same world with the same driver; prints its address.
import { createServer } from "node:http";
import { batchOf, startBare, startSandbox } from "./support.mjs";

const sandbox = await startSandbox();
const batch = await batchOf(sandbox);
await sandbox.close();
const database = await startBare();
await database.exec(batch);
const { rows } = await database.query("SELECT company_id FROM purchase_requests WHERE id = 'PRQ-5001'");
const company = rows[0].company_id;

const server = createServer(async (request, response) => {
  const id = /\/([^/?]+)\?/.exec(request.url)[1];
  const text = "SELECT * FROM purchase_requests WHERE company_id = $1 AND id = $2 LIMIT 1";
  const [row] = (await database.query(text, [company, id])).rows;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ purchaseRequestId: row.id, purchaseRequestQueueStatus: row.queue_status }));
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
