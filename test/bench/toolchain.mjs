// Measures the commands of the toolchain, and the size of its installation.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median, programsInTurn } from "./measure.mjs";
import { github, root, specwright, toolchain } from "./sources.mjs";

const vendors = join(root, "specs/vendors/openapi.yaml");

/** The commands of a document by name; "test" needs fixtures next to it. */
const commandsOf = (document) => ({
  generate: ["generate", document, "-o", "out"],
  diff: ["diff", document, document],
  lint: ["lint", document],
  docs: ["docs", document, "--json"],
});

const small = { ...commandsOf(vendors), test: ["test", vendors] };

export const groups = [
  {
    id: "commands",
    document: "specs/vendors",
    rows: rowsOf(Object.keys(small), "7 operations"),
    measure: (work) => measureCommands(work, small, 5),
  },
  {
    id: "commands-large",
    document: toolchain("@octokit/openapi"),
    rows: rowsOf(Object.keys(commandsOf(github)), "13 MB"),
    measure: (work) => measureCommands(work, commandsOf(github), 1),
  },
  {
    id: "install",
    document: "test/bench/toolchain.mjs",
    isOutside: true,
    against: "all dependencies as published",
    rows: {
      total: { what: "all packages", unit: "MB", bound: { ours: 60 } },
      files: { what: "files of all packages", unit: "files" },
      packed: { what: "files of specwright", unit: "files" },
      specwright: { what: "specwright without bundled packages", unit: "MB" },
      typescript: { what: "typescript", unit: "MB" },
      "ts-morph": { what: "ts-morph and @ts-morph/common", unit: "MB" },
      "openapi-typescript": { what: "openapi-typescript and @redocly", unit: "MB" },
      prettier: { what: "prettier", unit: "MB" },
      others: { what: "other packages", unit: "MB" },
    },
    measure: measureInstallation,
  },
];

function rowsOf(commands, size) {
  const entries = commands.flatMap((name) => [
    [`${name}-cpu`, { what: `${name}, ${size}`, unit: "CPU s" }],
    [`${name}-memory`, { what: `${name}, ${size}: peak memory`, unit: "MiB" }],
  ]);
  return Object.fromEntries(entries);
}

async function measureCommands(work, commands, rounds) {
  mkdirSync(join(work, "node_modules"));
  const prepare = () =>
    ["out", "node_modules/.cache"].forEach((name) => rmSync(join(work, name), { recursive: true, force: true }));
  const programs = Object.entries(commands).map(([name, args]) => [
    name,
    { cwd: work, args: [specwright, ...args], prepare },
  ]);
  const results = await programsInTurn(Object.fromEntries(programs), rounds);
  const figures = Object.entries(results).flatMap(([name, { cpu, memory }]) => [
    [`${name}-cpu`, { ours: median(cpu) }],
    [`${name}-memory`, { ours: median(memory) }],
  ]);
  return Object.fromEntries(figures);
}

/** Installs the toolchain as it is packed, and with the dependencies that it bundles as npm has them. Undefined without a registry. */
function measureInstallation(work) {
  const staged = join(work, "staged");
  execFileSync(process.execPath, [join(root, "generator/stage-toolchain.mjs"), staged]);
  const [ours, theirs] = [
    installed(staged, join(work, "ours")),
    installed(join(root, "generator"), join(work, "theirs")),
  ];
  if (ours === undefined || theirs === undefined) return undefined;
  const keys = Object.keys(ours);
  return Object.fromEntries(
    keys.map((key) => [key, { ours: ours[key], theirs: theirs[key], ratio: ours[key] / theirs[key] }]),
  );
}

function installed(source, folder) {
  mkdirSync(folder);
  const npm = (...args) => execFileSync("npm", args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  try {
    npm("pack", source, "--ignore-scripts");
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    npm("install", `./${tarball}`, "--ignore-scripts", "--no-audit", "--no-fund");
  } catch {
    return undefined;
  }
  return sizesIn(join(folder, "node_modules"));
}

function sizesIn(modules) {
  const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const inPackages = (...names) => {
    const pattern = new RegExp(`/node_modules/(?:${names.join("|")})/(?!(?:.*/)?node_modules/)`);
    return paths.filter((path) => pattern.test(path));
  };
  const megabytes = (list) => list.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
  const named = {
    specwright: megabytes(inPackages("specwright")),
    typescript: megabytes(inPackages("typescript")),
    "ts-morph": megabytes(inPackages("ts-morph", "@ts-morph/[^/]+")),
    "openapi-typescript": megabytes(inPackages("openapi-typescript", "@redocly/[^/]+")),
    prettier: megabytes(inPackages("prettier")),
  };
  const total = megabytes(paths);
  const others = total - Object.values(named).reduce((sum, size) => sum + size, 0);
  return { total, files: paths.length, packed: inPackages("specwright").length, ...named, others };
}
