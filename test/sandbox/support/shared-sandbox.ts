import { createServableSandbox, type ServableSandbox } from "../../../sandbox/create-sandbox.js";

let started: Promise<ServableSandbox> | undefined;

/**
 * Returns the one sandbox with usual settings that all test files of this process share, with its world at the start. Starting a database
 * takes longer than the tests of most files.
 */
export async function sharedSandbox(): Promise<ServableSandbox> {
  const sandbox = await (started ??= createServableSandbox());
  await sandbox.control.resetWorld({});
  return sandbox;
}
