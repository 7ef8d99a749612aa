import { discardBody, openBytes, type ByteSource } from "./bytes.js";
import { drainNodeBody, type Leftover } from "./node-drain.js";
import { nodeGlobals, type NodeHeaders, type NodeRequest, type NodeResponse } from "./node-types.js";
import { isBlob, isBytes } from "../http/payload-bytes.js";
import type { ServerResponse } from "../server/server-types.js";

/** A pending response, with its request. */
export interface NodeExchange {
  readonly request: NodeRequest;
  readonly response: NodeResponse;
  readonly leftover: Leftover;
  /** Receives errors that occur after the head of the response is sent. */
  readonly report: (error: unknown) => void;
}

/** Sends a response. Never throws: failures are reported, and the caller sees a broken connection. */
export function sendNodeReply(exchange: NodeExchange, reply: ServerResponse): void {
  const { request, response, leftover, report } = exchange;
  if (response.destroyed) return discardBody(reply.body);
  const length = bodyLength(reply.body);
  const bodiless = request.method === "HEAD" || isBodiless(reply.status);
  try {
    response.writeHead(reply.status, nodeHeaders(reply, length, leftover));
  } catch (error) {
    report(error);
    discardBody(reply.body);
    return failNodeReply(response);
  }
  if (bodiless) discardBody(reply.body);
  const body = bodiless ? undefined : reply.body;
  if (body === undefined) sendWhole(exchange, undefined);
  else if (typeof body === "string" || isBytes(body)) sendWhole(exchange, body);
  else void sendPieces(exchange, openBytes(body));
}

/** RFC 9110, sections 15.3.5 and 15.4.5. */
function isBodiless(status: number): boolean {
  return status === 204 || status === 304;
}

/** In bytes; undefined when that shows only at the end. */
function bodyLength(body: ServerResponse["body"]): number | undefined {
  if (body === undefined) return 0;
  if (typeof body === "string") return nodeGlobals.Buffer.byteLength(body);
  if (isBytes(body)) return body.length;
  return isBlob(body) ? body.size : undefined;
}

/** Returns names and values in turn. Copying a growing object would cost a twentieth of a short response. */
function nodeHeaders(
  { headers, status, body }: ServerResponse,
  length: number | undefined,
  leftover: Leftover,
): NodeHeaders {
  const list: NodeHeaders = [];
  for (const name in headers) {
    const value = headers[name]!;
    list.push(name, typeof value === "string" ? value : [...value]);
  }
  // A length on a response without a body by definition would describe another response. RFC 9110, section 8.6.
  const untold = body === undefined && (isBodiless(status) || status < 200);
  if (length !== undefined && !untold) list.push("Content-Length", String(length));
  if (leftover === "long") list.push("Connection", "close");
  return list;
}

function sendWhole({ request, response, leftover }: NodeExchange, body: string | Uint8Array | undefined): void {
  if (leftover !== "long") {
    response.end(body);
    // An unread body would block the next request.
    if (leftover === "short") request.resume();
    return;
  }
  if (body === undefined || body.length === 0) response.flushHeaders();
  else response.write(body);
  drainNodeBody(request, () => response.end());
}

/** Sends no faster than the caller takes; lets go of the source when the caller hangs up. */
async function sendPieces({ request, response, report }: NodeExchange, source: ByteSource): Promise<void> {
  response.flushHeaders();
  const onClose = (): void => source.cancel();
  response.on("close", onClose);
  try {
    for (let chunk = await source.next(); chunk !== undefined; chunk = await source.next()) {
      if (!response.write(chunk)) await drained(response);
      if (response.destroyed) return;
    }
    response.end();
    if (!request.complete) drainNodeBody(request, () => request.complete || response.destroy());
  } catch (error) {
    if (response.destroyed) return;
    source.cancel();
    report(error);
    await sent(response);
    response.destroy();
  } finally {
    response.off("close", onClose);
  }
}

/** Resolves once all data is sent, or the connection is closed. */
function sent(response: NodeResponse): Promise<void> {
  return new Promise((resolve) => {
    response.on("close", resolve);
    response.write("", () => resolve());
  });
}

/** Resolves once the connection accepts more data, or is closed. */
function drained(response: NodeResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
    if (response.destroyed) done();
  });
}

/** Sends an error for a reply that cannot be sent, such as a header with a line break. */
function failNodeReply(response: NodeResponse): void {
  if (response.headersSent) response.destroy();
  else {
    response.writeHead(500, ["Content-Length", "0"]);
    response.end();
  }
}
