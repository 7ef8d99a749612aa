// `make bench`: how much the generator costs beside its peers, in one run. Prints the table that README.md keeps.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { benchDiff } from "./diff.mjs";
import { documentWithSchemas } from "./documents.mjs";
import { compare, ratio, run, seconds } from "./measure.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
const specwright = join(root, "generator/dist/cli.js");
const peers = join(here, "peers/node_modules");
const work = mkdtempSync(join(tmpdir(), "specwright-bench-"));
const rows = [];
const wanted = process.argv.slice(2);

const github = join(root, "node_modules/@octokit/openapi/generated/api.github.com.json");
const petstore = join(root, "node_modules/@readme/oas-examples/3.0/json/petstore.json");

try {
  if (selected("github")) await benchGithub();
  if (selected("unchanged")) await benchUnchanged();
  if (selected("petstore")) await benchPetstore();
  if (selected("growth")) await benchGrowth();
  if (selected("contracts")) await benchContracts();
  if (selected("diff")) rows.push(...(await benchDiff({ specwright, github, work })));
  console.log(
    `\nNode ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}; CPU seconds of whole processes, medians\n`,
  );
  console.log("| what | ours | theirs | ratio | wanted |\n| --- | --- | --- | --- | --- |");
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function selected(name) {
  return wanted.length === 0 || wanted.includes(name);
}

/** A program that generates `spec` into a new folder, with nothing cached. */
function generating(name, spec, options = []) {
  const out = join(work, name);
  return {
    name,
    cwd: work,
    args: [specwright, "generate", spec, "-o", out, ...options],
    prepare: () => forget(out),
  };
}

function forget(out) {
  rmSync(out, { recursive: true, force: true });
  rmSync(join(work, "node_modules"), { recursive: true, force: true });
  mkdirSync(join(work, "node_modules"), { recursive: true });
}

async function benchGithub() {
  const ours = generating("types-and-paths", github, ["--emit", "types,paths", "--format", "none"]);
  const theirs = {
    name: "openapi-typescript",
    cwd: work,
    args: [join(peers, "openapi-typescript/bin/cli.js"), github, "-o", join(work, "theirs.ts")],
  };
  const figures = await compare([ours, theirs], 3);
  const a = figures.get(ours.name);
  const b = figures.get(theirs.name);
  row("GitHub: types and paths, CPU", a.cpu, b.cpu, "0.80", seconds);
  row("GitHub: types and paths, peak memory", a.memory, b.memory, "1.00", (value) => `${value.toFixed(0)} MiB`);
}

async function benchUnchanged() {
  const first = generating("unchanged", github, ["--format", "none"]);
  first.prepare();
  await run(first);
  const before = times(join(work, "unchanged"));
  const figures = await compare([
    { ...first, name: "again", prepare: undefined },
    { ...first, name: "check", args: [...first.args, "--check"], prepare: undefined },
  ]);
  const touched = [...times(join(work, "unchanged"))].filter(([path, time]) => before.get(path) !== time);
  rows.push(["GitHub: all emitters, unchanged second run", seconds(figures.get("again").cpu), "", "", "0.6 s"]);
  rows.push(["GitHub: all emitters, --check", seconds(figures.get("check").cpu), "", "", "0.6 s"]);
  rows.push(["files touched by them", String(touched.length), "", "", "0"]);
}

async function benchPetstore() {
  const ours = generating("petstore", petstore);
  const theirs = {
    name: "hey-api",
    cwd: join(here, "peers"),
    args: [
      join(peers, "@hey-api/openapi-ts/dist/run.mjs"),
      ...[
        "-i",
        petstore,
        "-o",
        join(work, "hey-api"),
        "-p",
        "@hey-api/typescript",
        "@hey-api/sdk",
        "@hey-api/client-fetch",
        "zod",
      ],
      ...["--silent", "--no-log-file"],
    ],
  };
  const starts = [
    { name: "our imports", cwd: root, args: [join(here, "imports-ours.mjs")] },
    { name: "their imports", cwd: join(here, "peers"), args: [join(here, "peers/imports-hey-api.mjs")] },
  ];
  const plain = generating("petstore-plain", petstore, ["--format", "none"]);
  const figures = await compare([ours, plain, theirs, ...starts]);
  const cpu = (name) => figures.get(name).cpu;
  row("Petstore: the whole set, with process start and imports", cpu("petstore"), cpu("hey-api"), "2.00", seconds);
  const net = [cpu("petstore") - cpu("our imports"), cpu("hey-api") - cpu("their imports")];
  row("Petstore: the whole set, without", net[0], net[1], "1.00", seconds);
  const unformatted = cpu("petstore-plain") - cpu("our imports");
  row("Petstore: the whole set, without, and without prettier", unformatted, net[1], "", seconds);
}

async function benchGrowth() {
  const programs = [4000, 8000].map((count) => {
    const spec = join(work, `records-${count}.json`);
    writeFileSync(spec, JSON.stringify(documentWithSchemas(count)));
    return generating(`records-${count}`, spec, ["--format", "none"]);
  });
  const figures = await compare(programs, 3);
  const [small, large] = programs.map(({ name }) => figures.get(name).cpu);
  row("8,000 schemas against 4,000 of our own", large, small, "2.30", seconds);
}

/** The contracts of this repository: all interfaces from nothing, again without a change, and their compilation. */
async function benchContracts() {
  const project = join(work, "contracts");
  for (const name of ["specs", "specwright.config.json", "LICENSE"]) {
    cpSync(join(root, name), join(project, name), { recursive: true });
  }
  const generate = { cwd: project, args: [specwright, "generate"] };
  const prepare = () => {
    for (const name of ["generated", "node_modules"]) rmSync(join(project, name), { recursive: true, force: true });
    mkdirSync(join(project, "node_modules"));
  };
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const types = [compiler, "-p", "generated/tsconfig.json", "--noEmit"];
  const figures = await compare([
    { ...generate, name: "first", prepare },
    { ...generate, name: "unchanged" },
    { name: "types", cwd: root, args: types },
    { name: "types, engine told to wait", cwd: root, args: ["--interrupt-budget=1000000", ...types] },
  ]);
  const only = (what, name, limit) => rows.push([what, seconds(figures.get(name).cpu), "", "", limit]);
  only("Our contracts: all interfaces, formatted", "first", "10 s");
  only("Our contracts: unchanged", "unchanged", "0.8 s");
  only("Our contracts: the generated package compiles (tsc --noEmit)", "types", "5 s");
  only("the same, and the engine waits before it optimises", "types, engine told to wait", "");
}

function row(what, ours, theirs, limit, print) {
  rows.push([what, print(ours), print(theirs), ratio(ours / theirs), limit]);
}

function times(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => join(entry.parentPath, entry.name)).map((path) => [path, statSync(path).mtimeMs]),
  );
}
