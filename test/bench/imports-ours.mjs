// The start-up cost of the generator: the process, and every module that it loads on the way.
import { readdirSync } from "node:fs";

const dist = new URL("../../generator/dist/", import.meta.url);
const loaded =
  /^(index|generate|remembered-run|run-generate|load-openapi|meta-schema|module-text|prettier|openapi-typescript)\b.*\.js$/;
for (const name of readdirSync(dist).filter((file) => loaded.test(file))) await import(new URL(name, dist).href);
const { createRequire } = await import("node:module");
const require = createRequire(new URL("index.js", dist));
for (const name of [
  "openapi-typescript/dist/transform/index.cjs",
  "openapi-typescript/dist/lib/utils.cjs",
  "commander",
]) {
  require(name);
}
for (const name of ["prettier/standalone", "prettier/plugins/babel", "prettier/plugins/estree"]) await import(name);
