import type { RequestListener, ServerResponse } from "node:http";

/** The state of a server, for the program that runs it. */
export interface ServerState {
  /** True if it handles requests. Resolves within two seconds. */
  isReady(): Promise<boolean>;
  /** The numbers in the text format of Prometheus. */
  metrics(): string;
}

/**
 * Returns a listener that responds to `/livez` and `/readyz`. They have no content, so they are allowed under any host
 * name: a machine that runs containers calls them by its own addresses.
 */
export function withProbes(listener: RequestListener, { isReady }: Pick<ServerState, "isReady">): RequestListener {
  return (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && request.url === "/livez") return endWith(response, 200);
    if (isRead && request.url === "/readyz")
      return void isReady().then((ready) => endWith(response, ready ? 200 : 503));
    listener(request, response);
  };
}

function endWith(response: ServerResponse, status: number): void {
  response.writeHead(status, { "Cache-Control": "no-store", "Content-Length": "0" }).end();
}

/** Returns a listener that responds to `/metrics`. */
export function withMetrics(listener: RequestListener, { metrics }: Pick<ServerState, "metrics">): RequestListener {
  return (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return listener(request, response);
    response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(metrics());
  };
}
