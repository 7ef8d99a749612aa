/* global Blob */
import { PGlite } from "@electric-sql/pglite";
import { readFileSync } from "node:fs";
import { microsecondsSince } from "../measure.mjs";

const dist = new URL("../../../sandbox/dist/", import.meta.url);

/** A bare PGlite on the dump that the sandbox starts from. */
export function startBare() {
  const dump = new Blob([readFileSync(new URL("world.tar.gz", dist))], { type: "application/gzip" });
  return PGlite.create({ loadDataDir: dump });
}

/** The built sandbox, in this process. */
export async function startSandbox(options) {
  const { createSandbox } = await import(new URL("index.js", dist).href);
  return createSandbox(options);
}

/** The batch of statements by which a sandbox makes its world that of its seed. */
export async function batchOf(sandbox) {
  const exec = PGlite.prototype.exec;
  const batches = [];
  PGlite.prototype.exec = function (sql) {
    batches.push(sql);
    return exec.call(this, sql);
  };
  await sandbox.control.resetWorld({});
  PGlite.prototype.exec = exec;
  return batches.join(";\n");
}

/** CPU milliseconds and memory of this process. */
export function costOfProcess() {
  return { processor: microsecondsSince() / 1000, megabytes: process.memoryUsage.rss() / 1e6 };
}
