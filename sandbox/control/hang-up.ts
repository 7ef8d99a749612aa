import { IncomingMessage } from "node:http";
import type { createControlServer } from "./generated/control/server.js";

/** A server as the stubs make them. */
type Server = ReturnType<typeof createControlServer>;

const hangUps = new WeakSet<Error>();

/** An error by which a server says that its connection ends without an answer. */
export function hungUp(): Error {
  const error = new TypeError("fetch failed", {
    cause: new Error("The other side closed the connection, as planned."),
  });
  hangUps.add(error);
  return error;
}

/** A server that ends connections where the one that it stands for says so; in a process, `fetch` rejects. */
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
