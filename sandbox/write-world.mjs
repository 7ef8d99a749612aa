// Writes a dump of the world at its start, and the holders of its credentials, into a folder. PostgreSQL writes times and
// random bytes into the files of a database. Here the clock stands still and the bytes are zeros, so the same sources give the same dump.
// Usage: TZ=UTC node sandbox/write-world.mjs FOLDER-OF-BUILD FOLDER
import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

globalThis.Date = class extends Date {
  constructor(...values) {
    super(...(values.length === 0 ? [0] : values));
  }
  static now() {
    return 0;
  }
};
performance.now = () => 0;
crypto.randomFillSync = (bytes) => bytes.fill(0);

const [build, folder] = process.argv.slice(2);
const { builtWorld } = await import(pathToFileURL(resolve(build, "built-world.js")).href);
const { dump, holders } = await builtWorld();
writeFileSync(join(folder, "world.tar.gz"), dump);
writeFileSync(join(folder, "holders.json"), `${JSON.stringify(holders)}\n`);
