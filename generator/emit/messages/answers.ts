import type { Operation, Response } from "../../model/contract.js";

/**
 * The responses of an operation. OpenAPI 3.1 lets a contract say nothing of them: then any status can come, with
 * a body of which nothing is known.
 */
export function answersOf({ responses, origin }: Operation): readonly Response[] {
  if (responses.length > 0) return responses;
  return [{ origin, status: "default", headers: [], content: [], extensions: new Map() }];
}
