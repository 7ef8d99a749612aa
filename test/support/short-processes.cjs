"use strict";
/*
 * Loaded into every process of the tests, by `vitest.config.ts` and NODE_OPTIONS: most are over before the engine's work on them pays.
 * Keeps what it makes of large CommonJS modules (compilers, above all), which processes would make again each time: Node 20 has no
 * such cache of its own. And lets it optimise functions of WebAssembly later: a database takes three quarters of the time.
 */
const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { basename, dirname, join, sep } = require("node:path");
const process = require("node:process");
const { setFlagsFromString } = require("node:v8");
const { Script } = require("node:vm");

const mark = Symbol.for("specwright.short-processes");
const folder = join(module.path, "../../node_modules/.cache/compiled-for-tests");
/** The length of a module's text from which reading a cached form is cheaper. */
const large = 200_000;

/**
 * The file that keeps a module's compiled form, by the module's file on the disk: packages that tests install are links to the same
 * files. The engine rejects a form that was compiled with other flags, so programs that set flags have their own.
 */
function keptAt(filename) {
  const { dev, ino, size, mtimeMs } = statSync(filename);
  const program = basename(process.argv[1] ?? "");
  const key = [dev, ino, size, mtimeMs, process.version, program, ...process.execArgv].join("\n");
  return join(folder, createHash("sha256").update(key).digest("hex"));
}

function keptForm(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function keepForm(path, script) {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, path);
  } catch {
    // Without room on the disk, or without the right to write, modules are compiled each time.
    rmSync(draft, { force: true });
  }
}

function compileWithCache(module, content, filename) {
  const path = keptAt(filename);
  const cachedData = keptForm(path);
  const script = new Script(Module.wrap(content), { filename, cachedData });
  // Functions that have run by then are in it too.
  if (cachedData === undefined || script.cachedDataRejected) process.once("exit", () => keepForm(path, script));
  const evaluate = script.runInThisContext();
  const require = Module.createRequire(filename);
  return Reflect.apply(evaluate, module.exports, [module.exports, require, module, filename, dirname(filename)]);
}

if (globalThis[mark] === undefined) {
  globalThis[mark] = true;
  // Later engines judge this better by themselves.
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--wasm-tiering-budget=100000000");
  const compile = Module.prototype._compile;
  Module.prototype._compile = function (content, filename, ...rest) {
    const isLarge = content.length >= large && filename.includes(`${sep}node_modules${sep}`);
    return isLarge && !content.startsWith("#!")
      ? compileWithCache(this, content, filename)
      : Reflect.apply(compile, this, [content, filename, ...rest]);
  };
}
