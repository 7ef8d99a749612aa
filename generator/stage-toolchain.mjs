// Makes the folder from which the toolchain is packed: the built package with one file of declarations, and with the parts of large
// dependencies that it loads. Usage: node generator/stage-toolchain.mjs FOLDER
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleDependencies } from "./bundle-dependencies.mjs";
import { rollUpTypes } from "./roll-up-types.mjs";

const generatorDir = dirname(fileURLToPath(import.meta.url));
const folder = resolve(process.argv[2]);
const manifest = JSON.parse(readFileSync(join(generatorDir, "package.json"), "utf8"));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of ["README.md", "LICENSE", "dist", "schemas"])
  cpSync(join(generatorDir, name), join(folder, name), { recursive: true });
rmSync(join(folder, "dist/types"), { recursive: true });
await rollUpTypes(join(generatorDir, "dist/types/generator/index.d.ts"), join(folder, "dist/index.d.ts"));

const bundled = await bundleDependencies(folder);
const { ".": main, ...others } = manifest.exports;
const packed = {
  ...manifest,
  exports: { ".": { ...main, types: "./dist/index.d.ts" }, ...others },
  files: [...manifest.files, "THIRD-PARTY-NOTICES.md"],
  bundleDependencies: bundled,
};
writeFileSync(join(folder, "package.json"), `${JSON.stringify(packed, undefined, 2)}\n`);
