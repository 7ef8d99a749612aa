import { escapePointerPart } from "../../diagnostics/origin.js";
import { valueAt } from "../../model/json-pointer.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { fieldOf, methods, type Field, type ObjectKind } from "../../model/openapi-structure.js";
import { createIsNewPair } from "../pair-map.js";
import { isSet, pairItems, haveEqualText } from "./pair-items.js";
import type { ComparedVersion, Versions } from "../versions.js";

type JsonObject = { readonly [key: string]: JsonValue };

/** An object that both versions of a document have. */
export interface ObjectPair extends Versions<JsonObject> {
  /** The kind of object in the terms of OpenAPI, which is the same in both. */
  readonly kind: ObjectKind;
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
  readonly targets: readonly { readonly side: ComparedVersion; readonly at: string }[];
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
    const [before, after] = [ownPropertyOf(pair.before, key), ownPropertyOf(pair.after, key)];
    const field = fieldOf(pair.kind, key);
    const entries = field && before !== undefined && after !== undefined && this.entriesOf(key, field, before, after);
    if (field && entries) for (const entry of entries) this.visitEntry(pair, field, entry);
    else if (!haveEqualText(key, before, after))
      this.found.push({ pair, way: [key], isExtension: field === undefined && key.startsWith("x-"), targets: [] });
  }

  /** The objects of a field; undefined if its values have another shape. */
  private entriesOf(key: string, field: Field, old: JsonValue, now: JsonValue): readonly Entry[] | undefined {
    const { shape, extensible = false } = field;
    if (shape === "one") return [{ way: [key], before: old, after: now }];
    if (shape === "map" && isRecord(old) && isRecord(now))
      return namesOf(old, now).map((name) => {
        const [before, after] = [ownPropertyOf(old, name), ownPropertyOf(now, name)];
        return { way: [key, name], name, before, after, isExtension: extensible && name.startsWith("x-") };
      });
    if (shape !== "list" || !isList(old) || !isList(now)) return undefined;
    const { both, removed, added } = pairItems(key, old, now, (value, side) => this.resolved(value, side).value);
    return [
      ...both.map(({ before: { index, value: before }, after: { index: afterIndex, value: after } }) => {
        const name = itemName(this.resolved(before, "before").value) ?? (isSet(key) ? "" : String(index));
        return { way: [key, String(index)], afterWay: [key, String(afterIndex)], name, before, after };
      }),
      ...removed.map(({ index, value: before }) => ({ way: [key, String(index)], before })),
      ...added.map(({ index, value: after }) => ({ way: [key, String(index)], after })),
    ];
  }

  private visitEntry(pair: ObjectPair, field: Field, entry: Entry): void {
    const { way, name = "", before, after, isExtension = false } = entry;
    const tell = (targets: MemberDifference["targets"] = []): void =>
      void this.found.push({ pair, way, isExtension, targets });
    if (isExtension) {
      if (!haveEqualText(name, before, after)) tell();
    } else if (before === undefined || after === undefined)
      tell([...this.targetOf(before, "before"), ...this.targetOf(after, "after")]);
    else if (!this.addObjects(pair, field, entry, before, after)) tell();
  }

  private targetOf(value: JsonValue | undefined, side: ComparedVersion): MemberDifference["targets"] {
    if (value === undefined || !isRecord(value) || refOf(value) === undefined) return [];
    const { at } = this.resolved(value, side);
    return at === "" ? [] : [{ side, at }];
  }

  /** Adds two versions of an object. Returns false for other values that differ. */
  private addObjects(pair: ObjectPair, { kind }: Field, entry: Entry, before: JsonValue, after: JsonValue): boolean {
    if (!isRecord(before) || !isRecord(after)) return haveEqualText("", before, after);
    const { way, afterWay = way, name } = entry;
    const [beforeAt, afterAt] = [`${pair.beforeAt}/${pointerOf(way)}`, `${pair.afterAt}/${pointerOf(afterWay)}`];
    const subject = subjectOf(pair, way[0] ?? "", name, kind, before);
    const written = { kind, before, after, beforeAt, afterAt, subject };
    const refs = [refOf(before), refOf(after)];
    if (kind === "plain" || refs[0] === refs[1]) {
      this.add(written);
      return true;
    }
    const [from, to] = [this.resolved(before, "before", beforeAt), this.resolved(after, "after", afterAt)];
    if (!isRecord(from.value) || !isRecord(to.value)) return false;
    // Other names of the same are told as such; beside references to both, texts may stand.
    if (refs.every((ref) => ref !== undefined)) this.add(written);
    this.add({ ...written, before: from.value, after: to.value, beforeAt: from.at, afterAt: to.at });
    return true;
  }

  /** The value that a reference within the document leads to, and its pointer; any other value as it is. */
  private resolved(
    value: JsonValue,
    side: ComparedVersion,
    at = "",
  ): { readonly value: JsonValue; readonly at: string } {
    let found = { value, at };
    for (let count = 0; count < maxReferences; count++) {
      const ref = isRecord(found.value) ? refOf(found.value) : undefined;
      const pointer = ref?.startsWith("#/") === true ? decoded(ref.slice(1)) : undefined;
      const target = pointer === undefined ? undefined : valueAt(this[side], pointer);
      if (pointer === undefined || target === undefined) return found;
      found = { value: target, at: pointer };
    }
    return found;
  }
}
/** An object of a field in both versions, or in one of them. */
interface Entry {
  /** The field, and the name or the index below it, in the earlier version. */
  readonly way: readonly string[];
  /** The same in the later version; undefined if it is equal. */
  readonly afterWay?: readonly string[];
  /** The name in subjects; undefined for the only object of a field. */
  readonly name?: string;
  /** Undefined if only the later version has the object. */
  readonly before?: JsonValue | undefined;
  /** Undefined if only the earlier version has the object. */
  readonly after?: JsonValue | undefined;
  /** True for an extension among the objects. */
  readonly isExtension?: boolean;
}

function namesOf(before: JsonObject, after: JsonObject): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
}

/** The value of a member; undefined where there is none, whatever the prototype has. */
export function ownPropertyOf(value: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function pointerOf(names: readonly string[]): string {
  return names.map(escapePointerPart).join("/");
}

function refOf(value: JsonObject): string | undefined {
  const ref = ownPropertyOf(value, "$ref");
  return typeof ref === "string" ? ref : undefined;
}

/** References that are followed one after another. */
const maxReferences = 40;

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
