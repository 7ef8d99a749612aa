import { callThisMachine, isThisMachine } from "./call-this-machine.js";

/** Addresses that a sandbox may call. */
export interface AllowedOrigins {
  /** Origins such as "https://partner.example". */
  readonly origins: readonly string[];
  /** True if every address of this machine is allowed too. */
  readonly thisMachine: boolean;
}

/** A `fetch` that reaches allowed origins and rejects with a `TypeError` for any other. */
export function fetchAllowed({ origins, thisMachine }: AllowedOrigins): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin, hostname } = new URL(request.url);
    const isHere = isThisMachine(hostname);
    if (!origins.includes(origin) && !(thisMachine && isHere))
      throw new TypeError(`The sandbox does not call ${origin}. Start it with --outgoing ${origin} to allow it.`);
    return isHere ? callThisMachine(request, request.signal) : fetch(request);
  };
}

/** Parses an origin: a scheme and a host without wildcards, and no path. Undefined for any other string. */
export function webOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, href, host } = new URL(text);
  const isOrigin = /^https?:$/.test(protocol) && href === `${origin}/` && /^[\w.:[\]-]+$/.test(host);
  return isOrigin ? origin : undefined;
}
