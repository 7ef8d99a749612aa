import type { Contract, MediaTypeObject, Operation } from "../../../model/contract.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { createInclusionTest } from "../../../prove/json-schema/relate.js";

/** Counted work of the proofs of one mutant. */
const maxWork = 20_000;

/** True if both contracts are proved to accept the same messages. A mutant of an XSD is never proved. */
export function isEquivalent(before: Contract, after: Contract): boolean {
  const [old, now] = [partsOf(before), partsOf(after)];
  if (old === undefined || now === undefined || old.length !== now.length) return false;
  const isIncluded = {
    sent: createInclusionTest({ direction: "sent" }, maxWork),
    read: createInclusionTest({ direction: "read" }, maxWork),
  };
  return old.every((part, index) => {
    const other = now[index];
    if (part.key !== other?.key) return false;
    const test = isIncluded[part.direction];
    return test(part.schema, other.schema) && test(other.schema, part.schema);
  });
}

interface Part {
  /** All that a message has around the schema: its place, and whether it is required. */
  readonly key: string;
  /** The side that checks the message. */
  readonly direction: "sent" | "read";
  readonly schema: JsonSchema;
}

/** The schemas of the messages of a contract; undefined if it has messages without. */
function partsOf({ operations, webhooks, schemas, xml }: Contract): readonly Part[] | undefined {
  if (xml !== undefined) return undefined;
  const parts: Part[] = [];
  for (const [name, schema] of schemas)
    for (const direction of ["sent", "read"] as const) parts.push({ key: name, direction, schema });
  for (const operation of [...operations, ...webhooks]) if (!addMessages(parts, operation)) return undefined;
  return parts;
}

function addMessages(parts: Part[], operation: Operation): boolean {
  const { origin, path, method, parameters, requestBody, responses } = operation;
  const nothing: JsonSchema = { origin, boolean: true };
  const all: (readonly [string, Part["direction"], JsonSchema | undefined])[] = [];
  const add = (key: string, direction: Part["direction"], content: readonly MediaTypeObject[]): void => {
    all.push([key, direction, nothing]);
    for (const { mediaType, payload, encoding } of content)
      all.push([
        `${key} ${mediaType} ${payload.kind} ${encoding.size}`,
        direction,
        payload.kind === "json" ? payload.schema : payload.kind === "open" ? nothing : undefined,
      ]);
  };
  for (const { in: location, name, required, style, explode, schema } of parameters)
    all.push([`${location} ${name} ${required} ${style} ${explode}`, "sent", schema]);
  add(`body ${requestBody?.required}`, "sent", requestBody?.content ?? []);
  for (const { status, headers, content } of responses) {
    add(`response ${status}`, "read", content);
    for (const { name, required, explode, schema } of headers)
      all.push([`response ${status} ${name} ${required} ${explode}`, "read", schema]);
  }
  for (const [key, direction, schema] of all) {
    if (schema === undefined) return false;
    parts.push({ key: `${method} ${path} ${key}`, direction, schema });
  }
  return true;
}
