// Compares the command line with openapi-typescript and hey-api, also on the specs of this project.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledBytes } from "./http/bundle.mjs";
import { figuresOf, median, programsInTurn } from "./measure.mjs";
import { corpus, github, peer, peers, petstore, root, specwright, toolchain, unpackFromCorpus } from "./sources.mjs";
import { megabytesOf } from "../corpus/output.mjs";

const modules = (name) => join(root, "test/bench/generator", name);

export const groups = [
  {
    id: "github",
    document: toolchain("@octokit/openapi"),
    against: peer("openapi-typescript"),
    rows: {
      cpu: { what: "GitHub, types and paths", unit: "CPU s", bound: { ratio: 0.8 } },
      memory: { what: "GitHub, types and paths: peak memory", unit: "MiB", bound: { ratio: 1 } },
    },
    async measure(work) {
      const theirs = [join(peers, "openapi-typescript/bin/cli.js"), github, "-o", join(work, "theirs.ts")];
      const { ours, other } = await programsInTurn(
        {
          ours: generating(work, github, ["--emit", "types,paths", "--format", "none"]),
          other: { cwd: work, args: theirs },
        },
        3,
      );
      return { cpu: figuresOf(ours.cpu, other.cpu), memory: figuresOf(ours.memory, other.memory) };
    },
  },
  {
    id: "all-emitters",
    document: toolchain("@octokit/openapi"),
    rows: {
      first: { what: "GitHub, all emitters, unformatted", unit: "CPU s", bound: { ours: 60 } },
      memory: { what: "GitHub, all emitters, unformatted: peak memory", unit: "MiB", bound: { ours: 1024 } },
      size: { what: "GitHub, all emitters: output without the runtime", unit: "MB", bound: { ours: 14 } },
      again: { what: "GitHub, all emitters, unchanged second run", unit: "CPU s", bound: { ours: 0.6 } },
      check: { what: "GitHub, all emitters, --check", unit: "CPU s", bound: { ours: 0.6 } },
    },
    async measure(work) {
      const program = generating(work, github, ["--format", "none"]);
      const { first } = await programsInTurn({ first: program }, 3);
      const { args } = program;
      const { again, check } = await programsInTurn({
        again: { cwd: work, args },
        check: { cwd: work, args: [...args, "--check"] },
      });
      return {
        first: { ours: median(first.cpu) },
        memory: { ours: median(first.memory) },
        size: { ours: megabytesOf(join(work, "out")) },
        again: { ours: median(again.cpu) },
        check: { ours: median(check.cpu) },
      };
    },
  },
  {
    id: "stripe",
    document: `Stripe's document in ${corpus}`,
    isOutside: true,
    against: toolchain("openapi-typescript"),
    rows: {
      cpu: {
        what: "Stripe, all emitters, unformatted; theirs types alone; both warm",
        unit: "CPU s",
        bound: { ratio: 2 },
      },
      size: { what: "Stripe, all emitters: output without the runtime", unit: "MB", against: "", bound: { ours: 6 } },
    },
    async measure(work) {
      const file = unpackFromCorpus("stripe", work);
      if (file === undefined) return undefined;
      const out = join(work, "out");
      const { ours, theirs } = JSON.parse(
        execFileSync(process.execPath, [modules("warm.mjs"), file, out], { cwd: work, encoding: "utf8" }),
      );
      return { cpu: figuresOf(ours, theirs), size: { ours: megabytesOf(out) } };
    },
  },
  {
    id: "stripe-bundle",
    document: `Stripe's document in ${corpus}`,
    isOutside: true,
    rows: {
      function: { what: "getCustomers of Stripe as a function, minified", unit: "bytes" },
      with: { what: "getCustomers of Stripe in a client with it, minified", unit: "bytes" },
      all: { what: "Stripe's client with all operations, minified", unit: "bytes" },
    },
    async measure(work) {
      const file = unpackFromCorpus("stripe", work);
      if (file === undefined) return undefined;
      const { cwd, args, prepare } = generating(work, file, ["--emit", "client", "--format", "none"]);
      prepare();
      execFileSync(process.execPath, args, { cwd });
      const bytes = async (...names) => ({ ours: await bundledBytes(join(work, "out/client.ts"), names) });
      return {
        function: await bytes("connectStripe", "getCustomers"),
        with: await bytes("createStripeClientWith", "getCustomers"),
        all: await bytes("createStripeClient"),
      };
    },
  },
  {
    id: "petstore",
    document: toolchain("@readme/oas-examples"),
    against: peer("@hey-api/openapi-ts"),
    rows: {
      all: { what: "Petstore, everything", unit: "CPU s", bound: { ratio: 2 } },
      net: { what: "Petstore, everything, without start and imports", unit: "CPU s", bound: { ratio: 1 } },
    },
    measure: measurePetstore,
  },
  {
    id: "specs",
    document: "specs/",
    rows: {
      first: { what: "all APIs of this project, formatted", unit: "CPU s", bound: { ours: 10 } },
      again: { what: "all APIs of this project, unchanged", unit: "CPU s", bound: { ours: 0.8 } },
      types: { what: "tsc --noEmit of their package", unit: "CPU s", bound: { ours: 5 } },
    },
    async measure(work) {
      for (const name of ["specs", "sandbox/overlays", "specwright.config.json", "LICENSE"])
        cpSync(join(root, name), join(work, name), { recursive: true });
      const generate = { cwd: work, args: [specwright, "generate"] };
      const compiler = join(root, "node_modules/typescript/bin/tsc");
      const programs = {
        first: { ...generate, prepare: () => forget(work, "generated") },
        again: generate,
        types: { cwd: root, args: [compiler, "-p", typesOfPackages(work)] },
      };
      const { first, again, types } = await programsInTurn(programs, 3);
      return {
        first: { ours: median(first.cpu) },
        again: { ours: median(again.cpu) },
        types: { ours: median(types.cpu) },
      };
    },
  },
];

