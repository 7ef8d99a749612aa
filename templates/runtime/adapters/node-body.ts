import { requestAborted } from "../server/aborted.js";
import type { NodeReadable } from "./node-types.js";
import { bodyTooLarge, collectBytes } from "../http/payload-bytes.js";

/** Headers that tell the length of a body before it is read. */
export interface NodeBodyHeaders {
  /** The unchanged value. Undefined if the length is unknown. */
  readonly "content-length"?: unknown;
  /** The unchanged value. Undefined if the body has no transfer coding. */
  readonly "transfer-encoding"?: unknown;
}

/** True if a message has a body according to its headers. RFC 9112, section 6.3. */
export function hasNodeBody(headers: NodeBodyHeaders): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/**
 * The whole of a body. Rejects with a `BodyTooLargeError` as soon as it is, or says it is, longer than `limit`, and with a
 * `RequestAbortedError` when the caller hangs up. Leaves no listeners behind.
 */
export function readNodeBytes(body: NodeReadable, limit: number, headers: NodeBodyHeaders): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (Number(headers["content-length"]) > limit) return reject(bodyTooLarge(limit));
    if (!hasNodeBody(headers)) return resolve(new Uint8Array(0));
    if (body.readableEnded) return reject(alreadyRead());
    if (body.destroyed) return reject(requestAborted());
    const collected = collectBytes();
    const wasRead = body.readableDidRead === true;
    const onData = (chunk: Uint8Array): void => {
      if (collected.add(chunk) <= limit) return;
      detach();
      body.pause();
      reject(bodyTooLarge(limit));
    };
    const onEnd = (): void => {
      detach();
      const bytes = collected.whole();
      // Chunks that a middleware has read are missing, unless it has put them back.
      if (wasRead && Number(headers["content-length"]) !== bytes.length) reject(alreadyRead());
      else resolve(bytes);
    };
    const onGone = (): void => {
      detach();
      reject(requestAborted());
    };
    const detach = (): void => {
      body.off("data", onData);
      body.off("end", onEnd);
      body.off("error", onGone);
      body.off("close", onGone);
    };
    body.on("data", onData);
    body.on("end", onEnd);
    body.on("error", onGone);
    body.on("close", onGone);
  });
}

/**
 * Yields a body piece by piece, on demand. Throws a `RequestAbortedError` if the caller disconnects. Unlike node's own
 * iterator, it keeps the connection open on an early exit, since the response still has to be sent.
 */
export async function* readNodeChunks(body: NodeReadable): AsyncGenerator<Uint8Array, void, undefined> {
  if (body.readableEnded) throw alreadyRead();
  const state = { ended: false, gone: body.destroyed };
  let wake = (): void => undefined;
  const onReadable = (): void => wake();
  const onEnd = (): void => {
    state.ended = true;
    wake();
  };
  const onGone = (): void => {
    state.gone = true;
    wake();
  };
  body.on("readable", onReadable);
  body.on("end", onEnd);
  body.on("error", onGone);
  body.on("close", onGone);
  try {
    for (;;) {
      const chunk = state.gone ? null : body.read();
      if (chunk !== null) yield chunk as Uint8Array;
      else if (state.ended) return;
      else if (state.gone) throw requestAborted();
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    body.off("readable", onReadable);
    body.off("end", onEnd);
    body.off("error", onGone);
    body.off("close", onGone);
  }
}

/** The error behind middleware that has read a body and kept nothing of it. */
export function alreadyRead(): Error {
  return new TypeError(
    "A middleware has already read the body, and `request.body` is not set: register this listener before it.",
  );
}
