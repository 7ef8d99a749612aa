import type { ServableSandbox, Starting } from "./create-sandbox.js";
import type { SandboxOptions } from "./sandbox.js";
import { beginDatabase } from "./store/begin-database.js";

/**
 * Starts a sandbox. A database in memory starts before all other modules are loaded, since loading takes as long as the
 * database reads its files; another one starts after its options are validated.
 */
export async function startSandbox(
  options: SandboxOptions = {},
  starting: Omit<Starting, "begun"> = {},
): Promise<ServableSandbox> {
  const { data = "memory", database } = options;
  const begun = data === "memory" && database === undefined ? beginDatabase({}) : undefined;
  // Reported when the client is awaited; an earlier failure must not be unhandled.
  begun?.client.catch(() => undefined);
  try {
    const { createServableSandbox } = await import("./create-sandbox.js");
    return await createServableSandbox(options, { ...starting, begun });
  } catch (error) {
    const client = await begun?.client;
    if (client?.closed === false) await client.close();
    throw error;
  }
}
