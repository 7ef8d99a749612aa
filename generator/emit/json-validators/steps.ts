import { escapePointerPart, type Origin } from "../../diagnostics/origin.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { escaped } from "../../../templates/runtime/base/safe-text.js";
import { safePart } from "../../../templates/runtime/json/pointer.js";
import { callText } from "../body/expression-texts.js";
import type { EmitContext } from "./emit-context.js";
import type { Statement } from "./statement.js";

// Steps of the collecting path, from which the runtime makes the paths of problems: to members and items of the value, and
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

/**
 * Statements that look at what a step leads to. A schema with functions of its own says there where it stands, so that a step
 * which stays at the value is left out.
 */
export function withinStep(
  site: EmitContext,
  step: SchemaStep,
  statements: readonly Statement[],
): readonly Statement[] {
  const [only, ...others] = statements;
  if (step.place === undefined && only?.kind === "call" && others.length === 0 && only.isNamed) return statements;
  return stepTo(site, step.place, pieceOf(site, step), statements);
}

/** The same for a member that a site holds and to which no step has been begun. */
export function withinMember(site: EmitContext, statements: readonly Statement[]): readonly Statement[] {
  return site.step === undefined ? statements : stepTo(site, site.step, undefined, statements);
}

function stepTo(
  { module }: EmitContext,
  part: string | undefined,
  piece: string | undefined,
  then: readonly Statement[],
): readonly Statement[] {
  if (then.length === 0) return [];
  const enter = module.runtime("json/problems", "enter");
  const leave = module.runtime("json/problems", "leave");
  return [
    { kind: "step", place: part, piece, then, enter, leave, visit: module.runtime("json/collect", "visitValue") },
  ];
}

/** The way of a step as an expression: from the contract on where a schema does not stand within the one that the step leaves. */
export function pieceOf({ module }: EmitContext, { from, to, way }: SchemaStep): string {
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

/** The same of the items of an array. */
export function isAtItems(from: JsonSchema, to: JsonSchema): boolean {
  return leadsTo(from.origin, "/items", to.origin);
}

function leadsTo(from: Origin, piece: string, to: Origin): boolean {
  if (from.kind === "offset" || to.kind === "offset") return true;
  return from.file === to.file && `${from.pointer}${piece}` === to.pointer;
}
