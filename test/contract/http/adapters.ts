import fastify from "fastify";
import type { AddressInfo } from "node:net";
import { toFastifyPlugin } from "../../../generated/runtime/adapters.js";
import { toFetchHandler } from "../../../generated/runtime/adapters.js";
import { toNodeListener } from "../../../generated/runtime/adapters.js";
import type { Server } from "../../../generated/runtime/server.js";
import { listen } from "../../support/raw-http.js";

/** An interface that is served, however. */
export interface Served {
  /** Settings with which a client reaches it. */
  readonly reach: { readonly baseUrl: string; readonly fetch?: (request: Request) => Promise<Response> };
  /** Sends a request made by hand; redirects are not followed. */
  send(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Something that is served on a port. */
export interface ServedOnPort extends Served {
  readonly port: number;
  /** The number of open connections. */
  connections(): Promise<number>;
}

export interface Adapter<S extends Served = Served> {
  readonly name: string;
  serve(servers: Server | readonly Server[]): Promise<S>;
}

export const nodeAdapter: Adapter<ServedOnPort> = {
  name: "node:http",
  async serve(servers) {
    const { server, port, close } = await listen(toNodeListener(servers));
    return onPort(port, server, close);
  },
};

export const fastifyAdapter: Adapter<ServedOnPort> = {
  name: "Fastify",
  async serve(servers) {
    const app = fastify({ forceCloseConnections: true });
    await app.register(toFastifyPlugin(servers));
    await app.listen({ port: 0, host: "127.0.0.1" });
    return onPort((app.server.address() as AddressInfo).port, app.server, () => app.close());
  },
};

export const fetchAdapter: Adapter = {
  name: "the Fetch API",
  serve(servers) {
    const handle = toFetchHandler(servers);
    const baseUrl = "http://in-process.invalid";
    return Promise.resolve({
      reach: { baseUrl, fetch: handle },
      send: (path, init) => handle(new Request(baseUrl + path, init)),
      close: () => Promise.resolve(),
    });
  },
};

export const adaptersOnPorts: readonly Adapter<ServedOnPort>[] = [nodeAdapter, fastifyAdapter];
export const adapters: readonly Adapter[] = [...adaptersOnPorts, fetchAdapter];

interface Counting {
  getConnections(done: (error: Error | null, count: number) => void): unknown;
}

function onPort(port: number, server: Counting, close: () => Promise<void>): ServedOnPort {
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    reach: { baseUrl },
    port,
    send: (path, init) => fetch(baseUrl + path, { redirect: "manual", ...init }),
    connections: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    close,
  };
}
