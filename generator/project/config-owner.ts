import { lstatSync } from "node:fs";
import { resolve, dirname } from "node:path";

/**
 * True for a configuration above the working directory whose owner is not the current user, the system, or the owner of
 * that directory. Another user may have put it into a shared folder such as /tmp. False on systems without user ids.
 */
export function hasStrangeOwner(configPath: string, cwd: string): boolean {
  const userOfProcess = process.geteuid?.();
  if (userOfProcess === undefined || dirname(configPath) === resolve(cwd)) return false;
  const owner = ownerOf(configPath);
  return ![userOfProcess, systemAccount, ownerOf(cwd)].includes(owner);
}

/** The account that can change every file. */
const systemAccount = 0;

function ownerOf(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.uid;
}
