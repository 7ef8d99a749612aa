#!/usr/bin/env node
import { protectNodeServer, toNodeListener } from "@specwright/travel-expense/runtime/node";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { createServableSandbox, type ServableSandbox } from "./create-sandbox.js";
import { greeting } from "./greeting.js";

const usage = `Usage: travel-expense-sandbox [options]

Starts a travel and expense platform on this machine.

Options:
  --port <number>           the port to listen on (default: 8080; 0 takes a free one)
  --host <name>             the address to listen on (default: 127.0.0.1, this machine alone)
  --data <folder|memory>    the place that keeps the world (default: memory)
  --seed <name|file>        the world to begin with (default: "default")
  --clock <real|fixed|ISO>  the clock of the world (default: real)
  --no-control              leave the control contract out
  -h, --help                print help`;

const options = {
  port: { type: "string", default: "8080" },
  host: { type: "string", default: "127.0.0.1" },
  data: { type: "string", default: "memory" },
  seed: { type: "string", default: "default" },
  clock: { type: "string", default: "real" },
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
    const sandbox = await createServableSandbox({ data, seed, clock, ...(values["no-control"] && { control: false }) });
    await serve(sandbox, host, Number(port));
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

/** Serves until SIGINT or SIGTERM, then lets go of everything. */
async function serve(sandbox: ServableSandbox, host: string, port: number): Promise<void> {
  const server = protectNodeServer(createServer(toNodeListener(sandbox.servers)));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, resolve);
    });
    const address = server.address();
    const used = typeof address === "object" && address !== null ? address.port : port;
    sandbox.reachedAt(`http://${host.includes(":") ? `[${host}]` : host}:${used}`);
    // Heard before anybody knows that it runs: whoever reads the greeting may end it at once.
    const ended = new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
    console.log(greeting(sandbox));
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
