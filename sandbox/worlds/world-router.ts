import { defaultWorld, worldName } from "../control/sandbox-worlds.js";
import { worldOfCredential } from "../domain/world-mark.js";
import { hostNameOf } from "../host-guard.js";
import type { ApiServer } from "../interfaces/interface.js";
import { noResponse } from "../store/storage-failure.js";
import type { ProcessWorlds } from "./process-worlds.js";
import type { RunningWorld } from "./running-world.js";
import { MissingWorld } from "./shared-state.js";
import { worldInHost } from "./world-address.js";

type Request = Parameters<ApiServer["handle"]>[0];
type Reply = Awaited<ReturnType<ApiServer["handle"]>>;

/** The world of a request: by its name, by the number in a credential, or the default one; or the reason why it has none. */
export type ChosenWorld =
  | { readonly name: string }
  | { readonly number: number }
  | { readonly refused: string }
  | undefined;

/** The header that names a world. */
const worldHeader = "sandbox-world";

/**
 * Returns the world of a request. A name in the header or in the host decides before a credential. Undefined for the
 * default world.
 */
export function chosenWorld(request: Request): ChosenWorld {
  const names = new Set([...namesInHeader(request), ...namesInHosts(request)]);
  if (names.size > 1) return { refused: "The request names several worlds." };
  for (const name of names) {
    if (!worldName.test(name)) return { refused: "The header Sandbox-World does not contain the name of a world." };
    return name === defaultWorld ? undefined : { name };
  }
  const number = numberInCredential(request);
  return number === undefined ? undefined : { number };
}

function namesInHeader({ headers }: Request): readonly string[] {
  const value = headers[worldHeader];
  return value === undefined ? [] : [value].flat();
}

/** Names in the header Host, and in the target if it has a host (RFC 9112, section 3.2). */
function namesInHosts({ headers, native }: Request): readonly string[] {
  const { url } = (native ?? {}) as { readonly url?: unknown };
  const target = typeof url === "string" && !url.startsWith("/") ? /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] : undefined;
  const authorities = [headers["host"], target].filter((text) => typeof text === "string");
  return authorities
    .filter((text) => /\.localhost\.?(?::\d*)?$/i.test(text))
    .map((text) => worldInHost(hostNameOf(text) ?? "") ?? "");
}

/** The number in a token, or in the key of a temporary address. */
function numberInCredential({ headers, path }: Request): number | undefined {
  const { authorization } = headers;
  const token = typeof authorization === "string" ? /^(?:Bearer|OAuth) +(\S+)$/i.exec(authorization)?.[1] : undefined;
  return worldOfCredential(token ?? path.slice(path.lastIndexOf("/") + 1));
}

/** The servers of all worlds at one address. */
export interface WorldServers {
  readonly worlds: ProcessWorlds;
  /** The world of requests that name none. */
  readonly defaultWorld: RunningWorld;
  /** Creates the servers of a world: its APIs and its control. */
  serversOf(world: RunningWorld): readonly ApiServer[];
}

/** Returns the servers of the default world, and passes requests of other worlds to the same server of that world. */
export function routedServers({ worlds, defaultWorld: usual, serversOf: create }: WorldServers): readonly ApiServer[] {
  const known = new WeakMap<RunningWorld, readonly ApiServer[]>();
  const serversOf = (world: RunningWorld): readonly ApiServer[] => {
    const servers = known.get(world) ?? create(world);
    known.set(world, servers);
    return servers;
  };
  return serversOf(usual).map((server, index) => ({
    ...server,
    handle(request) {
      const chosen = chosenWorld(request);
      if (chosen === undefined) return server.handle(request);
      if ("refused" in chosen) return server.refuse(request, 400, chosen.refused);
      return handledIn({ worlds, serversOf }, { server, index, request, chosen });
    },
  }));
}

/** A request of another world. */
interface RoutedRequest {
  /** The server of the default world. */
  readonly server: ApiServer;
  /** Its position. */
  readonly index: number;
  readonly request: Request;
  /** The name or the number of the world. */
  readonly chosen: Exclude<ChosenWorld, undefined | { readonly refused: string }>;
}

async function handledIn(
  { worlds, serversOf }: Omit<WorldServers, "defaultWorld">,
  routed: RoutedRequest,
): Promise<Reply> {
  const { server, index, request, chosen } = routed;
  // A name may belong to a new world if the old one was deleted by another process.
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    let world: RunningWorld | undefined;
    try {
      world = await ("name" in chosen ? worlds.byName(chosen.name) : worlds.byNumber(chosen.number));
    } catch {
      return server.refuse(request, noResponse.status, noResponse.message);
    }
    if (world === undefined) break;
    world.running += 1;
    world.usedAt = Date.now();
    try {
      return await serversOf(world)[index]!.handle(request);
    } catch (error) {
      if (!(error instanceof MissingWorld)) throw error;
    } finally {
      world.running -= 1;
    }
    await worlds.forget(world.number);
  }
  const which = "name" in chosen ? `The world "${chosen.name}"` : "The world of this credential";
  return server.refuse(request, 404, `${which} does not exist, or has expired.`);
}
