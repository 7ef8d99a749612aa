// Adds CommonJS modules to the compiled package of the runtime, next to its ES modules, for `require`.
// Usage: node generator/pack-commonjs.mjs FOLDER
import { build } from "esbuild";
import { copyFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const dist = resolve(process.argv[2], "dist");
const modules = join(dist, "runtime");
const target = join(dist, "commonjs");
const names = readdirSync(modules);

await build({
  entryPoints: names.filter((name) => name.endsWith(".js")).map((name) => join(modules, name)),
  outdir: target,
  format: "cjs",
  platform: "node",
  target: "es2022",
  sourcemap: true,
  sourcesContent: false,
  logLevel: "warning",
});
// The same text declares a CommonJS module here, since the nearest package.json says so.
for (const name of names.filter((name) => /\.d\.ts(?:\.map)?$/.test(name)))
  copyFileSync(join(modules, name), join(target, name));
writeFileSync(join(target, "package.json"), '{ "type": "commonjs" }\n');
