import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { memberOrigin } from "../../../diagnostics/origin.js";
import type { Operation } from "../../../model/contract.js";
import { defaultOf, isDefaultRefused } from "../../../model/json-schema/default-of.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { shortText } from "../schema/keyword-values.js";

/**
 * JSON Schema, Validation, section 9.2: a default fits its schema. Those of parameters, form fields and headers are filled
 * in where they are absent, and are checked with the rest; those of their items and members tell callers what to leave out. A default that
 * does not fit is left out of its schema.
 */
export function checkDefaults(operations: readonly Operation[], diagnostics: Diagnostics): void {
  const seen = new Set<JsonSchema>();
  for (const { parameters, requestBody, responses } of operations) {
    for (const { name, schema, content } of [...parameters, ...responses.flatMap(({ headers }) => headers)]) {
      check(name, schema ?? (content?.payload.kind === "json" ? content.payload.schema : undefined));
    }
    for (const { mediaType, payload } of requestBody?.content ?? []) {
      if (!/^application\/x-www-form-urlencoded\b/i.test(mediaType) || payload.kind !== "json") continue;
      const form = payload.schema.ref?.target ?? payload.schema;
      for (const [name, schema] of form.properties ?? []) check(name, schema);
    }
  }

  function check(name: string, schema: JsonSchema | undefined): void {
    if (schema === undefined) return;
    for (const part of partsOf(schema)) reportRefused(name, schema, part);
    const within = [{ name, schema }];
    // Each schema once, however many parameters share it.
    for (const value of within) {
      if (seen.has(value.schema)) continue;
      seen.add(value.schema);
      reportRefused(value.name, value.schema, value.schema);
      for (const inner of valuesIn(value.name, value.schema)) within.push(inner);
    }
  }

  function reportRefused(name: string, schema: JsonSchema, part: JsonSchema): void {
    // Behind a default that is left out another one may come to count.
    for (let found = defaultOf(part); found !== undefined; found = defaultOf(part)) {
      if (!isDefaultRefused(schema, found.value)) return;
      const params = { name, value: shortText(found.value) };
      diagnostics.report("openapi/refused-default", memberOrigin(found.schema.origin, "default"), params);
      Reflect.deleteProperty(found.schema, "default");
    }
  }
}

/** The schemas that a value's schema is put together from, and those of its items and members: "filter/by", "ids/*". */
function valuesIn(
  name: string,
  { ref, allOf = [], properties = new Map(), additionalProperties, items, prefixItems = [] }: JsonSchema,
): readonly { readonly name: string; readonly schema: JsonSchema }[] {
  const same = [...allOf, ref?.target].flatMap((schema) => (schema === undefined ? [] : { name, schema }));
  const members = [...properties].map(([key, schema]) => ({ name: `${name}/${key}`, schema }));
  const others = [additionalProperties, items, ...prefixItems].flatMap((schema) => schema ?? []);
  return [...same, ...members, ...others.map((schema) => ({ name: `${name}/*`, schema }))];
}

/** A schema and those of its `allOf`, at any depth: their defaults are defaults of the same value. */
function partsOf(schema: JsonSchema): ReadonlySet<JsonSchema> {
  const parts = new Set([schema]);
  for (const part of parts) for (const next of part.allOf ?? part.ref?.target.allOf ?? []) parts.add(next);
  return parts;
}
