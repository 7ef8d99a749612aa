// Writes the package of the runtime, before it is compiled, to a folder. The generator is built by then.
// Usage: node generator/pack-runtime.mjs FOLDER
import { build } from "esbuild";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const generatorDir = dirname(fileURLToPath(import.meta.url));
const target = resolve(process.argv[2]);

// The bundle looks for templates as that of the command line does, from dist/.
const bundle = join(generatorDir, "dist", `pack-runtime-${process.pid}.js`);
const { version } = JSON.parse(readFileSync(join(generatorDir, "package.json"), "utf8"));
try {
  await build({
    absWorkingDir: generatorDir,
    entryPoints: ["pipeline/runtime-package.ts"],
    outfile: bundle,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    define: { SPECWRIGHT_VERSION: JSON.stringify(version) },
    logLevel: "warning",
  });
  const { runtimePackageFiles } = await import(pathToFileURL(bundle).href);
  for (const { path, text } of runtimePackageFiles()) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
} finally {
  rmSync(bundle, { force: true });
}