/** The configuration of the compiler that checks the sources of all packages at once. */
function typesOfPackages(work) {
  const path = join(work, "tsconfig.json");
  const paths = { "@specwright/runtime/*": [join(root, "generated/runtime/*.ts")] };
  const compilerOptions = { noEmit: true, rootDir: root, paths };
  const tsconfig = { extends: join(root, "generated/vendors/tsconfig.json"), compilerOptions };
  writeFileSync(path, JSON.stringify({ ...tsconfig, include: [join(root, "generated/*/*.ts")] }));
  return path;
}

/** A program that generates the modules of a document into a new folder, with an empty cache. */
function generating(work, document, options = []) {
  const args = [specwright, "generate", document, "-o", "out", "--layout", "folder", ...options];
  return { cwd: work, args, prepare: () => forget(work, "out") };
}

function forget(work, out) {
  for (const name of [out, "node_modules"]) rmSync(join(work, name), { recursive: true, force: true });
  mkdirSync(join(work, "node_modules"));
}

async function measurePetstore(work) {
  const entry = join(peers, "@hey-api/openapi-ts/dist/run.mjs");
  const plugins = ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch", "zod"];
  const output = ["-o", join(work, "hey-api"), "-p", ...plugins, "--silent", "--no-log-file"];
  const ours = generating(work, petstore);
  const theirs = { cwd: join(peers, ".."), args: [entry, "-i", petstore, ...output] };
  const figures = await programsInTurn({
    ours,
    theirs,
    ourStart: startOf(ours, specwright, join(work, "ours.txt")),
    theirStart: startOf(theirs, entry, join(work, "theirs.txt")),
  });
  const net = (name, start) => figures[name].cpu.map((cpu) => cpu - median(figures[start].cpu));
  return {
    all: figuresOf(figures.ours.cpu, figures.theirs.cpu),
    net: figuresOf(net("ours", "ourStart"), net("theirs", "theirStart")),
  };
}

/** A program that only loads the modules that another one loads. */
function startOf({ cwd, args, prepare }, entry, list) {
  prepare?.();
  const env = { ...process.env, BENCH_MODULES_FILE: list };
  const { status, stderr } = spawnSync(process.execPath, ["--import", modules("record-modules.mjs"), ...args], {
    cwd,
    env,
  });
  if (status !== 0) throw new Error(String(stderr));
  return { cwd, args: [modules("load-modules.mjs"), list, entry] };
}
