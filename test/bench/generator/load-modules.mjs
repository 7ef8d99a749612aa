// The cost of a start: loads the modules of a file that `record-modules.mjs` has written, without those of the second argument.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [file, entry] = process.argv.slice(2);
const require = createRequire(import.meta.url);
for (const name of readFileSync(file, "utf8").split("\n")) {
  if (name === "" || name.endsWith(entry)) continue;
  if (name.startsWith("file:")) await import(name);
  else require(name);
}
