import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { peers, root, specwright } from "../sources.mjs";
import { documentOf } from "./schemas.mjs";

/** Generates the validators of the bench's contracts; gives the folder of their modules. */
export function generateOurs(work) {
  writeFileSync(join(work, "bench.json"), JSON.stringify(documentOf()));
  const out = "out";
  const form = ["--layout", "folder", "--format", "none", "--quiet"];
  const args = ["generate", "bench.json", "-o", out, "--emit", "types,validators", ...form];
  const { status, stdout, stderr } = spawnSync(process.execPath, [specwright, ...args], {
    cwd: work,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The contracts of the bench were not generated:\n${stdout}${stderr}`);
  return join(work, out);
}

/** Bundles the imports of JavaScript or TypeScript source; returns the file. */
export async function bundle({ outfile, contents, resolveDir = root, minify = false }) {
  await build({
    stdin: { contents, resolveDir, loader: "ts" },
    bundle: true,
    minify,
    format: "esm",
    platform: "node",
    nodePaths: [peers, join(root, "node_modules")],
    target: "node20",
    outfile,
    logLevel: "error",
  });
  return outfile;
}
