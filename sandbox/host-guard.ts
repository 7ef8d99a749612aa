import type { IncomingMessage, RequestListener } from "node:http";
import { isThisMachine } from "./outbox/call-this-machine.js";
import { worldInHost } from "./worlds/world-address.js";

/** Host names of the sandbox as `hostNameOf` returns them. */
export type AllowedHosts = ReadonlySet<string>;

/**
 * Returns a listener that responds with 421 (RFC 9110, section 15.5.20) unless a request names this machine, a world of it or an
 * allowed host. A page of another site whose name resolves to this machine sends the name of that site.
 */
export function guardHost(listener: RequestListener, allowed: AllowedHosts): RequestListener {
  return (request, response) => {
    const isAllowed = authoritiesOf(request).every((authority) => {
      const name = hostNameOf(authority);
      return name !== undefined && (isThisMachine(name) || worldInHost(name) !== undefined || allowed.has(name));
    });
    if (isAllowed) return listener(request, response);
    response.writeHead(421, { "Content-Type": "application/problem+json", Connection: "close" });
    response.end(JSON.stringify({ type: "about:blank", title: "Misdirected Request", status: 421, detail: advice }));
  };
}

const advice = "The sandbox does not have this host name. Start it with --allowed-host NAME.";

/**
 * Returns the authorities in a request: in its target, if that has one, and in Host. RFC 9112, section 3.2: Host
 * appears once.
 */
function authoritiesOf({ url = "/", headersDistinct }: IncomingMessage): readonly string[] {
  const { host = [] } = headersDistinct;
  const named = host.length === 1 ? host : [""];
  if (url.startsWith("/") || url === "*") return named;
  const target = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
  return [...named, target ?? ""];
}

/** The name in an authority, in lower case and without a port or a dot at its end; undefined if it is not one. RFC 3986, section 3.2. */
export function hostNameOf(authority: string): string | undefined {
  const address = `http://${authority}`;
  if (!/^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d*)?$/i.test(authority) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/\.$/, "");
}

/** The same for a name or an address of an option, which has no port and may be an IPv6 address without brackets. */
export function hostNameOfOption(name: string): string | undefined {
  const isBareIpv6 = /^[\da-f]*:[\da-f:.]*:[\da-f:.]*$/i.test(name);
  if (isBareIpv6) return hostNameOf(`[${name}]`);
  if (/:\d*$/.test(name) && !name.startsWith("[")) return undefined;
  return /\]:/.test(name) ? undefined : hostNameOf(name);
}

/** True for a name that reaches this machine alone. */
export function isLoopback(host: string): boolean {
  const name = hostNameOfOption(host);
  return name !== undefined && isThisMachine(name);
}
