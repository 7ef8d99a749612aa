import { build } from "esbuild";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface BuiltCli {
  /** What Node runs. */
  readonly program: string;
  /** What a shell runs. */
  readonly command: string;
  remove(): void;
}

/** The command line as a program of its own, for those who start it from outside; or another program that holds it. */
export async function builtCli(entry = "cli.ts"): Promise<BuiltCli> {
  // Packages are found from here.
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, "specwright-test-"));
  await build({
    absWorkingDir: join(root, "generator"),
    entryPoints: [entry],
    entryNames: "[name]",
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    define: { SPECWRIGHT_VERSION: '"0.0.0"', SPECWRIGHT_BUILD: '"test"' },
    logLevel: "silent",
  });
  symlinkSync(join(root, "templates"), join(outdir, "templates"));
  const program = join(outdir, basename(entry).replace(/\.ts$/, ".js"));
  return {
    program,
    command: `"${process.execPath}" "${program}"`,
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
