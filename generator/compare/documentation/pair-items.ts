import { canonicalText } from "../../../templates/runtime/json/unique.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { inOrder } from "../../text/in-order.js";
import { pairUp, type Pairing } from "../pair-up.js";
import type { ComparedVersion } from "../versions.js";

/** An item of a list, and its index there. */
export interface ListItem {
  /** From 0. */
  readonly index: number;
  readonly value: JsonValue;
}

/** Lists whose order says nothing. */
const sets: ReadonlySet<string> = new Set(
  "parameters tags required enum type allOf anyOf oneOf security servers".split(" "),
);

/** Members that hold data of any shape, in which every order may mean something. */
const isData = /^(?:x-|(?:examples?|default|const|value)$)/;

/** True for values of a member that say the same: lists that are sets in any order. */
export function haveEqualText(key: string, before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (before === after) return true;
  if (before === undefined || after === undefined) return false;
  return orderlessText(key, before) === orderlessText(key, after);
}

/** One text for values that say the same, in whichever order their sets have their items. */
function orderlessText(key: string, value: JsonValue, isSorted = sets.has(key)): string {
  if (isData.test(key)) return canonicalText(value);
  if (isList(value)) {
    const items = value.map((item) => orderlessText(key === "security" ? key : "", item));
    return `[${(isSorted ? items.sort() : items).join()}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    // Scopes of a scheme are a set as the schemes are.
    .map((name) => `${JSON.stringify(name)}:${orderlessText(key === "security" ? key : name, value[name] ?? null)}`);
  return `{${members.join()}}`;
}

/**
 * Items of two lists of objects that belong together and differ, and those without a partner. Of a list whose order says something,
 * items are paired by position; else those that name themselves alike are, and then whatever is left.
 */
export function pairItems(
  key: string,
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  resolve: (value: JsonValue, side: ComparedVersion) => JsonValue,
): Pairing<ListItem> {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  if (!sets.has(key) || (old.length === 1 && now.length === 1)) return inTurn(old, now);
  const names = new Map<ListItem, string | undefined>([
    ...old.map((item) => [item, nameOf(resolve(item.value, "before"))] as const),
    ...now.map((item) => [item, nameOf(resolve(item.value, "after"))] as const),
  ]);
  const same = pairUp(old, now, [({ value }) => orderlessText("", value)]);
  const named = pairUp(same.removed, same.added, [(item) => names.get(item)]);
  const rest = inTurn(sorted(named.removed), sorted(named.added));
  return { both: [...named.both, ...rest.both], removed: rest.removed, added: rest.added };
}

function itemsOf(list: readonly JsonValue[]): readonly ListItem[] {
  return list.map((value, index) => ({ index, value }));
}

function sorted(items: readonly ListItem[]): readonly ListItem[] {
  return inOrder(items, ({ value }) => orderlessText("", value));
}

function inTurn(before: readonly ListItem[], after: readonly ListItem[]): Pairing<ListItem> {
  return {
    both: before.flatMap((item, at) => {
      const partner = after[at];
      return partner === undefined ? [] : [{ before: item, after: partner }];
    }),
    removed: before.slice(after.length),
    added: after.slice(before.length),
  };
}

/** The name by which an item is known among others: of a parameter with its place, of a tag, a server or a schema. */
function nameOf(value: JsonValue): string | undefined {
  if (!isRecord(value)) return undefined;
  const parts = ["$ref", "in", "name", "url", "title"].map((key) =>
    Object.hasOwn(value, key) ? value[key] : undefined,
  );
  return parts.every((part) => part === undefined) ? undefined : JSON.stringify(parts);
}

/** True for lists whose order says nothing: their items are known by what they say. */
export function isSet(key: string): boolean {
  return sets.has(key);
}
