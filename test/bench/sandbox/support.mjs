/* global Blob, TextDecoder */
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
  const batches = [];
  const send = observeMessages((type, text) => {
    if (type === "Q") batches.push(text.slice(0, -1));
  });
  await sandbox.control.resetWorld({});
  PGlite.prototype.execProtocolRawStream = send;
  return batches.join(";\n");
}

/** Calls a function with the type and the content of each message to the database. Returns the method that it replaced. */
export function observeMessages(observe) {
  const send = PGlite.prototype.execProtocolRawStream;
  PGlite.prototype.execProtocolRawStream = function (message, options) {
    observe(String.fromCharCode(message[0]), new TextDecoder().decode(message.subarray(5)));
    return send.call(this, message, options);
  };
  return send;
}

/** CPU milliseconds and memory of this process. */
export function costOfProcess() {
  return { processor: microsecondsSince() / 1000, megabytes: process.memoryUsage.rss() / 1e6 };
}
