import { numbered, record, reference, references, values, withSchemas } from "./openapi-parts.js";

/** OpenAPI documents with large schemas. */
export const schemaShapes: Readonly<Record<string, (count: number) => string>> = {
  "a chain of names for one schema": (count) =>
    withSchemas(count, (index) => (index + 1 < count ? reference(index + 1) : record(index, {}))),
  "a chain of lists of lists": (count) =>
    withSchemas(count, (index) =>
      index + 1 < count ? { type: "array", items: reference(index + 1), maxItems: 9 } : record(index, {}),
    ),
  "schemas that extend the one before, 500 at a time": (count) =>
    withSchemas(count, (index) =>
      index % 500 === 0 ? record(index, {}) : { allOf: [reference(index - 1), member(index)] },
    ),
  "schemas that extend the two before, 500 at a time": (count) =>
    withSchemas(count, (index) =>
      index % 500 < 2 ? record(index, {}) : { allOf: [reference(index - 1), reference(index - 2), member(index)] },
    ),
  "schemas that extend ten of the first hundred": (count) =>
    withSchemas(count, (index) =>
      index < 100
        ? member(index)
        : {
            allOf: [
              ...Array.from({ length: 10 }, (_, step) => reference((index * 7 + step * 11) % 100)),
              member(index),
            ],
          },
    ),
  "schemas that extend a common one and close what they hold": (count) =>
    withSchemas(count, (index) =>
      index === 0 ? record(0, {}) : { allOf: [reference(0), member(index)], unevaluatedProperties: false },
    ),
  "one allOf of many schemas, closed": (count) =>
    withSchemas(count + 1, (index) =>
      index === count ? { allOf: references(count), unevaluatedProperties: false } : member(index),
    ),
  "one oneOf of many schemas, closed": (count) =>
    withSchemas(count + 1, (index) =>
      index === count ? { oneOf: references(count), unevaluatedProperties: false } : member(index),
    ),
  "one schema with many conditions": (count) =>
    withSchemas(1, () => ({
      type: "object",
      allOf: Array.from({ length: count / 2 }, (_, index) => ({
        if: { properties: { kind: { const: `k${index}` } }, required: ["kind"] },
        then: { required: [`p${index}`] },
      })),
    })),
  "one oneOf of many constants": (count) =>
    withSchemas(1, () => ({ oneOf: values(count).map((value) => ({ const: value, description: "One of them." })) })),
  "one anyOf of many lists": (count) =>
    withSchemas(1, () => ({
      anyOf: Array.from({ length: count }, (_, index) => ({ type: "array", items: { enum: [`v${index}`] } })),
    })),
  "one discriminator with a mapping of many": (count) =>
    withSchemas(count + 1, (index) =>
      index === count
        ? {
            oneOf: references(count),
            discriminator: {
              propertyName: "kind",
              mapping: numbered(count, (each) => [`k${each}`, `#/components/schemas/Record${each}`]),
            },
          }
        : { type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
    ),
  "discriminators of ten schemas each": (count) =>
    withSchemas(count, (index) =>
      index % 10 === 0
        ? {
            oneOf: Array.from({ length: 9 }, (_, step) => reference(index + step + 1)),
            discriminator: { propertyName: "kind" },
          }
        : { type: "object", required: ["kind"], properties: { kind: { const: `Record${index}` } } },
    ),
  "a base with a discriminator that many extend": (count) =>
    withSchemas(count, (index) =>
      index === 0
        ? {
            type: "object",
            required: ["kind"],
            properties: { kind: { type: "string" } },
            discriminator: { propertyName: "kind" },
          }
        : { allOf: [reference(0), member(index)] },
    ),
  "schemas with a pattern each": (count) =>
    withSchemas(count, (index) => ({ type: "string", pattern: `^[a-z]{1,9}-${index}(?:x|y)*$` })),
  "one schema with a pattern in each property": (count) =>
    withSchemas(1, () => ({
      type: "object",
      properties: numbered(count, (index) => [`p${index}`, { type: "string", pattern: `^a${index}(b+)*$` }]),
    })),
  "one schema with a format in each property": (count) =>
    withSchemas(1, () => ({
      type: "object",
      properties: numbered(count, (index) => [
        `p${index}`,
        { type: "string", format: ["date-time", "email", "uri", "uuid"][index % 4] },
      ]),
    })),
  "one schema with a list of objects in each property": (count) =>
    withSchemas(1, () => ({
      type: "object",
      properties: numbered(count, (index) => [
        `p${index}`,
        {
          type: "array",
          items: {
            type: "object",
            required: ["a"],
            properties: { a: { oneOf: [{ type: "string" }, { type: "array", items: { type: "number" } }] } },
          },
        },
      ]),
    })),
  "one schema with a reference in each property": (count) =>
    withSchemas(count + 1, (index) =>
      index === count
        ? { type: "object", properties: numbered(count, (each) => [`p${each}`, reference(each)]) }
        : record(index, {}),
    ),
  "one schema with many properties that must be there and are not declared": (count) =>
    withSchemas(1, () => ({ type: "object", required: Array.from({ length: count }, (_, index) => `p${index}`) })),
  "enumerations of 1,000 values": (count) =>
    withSchemas(count / 100, (index) => ({ type: "string", enum: values(1000).map((value) => `${value}-${index}`) })),
  "one large enumeration of numbers": (count) =>
    withSchemas(1, () => ({ type: "integer", enum: Array.from({ length: count }, (_, index) => index * 7) })),
  "one large enumeration of objects": (count) =>
    withSchemas(1, () => ({ enum: Array.from({ length: count }, (_, index) => ({ a: index, b: [`${index}`] })) })),
  "schemas with defaults and examples": (count) =>
    withSchemas(count, (index) =>
      record(index, {
        note: { type: "string", default: `none ${index}`, examples: ["one", "two"] },
        more: { type: "object", default: { a: [index] }, properties: { a: { type: "array" } } },
      }),
    ),
  "schemas with objects in objects in objects": (count) =>
    withSchemas(count / 4, (index) =>
      record(index, { a: record(index, { b: record(index, { c: record(index, {}) }) }) }),
    ),
  "schemas that are refined where they are used": (count) =>
    withSchemas(count, (index) =>
      record(index, { next: { ...reference((index + 1) % count), description: "The next one.", minProperties: 1 } }),
    ),
  "writeOnly and readOnly members in a web of schemas": (count) =>
    withSchemas(count, (index) =>
      record(index, {
        ...(index % 10 === 0 && {
          id: { type: "string", readOnly: true },
          secret: { type: "string", writeOnly: true },
        }),
        ...numbered(3, (step) => [`to${step}`, reference((index * (2 * step + 3) + 1) % count)]),
      }),
    ),
};

function member(index: number): object {
  return { type: "object", properties: { [`p${index}`]: { type: "string", maxLength: 80 } } };
}
