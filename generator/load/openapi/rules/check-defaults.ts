import type { Diagnostics } from "../../../diagnostics/collector.js";
import { memberOrigin } from "../../../diagnostics/origin.js";
import type { Operation } from "../../../model/contract.js";
import { defaultOf, isDefaultRefused } from "../../../model/json-schema/default-of.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { shortText } from "../schema/keyword-values.js";

/**
 * JSON Schema, Validation, section 9.2: a default fits its schema. Those of parameters, form fields and headers are filled
 * in where they are absent, and are checked with the rest.
 */
export function checkDefaults(operations: readonly Operation[], diagnostics: Diagnostics): void {
  const told = new Set<JsonSchema>();
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
    for (const part of schema === undefined ? [] : partsOf(schema)) {
      const found = defaultOf(part);
      if (found === undefined || told.has(found.schema) || !isDefaultRefused(schema!, found.value)) continue;
      told.add(found.schema);
      const params = { name, value: shortText(found.value) };
      diagnostics.report("openapi/refused-default", memberOrigin(found.schema.origin, "default"), params);
    }
  }
}

/** A schema and those of its `allOf`, at any depth: their defaults are defaults of the same value. */
function partsOf(schema: JsonSchema): ReadonlySet<JsonSchema> {
  const parts = new Set([schema]);
  for (const part of parts) for (const next of part.allOf ?? part.ref?.target.allOf ?? []) parts.add(next);
  return parts;
}
