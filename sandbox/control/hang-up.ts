import { IncomingMessage } from "node:http";
import type { createControlServer } from "./generated/control/server.js";

/** A server as the stubs make them. */
type Server = ReturnType<typeof createControlServer>;

const hangUps = new WeakSet<Error>();

/** Returns an error with which a server ends the connection without a response. */
export function hungUp(): Error {
  const error = new TypeError("fetch failed", {
    cause: new Error("The server closed the connection, as planned."),
  });
  hangUps.add(error);
  return error;
}

/** Returns a server that ends connections if the wrapped server requests it; in a process, `fetch` rejects. */
export function hangingUp(server: Server): Server {
  return {
    ...server,
    async handle(request) {
      try {
        return await server.handle(request);
      } catch (error) {
        if (!(error instanceof Error) || !hangUps.has(error) || !(request.native instanceof IncomingMessage))
          throw error;
        request.native.socket.destroy();
        // Nobody receives it.
        return { status: 500, headers: {}, body: undefined };
      }
    },
  };
}
