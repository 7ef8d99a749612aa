import type * as declared from "./package-types.js";
import { startSandbox } from "./start-sandbox.js";

export type { Credentials, Sandbox, SandboxOptions, SandboxWorld } from "./sandbox.js";

/** Starts a platform of its own, without a port. Throws an `Error` when its folder is in use, or its seed is not there. */
export const createSandbox: typeof declared.createSandbox = (options) => startSandbox(options);
