import { hasNodeBody } from "./node-body.js";
import { nodeGlobals, type NodeRequest } from "./node-types.js";

/** Bodies up to this length are read to their end when nobody wants them, so that the connection can be used again. */
const worthReading = 65_536;

/** Time in milliseconds for which a caller may go on sending a body that nobody reads. */
const drainMilliseconds = 2000;

/** Ways to treat the body of a request that is being answered. */
export type Leftover =
  /** It has been read, is being read, or there is none. */
  | "none"
  /** A short rest that is read and thrown away. */
  | "short"
  /** The rest is so long that the connection is closed after the response. */
  | "long";

/** The rest of a request's body that nobody has read, by its length. */
export function leftoverOf(request: NodeRequest, beingRead: boolean): Leftover {
  if (beingRead || request.readableEnded || !hasNodeBody(request.headers)) return "none";
  return request.complete || Number(request.headers["content-length"]) <= worthReading ? "short" : "long";
}

/**
 * Discards the rest of a body for a limited time, then calls `done`. A connection that is closed while data arrives is
 * reset, and the caller loses the pending response. RFC 9112, section 9.6.
 */
export function drainNodeBody(request: NodeRequest, done: () => void): void {
  if (request.destroyed) return done();
  const finish = (): void => {
    nodeGlobals.clearTimeout(timer);
    request.off("end", finish);
    request.off("error", finish);
    request.off("close", finish);
    done();
  };
  const timer = nodeGlobals.setTimeout(finish, drainMilliseconds);
  timer.unref?.();
  request.on("end", finish);
  request.on("error", finish);
  request.on("close", finish);
  request.resume();
}
