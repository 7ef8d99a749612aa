// The output of a run of `generate`: its size, and if it compiles.
import { spawnSync } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** "yes" when the TypeScript of a folder compiles with `strict`, or the number of errors and the first one. */
export function compiledStrictly(out) {
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: "es2022",
      module: "nodenext",
      skipLibCheck: true,
      types: [],
      lib: ["es2023", "dom", "dom.iterable"],
    },
    include: ["./**/*.ts"],
  };
  writeFileSync(join(out, "tsconfig.json"), JSON.stringify(config));
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--max-old-space-size=6000", join(root, "node_modules/typescript/bin/tsc"), "-p", out],
    { encoding: "utf8" },
  );
  if (status === 0) return "yes";
  const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
  return `${errors.length} errors: ${errors[0]?.slice(-120) ?? stdout.slice(0, 100)}`.replaceAll("|", "\\|");
}

/** Megabytes of TypeScript in a folder, without the runtime. */
export function megabytesOf(folder) {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.parentPath.includes(`${folder}/runtime`),
      )
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6
  );
}
