import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

/** A server of node:http on a free port of this machine. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a listener of node:http on a free port of this machine. */
export async function listen(listener: RequestListener, options: ServerOptions = {}): Promise<Listening> {
  // On a busy machine an idle connection would be closed in the very moment in which it is used again.
  const server = createServer({ keepAliveTimeout: 120_000, ...options }, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A connection on which bytes are written as they are. */
export interface RawConnection {
  readonly socket: Socket;
  write(text: string | Uint8Array): void;
  /** The received data, once `done` returns true or the connection ends. */
  until(done: (text: string) => boolean): Promise<string>;
  /** Everything that arrives until the other side closes. */
  end(): Promise<string>;
}

/** Opens a connection on which bytes are written as they are. */
export function openRaw(port: number): RawConnection {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  let closed = false;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const wakeOne of waiting) wakeOne();
  };
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
    wake();
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    closed = true;
    wake();
  });
  const until = (done: (text: string) => boolean): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!closed && !done(received)) return;
        waiting.delete(look);
        resolve(received);
      };
      waiting.add(look);
      look();
    });
  return { socket, write: (text) => void socket.write(text), until, end: () => until(() => false) };
}

/** Writes a request as it is and gives all that comes back until the other side closes. */
export async function exchange(port: number, request: string): Promise<string> {
  const raw = openRaw(port);
  raw.write(request);
  const answer = await raw.end();
  raw.socket.destroy();
  return answer;
}
