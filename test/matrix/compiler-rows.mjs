import { readFileSync } from "node:fs";
import { main } from "./program.mjs";

const page = readFileSync(new URL("../../docs/reference/compilers.md", import.meta.url), "utf8");

/** The named sets of settings, as docs/reference/compilers.md has them. */
const sets = Object.fromEntries(
  [...page.matchAll(/^## (\w+)\n[^#]*?^```json\n(.*?)^```$/gms)].map(([, name, text]) => [name, JSON.parse(text)]),
);

/** Without a declaration of the console where neither browsers nor Node are. */
const compilers = {
  5.4: "typescript-5.4/bin/tsc",
  5.9: "typescript/bin/tsc",
  "6.0": "typescript-6.0/bin/tsc",
  "7.0": "typescript-7.0/bin/tsc",
};

/** Compilers, each with each set of docs/reference/compilers.md. */
export const compilerRows = Object.entries(compilers).flatMap(([version, tsc]) =>
  Object.entries(sets).map(([name, compilerOptions]) => ({
    id: `typescript-${version}-${name}`,
    tool: "TypeScript",
    versions: [tsc.split("/")[0]],
    packages: "test/matrix/tools",
    setup: `the set [${name}](compilers.md#${name}), \`"type": "module"\``,
    ending: compilerOptions.module === "NodeNext" ? ".js" : "",
    manifest: { type: "module" },
    files: {
      "main.ts": main,
      "tsconfig.json": JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true }, files: ["main.ts"] }),
    },
    commands: (at) => [[at.node, at.bin(tsc), "-p", "."]],
    expected: "",
  })),
);
