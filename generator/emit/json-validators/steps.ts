import { escapePointerPart, type Origin } from "../../diagnostics/origin.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { escaped } from "../../../templates/runtime/base/safe-text.js";
import { safePart } from "../../../templates/runtime/json/pointer.js";
import { callText } from "../body/expression-texts.js";
import { referencedSchema } from "./calls.js";
import { isPlainType } from "./plain-members.js";
import { optional, type EmitContext } from "./emit-context.js";

// Steps of a check that records, from which the runtime makes the paths of problems: to members and items of the value, and
// through the schema.

/** A step into a schema inside another: `way` leads there (["allOf", 0]), `place` is the member or item, as an expression. */
export interface SchemaStep {
  /** The schema that holds the other. */
  readonly from: JsonSchema;
  /** The schema that is entered. */
  readonly to: JsonSchema;
  /** Keys and indexes from one schema to the other. */
  readonly way: readonly (string | number)[];
  /** Absent where both schemas are asked of the same value. */
  readonly place?: string;
}

/** The site behind a step. */
export function siteAt(site: EmitContext, step: SchemaStep): EmitContext {
  const piece = saysItself(site, step) || leadsByPlace(step) ? undefined : pieceOf(site, step);
  if (step.place === undefined && piece === undefined) return site;
  return { ...site, to: `${optional(site.to)}.${callText("at", step.place ?? "undefined", piece)}` };
}

/** True for a named schema: its function adds its own location. Members without a name in a schema keep their way, since they may be secrets. */
function saysItself({ module }: EmitContext, { to, way }: SchemaStep): boolean {
  const target = referencedSchema(to);
  const isNameless = ["additionalProperties", "patternProperties", "unevaluatedProperties"].includes(`${way[0]}`);
  return !isNameless && module.typeName(target) !== undefined && !isPlainType(target);
}

/** True where the runtime knows the way from the place alone. */
function leadsByPlace({ from, to, way, place: key }: SchemaStep): boolean {
  const [keyword, name, ...others] = way;
  if (others.length > 0) return false;
  if (keyword === "items") return name === undefined && leadsTo(from.origin, "/items", to.origin);
  return (
    keyword === "properties" && typeof name === "string" && key === stringLiteral(name) && isAtName(from, name, to)
  );
}

/** The way of a step as an expression: from the contract on where a schema does not stand within the one that the step leaves. */
function pieceOf({ module }: EmitContext, { from, to, way }: SchemaStep): string {
  const piece = way.map((part) => `/${typeof part === "number" ? part : escapePointerPart(part)}`).join("");
  if (leadsTo(from.origin, piece, to.origin)) return stringLiteral(escaped(piece));
  return stringLiteral(wayWithin(from.origin, to.origin) ?? module.schemaPath(to));
}

/** The rest of a pointer that begins with another; undefined when it does not. */
export function wayWithin(from: Origin, to: Origin): string | undefined {
  if (from.kind === "offset" || to.kind === "offset" || from.file !== to.file) return undefined;
  const rest = to.pointer.slice(from.pointer.length);
  return to.pointer.startsWith(from.pointer) && (rest === "" || rest.startsWith("/")) ? rest : undefined;
}

/** The name of a member that a variable holds, as a part of a path. */
export function pathPart(name: string, { module }: EmitContext): string {
  return callText(module.runtime("json/pointer", "safePart"), name);
}

/**
 * True when a schema stands where a member called `name` is looked for, and so the runtime knows the way to it: the name is a part
 * of paths as it is.
 */
export function isAtName(from: JsonSchema, name: string, to: JsonSchema): boolean {
  return safePart(name) === name && leadsTo(from.origin, `/properties/${escapePointerPart(name)}`, to.origin);
}

function leadsTo(from: Origin, piece: string, to: Origin): boolean {
  if (from.kind === "offset" || to.kind === "offset") return true;
  return from.file === to.file && `${from.pointer}${piece}` === to.pointer;
}
