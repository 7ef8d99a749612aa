import { escapePointerPart } from "../../diagnostics/origin.js";
import { valueAt } from "../../model/json-pointer.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { fieldOf, methods, type Field, type ObjectKind } from "../../model/openapi-structure.js";
import { createIsNewPair } from "../pair-map.js";
import { isSet, pairItems, haveEqualText, type ListItem } from "./pair-items.js";

type JsonObject = { readonly [key: string]: JsonValue };

/** An object that both versions of a document have. */
export interface ObjectPair {
  /** The kind of object in the terms of OpenAPI, which is the same in both. */
  readonly kind: ObjectKind;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** The pointers of both. */
  readonly beforeAt: string;
  /** The pointer in the later version. */
  readonly afterAt: string;
  /** The thing by names: "Order.quantity", "createOrder/query/limit". */
  readonly subject: string;
}

/** A member that says something else in the later version, or that one version alone has. */
export interface MemberDifference {
  /** The objects that the member stands in. */
  readonly pair: ObjectPair;
  /** The member: "description", or the way to an entry of it: "links/next". */
  readonly way: readonly string[];
  /** True for a member that begins with "x-", and is not one that the document has chosen the name of. */
  readonly isExtension: boolean;
  /** The pointers that references to other places lead to, where one version alone has the member. */
  readonly targets: readonly { readonly side: "before" | "after"; readonly at: string }[];
}

/**
 * The differences between two versions of one document, wherever an object stands in both: under the same name, the same reference, or
 * in the same turn. Nothing is said of them but where they are. Orders that say nothing make no difference. Nothing at the pointers that are left out is looked at.
 */
export function walkDocuments(
  before: JsonObject,
  after: JsonObject,
  leftOut: ReadonlySet<string> = new Set(),
): readonly MemberDifference[] {
  return new DocumentWalk(before, after, leftOut).differences();
}

/** A walk through both versions of a document, pair by pair. */
class DocumentWalk {
  private readonly found: MemberDifference[] = [];
  private readonly isNew = createIsNewPair<JsonObject, JsonObject>();
  private readonly waiting: ObjectPair[] = [];

  constructor(
    private readonly before: JsonObject,
    private readonly after: JsonObject,
    private readonly leftOut: ReadonlySet<string>,
  ) {}

  differences(): readonly MemberDifference[] {
    const { before, after } = this;
    this.add({ kind: "document", before, after, beforeAt: "", afterAt: "", subject: "" });
    for (let pair = this.waiting.pop(); pair !== undefined; pair = this.waiting.pop()) this.visit(pair);
    return this.found;
  }

  private add(pair: ObjectPair): void {
    if (this.leftOut.has(pair.beforeAt) || this.leftOut.has(pair.afterAt)) return;
    if (this.isNew(pair.before, pair.after)) this.waiting.push(pair);
  }

  private visit(pair: ObjectPair): void {
    // The last pair that is added is visited next: components are met by their names, before those that use them.
    const keys = namesOf(pair.before, pair.after);
    for (const key of pair.kind === "document" ? keys.reverse() : keys) this.visitMember(pair, key);
  }

  private visitMember(pair: ObjectPair, key: string): void {
    const [old, now] = [ownPropertyOf(pair.before, key), ownPropertyOf(pair.after, key)];
    const field = fieldOf(pair.kind, key);
    const isExtension = field === undefined && key.startsWith("x-");
    const tell = (...names: readonly string[]): void =>
      void this.found.push({ pair, way: [key, ...names], isExtension, targets: [] });
    if (field === undefined || old === undefined || now === undefined) {
      if (!haveEqualText(key, old, now)) tell();
    } else if (field.shape === "one") this.visitValue(pair, { old, now, field, keys: [wayOf(key), wayOf(key)], tell });
    else if (field.shape === "map" && isRecord(old) && isRecord(now)) {
      for (const name of namesOf(old, now)) {
        const [one, other] = [ownPropertyOf(old, name), ownPropertyOf(now, name)];
        const isData = field.extensible === true && name.startsWith("x-");
        if (isData) {
          if (!haveEqualText(name, one, other))
            this.found.push({ pair, way: [key, name], isExtension: true, targets: [] });
        } else if (one === undefined || other === undefined)
          this.found.push({
            pair,
            way: [key, name],
            isExtension,
            targets: [...this.targetOf(one, "before"), ...this.targetOf(other, "after")],
          });
        else
          this.visitValue(pair, {
            old: one,
            now: other,
            field,
            keys: [wayOf(key, name), wayOf(key, name)],
            name,
            tell: () => tell(name),
          });
      }
    } else if (field.shape === "list" && isList(old) && isList(now)) this.visitList(pair, tell, key, field, old, now);
    else if (!haveEqualText(key, old, now)) tell();
  }

