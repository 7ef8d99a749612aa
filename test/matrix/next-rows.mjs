import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folder = new URL("programs/next/", import.meta.url).pathname;
const app = Object.fromEntries(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length), readFileSync(path, "utf8")]),
);
const visit = readFileSync(new URL("programs/visit-next.mjs", import.meta.url), "utf8");

const nextRow = (version, bundler, packages, flags) => ({
  id: `next-${version}-${bundler.toLowerCase()}`,
  tool: `Next.js with ${bundler}`,
  versions: ["next"],
  packages,
  setup: `\`${["next build", ...flags].join(" ")}\`: server component with \`unstable_cache\`, server action, route handler, edge route`,
  ending: "",
  files: { ...app, "visit-next.mjs": visit },
  commands: (at) => [
    [at.node, at.bin("next/dist/bin/next"), "build", ...flags],
    [at.node, "visit-next.mjs", at.bin("next/dist/bin/next")],
  ],
  expected: "visited: true 303 /?placed=201 201 400 200 201 400 200",
});

/** Next.js; the application of programs/next/ is built, started and visited. */
export const nextRows = [
  nextRow(15, "webpack", "test/matrix/next-15", []),
  nextRow(15, "Turbopack", "test/matrix/next-15", ["--turbopack"]),
  nextRow(16, "webpack", "examples/frameworks", ["--webpack"]),
  nextRow(16, "Turbopack", "examples/frameworks", []),
];
