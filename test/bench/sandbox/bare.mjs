/* global performance */
// The start of a bare PGlite on the same dump, with one statement.
import { costSince, startBare } from "./support.mjs";

const start = performance.now();
const database = await startBare();
await database.query("SELECT 1");
console.log(JSON.stringify(costSince(start)));
await database.close();
