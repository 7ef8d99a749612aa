// Alters the specs, one constraint at a time, and asks who notices. Usage: node test/contract/mutation/mutate.mjs
// [--quick] [--words] [--interface NAME]... [--operator PREFIX] [--every N] [--out FILE]
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../../..");
// Processes are started from it until the end, so two runs at once do not share it.
const outfile = join(root, `node_modules/.cache/mutate/run-${process.pid}.mjs`);

// Sources find files beside them, so in the bundle each keeps the address that it has by itself.
const ownAddresses = {
  name: "own-addresses",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:generator|test)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: "ts",
    }));
  },
};

await build({
  entryPoints: [join(here, "run.ts")],
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  outfile,
  logLevel: "warning",
  plugins: [ownAddresses],
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
rmSync(outfile, { force: true });
process.exitCode = status ?? 1;
