#!/usr/bin/env node
import { protectNodeServer, toNodeListener } from "@specwright/travel-expense/runtime/node";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { parseArgs } from "node:util";
import type { ServableSandbox } from "./create-sandbox.js";
import { greeting } from "./greeting.js";
import { type AllowedHosts, guardHost, hostNameOfOption, isLoopback } from "./host-guard.js";
import { fetchAllowed, webOrigin } from "./outbox/allowed-origins.js";
import { startProgress } from "./progress.js";
import { startSandbox } from "./start-sandbox.js";
import { certificatesIn, type ServerCertificates } from "./tls/certificates.js";

const usage = `Usage: travel-expense-sandbox [options]

Starts a travel and expense platform on this machine.

Options:
  --port <number>           the port to listen on (default: 8080; 0 for any free port)
  --host <name>             the address to listen on (default: 127.0.0.1, only this machine)
  --allowed-host <name>     another host name that requests may use (repeatable)
  --outgoing <origin>       an origin that the sandbox may call (repeatable)
  --data <folder|memory>    the storage of the world (default: memory)
  --seed <name|file>        the initial world (default: "default")
  --clock <real|fixed|ISO>  the clock of the world (default: real)
  --tls <folder>            use HTTPS with the certificates in a folder; create missing ones
  --no-control              disable the control API
  -h, --help                print help`;

const options = {
  port: { type: "string", default: "8080" },
  host: { type: "string", default: "127.0.0.1" },
  "allowed-host": { type: "string", multiple: true, default: [] as string[] },
  outgoing: { type: "string", multiple: true, default: [] as string[] },
  data: { type: "string", default: "memory" },
  seed: { type: "string", default: "default" },
  clock: { type: "string", default: "real" },
  tls: { type: "string" },
  "no-control": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

process.exitCode = await run();

/** Runs until a signal ends it. The exit code: 0 for a clean end, 1 when it cannot start, 2 for wrong usage. */
async function run(): Promise<number> {
  let values;
  let reach;
  try {
    ({ values } = parseArgs({ options }));
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
      throw new Error(`"${shortened(values.port)}" is not a port.`);
    reach = reachOf(values.host, values["allowed-host"], values.outgoing);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  if (values.help) {
    console.log(usage);
    return 0;
  }
  try {
    const { data, seed, clock, port } = values;
    const certificates = values.tls === undefined ? undefined : certificatesIn(values.tls);
    const progress = startProgress(`Creating the world of the seed "${seed}"`, process.stderr, Date.now);
    const outgoing = fetchAllowed({ origins: reach.origins, thisMachine: reach.isLoopback });
    const sandbox = await startSandbox(
      { data, seed, clock, outgoing, ...(values["no-control"] && { control: false }) },
      process.stderr.isTTY ? progress.step : undefined,
    );
    progress.stop();
    await serve(sandbox, { ...reach, port: Number(port), certificates });
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

/** The hosts that may call the sandbox, and the hosts that it may call. */
interface Reach {
  /** A name or an address of this machine. */
  readonly host: string;
  /** True if only this machine reaches the address. */
  readonly isLoopback: boolean;
  /** Allowed host names of requests in addition to this machine. */
  readonly allowed: AllowedHosts;
  /** Origins that it may call. */
  readonly origins: readonly string[];
}

/** Reads the options about reach. Throws an `Error` for a host name or an origin that is not one. */
function reachOf(host: string, allowedHosts: readonly string[], outgoing: readonly string[]): Reach {
  const allowed = allowedHosts.map((name) =>
    required(hostNameOfOption(name), `--allowed-host: "${shortened(name)}" is not a host name.`),
  );
  const origins = outgoing.map((text) =>
    required(webOrigin(text), `--outgoing: "${shortened(text)}" is not an origin such as https://partner.example.`),
  );
  const hostName = hostNameOfOption(host);
  return {
    host,
    isLoopback: isLoopback(host),
    allowed: new Set(hostName === undefined ? allowed : [hostName, ...allowed]),
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

/** A place to listen at; with certificates it speaks HTTPS. */
interface Place extends Reach {
  /** 0 for any port that is free. */
  readonly port: number;
  /** Undefined if it speaks HTTP. */
  readonly certificates: ServerCertificates | undefined;
}

/** Serves until SIGINT or SIGTERM, then lets go of everything. */
async function serve(sandbox: ServableSandbox, listenAt: Place): Promise<void> {
  const { host, port, certificates, allowed } = listenAt;
  const listener = guardHost(toNodeListener(sandbox.servers), allowed);
  // Most operations need no certificate; the one that does reports a missing one in its own form.
  const tls = { ...certificates?.serverCertificate, requestCert: true, rejectUnauthorized: false };
  const server = protectNodeServer(
    certificates === undefined ? createServer(listener) : createTlsServer(tls, listener),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, resolve);
    });
    const address = server.address();
    const used = typeof address === "object" && address !== null ? address.port : port;
    const scheme = certificates === undefined ? "http" : "https";
    sandbox.reachedAt(`${scheme}://${host.includes(":") ? `[${host}]` : host}:${used}`);
    // Listens before the greeting is printed: its reader may end the process immediately.
    const ended = new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
    const { isLoopback, origins } = listenAt;
    console.log(greeting(sandbox, { authority: certificates?.authorityFile, isLoopback, origins }));
    await ended;
  } finally {
    server.closeAllConnections();
    server.close();
    await sandbox.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
