// Measures one group in a process of its own, so that no group meets code that another one has warmed up. Prints the figures of its rows
// as JSON; null if its document is absent. Usage: node measure-group.mjs ID
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { groups } from "./groups.mjs";

const work = mkdtempSync(join(tmpdir(), "specwright-bench-"));
try {
  const figures = await groups.find(({ id }) => id === process.argv[2]).measure(work);
  console.log(JSON.stringify(figures ?? null));
} finally {
  rmSync(work, { recursive: true, force: true });
}
