import type { ServableSandbox } from "./create-sandbox.js";
import type { SandboxOptions } from "./sandbox.js";
import type { OnStep } from "./store/everyone.js";
import { beginDatabase } from "./store/begin-database.js";

/**
 * Starts a sandbox. A database in memory begins before everything else is loaded, which takes as long as the database reads its files;
 * one in a folder begins when its options are known to be right. `onStep` hears how much of the world is there.
 */
export async function startSandbox(options: SandboxOptions = {}, onStep?: OnStep): Promise<ServableSandbox> {
  const begun = (options.data ?? "memory") === "memory" ? beginDatabase({}) : undefined;
  // Told by those who await it; a failure that comes before is nobody's until then.
  begun?.client.catch(() => undefined);
  try {
    const { createServableSandbox } = await import("./create-sandbox.js");
    return await createServableSandbox(options, { begun, onStep });
  } catch (error) {
    const client = await begun?.client;
    if (client?.closed === false) await client.close();
    throw error;
  }
}
