#!/usr/bin/env node
import { protectNodeServer, toNodeListener } from "@specwright/travel-expense/runtime/node";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { parseArgs } from "node:util";
import type { ServableSandbox } from "./create-sandbox.js";
import { greeting } from "./greeting.js";
import { startProgress } from "./progress.js";
import { startSandbox } from "./start-sandbox.js";
import { certificatesIn, type ServerCertificates } from "./tls/certificates.js";

const usage = `Usage: travel-expense-sandbox [options]

Starts a travel and expense platform on this machine.

Options:
  --port <number>           the port to listen on (default: 8080; 0 takes a free one)
  --host <name>             the address to listen on (default: 127.0.0.1, this machine alone)
  --data <folder|memory>    the place that keeps the world (default: memory)
  --seed <name|file>        the world to begin with (default: "default")
  --clock <real|fixed|ISO>  the clock of the world (default: real)
  --tls <folder>            speak HTTPS, with the certificates in a folder; one without any is given new ones
  --no-control              leave the control contract out
  -h, --help                print help`;

const options = {
  port: { type: "string", default: "8080" },
  host: { type: "string", default: "127.0.0.1" },
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
  try {
    ({ values } = parseArgs({ options }));
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
      throw new Error(`"${values.port}" is not a port.`);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  if (values.help) {
    console.log(usage);
    return 0;
  }
  try {
    const { data, seed, clock, host, port } = values;
    const certificates = values.tls === undefined ? undefined : certificatesIn(values.tls);
    const progress = startProgress(`Making the world of the seed "${seed}"`, process.stderr, Date.now);
    const sandbox = await startSandbox(
      { data, seed, clock, ...(values["no-control"] && { control: false }) },
      process.stderr.isTTY ? progress.step : undefined,
    );
    progress.stop();
    await serve(sandbox, { host, port: Number(port), certificates });
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

/** A place to listen at; with certificates it speaks HTTPS. */
interface Place {
  /** A name or an address of this machine. */
  readonly host: string;
  /** 0 for any port that is free. */
  readonly port: number;
  /** Undefined where it speaks HTTP. */
  readonly certificates: ServerCertificates | undefined;
}

/** Serves until SIGINT or SIGTERM, then lets go of everything. */
async function serve(sandbox: ServableSandbox, { host, port, certificates }: Place): Promise<void> {
  const listener = toNodeListener(sandbox.servers);
  // Most operations ask for no certificate; the one that does says in its contract's words that it is missing.
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
    // Heard before anybody knows that it runs: whoever reads the greeting may end it at once.
    const ended = new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
    console.log(greeting(sandbox, certificates?.authorityFile));
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