  private visitList(
    pair: ObjectPair,
    tell: (name: string) => void,
    key: string,
    field: Field,
    old: readonly JsonValue[],
    now: readonly JsonValue[],
  ): void {
    const items = pairItems(
      key,
      old,
      now,
      (value, side) => resolved(value, side === "before" ? this.before : this.after).value,
    );
    const keysOf = (item: ListItem): string => wayOf(key, String(item.index));
    for (const { before: one, after: other } of items.both) {
      this.visitValue(pair, {
        old: one.value,
        now: other.value,
        field,
        keys: [keysOf(one), keysOf(other)],
        name: itemName(resolved(one.value, this.before).value) ?? (isSet(key) ? "" : String(one.index)),
        tell: () => tell(String(one.index)),
      });
    }
    for (const [side, { index, value }] of [
      ...items.removed.map((item) => ["before", item] as const),
      ...items.added.map((item) => ["after", item] as const),
    ])
      this.found.push({ pair, way: [key, String(index)], isExtension: false, targets: this.targetOf(value, side) });
  }

  private targetOf(value: JsonValue | undefined, side: "before" | "after"): MemberDifference["targets"] {
    if (value === undefined || !isRecord(value) || refOf(value) === undefined) return [];
    const { at } = resolved(value, side === "before" ? this.before : this.after);
    return at === "" ? [] : [{ side, at }];
  }

  private visitValue(pair: ObjectPair, { old, now, field, keys, name, tell }: Visited): void {
    if (!isRecord(old) || !isRecord(now)) {
      if (!haveEqualText("", old, now)) tell();
      return;
    }
    const { kind } = field;
    const [one, other] = [`${pair.beforeAt}/${keys[0]}`, `${pair.afterAt}/${keys[1]}`];
    const subject = subjectOf(pair, keys[0].split("/")[0] ?? "", name, kind, old);
    const refs = [refOf(old), refOf(now)];
    if (kind === "plain" || refs[0] === refs[1])
      return this.add({ kind, before: old, after: now, beforeAt: one, afterAt: other, subject });
    const [from, to] = [resolved(old, this.before, one), resolved(now, this.after, other)];
    if (!isRecord(from.value) || !isRecord(to.value)) return tell();
    // Other names of the same are told as such; beside references to both, texts may stand.
    if (refs.every((ref) => ref !== undefined))
      this.add({ kind, before: old, after: now, beforeAt: one, afterAt: other, subject });
    this.add({ kind, before: from.value, after: to.value, beforeAt: from.at, afterAt: to.at, subject });
  }
}

interface Visited {
  /** The value of the field in the earlier version. */
  readonly old: JsonValue;
  /** The value of the field in the later version. */
  readonly now: JsonValue;
  readonly field: Field;
  /** The ways below the holder on both sides, escaped. */
  readonly keys: readonly [string, string];
  /** The name of the thing where its holder is a map; absent elsewhere. */
  readonly name?: string;
  /** Records that the values differ. */
  readonly tell: () => void;
}

function namesOf(before: JsonObject, after: JsonObject): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
}

/** The value of a member; undefined where there is none, whatever the prototype has. */
export function ownPropertyOf(value: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function wayOf(...names: readonly string[]): string {
  return names.map(escapePointerPart).join("/");
}

function refOf(value: JsonObject): string | undefined {
  const ref = ownPropertyOf(value, "$ref");
  return typeof ref === "string" ? ref : undefined;
}

/** References that are followed one after another. */
const maxReferences = 40;

/** The value that a reference within the document leads to, and its pointer; any other value as it is. */
function resolved(value: JsonValue, root: JsonObject, at = ""): { readonly value: JsonValue; readonly at: string } {
  let found = { value, at };
  for (let count = 0; count < maxReferences; count++) {
    const ref = isRecord(found.value) ? refOf(found.value) : undefined;
    const pointer = ref?.startsWith("#/") === true ? decoded(ref.slice(1)) : undefined;
    const target = pointer === undefined ? undefined : valueAt(root, pointer);
    if (pointer === undefined || target === undefined) return found;
    found = { value: target, at: pointer };
  }
  return found;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The name of an item in subjects: "query/limit", or that of a tag; undefined where it has none. */
function itemName(item: JsonValue): string | undefined {
  if (!isRecord(item)) return undefined;
  const [valuePlace, name, url, title] = ["in", "name", "url", "title"].map((key) => ownPropertyOf(item, key));
  if (typeof name === "string") return typeof valuePlace === "string" ? `${valuePlace}/${name}` : name;
  return [url, title].find((text) => typeof text === "string");
}

/** The subject of a part, in the words of other changes: "Order.lines[].sku", "createOrder/query/limit". */
function subjectOf(
  { kind: holder, subject }: ObjectPair,
  key: string,
  name: string | undefined,
  kind: ObjectKind,
  value: JsonObject,
): string {
  if (kind === "components") return "";
  if (kind === "operation") {
    const id = ownPropertyOf(value, "operationId");
    return typeof id === "string"
      ? id
      : methods.some((method) => method === key)
        ? `${key.toUpperCase()} ${subject}`
        : subject;
  }
  if (holder === "schema" && key === "properties") return `${subject}.${name ?? ""}`;
  if (holder === "schema" && key === "items") return `${subject}[]`;
  const isNamed =
    holder === "components" ? key === "schemas" : holder === "document" ? name !== undefined : key === "parameters";
  const parts = isNamed && !/^(?:tags|servers)$/.test(key) ? [name] : [key, name];
  return [subject, ...parts].filter((part) => part !== undefined && part !== "").join("/");
}
