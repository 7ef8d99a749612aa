// Alters the specs, one constraint at a time, and asks who notices. Usage: node test/contract/mutation/mutate.mjs
// [--quick] [--words] [--interface NAME]... [--operator PREFIX] [--every N] [--out FILE]
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleScript } from "../../support/bundle-script.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../../..");
// Processes are started from it until the end, so two runs at once do not share it.
const outfile = join(root, `node_modules/.cache/mutate/run-${process.pid}.mjs`);

await bundleScript(join(here, "run.ts"), outfile);
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
rmSync(outfile, { force: true });
process.exitCode = status ?? 1;
