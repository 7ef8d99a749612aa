import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { objectText, trueIf, type LiteralProperties } from "../body/expression-texts.js";
import { referencedSchema, targetOf } from "./calls.js";
import { choiceMembers, isOnlyChoice } from "./choice-checks.js";
import { innerLabel } from "./names.js";
import { isShaped, objectMembers } from "./object-shape.js";
import type { EmitContext } from "./emit-context.js";
import { isAtItems } from "./steps.js";
import { typesLiteral } from "./type-checks.js";

// Schemas of large interfaces that are told to the runtime as data (`json/shapes.ts`): objects, lists of what has a shape, choices.

/** True for a schema that is told as data. */
export function hasShape(schema: JsonSchema): boolean {
  return isShaped(schema) || isOnlyChoice(schema) || isListOfShapes(schema);
}

/** True for a list, which may be null, about which nothing is said but its items. */
function isListOfShapes(schema: JsonSchema): boolean {
  const { types = [], items } = schema;
  const [type, other = "null", ...more] = types;
  if (type !== "array" || other !== "null" || more.length > 0 || items === undefined) return false;
  if (!Object.keys(schema).every((keyword) => isAnnotation(keyword) || keyword === "types" || keyword === "items"))
    return false;
  const item = referencedSchema(items);
  return isAtItems(schema, items) && (isShaped(item) || isOnlyChoice(item));
}

/** The shape of a schema as an expression. `at` is the place where it was written, of one that says so itself. */
export function shapeText(schema: JsonSchema, site: EmitContext, at: string | undefined): string {
  return objectText({
    at: at === undefined ? undefined : stringLiteral(at),
    ...membersOf(schema, site),
    isDeep: trueIf(site.module.recurs(schema)),
    isRevisited: trueIf(site.module.isRevisited(schema)),
  });
}

function membersOf(schema: JsonSchema, site: EmitContext): LiteralProperties {
  if (isShaped(schema)) return objectMembers(schema, site);
  if (isOnlyChoice(schema)) return choiceMembers(schema, site);
  const { types, items = schema } = schema;
  const inner = { ...site, label: innerLabel(site.label, "Item") };
  return {
    types: types?.length === 1 ? undefined : typesLiteral(types ?? []),
    items: `() => ${site.module.shapeName(targetOf(inner, referencedSchema(items)))}`,
  };
}
