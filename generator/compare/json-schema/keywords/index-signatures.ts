import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { Levels } from "../../kind-of-change.js";
import type { FlatPair, KeywordChange } from "../keyword-finding.js";

/** The rule for members that are not declared. */
export function kindOfRest(schema: JsonSchema | undefined): "open" | "refused" | "said" {
  if (schema === undefined || schema.boolean === true) return "open";
  return schema.boolean === false ? "refused" : "said";
}

/** The effect of a changed index signature on those who compile against it. */
export function indexCode(before: JsonSchema, after: JsonSchema): Levels {
  const [old, now] = [indexOf(before), indexOf(after)];
  if (old === now) return {};
  // Values of interfaces that consumers declared themselves have no index signature; whether there are any cannot be seen.
  if (old === "none") return { sent: "warning" };
  if (now === "none" || old === "said")
    return now === "unknown" ? { read: "breaking" } : { sent: "breaking", read: "breaking" };
  return { sent: "breaking" };
}

/** An object that says of undeclared members no more than one that says nothing, and has another type all the same. */
export function compareIndexes({ before, after }: FlatPair): readonly KeywordChange[] {
  const [a, b] = [before.schema, after.schema];
  const isOpen = [a, b].every(({ additionalProperties }) => kindOfRest(additionalProperties) === "open");
  if (
    !isOpen ||
    !isObject(a) ||
    !isObject(b) ||
    a.patternProperties !== undefined ||
    b.patternProperties !== undefined
  ) {
    return [];
  }
  const [old, now] = [indexOf(a), indexOf(b)];
  if (old === now) return [];
  const id = old === "none" ? "schema/index-signature-added" : "schema/index-signature-removed";
  return [{ kind: "change", id, key: "additionalProperties", data: {} }];
}

/**
 * True when the type of undeclared members changes because a property joins them: an index signature holds the types of
 * both.
 */
export function indexGrows(of: JsonSchema, property: JsonSchema): boolean {
  const { additionalProperties: rest } = of;
  if (rest === undefined || kindOfRest(rest) !== "said") return false;
  const [old, now] = [scalarsOf(rest), scalarsOf(property)];
  return old === undefined || now === undefined || now.some((type) => !old.includes(type));
}

/** The types of TypeScript, where they say all; undefined for structures and listed values. */
function scalarsOf({ types, enum: values, ref, allOf, anyOf, oneOf }: JsonSchema): readonly string[] | undefined {
  const saysMore = [values, ref, allOf, anyOf, oneOf].some((item) => item !== undefined);
  if (saysMore || types === undefined || types.includes("object") || types.includes("array")) return undefined;
  return types.map((type) => (type === "integer" ? "number" : type));
}

function isObject({ types }: JsonSchema): boolean {
  return types?.length === 1 && types[0] === "object";
}

/** The index signature of a type: none where the members are all named, "unknown" where nothing is said of the others. */
function indexOf(schema: JsonSchema): "none" | "unknown" | "never" | "said" {
  const hasMembers = (schema.properties?.size ?? 0) + (schema.required?.length ?? 0) > 0;
  const kind = kindOfRest(schema.additionalProperties);
  if (kind === "said") return "said";
  if (schema.patternProperties !== undefined) return kind === "open" ? "unknown" : "said";
  if (schema.additionalProperties?.boolean === true) return "unknown";
  return hasMembers ? "none" : kind === "refused" ? "never" : "unknown";
}
