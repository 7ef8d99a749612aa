// A server of node:http by hand, which reads the text of a travel profile with the driver of the sandbox and sends it; prints its
// address. Usage: node raw-profile.mjs FILE, where the file has the text that the sandbox sends.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { startBare } from "./support.mjs";

const database = await startBare();
await database.exec("CREATE TABLE texts (user_id text PRIMARY KEY, profile text NOT NULL, changes integer DEFAULT 0)");
await database.query("INSERT INTO texts (user_id, profile) VALUES ($1, $2)", [
  "user-1",
  readFileSync(process.argv[2], "utf8"),
]);

const server = createServer(async (request, response) => {
  // A change of the row, so that the read behind it is the first one here as well.
  if (request.method === "PUT") await database.query("UPDATE texts SET changes = changes + 1");
  const { rows } = await database.query("SELECT profile FROM texts WHERE user_id = $1 LIMIT 1", ["user-1"]);
  response.setHeader("Content-Type", "application/xml");
  response.end(rows[0].profile);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
