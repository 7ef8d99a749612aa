import { setOwnProperty } from "../base/own-property.js";
import { pointerPart } from "../json/pointer.js";
import { isBlob, isBytes } from "./payload-bytes.js";

/** The members of a schema that do not travel in one direction (`readOnly` in requests, `writeOnly` in answers). */
export interface HiddenMembers {
  /** Members that do not travel. */
  readonly names?: readonly string[];
  /** Members that do, though another schema of the interface hides members of their names. */
  readonly shown?: readonly string[];
  /** The tables of members with something hidden inside; each declared one is here when `others` is. */
  readonly members?: Readonly<Record<string, Hidden>>;
  /** The same for members without a name of their own in the schema. */
  readonly others?: readonly Hidden[];
  /** The table of items; absent where nothing inside them is hidden. */
  readonly items?: Hidden;
  /** Tables of the first items, by position; absent where nothing inside them is hidden. */
  readonly prefixItems?: readonly Hidden[];
  /** Schemas that speak of the same value: of references, compositions and conditions. */
  readonly parts?: readonly HiddenPart[];
}

/** A table, or a function that gives it: schemas refer to themselves. */
export type Hidden = HiddenMembers | (() => HiddenMembers);

/** A part of a value with hidden members, such as a branch of `oneOf`. */
export interface HiddenPart {
  /** The table of the part. */
  readonly of: Hidden;
  /** Tells whether a value is meant by a branch; absent where every value is. */
  readonly when?: (value: unknown) => boolean;
}

/**
 * Tells whether a value may be meant by a branch without a validator of its own: it has the members that the branch
 * requires, and one of the constants that the branch gives to them.
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
 * A value without its hidden members, at any depth; the value itself when it has none. `found` gets their pointers. A name
 * is hidden when one of the schemas that apply hides it and none of them shows it: so the types read as well.
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
    if (names.has(name)) {
      found.push(at);
      copy ??= { ...members };
      Reflect.deleteProperty(copy, name);
      continue;
    }
    const inner = visible(
      members[name],
      all.flatMap((table) => tablesOfMember(table, name)),
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

function tablesOfMember({ members = {}, others = [] }: HiddenMembers, name: string): readonly Hidden[] {
  return Object.hasOwn(members, name) ? [members[name]!] : others;
}

/**
 * The tables that apply to a value, parts inside of parts included. If a value is meant by none of several branches, all
 * of them hide and none of them shows: such a value breaks the contract, and may be written all the same.
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
