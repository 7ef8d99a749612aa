// The start of a bare PGlite on the same dump, with one statement.
import { costOfProcess, startBare } from "./support.mjs";

const database = await startBare();
await database.query("SELECT 1");
console.log(JSON.stringify(costOfProcess()));
await database.close();
