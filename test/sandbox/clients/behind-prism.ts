import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { toNodeListener } from "@specwright/travel-expense/runtime/node";
import { createServableSandbox, type ServableSandbox } from "../../../sandbox/create-sandbox.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

/** A proxy of Prism, which has a lock file of its own: `make test` installs it. */
interface PrismServer {
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}
const prismFolder = join(import.meta.dirname, "prism");

/** True if `make test` has installed it. */
export const isPrismInstalled = existsSync(join(prismFolder, "node_modules/@stoplight/prism-cli/package.json"));

const root = join(import.meta.dirname, "../../..");

/** A violation as Prism reports it in a header of the response. */
interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** An interface behind its own proxy: clients call the address, and everything that passes is written down. */
export interface Behind {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly sandbox: ServableSandbox;
}

/** Statuses of the responses, and the violations that Prism found. */
export interface Seen {
  readonly statuses: number[];
  readonly violations: string[];
}

/** Walks through an interface behind Prism, which validates both messages by the contract that `specwright bundle` writes. */
export async function behindPrism(name: string, walk: (behind: Behind) => Promise<void>): Promise<Seen> {
  const document = join(tempFolder(), `${name}.json`);
  const { code, stderr } = await cli(["bundle", name, "-o", document], { cwd: root });
  if (code !== 0) throw new Error(stderr);

  const sandbox = await createServableSandbox({ clock: "fixed" });
  const server = createServer(toNodeListener(sandbox.servers));
  const upstream = await listening(server);
  sandbox.reachedAt(upstream);
  const proxy = await prism(document, upstream);
  const seen: Seen = { statuses: [], violations: [] };
  try {
    await walk({
      sandbox,
      baseUrl: await proxy.listen(0, "127.0.0.1"),
      async fetch(input, init) {
        const request = new Request(input, init);
        const response = await fetch(request, { redirect: "manual" });
        seen.statuses.push(response.status);
        const told = JSON.parse(response.headers.get("sl-violations") ?? "[]") as readonly Violation[];
        for (const { location, message } of told) seen.violations.push(`${location.join(".")}: ${message}`);
        return response;
      },
    });
    return seen;
  } finally {
    await proxy.close();
    server.closeAllConnections();
    server.close();
    await sandbox.close();
  }
}

/** The address of a server that listens from now on, on a free port. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The proxy, which reports violations in a header and passes every message. */
async function prism(document: string, upstream: string): Promise<PrismServer> {
  const { getHttpOperationsFromSpec } = partOfPrism("http") as {
    getHttpOperationsFromSpec(document: string): Promise<unknown>;
  };
  const { createServer: createProxy } = partOfPrism("http-server") as {
    createServer(operations: unknown, options: object): PrismServer;
  };
  const { createLogger } = partOfPrism("core") as { createLogger(name: string, options: object): unknown };
  return createProxy(await getHttpOperationsFromSpec(document), {
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      mock: { dynamic: false },
    },
    components: { logger: createLogger("prism", { level: "silent" }) },
  });
}

const require = createRequire(import.meta.url);

/** Loads a part of Prism, but not its stack traces: they would replace those of all tests of the process. */
function partOfPrism(name: string): unknown {
  const { prepareStackTrace } = Error;
  try {
    return require(join(prismFolder, "node_modules/@stoplight", `prism-${name}`));
  } finally {
    Object.assign(Error, { prepareStackTrace });
  }
}
