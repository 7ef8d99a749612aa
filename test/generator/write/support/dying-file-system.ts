import type { FileSystem } from "../../../../generator/write/output/file-system.js";
import { nodeFileSystem } from "../../../../generator/write/output/node-file-system.js";

type Operation = keyof FileSystem;

/** The operations that change something. */
const writing: readonly Operation[] = ["makeFolder", "writeFile", "link", "rename", "removeFile", "removeFolder"];

/** The event at the chosen operation. */
export type Fate =
  /** The process dies before it, after it, or with half a file written. */
  | { readonly kind: "dies"; readonly when: "before" | "half" | "after" }
  /** The disk refuses it with an error code, once or from then on; the process lives on. */
  | { readonly kind: "refuses"; readonly code: string; readonly forever?: true };

export class Death extends Error {}

export interface DyingFileSystem {
  readonly fs: FileSystem;
  /** Returns the number of counted operations. */
  readonly operations: () => number;
}

/** A disk that fails at the operation number `at` among the counted ones: by default those that change something. */
export function dyingFileSystem(
  at: number,
  fate: Fate,
  {
    disk = nodeFileSystem,
    counted = writing,
  }: { readonly disk?: FileSystem; readonly counted?: readonly Operation[] } = {},
): DyingFileSystem {
  let count = 0;
  let isDead = false;

  function guard(name: Operation): (...args: readonly unknown[]) => unknown {
    const operation = disk[name] as (...args: readonly unknown[]) => unknown;
    return (...args) => {
      if (isDead) throw new Death();
      if (counted.includes(name)) count += 1;
      const isAfter = fate.kind === "refuses" && fate.forever === true && at > 0 && count > at;
      if (!counted.includes(name) || (count !== at && !isAfter)) return operation(...args);
      const [path = "", text = ""] = args.map(String);
      if (fate.kind === "refuses") throw Object.assign(new Error(`${fate.code}: ${name}`), { code: fate.code, path });
      isDead = true;
      if (fate.when === "after") operation(...args);
      if (fate.when === "half" && name === "writeFile") operation(path, text.slice(0, text.length / 2));
      throw new Death();
    };
  }

  const guarded = Object.fromEntries(Object.keys(disk).map((name) => [name, guard(name as Operation)]));
  return { fs: { ...disk, ...guarded }, operations: () => count };
}

/** Every operation, those included that only look. */
export const everyOperation = Object.keys(nodeFileSystem) as readonly Operation[];

/** A death during the last operation, the release of the lock, is not heard of any more. */
export async function untilDeath(run: Promise<unknown>): Promise<void> {
  await run.catch((error: unknown) => {
    if (!(error instanceof Death)) throw error;
  });
}
