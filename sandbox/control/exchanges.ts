import type { createControlServer } from "./generated/control/server.js";

/** A server as the stubs make them. */
type Server = ReturnType<typeof createControlServer>;

/** A request with its response, as observers see it. */
export interface Exchange {
  /** The name of the world. */
  readonly world: string;
  /** The name of the API. */
  readonly api: string;
  /** Undefined if no operation was found. */
  readonly operationId: string | undefined;
  /** The request as the adapter passed it; its body may be read already. */
  readonly request: Parameters<Server["handle"]>[0];
  /** Undefined if the connection ended without a response. */
  readonly reply: Awaited<ReturnType<Server["handle"]>> | undefined;
  /** The time until the response was complete, or the connection ended. */
  readonly milliseconds: number;
}

/** Observes the exchanges of servers. */
export interface ExchangeObserver {
  /** Called before a request is handled. */
  begin(): void;
  /** Called after it. */
  end(exchange: Exchange): void;
}

/** Returns a server of a world whose exchanges are observed. */
export function observed(server: Server, observers: readonly ExchangeObserver[], world: string): Server {
  return {
    ...server,
    async handle(request) {
      const start = performance.now();
      for (const observer of observers) observer.begin();
      let reply: Exchange["reply"];
      try {
        reply = await server.handle(request);
        return reply;
      } finally {
        const operationId = server.operationAt(request.method, request.path);
        const milliseconds = performance.now() - start;
        const exchange = { world, api: server.name, operationId, request, reply, milliseconds };
        for (const observer of observers) observer.end(exchange);
      }
    },
  };
}
