import type { Operation, Parameter } from "../model/contract.js";
import { evaluate } from "../model/json-schema/evaluate.js";

/** Returns the header that a client fills with a UUID, so that the server recognizes a repeated request. */
export function idempotencyHeader({ parameters }: Operation): Parameter | undefined {
  return parameters.find(
    ({ in: location, name, schema, content }) =>
      location === "header" &&
      content === undefined &&
      /^(x-)?idempotency-?(key|token)$/i.test(name) &&
      (schema === undefined || evaluate(schema, exampleOfKey, { direction: "sent" }) === true),
  );
}

const exampleOfKey = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6";
