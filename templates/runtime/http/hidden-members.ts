import { setOwnProperty } from "../base/own-property.js";
import { pointerPart } from "../json/pointer.js";
import { isBlob, isBytes } from "./payload-bytes.js";

/** Properties of a schema that are not sent in one direction (`readOnly` in requests, `writeOnly` in responses). */
export interface HiddenMembers {
  /** Properties that are not sent. */
  readonly names?: readonly string[];
  /** Properties that are sent, though another schema of the API hides properties of the same names. */
  readonly shown?: readonly string[];
  /**
   * Tables of properties whose values contain hidden properties. Lists every declared property if other properties have
   * tables or are hidden.
   */
  readonly members?: Readonly<Record<string, Hidden>>;
  /** Properties by patterns of their names. */
  readonly patterns?: readonly HiddenPattern[];
  /** Tables for additional properties. */
  readonly others?: readonly Hidden[];
  /** True if additional properties are not sent. */
  readonly hidesOthers?: true;
  /** The table of items. Undefined if they contain nothing hidden. */
  readonly items?: Hidden;
  /** Tables of the first items, by position. Undefined if they contain nothing hidden. */
  readonly prefixItems?: readonly Hidden[];
  /** Schemas that speak of the same value: of references, compositions and conditions. */
  readonly parts?: readonly HiddenPart[];
}

/** Properties whose names match a pattern. */
export interface HiddenPattern {
  /** The matcher of names. */
  readonly matches: { test(name: string): boolean };
  /** True if the properties are not sent. */
  readonly isHidden?: true;
  /** The table of their values. Undefined if they contain nothing hidden. */
  readonly of?: Hidden;
}

/** A table, or a function that gives it: schemas refer to themselves. */
export type Hidden = HiddenMembers | (() => HiddenMembers);

/** A subschema with hidden properties, such as a branch of `oneOf`. */
export interface HiddenPart {
  /** The table of the part. */
  readonly of: Hidden;
  /** True if a branch applies to a value. Undefined if the branch applies to every value. */
  readonly when?: (value: unknown) => boolean;
}

/**
 * True if a branch without a validator may apply to a value: the value has the properties that the branch requires, and
 * one of the constants that the branch gives them.
 */
export function looksLike(
  required: readonly string[],
  constants: Readonly<Record<string, readonly unknown[]>> = {},
): (value: unknown) => boolean {
  return (value) => {
    if (typeof value !== "object" || value === null || !required.every((name) => Object.hasOwn(value, name)))
      return false;
    const members = value as Readonly<Record<string, unknown>>;
    return Object.entries(constants).every(
      ([name, allowed]) => !Object.hasOwn(members, name) || allowed.includes(members[name]),
    );
  };
}

/**
 * Returns a value without its hidden properties, at any depth; the same value if it has none. `found` receives their
 * pointers. A property is hidden if one of the applicable schemas hides it and none of them shows it, as in the types.
 */
export function withoutMembers(value: unknown, hidden: Hidden, found: string[]): unknown {
  return visible(value, [hidden], "", found);
}

function visible(wholeValue: unknown, tables: readonly Hidden[], path: string, found: string[]): unknown {
  if (
    typeof wholeValue !== "object" ||
    wholeValue === null ||
    tables.length === 0 ||
    isBytes(wholeValue) ||
    isBlob(wholeValue)
  )
    return wholeValue;
  const value = asWritten(wholeValue);
  const all = applicable(value, tables);
  if (Array.isArray(value)) return visibleItems(value, all, path, found);
  const members = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  const shown = new Set(all.flatMap((table) => table.shown ?? []));
  const names = new Set(all.flatMap((table) => table.names ?? []).filter((name) => !shown.has(name)));
  for (const name of Object.keys(members)) {
    const at = `${path}/${pointerPart(name)}`;
    const rows = all.map((table) => rowOf(table, name));
    if (names.has(name) || (!shown.has(name) && rows.some(({ isHidden }) => isHidden))) {
      found.push(at);
      copy ??= { ...members };
      Reflect.deleteProperty(copy, name);
      continue;
    }
    const inner = visible(
      members[name],
      rows.flatMap(({ tables }) => tables),
      at,
      found,
    );
    if (inner !== members[name]) setOwnProperty((copy ??= { ...members }), name, inner);
  }
  return copy ?? wholeValue;
}

/** The value that JSON.stringify would write: an object with a `toJSON` of its own is replaced by its result. */
function asWritten(value: object): object {
  const { toJSON } = value as { readonly toJSON?: unknown };
  const written: unknown = typeof toJSON === "function" ? toJSON.call(value) : value;
  return typeof written === "object" && written !== null ? written : {};
}

function visibleItems(
  items: readonly unknown[],
  tables: readonly HiddenMembers[],
  path: string,
  found: string[],
): readonly unknown[] {
  let copy: unknown[] | undefined;
  items.forEach((item, index) => {
    const inner = tables.flatMap(({ items, prefixItems = [] }) => prefixItems[index] ?? items ?? []);
    const seen = visible(item, inner, `${path}/${index}`, found);
    if (seen !== item) (copy ??= [...items])[index] = seen;
  });
  return copy ?? items;
}

interface MemberRow {
  /** True if a pattern or the schema of additional properties hides the property. */
  readonly isHidden: boolean;
  /** The tables of its value. */
  readonly tables: readonly Hidden[];
}

/** JSON Schema core, section 10.3.2: additional properties are neither declared nor matched by a pattern. */
function rowOf({ members = {}, patterns = [], others = [], hidesOthers }: HiddenMembers, name: string): MemberRow {
  const isDeclared = Object.hasOwn(members, name);
  const matching = patterns.filter(({ matches }) => matches.test(name));
  if (!isDeclared && matching.length === 0) return { isHidden: hidesOthers === true, tables: others };
  return {
    isHidden: !isDeclared && matching.some(({ isHidden }) => isHidden),
    tables: [...(isDeclared ? [members[name]!] : []), ...matching.flatMap(({ of }) => of ?? [])],
  };
}

/**
 * Returns the tables that apply to a value, including nested parts. If none of several branches applies, all of them
 * hide and none of them shows: such a value is invalid, but may still be written.
 */
function applicable(value: unknown, tables: readonly Hidden[]): readonly HiddenMembers[] {
  const all = new Set(tables.map(tableOf));
  const strays = new Set<HiddenMembers>();
  // A Set visits what is added while it is walked.
  for (const { parts = [] } of all) {
    const meant = parts.filter(({ when }) => when === undefined || when(value));
    for (const { of } of meant) all.add(tableOf(of));
    const branches = parts.filter(({ when }) => when !== undefined);
    if (!meant.some(({ when }) => when !== undefined)) for (const { of } of branches) strays.add(tableOf(of));
  }
  for (const { parts = [] } of strays) for (const { of } of parts) strays.add(tableOf(of));
  return [...all, ...Array.from(strays, ({ shown: _, ...table }) => table)];
}

function tableOf(hidden: Hidden): HiddenMembers {
  return typeof hidden === "function" ? hidden() : hidden;
}
