import { createControlClient } from "../control/generated/control/client.js";
import type { RunningWorld } from "./running-world.js";
import type { Sandbox, SandboxControl, SandboxWorld } from "../sandbox.js";
import { credentialHoldersOf, type CredentialHolders, credentialsOf } from "../seeds/credentials.js";

/** The ways in which programs of this process use worlds. */
export interface WorldClients {
  /** The client of the control of a world at an address. */
  controlOf(world: RunningWorld, baseUrl: string): SandboxControl;
  /** Credentials of a world, of its first records unless their holders are known. */
  credentialsOf(world: RunningWorld, holders?: CredentialHolders): Promise<Sandbox["credentials"]>;
  /** A world at its own address. */
  sandboxOf(world: RunningWorld): Promise<SandboxWorld>;
}

/** Clients of worlds by a `fetch` in this process. */
export function worldClients(fetch: Sandbox["fetch"], controlKey: string | undefined): WorldClients {
  const controlOf = ({ hands: { outbox } }: RunningWorld, baseUrl: string): SandboxControl => ({
    ...createControlClient({ baseUrl, fetch, auth: { controlKey: controlKey ?? "" } }),
    nextDelivery: outbox.nextDelivery,
  });
  const credentials: WorldClients["credentialsOf"] = async ({ hands: { world } }, holders) =>
    credentialsOf(world.tokens, holders ?? (await credentialHoldersOf(world.store)), controlKey);
  return {
    controlOf,
    credentialsOf: credentials,
    async sandboxOf(world) {
      const baseUrl = world.hands.world.baseUrl();
      return { fetch, baseUrl, control: controlOf(world, baseUrl), credentials: await credentials(world) };
    },
  };
}
