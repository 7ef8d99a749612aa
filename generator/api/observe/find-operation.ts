import { matchSegment, normalBasePath, parsePathTemplate } from "../../../templates/runtime/server/path.js";
import { createRouter, type RouterBuilder } from "../../../templates/runtime/server/router.js";
import { hasHost } from "../../model/unusable-server.js";
import type { Contract, HttpMethod, Operation, ServerObject } from "../../model/contract.js";

/** Returns the operation that a recorded request calls; undefined if its server, path or method is not in the spec. */
export type FindOperation = (method: string, target: string) => Operation | undefined;

type Methods = Map<HttpMethod, Operation>;

/** The operations of one host, or of any host. */
interface Host {
  /** The literals of the template of a host with its port; undefined for servers relative to the location of the spec. */
  readonly literals: readonly string[] | undefined;
  readonly router: RouterBuilder<Methods>;
}

/** Prepares the search for operations by host, base path and path. `server` replaces the servers of the spec. */
export function createFindOperation(contract: Contract, server: string | undefined): FindOperation {
  const hosts = new Map<string, Host>();
  for (const operation of contract.operations) {
    const declared = operation.servers ?? contract.openapi?.servers ?? [];
    const urls = server === undefined ? declared : [{ url: server }];
    for (const { host, basePath } of (urls.length === 0 ? [{ url: "/" }] : urls).map(addressOf)) {
      const entry = hosts.get(host ?? "") ?? { literals: host?.split(/\{[^{}]*\}/), router: createRouter<Methods>() };
      hosts.set(host ?? "", entry);
      const methods = entry.router.add(parsePathTemplate("", basePath + operation.path), () => new Map());
      if (!methods.has(operation.method)) methods.set(operation.method, operation);
    }
  }
  return (method, target) => {
    if (!URL.canParse(target, anyHost)) return undefined;
    const { host, pathname } = new URL(target, anyHost);
    for (const { literals, router } of hosts.values()) {
      const isHost = literals === undefined || target.startsWith("/") || matchSegment({ literals }, host) !== undefined;
      const found = isHost ? router.find(pathname, [])?.get(method.toLowerCase() as HttpMethod) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

const anyHost = "https://recorded.invalid";

/** The host and the base path of a server, which may have variables. OpenAPI, Server Object. */
function addressOf(server: Pick<ServerObject, "url">): { readonly host?: string; readonly basePath: string } {
  const plain = server.url.replace(/[?#][^]*$/, "");
  const [, authority, path = plain.replace(/^\{[^{}]*\}/, "")] = /^[^/]*:\/\/([^/]*)([^]*)$/.exec(plain) ?? [];
  const basePath = normalBasePath(path.replace(/^\.(?=\/)/, ""));
  if (authority === undefined || !hasHost(server)) return { basePath };
  // The port that a scheme has without one is not written.
  return { host: authority.toLowerCase().replace(/:(?:80|443)$/, ""), basePath };
}
