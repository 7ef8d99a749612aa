import { writeFileSync } from "node:fs";
import type { FileSystem } from "../../../../generator/write/output/file-system.js";
import { nodeFileSystem } from "../../../../generator/write/output/node-file-system.js";

const writing = ["makeFolder", "writeFile", "rename", "removeFile", "removeFolder"] as const;

/** What happens at the chosen operation. */
export type Fate =
  /** The process dies before it, after it, or with half a file written. */
  | { readonly kind: "dies"; readonly when: "before" | "half" | "after" }
  /** The disk refuses it once; the process lives on. */
  | { readonly kind: "refuses"; readonly code: string };

export class Death extends Error {}

/** The disk, with a fate at the operation number `at` among those that change something. */
export function dyingFileSystem(
  at: number,
  fate: Fate,
): { readonly fs: FileSystem; readonly operations: () => number } {
  let count = 0;
  let isDead = false;

  function guard(name: string, operation: (...args: never[]) => void): (...args: string[]) => void {
    return (...args) => {
      if (isDead) throw new Death();
      count += 1;
      if (count !== at) {
        operation(...(args as never[]));
        return;
      }
      if (fate.kind === "refuses") {
        throw Object.assign(new Error(`${fate.code}: ${name}`), { code: fate.code, path: args.at(-1) });
      }
      isDead = true;
      if (fate.when === "after") operation(...(args as never[]));
      if (fate.when === "half" && name === "writeFile") {
        const [path = "", text = ""] = args;
        writeFileSync(path, text.slice(0, text.length / 2));
      }
      throw new Death();
    };
  }

  const guarded = Object.fromEntries(writing.map((name) => [name, guard(name, nodeFileSystem[name])]));
  return { fs: { ...nodeFileSystem, ...guarded }, operations: () => count };
}
