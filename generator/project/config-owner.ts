import { lstatSync } from "node:fs";
import { resolve, dirname } from "node:path";

/**
 * True for a configuration that stands above the folder in which a run was started and belongs to an account that is neither
 * that of the run, nor the system's, nor the owner of that folder: somebody may have put it into a folder that accounts share,
 * such as /tmp. Systems without numbers of accounts tell nothing.
 */
export function hasStrangeOwner(configPath: string, cwd: string): boolean {
  const userOfProcess = process.geteuid?.();
  if (userOfProcess === undefined || dirname(configPath) === resolve(cwd)) return false;
  const owner = ownerOf(configPath);
  return ![userOfProcess, systemAccount, ownerOf(cwd)].includes(owner);
}

/** The account that may change every file anyway. */
const systemAccount = 0;

function ownerOf(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.uid;
}
