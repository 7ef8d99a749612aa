import { build } from "esbuild";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { checkModule, checkModuleText } from "../../generator/load/openapi/meta-schema.js";
import { toolVersion } from "../../generator/version.js";
import { onceInRun } from "./run-folder.js";

const root = resolve(import.meta.dirname, "../..");

/** A command line that was built for tests. */
export interface BuiltCli {
  /** The file that Node runs. */
  readonly program: string;
  /** The library next to it, with which it shares its modules. */
  readonly library: string;
  /** The command that a shell runs. */
  readonly command: string;
  /** Removes what was built for one test file alone; what the run shares goes with the run. */
  remove(): void;
}

/** The command line as a separate program, to start as a process: built once in a run, for all test files. */
export async function builtCli(): Promise<BuiltCli> {
  const folder = await onceInRun("built-cli", (made) => {
    // Packages are found from here.
    symlinkSync(join(root, "node_modules"), join(made, "node_modules"));
    writeFileSync(join(made, "package.json"), '{ "type": "module" }');
    return buildInto(made, ["cli.ts", "index.ts"]);
  });
  return programIn(folder, "cli.ts", () => undefined);
}

/** Another program that holds the command line. */
export async function builtProgram(entry: string): Promise<BuiltCli> {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "specwright-test-"));
  await buildInto(folder, [entry]);
  return programIn(folder, entry, () => rmSync(folder, { recursive: true, force: true }));
}

async function buildInto(outdir: string, entryPoints: readonly string[]): Promise<void> {
  await build({
    absWorkingDir: join(root, "generator"),
    entryPoints: [...entryPoints],
    entryNames: "[name]",
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    // The version is part of the output of packages that have the runtime as a peer.
    define: { SPECWRIGHT_VERSION: JSON.stringify(toolVersion()), SPECWRIGHT_BUILD: '"test"' },
    logLevel: "silent",
  });
  symlinkSync(join(root, "templates"), join(outdir, "templates"));
  // As in the package: compiling the schemas of OpenAPI takes longer than most runs check.
  for (const version of ["2.0", "3.0", "3.1"] as const)
    writeFileSync(join(outdir, checkModule(version)), checkModuleText(version));
}

function programIn(folder: string, entry: string, remove: () => void): BuiltCli {
  const program = join(folder, basename(entry).replace(/\.ts$/, ".js"));
  return { program, library: join(folder, "index.js"), command: `"${process.execPath}" "${program}"`, remove };
}
