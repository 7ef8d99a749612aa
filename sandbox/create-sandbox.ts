import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { createClock } from "./domain/clock.js";
import { createIdentifiers } from "./domain/identifiers.js";
import { createTokens } from "./domain/tokens.js";
import type { World } from "./domain/world.js";
import { interfaces } from "./interfaces/all.js";
import type { Server } from "./interfaces/interface.js";
import { withCorrelation } from "./interfaces/correlation.js";
import type { Sandbox, SandboxOptions } from "./sandbox.js";
import { credentialsOf } from "./seeds/credentials.js";
import { plantSeed, readSeed } from "./seeds/load-seed.js";
import { openStore } from "./store/open-store.js";

/** A sandbox with what a server on a port needs of it. */
export interface ServableSandbox extends Sandbox {
  readonly servers: readonly Server[];
  /** Tells the world at which address it is reached. */
  reachedAt(address: string): void;
}

/** Everything wired: the store, the world on it, the interfaces on the world. */
export async function createServableSandbox(options: SandboxOptions = {}): Promise<ServableSandbox> {
  const { clock: clockSetting = "fixed", seed: seedName = "default", data = "memory" } = options;
  const clock = createClock(clockSetting);
  const seed = readSeed(seedName);
  const identifiers = createIdentifiers(seedName);
  let baseUrl = inProcess;

  const { store, close } = await openStore(data === "memory" ? undefined : data);
  if ((await store.everyone.find("companies")).length === 0) await plantSeed(store, seed);
  const tokens = createTokens(clock, identifiers, Buffer.from(identifiers.secret()));
  const world: World = { store, clock, identifiers, tokens, baseUrl: () => baseUrl };

  const onError = (error: unknown): void => console.error(error);
  const servers = interfaces.map((create) => withCorrelation(create(world, { onError }), world));
  const answer = toFetchHandler(servers);
  return {
    servers,
    fetch: (request, init) => answer(new Request(request, init)),
    get baseUrl() {
      return baseUrl;
    },
    reachedAt: (address) => void (baseUrl = address),
    credentials: await credentialsOf(world),
    close,
  };
}

/** The address of a sandbox without a port: no name server knows it. */
const inProcess = "http://sandbox.invalid";
