import { builtin, isBuiltin } from "../../model/xml-schema/builtin-types.js";
import type { Facets, PrimitiveName, SimpleTypeDefinition } from "../../model/xml-schema/components.js";

/** How values of a simple type look in TypeScript. */
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
  /** `keepsText`: each item is a string, whatever its type. */
  | { readonly kind: "list"; readonly item: SimpleTypeDefinition; readonly keepsText: boolean }
  | { readonly kind: "union"; readonly members: readonly SimpleTypeDefinition[] };

/**
 * The form of a simple type's values. A pattern is about how a value is written, so a type with one keeps its text: an
 * integer of the pattern "[0-9]{4}" is a string, for "0042" must not come back as "42".
 */
export function simpleForm(type: SimpleTypeDefinition): SimpleForm {
  const form = nativeForm(type);
  if (ownPatterns(type).length === 0 || form.kind === "name") return form;
  return form.kind === "list" ? { ...form, keepsText: true } : { kind: "text" };
}

/** Whether a type has strings for values only because of a pattern. */
export function keepsText(type: SimpleTypeDefinition): boolean {
  return simpleForm(type).kind === "text" && nativeForm(type).kind !== "text";
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
  switch (primitive) {
    case "boolean":
      return { kind: "boolean" };
    case "float":
    case "double":
      return { kind: "double" };
    case "hexBinary":
    case "base64Binary":
      return { kind: "bytes" };
    case "QName":
    case "NOTATION":
      return { kind: "name" };
    case "decimal":
      return isDerivedFrom(type, builtin("integer")) ? integerForm(type.facets) : { kind: "text" };
    case "string":
    case "anyURI":
    case "duration":
    case "dateTime":
    case "time":
    case "date":
    case "gYearMonth":
    case "gYear":
    case "gMonthDay":
    case "gDay":
    case "gMonth":
      return { kind: "text" };
  }
}

const safest = BigInt(Number.MAX_SAFE_INTEGER);

function integerForm(facets: Facets): SimpleForm {
  const range = integerRange(facets);
  if (range.least === undefined || range.greatest === undefined) return { kind: "bigint" };
  if (range.least < -safest || range.greatest > safest) return { kind: "bigint" };
  return { kind: "integer", least: range.least, greatest: range.greatest };
}

/** The bounds that facets set for integers, both included. */
function integerRange(facets: Facets): { readonly least: bigint | undefined; readonly greatest: bigint | undefined } {
  const digits =
    facets.totalDigits === undefined || facets.totalDigits > 400 ? undefined : 10n ** BigInt(facets.totalDigits) - 1n;
  const least = [
    digits === undefined ? undefined : -digits,
    bound(facets.minInclusive, 0n),
    bound(facets.minExclusive, 1n),
  ];
  const greatest = [digits, bound(facets.maxInclusive, 0n), bound(facets.maxExclusive, -1n)];
  return {
    least: least.reduce((a, b) => (a === undefined || (b !== undefined && b > a) ? b : a), undefined),
    greatest: greatest.reduce((a, b) => (a === undefined || (b !== undefined && b < a) ? b : a), undefined),
  };
}

function bound(text: string | undefined, step: bigint): bigint | undefined {
  const digits = text === undefined ? null : /^\s*([+-]?)([0-9]+)\s*$/.exec(text);
  if (digits === null) return undefined;
  const size = BigInt(digits[2] ?? "0");
  return (digits[1] === "-" ? -size : size) + step;
}

/** Whether a type is another one or derived from it. */
export function isDerivedFrom(type: SimpleTypeDefinition, ancestor: SimpleTypeDefinition): boolean {
  for (let current: SimpleTypeDefinition | undefined = type; current !== undefined; current = current.base) {
    if (current === ancestor) return true;
  }
  return false;
}

/** The built-in type that a type is, or restricts in one step or many; undefined for lists and unions of a schema's own. */
export function builtinBase(type: SimpleTypeDefinition): SimpleTypeDefinition | undefined {
  const nearest = nearestBuiltin(type);
  return nearest?.variety.kind === type.variety.kind ? nearest : undefined;
}

/** Kept for every type on the way: each is asked for many times, and chains can be long. */
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
export function ownPatterns(type: SimpleTypeDefinition): readonly (readonly string[])[] {
  const inherited = new Set((builtinBase(type)?.facets.patterns ?? []).map((step) => step.join("|")));
  return (type.facets.patterns ?? []).filter((step) => !inherited.has(step.join("|")));
}
