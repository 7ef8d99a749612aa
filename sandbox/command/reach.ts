import { type AllowedHosts, hostNameOfOption, isLoopback } from "../host-guard.js";
import { webOrigin } from "../outbox/allowed-origins.js";
import type { StartValues } from "./options.js";

/** The hosts that may call the sandbox, and the hosts that it may call. */
export interface NetworkReach {
  /** A name or an address of this machine. */
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** True if only this machine reaches the address. */
  readonly isLoopback: boolean;
  /** Allowed host names of requests in addition to this machine. */
  readonly allowed: AllowedHosts;
  /** The origin by which callers reach it. Undefined for that of the host and the port. */
  readonly publicUrl: string | undefined;
  /** Origins that it may call. */
  readonly origins: readonly string[];
}

type ReachOptions = Pick<StartValues, "host" | "port" | "allowed-host" | "public-url" | "outgoing">;

/** Reads the options about reach. Throws an `Error` for a port, a host name or an origin that is not one. */
export function reachOf(values: ReachOptions): NetworkReach {
  const { host = "127.0.0.1", port = "8080" } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`"${shortened(port)}" is not a port.`);
  const allowed = values["allowed-host"].map((name) =>
    required(hostNameOfOption(name), `--allowed-host: "${shortened(name)}" is not a host name.`),
  );
  const origins = values.outgoing.map((text) =>
    required(webOrigin(text), `--outgoing: "${shortened(text)}" is not an origin such as https://partner.example.`),
  );
  const url = values["public-url"];
  const publicUrl =
    url === undefined
      ? undefined
      : required(webOrigin(url), `--public-url: "${shortened(url)}" is not an origin such as http://sandbox:8080.`);
  const publicName = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  const hostName = hostNameOfOption(host);
  return {
    host,
    port: Number(port),
    isLoopback: isLoopback(host),
    allowed: new Set([...publicName, ...(hostName === undefined ? [] : [hostName]), ...allowed]),
    publicUrl,
    origins,
  };
}

/** The value of an option for an error: without user info and query, at most 80 characters. */
function shortened(value: string): string {
  return value
    .replace(/\?.*/s, "")
    .replace(/[^/@]*@/g, "")
    .slice(0, 80);
}

function required(text: string | undefined, message: string): string {
  if (text === undefined) throw new Error(message);
  return text;
}
