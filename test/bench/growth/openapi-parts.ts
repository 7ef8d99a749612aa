/** A parameter of a path `/{id}`. */
export const idInPath = { name: "id", in: "path", required: true, schema: { type: "string" } };

/** An object whose properties are made from numbers. */
export function numbered<T>(
  count: number,
  entry: (index: number) => readonly [string, T],
): Readonly<Record<string, T>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
}

/** References to the first so many schemas that `withSchemas` makes. */
export function references(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => reference(index));
}

/** Strings that nothing can merge. */
export function values(count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => `value-${((index * 2_654_435_761) % 4_294_967_296).toString(36)}-${index}`,
  );
}

/** A document of so many schemas, Record0 and on. */
export function withSchemas(count: number, schema: (index: number) => object): string {
  return document({ components: { schemas: numbered(count, (index) => [`Record${index}`, schema(index)]) } });
}

/** A document with an empty `paths` unless told; its text is one line. */
export function document(members: object): string {
  return JSON.stringify({ openapi: "3.1.0", info: { title: "Records", version: "1" }, paths: {}, ...members });
}

/** A reference to a schema that `withSchemas` made. */
export function reference(index: number): object {
  return { $ref: `#/components/schemas/Record${index}` };
}

/** An object of a number, an enumeration and a list, and the given properties. */
export function record(index: number, members: object): object {
  return {
    description: `The record number ${index}.`,
    type: "object",
    required: ["amount"],
    properties: {
      amount: { type: "number", minimum: 0, description: "How much it is." },
      state: { type: "string", enum: ["open", "closed"] },
      lines: { type: "array", maxItems: 20, items: { type: "string", maxLength: 80 } },
      ...members,
    },
  };
}

/** An operation whose response has a schema or no body. */
export function operation(index: number, members: object, schema: object = { type: "string" }): object {
  return {
    operationId: `operation${index}`,
    ...members,
    responses: { 200: { description: "The record.", content: json(schema) }, 404: { description: "None." } },
  };
}

/** A document of one operation with one response. */
export function withAnswer(members: object): string {
  const responses = { 200: { description: "The record.", ...members } };
  return document({ paths: { "/records": { get: { operationId: "getRecord", responses } } } });
}

/** A content of one media type. */
export function json(schema: object): object {
  return { "application/json": { schema } };
}

/** Responses of one status. */
export function ok(withBody: boolean): object {
  return {
    200: {
      description: "Done.",
      ...(withBody && { content: json({ type: "object", properties: { a: { type: "string" } } }) }),
    },
  };
}
