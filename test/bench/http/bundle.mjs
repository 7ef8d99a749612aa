import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { contractWith } from "./contract.mjs";
import { root } from "../sources.mjs";
import { eventsContract } from "./events.mjs";

/**
 * Generates the contract of the bench, with so many operations, and that of loyalty; bundles what runs: paths of modules
 * by `server`, `client`, `xmlServer` and `eventsServer`.
 */
export async function bundleContracts({ work, operations }) {
  const out = join(work, `operations-${operations}`);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "purchase-requests.json"), JSON.stringify(contractWith(operations, join(root, "specs"))));
  writeFileSync(join(out, "events.json"), JSON.stringify(eventsContract));
  const interfaces = {
    events: "events.json",
    "purchase-requests": "purchase-requests.json",
    loyalty: relative(out, join(root, "specs/loyalty/openapi.yaml")),
  };
  writeFileSync(join(out, "specwright.config.json"), JSON.stringify({ interfaces, format: "none", layout: "folder" }));
  const args = [join(root, "generator/dist/cli.js"), "generate", "--allow-root", join(root, "specs")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: out, encoding: "utf8" });
  if (status !== 0) throw new Error(`The contracts of the bench were not generated:\n${stdout}${stderr}`);
  const from = (...paths) => paths.map((path) => join(out, "generated", path));
  return {
    server: await bundle(join(out, "server.mjs"), from("purchase-requests/server.ts", "runtime/adapters.ts")),
    client: await bundle(join(out, "client.mjs"), from("purchase-requests/client.ts")),
    eventsServer: await bundle(join(out, "events-server.mjs"), from("events/server.ts", "runtime/adapters.ts")),
    xmlServer: await bundle(join(out, "xml-server.mjs"), from("loyalty/server.ts", "runtime/adapters.ts")),
  };
}

async function bundle(outfile, modules) {
  const contents = modules.map((path) => `export * from ${JSON.stringify(path)};`).join("\n");
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    nodePaths: [join(root, "node_modules")],
    target: "node20",
    outfile,
    logLevel: "warning",
  });
  return outfile;
}

/** Bytes of a minified bundle of some exports of a module, without openapi-fetch. */
export async function bundledBytes(module, names) {
  return (await minified(module, names)).length;
}

/** The same with gzip. */
export async function zippedBytes(module, names) {
  return gzipSync(await minified(module, names), { level: 9 }).length;
}

async function minified(module, names) {
  const contents = `export { ${names.join(", ")} } from ${JSON.stringify(module)};`;
  const options = { bundle: true, minify: true, format: "esm", platform: "browser", external: ["openapi-fetch"] };
  const stdin = { contents, resolveDir: root, loader: "ts" };
  const alias = { "@specwright/runtime": join(root, "generated/runtime") };
  const { outputFiles } = await build({
    stdin,
    alias,
    ...options,
    target: "es2022",
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0].contents;
}
