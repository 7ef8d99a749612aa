import type { Operation, Response } from "../../model/contract.js";

/**
 * The responses of an operation. OpenAPI 3.1 lets a contract say nothing of them: then any status can come, with
 * a body of which nothing is known.
 */
export function answersOf({ responses, origin }: Operation): readonly Response[] {
  if (responses.length > 0) return responses;
  return [{ origin, status: "default", headers: [], content: [], extensions: new Map() }];
}

/** The content that a client can receive. Responses to HEAD, and with status 204, 205 or 304, have no body (RFC 9110, section 6.4.1). */
export function receivedContent({ method }: Operation, { status, content }: Response): Response["content"] {
  return method === "head" || /^(?:20[45]|304)$/.test(status) ? [] : content;
}
