// Adds CommonJS modules to the compiled package of the runtime, next to its ES modules, for `require`.
// Usage: node generator/pack-commonjs.mjs FOLDER
import { build } from "esbuild";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(process.argv[2]);
const dist = join(folder, "dist");
const target = join(dist, "commonjs");
const names = readdirSync(dist);

await build({
  entryPoints: names.filter((name) => name.endsWith(".js")).map((name) => join(dist, name)),
  outdir: target,
  format: "cjs",
  platform: "node",
  target: "es2022",
  sourcemap: true,
  sourcesContent: false,
  logLevel: "warning",
});
// The same text declares a CommonJS module here, since the nearest package.json says so. Sources are one folder further up.
for (const name of names.filter((name) => /\.d\.ts(?:\.map)?$/.test(name)))
  writeFileSync(join(target, name), readFileSync(join(dist, name), "utf8").replace('"sources":["', '"sources":["../'));
writeFileSync(join(target, "package.json"), '{ "type": "commonjs" }\n');

const path = join(folder, "package.json");
const manifest = JSON.parse(readFileSync(path, "utf8"));
for (const [subpath, found] of Object.entries(manifest.exports)) {
  if (typeof found === "string") continue;
  const required = Object.entries(found).map(([condition, file]) => [
    condition,
    file.replace("./dist/", "./dist/commonjs/"),
  ]);
  manifest.exports[subpath] = { import: found, require: Object.fromEntries(required) };
}
writeFileSync(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
