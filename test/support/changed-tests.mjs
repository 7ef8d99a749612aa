import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/**
 * Runs the test files affected since a revision: those of changed files, of their folders, and of files that import
 * them.
 *
 *   node test/support/changed-tests.mjs origin/main
 *
 * It is for the next minute of work: `make test` runs every test file.
 */

const imported = /(?:^|\n)\s*(?:import|export)\b[^;"']*?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']/g;

/** Test files, or folders of them, that reach changed files otherwise than by an import. */
const othersOf = [
  [/^generator\/(?:emit|plan|write)\//, () => ["test/golden/"]],
  [/^generator\/(?:load|lint|diagnostics|plan)\//, () => ["test/diagnostics/"]],
  [/^templates\/runtime\/(?:xml|xsd)\//, () => ["test/generator/emit/xml-codecs/"]],
  [/^generator\/compare\//, () => ["test/compare/compare.test.ts"]],
  [/^(?:specs|generated)\/([^/]+)\//, (name) => [`test/contract/${name}/`]],
  [/^sandbox\/control\/.*\.(?:yaml|json)$/, () => ["test/sandbox/control/", "test/sandbox/pages/"]],
  [/^(?:README|CHANGELOG|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$|^docs\//, () => ["test/docs/links.test.ts"]],
  [/^Makefile$/, () => ["test/makefile.test.ts"]],
  [/^package(?:-lock)?\.json$/, () => ["test/hostile/supply-chain/dependencies.test.ts"]],
  [/^templates\/(?!runtime\/)/, () => ["test/generator/init/", "test/generator/package/"]],
];

/** The test files for changes, among all files of a repository. `read` gives the text of a file. */
export function testsOfChanges(changed, files, read) {
  const all = new Set(files);
  const tests = files.filter((file) => file.endsWith(".test.ts"));
  const importers = importersOf(files, all, read);
  // Changed files, their importers, and the helpers of tests that import these.
  const reached = new Set(changed);
  for (const file of changed) for (const importer of importers.get(file) ?? []) reached.add(importer);
  for (const file of [...reached])
    for (const importer of importers.get(file) ?? []) if (importer.startsWith("test/")) reached.add(importer);
  const folders = changed.flatMap((file) => [
    ...othersOf.flatMap(([pattern, pathsOf]) => (pattern.test(file) ? pathsOf(pattern.exec(file)[1]) : [])),
    ...(file.startsWith("test/") && isFixture(file) ? [closestTests(file, tests)] : []),
  ]);
  const near = changed.filter((file) => isSource(file)).map((file) => closestTests(pathOfTest(file), tests));
  const isMeant = (test) =>
    reached.has(test) ||
    near.includes(`${posix.dirname(test)}/`) ||
    [...reached].some((file) => isTestOf(test, file)) ||
    folders.some((folder) => test.startsWith(folder));
  return tests.filter(isMeant);
}

/** True of the test file at the path of a source file. */
function isTestOf(test, file) {
  return test === pathOfTest(file);
}

/** The path at which the test of a source file is expected. A folder of tests is about both the domain and the interface of an API. */
function pathOfTest(file) {
  return `test/${file.replace(/^templates\/|(?<=^sandbox\/)(?:domain|interfaces)\//, "").replace(/\.ts$/, ".test.ts")}`;
}

/** True of a module of the products: the tests of its folder run too, since they reach it through others. */
function isSource(file) {
  return /^(?:generator|templates\/runtime|sandbox)\/.+\.ts$/.test(file);
}

/** True of a file that tests read: no module, or one of a case with expected output. */
function isFixture(file) {
  return !/\.(?:ts|mjs|cjs)$/.test(file) || /^test\/(?:golden|diagnostics)\/[^/]+\//.test(file);
}

/** The closest folder above a file in which tests stand, with a slash at its end. */
function closestTests(file, tests) {
  let folder = posix.dirname(file);
  while (folder !== "test" && !tests.some((test) => posix.dirname(test) === folder)) folder = posix.dirname(folder);
  return folder === "test" ? file : `${folder}/`;
}

/** The files that import each file. */
function importersOf(files, all, read) {
  const importers = new Map();
  for (const file of files) {
    if (!/\.(?:ts|mjs)$/.test(file) || file.startsWith("generated/")) continue;
    for (const [, from, later] of read(file).matchAll(imported)) {
      const target = resolved(file, from ?? later, all);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The file that an import names; undefined for a package. */
function resolved(file, specifier, all) {
  const own = /^@specwright\/travel-expense\/(.+)$/.exec(specifier)?.[1];
  const path = own === undefined ? posix.join(posix.dirname(file), specifier) : `generated/${own}.js`;
  if (own === undefined && !specifier.startsWith(".")) return undefined;
  return [path, path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, "/index.ts")].find((each) => all.has(each));
}

function lines(...args) {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "inherit"] })
    .split("\0")
    .filter((line) => line !== "");
}

if (process.argv[1] === import.meta.filename) {
  const [base = "origin/main"] = process.argv.slice(2);
  const untracked = lines("ls-files", "-z", "--others", "--exclude-standard");
  const changed = [...lines("diff", "-z", "--name-only", "--no-renames", "--merge-base", base), ...untracked];
  const files = [...lines("ls-files", "-z"), ...untracked].filter((file) => existsSync(file));
  const tests = testsOfChanges(changed, files, (file) => readFileSync(file, "utf8"));
  console.log(`${changed.length} changed files, ${tests.length} test files`);
  const vitest = ["node_modules/vitest/vitest.mjs", "run", ...tests];
  process.exitCode = tests.length === 0 ? 0 : (spawnSync(process.execPath, vitest, { stdio: "inherit" }).status ?? 1);
}
