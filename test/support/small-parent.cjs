"use strict";
/*
 * Starting a process copies the page tables of the one that starts it: 40 ms of work from one that holds the modules of all tests, 2
 * from a small one. So what a worker of the tests starts and waits for is started by a small process of its own, a Node that runs this
 * file, and seen by nobody: `spawnSync` and `execFileSync` take the same arguments and give the same answers.
 */
const childProcess = require("node:child_process");
const { closeSync, openSync, readSync, writeSync } = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const process = require("node:process");
const { deserialize, serialize } = require("node:v8");

const { spawnSync } = childProcess;

function sendMessage(pipe, value) {
  const body = serialize(value);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  const message = Buffer.concat([head, body]);
  for (let at = 0; at < message.length;) at += writeSync(pipe, message, at);
}

/** The next message; undefined when the other side is gone. */
function nextMessage(pipe) {
  const head = readBytes(pipe, 4);
  const body = head === undefined ? undefined : readBytes(pipe, head.readUInt32LE());
  return body === undefined ? undefined : deserialize(body);
}

function readBytes(pipe, length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length;) {
    const read = readSync(pipe, bytes, at, length - at);
    if (read === 0) return undefined;
    at += read;
  }
  return bytes;
}

/** The part of the small process: answers one worker after the other. */
function serve(askPath, answerPath) {
  for (;;) {
    const [ask, answer] = [openSync(askPath, "r"), openSync(answerPath, "w")];
    for (let call = nextMessage(ask); call !== undefined; call = nextMessage(ask)) {
      const { error, ...result } = spawnSync(...call);
      sendMessage(answer, error === undefined ? result : { ...result, fault: { ...error, message: error.message } });
    }
    closeSync(ask);
    closeSync(answer);
  }
}

/** The part of the worker: it meets its own small process when it first starts something. */
function askInstead(folder) {
  let pipes;
  childProcess.spawnSync = (file, ...rest) => {
    const [args, given] = Array.isArray(rest[0]) ? rest : [[], rest[0]];
    const options = { cwd: process.cwd(), ...given };
    options.env = { ...(options.env ?? process.env) };
    if (typeof options.cwd !== "string" || !isPlain(options.stdio)) return spawnSync(file, ...rest);
    const place = `${folder}/parent-${process.env.VITEST_POOL_ID}`;
    pipes ??= [openSync(`${place}.ask`, "w"), openSync(`${place}.answer`, "r")];
    sendMessage(pipes[0], [file, args, options]);
    const answer = nextMessage(pipes[1]);
    if (answer === undefined) throw new Error("The small process that starts others is gone.");
    const { fault, ...result } = answer;
    return fault === undefined ? result : { ...result, error: Object.assign(new Error(fault.message), fault) };
  };
  childProcess.execFileSync = (file, ...rest) => {
    const [args, options = {}] = Array.isArray(rest[0]) ? rest : [[], rest[0]];
    const result = childProcess.spawnSync(file, args, options);
    if (options.stdio === undefined && result.stderr?.length > 0) process.stderr.write(result.stderr);
    if (result.error !== undefined) throw Object.assign(result.error, result);
    if (result.status === 0) return result.stdout;
    throw Object.assign(new Error(`Command failed: ${[file, ...args].join(" ")}\n${result.stderr}`), result);
  };
  syncBuiltinESMExports();
}

/** True where a process has no stream or file of the worker. */
function isPlain(stdio) {
  return [stdio ?? "pipe"].flat().every((one) => ["pipe", "ignore", "inherit"].includes(one));
}

if (require.main === module) serve(process.argv[2], process.argv[3]);
// Processes that a worker starts have its environment, and those that it forks its options too.
else if (process.env.SMALL_PARENTS?.startsWith(`${process.ppid} `))
  askInstead(process.env.SMALL_PARENTS.slice(`${process.ppid} `.length));
