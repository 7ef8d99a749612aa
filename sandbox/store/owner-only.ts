import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Removes the permissions of other accounts from a file, or from a folder with everything in it. Links stay as they are. */
export function makeOwnerOnly(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if ((entry.mode & 0o077) !== 0) chmodSync(path, entry.mode & 0o700);
  if (entry.isDirectory()) for (const name of readdirSync(path)) makeOwnerOnly(join(path, name));
}
