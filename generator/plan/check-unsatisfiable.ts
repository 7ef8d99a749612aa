import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import { possibleTypes } from "../model/json-schema/possible-types.js";
import { alwaysAlong } from "../model/json-schema/same-value.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { originKey } from "./origin-key.js";
import { reachableSchemas, schemaUses } from "./reachable.js";

/** Maximum number of parts of a composition that is checked. */
const maxParts = 300;

/** Reports schemas that accept no value, though a value seems intended. */
export function checkUnsatisfiable(contract: Contract, diagnostics: Diagnostics): void {
  const roots = [...contract.schemas.values(), ...schemaUses(contract).map(({ schema }) => schema)];
  const schemas = reachableSchemas(roots);
  // The published schemas of OpenAPI 3.0 and Swagger 2.0 report an empty enum.
  if (contract.openapi?.openapiVersion !== "3.0") checkEnums(schemas, diagnostics);
  checkCompositions(schemas, diagnostics);
}

/** Reports each empty `enum`. */
function checkEnums(schemas: Iterable<JsonSchema>, diagnostics: Diagnostics): void {
  for (const { enum: values, origin } of schemas) {
    if (values?.length !== 0) continue;
    diagnostics.report("plan/unsatisfiable-schema", atKey(origin), {
      name: nameOf(origin),
      values: "no value",
      why: 'its "enum" is empty',
      hint: 'list the values, or write "not: {}" if no value is valid',
    });
  }
}

/** Reports compositions by allOf that accept no value, or no value with a property that a branch declares. */
function checkCompositions(schemas: Iterable<JsonSchema>, diagnostics: Diagnostics): void {
  const composed = [...schemas].flatMap((schema) => {
    if (schema.allOf === undefined && schema.ref === undefined) return [];
    const parts = [...alwaysAlong(schema, maxParts + 1)];
    return parts.length > maxParts ? [] : [{ schema, parts }];
  });
  // The smallest composition with a conflict is reported, and no larger one.
  composed.sort((a, b) => a.parts.length - b.parts.length);
  const known = new Set<string>();
  for (const { schema, parts } of composed) {
    if (possibleTypes(schema).size === 0) {
      const isInside = parts.some((part) => part !== schema && possibleTypes(part).size === 0);
      const isIntended = parts.some(({ boolean }) => boolean === false);
      if (!isInside && !isIntended)
        diagnostics.report("plan/unsatisfiable-schema", atKey(schema.origin), {
          name: nameOf(schema.origin),
          values: "no value",
          why: "no type is valid in all branches of allOf",
          hint: "write anyOf if one branch is enough, or one type for all branches",
        });
      continue;
    }
    const conflict = conflictOf(parts, known);
    if (conflict === undefined) continue;
    const { property, closed, isRequired } = conflict;
    const forbidding = closed.additionalProperties ?? closed;
    diagnostics.report(
      "plan/unsatisfiable-schema",
      atKey(schema.origin),
      {
        name: nameOf(schema.origin),
        values: isRequired ? "no object" : `no object with "${property}"`,
        why: `a branch of allOf ${isRequired ? "requires" : "declares"} "${property}", and another one forbids it`,
        hint: 'remove "additionalProperties: false" from the branches; next to allOf, OpenAPI 3.1 has "unevaluatedProperties: false"',
      },
      [{ message: "forbidden at", origin: forbidding.origin }],
    );
  }
}

interface Conflict {
  /** The property that one part declares and another one forbids. */
  readonly property: string;
  /** The part that forbids it. */
  readonly closed: JsonSchema;
  readonly isRequired: boolean;
}

/** The first conflict of parts that is not known yet; a required property first. All are known afterwards. */
function conflictOf(parts: readonly JsonSchema[], known: Set<string>): Conflict | undefined {
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const closedParts = parts.filter(
    ({ additionalProperties, patternProperties }) =>
      additionalProperties?.boolean === false && patternProperties === undefined,
  );
  const found = closedParts.flatMap((closed) =>
    parts.flatMap((part) =>
      [...(part.properties ?? [])].flatMap(([property, schema]) => {
        const isForbidden = schema.boolean !== false && closed.properties?.has(property) !== true;
        const key = `${originKey(closed.origin)} ${originKey(schema.origin)}`;
        if (!isForbidden || known.has(key)) return [];
        known.add(key);
        return [{ property, closed, isRequired: required.has(property) }];
      }),
    ),
  );
  return found.find(({ isRequired }) => isRequired) ?? found[0];
}

function atKey(origin: Origin): Origin {
  return origin.kind === "pointer" ? { ...origin, part: "key" } : origin;
}

/** The last part of a pointer: the name of a component, or a keyword. */
function nameOf(origin: Origin): string {
  const pointer = origin.kind === "pointer" ? origin.pointer : "";
  return pointer.slice(pointer.lastIndexOf("/") + 1) || "#";
}
