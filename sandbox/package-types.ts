import type { Sandbox, SandboxOptions } from "./sandbox.js";

export type { ControlClient } from "./control/generated/control/client.js";
export type { Credentials, Sandbox, SandboxOptions, SandboxWorld } from "./sandbox.js";

/** Starts a platform of its own, without a port. Throws an `Error` when its folder is in use, or its seed is not there. */
export declare function createSandbox(options?: SandboxOptions): Promise<Sandbox>;
