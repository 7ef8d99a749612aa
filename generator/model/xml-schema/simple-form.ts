import { builtin, isBuiltin } from "./builtin-types.js";
import type { Facets, SimpleTypeDefinition } from "./components.js";
import { integerRange } from "./integer-range.js";
import { primitiveRow, type PrimitiveName } from "./primitive-types.js";
import { isDerivedFrom } from "./type-derivation.js";

/** The form of values of a simple type in TypeScript. */
export type SimpleForm =
  /** Strings; also decimals, dates, times and durations, which keep their text. */
  | { readonly kind: "text" }
  | { readonly kind: "boolean" }
  /** Integers that fit a JavaScript number, with the range that the facets leave. */
  | { readonly kind: "integer"; readonly least: bigint; readonly greatest: bigint }
  | { readonly kind: "bigint" }
  | { readonly kind: "double" }
  | { readonly kind: "bytes" }
  /** Qualified names. */
  | { readonly kind: "name" }
  /** `keepsText`: each item is a string, regardless of its type. */
  | { readonly kind: "list"; readonly item: SimpleTypeDefinition; readonly keepsText: boolean }
  | { readonly kind: "union"; readonly members: readonly SimpleTypeDefinition[] };

/**
 * The form of a simple type's values. A pattern is about how a value is written, so a type with one keeps its text: an
 * integer of the pattern "[0-9]{4}" is a string, for "0042" must not come back as "42". Qualified names do not: their text means nothing
 * without its prefixes.
 */
export function simpleForm(type: SimpleTypeDefinition): SimpleForm {
  const form = nativeForm(type);
  if (patternsOfRestrictions(type).length === 0 || form.kind === "name") return form;
  if (form.kind !== "list") return { kind: "text" };
  return simpleForm(form.item).kind === "name" ? form : { ...form, keepsText: true };
}

/** True if a type has strings for values only because of a pattern. */
export function keepsText(type: SimpleTypeDefinition): boolean {
  return simpleForm(type).kind === "text" && nativeForm(type).kind !== "text";
}

/** True if values are qualified names, or contain some as items or union alternatives. */
export function holdsNames({ variety }: SimpleTypeDefinition): boolean {
  switch (variety.kind) {
    case "any":
      return false;
    case "atomic":
      return primitiveRow(variety.primitive).form === "name";
    case "list":
      return holdsNames(variety.item);
    case "union":
      return variety.members.some(holdsNames);
  }
}

/** The form that values would have without patterns. */
export function nativeForm(type: SimpleTypeDefinition): SimpleForm {
  const { variety } = type;
  switch (variety.kind) {
    case "any":
      return { kind: "text" };
    case "list":
      return { kind: "list", item: variety.item, keepsText: false };
    case "union":
      return { kind: "union", members: variety.members };
    case "atomic":
      return atomicForm(type, variety.primitive);
  }
}

function atomicForm(type: SimpleTypeDefinition, primitive: PrimitiveName): SimpleForm {
  const { form } = primitiveRow(primitive);
  if (form !== "decimal") return { kind: form };
  return isInteger(type) ? integerForm(type.facets) : { kind: "text" };
}

/** True if values are read as integers, without a decimal point. */
export function isInteger(type: SimpleTypeDefinition): boolean {
  return isDerivedFrom(type, builtin("integer"));
}

const safest = BigInt(Number.MAX_SAFE_INTEGER);

function integerForm(facets: Facets): SimpleForm {
  const { least, greatest } = integerRange(facets);
  if (least === undefined || greatest === undefined || least < -safest || greatest > safest) return { kind: "bigint" };
  return { kind: "integer", least, greatest };
}

/** The built-in type that a type is, or restricts in one step or many; undefined for lists and unions of a schema's own. */
export function builtinBase(type: SimpleTypeDefinition): SimpleTypeDefinition | undefined {
  const nearest = nearestBuiltin(type);
  return nearest?.variety.kind === type.variety.kind ? nearest : undefined;
}

/** Cached for every type of a chain: calls are frequent, and chains can be long. */
const builtins = new WeakMap<SimpleTypeDefinition, SimpleTypeDefinition>();

function nearestBuiltin(type: SimpleTypeDefinition): SimpleTypeDefinition | undefined {
  const way: SimpleTypeDefinition[] = [];
  let found: SimpleTypeDefinition | undefined;
  for (let at: SimpleTypeDefinition | undefined = type; at !== undefined && found === undefined; at = at.base) {
    found = isBuiltin(at) ? at : builtins.get(at);
    way.push(at);
  }
  if (found !== undefined) for (const passed of way) builtins.set(passed, found);
  return found;
}

/** The steps of the facet pattern that restrict a built-in type further. */
export function patternsOfRestrictions(type: SimpleTypeDefinition): readonly (readonly string[])[] {
  const inherited = new Set((builtinBase(type)?.facets.patterns ?? []).map((step) => step.join("|")));
  return (type.facets.patterns ?? []).filter((step) => !inherited.has(step.join("|")));
}
