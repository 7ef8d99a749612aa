import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { escapePointerPart, type PointerOrigin, type SourceFile } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { maxDocumentDepth, maxValues } from "../limits.js";
import { pointerTokens } from "../../model/json-pointer.js";
import type { Overlay, OverlayAction } from "./read-overlay.js";
import { maxOverlaySteps, selectNodes, type DocumentSize, type NodePath } from "./select-nodes.js";

/** A document with overlays on it, and the places where its parts were written. */
export interface OverlaidDocument {
  readonly value: JsonValue;
  /** The place in the document or in an overlay of what a pointer names. */
  writtenAt(pointer: string): PointerOrigin;
}

type DraftObject = { [key: string]: Draft };
type Draft = string | number | boolean | null | Draft[] | DraftObject;

/** The places of members that do not stand in their holder's text: those that an overlay brought, and items that were moved. */
type Places = Map<object, Map<string, PointerOrigin>>;

/**
 * Applies overlays one after the other, and the actions of each in order (Overlay Specification 1.0, section 4.4): what a target selects is
 * taken out, or the update is merged into it.
 */
export function applyOverlays(
  root: { readonly file: SourceFile; readonly value: JsonValue },
  overlays: readonly Overlay[],
  diagnostics: Diagnostics,
): OverlaidDocument {
  const overlaid = new OverlaidValue(diagnostics, root);
  for (const { actions } of overlays) for (const action of actions) overlaid.apply(action);
  return { value: overlaid.value, writtenAt: (pointer) => overlaid.placeOf(pointerTokens(pointer)) };
}

/** The value of a document to which overlays are applied, with the places of what they brought. */
class OverlaidValue {
  private readonly places: Places = new Map();
  readonly value;
  private readonly start: PointerOrigin;
  private readonly size;
  private readonly budget = { steps: maxOverlaySteps };
  private added = 0;

  constructor(
    private readonly diagnostics: Diagnostics,
    root: { readonly file: SourceFile; readonly value: JsonValue },
  ) {
    this.value = copyOf(root.value);
    this.start = { kind: "pointer", file: root.file, pointer: "" };
    this.size = { values: countOf(this.value), depth: depthOf(this.value) };
  }

  apply(action: OverlayAction): void {
    const { origin, target, update, isRemoval } = action;
    const selection = selectNodes(this.value, target, this.sizeNow(), this.budget);
    if ("reason" in selection) {
      this.diagnostics.report("overlay/invalid-target", origin, { target, reason: selection.reason });
      return;
    }
    const { ways } = selection;
    if (ways.length === 0) this.diagnostics.report("overlay/no-match", origin, { target });
    else if (isRemoval) this.remove(ways, origin);
    else if (update !== undefined) ways.forEach((way) => void this.merge(way, update, origin, target));
  }

  private sizeNow(): DocumentSize {
    return { values: this.size.values + this.added, depth: this.size.depth };
  }

  /** Items of one list go together: one by one, each would move all behind it. */
  private remove(ways: readonly NodePath[], origin: PointerOrigin): void {
    const byHolder = new Map<Draft[] | DraftObject, Set<string>>();
    for (const way of ways) {
      const holder = this.nodeAt(way.slice(0, -1));
      const key = way.at(-1);
      if (key === undefined || typeof holder !== "object" || holder === null) {
        this.diagnostics.report("overlay/unmergeable", origin, { reason: "the document itself cannot be removed" });
        continue;
      }
      const keys = byHolder.get(holder) ?? new Set();
      byHolder.set(holder, keys.add(String(key)));
    }
    // Places are those of the text, so they are noted before anything moves.
    for (const way of ways) {
      const holder = this.nodeAt(way.slice(0, -1));
      if (Array.isArray(holder)) this.fixPlaces(holder, way.slice(0, -1));
    }
    for (const [holder, keys] of byHolder) {
      if (!Array.isArray(holder)) for (const key of keys) Reflect.deleteProperty(holder, key);
      else this.removeItems(holder, keys);
    }
  }

  private removeItems(list: Draft[], keys: ReadonlySet<string>): void {
    const origins = this.places.get(list);
    const kept = list.flatMap((item, index) =>
      keys.has(String(index)) ? [] : [{ item, place: origins?.get(String(index)) }],
    );
    list.length = 0;
    const moved = new Map<string, PointerOrigin>();
    kept.forEach(({ item, place: origin }, index) => {
      list.push(item);
      if (origin !== undefined) moved.set(String(index), origin);
    });
    this.places.set(list, moved);
  }

  /** Notes the place of every item of a list that is about to change. */
  private fixPlaces(list: Draft[], way: NodePath): void {
    const known = this.places.get(list) ?? new Map<string, PointerOrigin>();
    if (known.size >= list.length) return;
    const holder = this.placeOf(way.map(String));
    for (const index of list.keys())
      if (!known.has(String(index))) known.set(String(index), { ...holder, pointer: `${holder.pointer}/${index}` });
    this.places.set(list, known);
  }

  private merge(
    way: NodePath,
    update: NonNullable<OverlayAction["update"]>,
    origin: PointerOrigin,
    target: string,
  ): boolean {
    this.added += countOf(update.value);
    if (this.size.values + this.added > maxValues) {
      this.diagnostics.report("overlay/unmergeable", origin, {
        reason: `the document would have more than ${maxValues} values`,
      });
      return false;
    }
    const node = this.nodeAt(way);
    if (typeof node !== "object" || node === null) {
      this.diagnostics.report("overlay/unmergeable", origin, {
        reason: `target "${target}" selects ${node === null ? "null" : `a ${typeof node}`}, but an update requires an object or an array`,
      });
      return false;
    }
    if (way.length + depthOf(update.value) > maxDocumentDepth) {
      this.diagnostics.report("overlay/unmergeable", origin, {
        reason: `the document would be nested deeper than ${maxDocumentDepth} levels`,
      });
      return false;
    }
    this.size.depth = Math.max(this.size.depth, way.length + depthOf(update.value));
    if (Array.isArray(node)) this.append(node, update.value, update.origin);
    else this.mergeInto(node, update.value, update.origin);
    return true;
  }

  /** Members of objects are merged, items of lists are added, and everything else takes the place of what was there. */
  private mergeInto(node: DraftObject, update: JsonValue, origin: PointerOrigin): void {
    if (typeof update !== "object" || update === null || Array.isArray(update)) {
      this.diagnostics.report("overlay/unmergeable", origin, { reason: "the update of an object must be an object" });
      return;
    }
    for (const [key, next] of Object.entries(update)) {
      const target = { ...origin, pointer: `${origin.pointer}/${escapePointerPart(key)}` };
      const present = Object.hasOwn(node, key) ? node[key] : undefined;
      if (isObject(present) && isPlainObject(next)) this.mergeInto(present, next, target);
      else if (Array.isArray(present) && Array.isArray(next))
        (next as readonly JsonValue[]).forEach((item, index) => {
          this.append(present, item, { ...target, pointer: `${target.pointer}/${index}` });
        });
      else {
        define(node, key, copyOf(next));
        this.notePlace(node, key, target);
      }
    }
  }

  private append(list: Draft[], item: JsonValue, origin: PointerOrigin): void {
    this.notePlace(list, String(list.length), origin);
    list.push(copyOf(item));
  }

  private notePlace(holder: object, key: string, origin: PointerOrigin): void {
    const known = this.places.get(holder) ?? new Map<string, PointerOrigin>();
    this.places.set(holder, known.set(key, origin));
  }

  private nodeAt(way: NodePath): Draft | undefined {
    let at: Draft | undefined = this.value;
    for (const key of way)
      at = typeof at === "object" && at !== null && Object.hasOwn(at, key) ? (at as DraftObject)[key] : undefined;
    return at;
  }

  placeOf(tokens: readonly string[]): PointerOrigin {
    let origin = this.start;
    let at: Draft | undefined = this.value;
    for (const token of tokens) {
      const holder: Draft | undefined = at;
      const noted = typeof holder === "object" && holder !== null ? this.places.get(holder)?.get(token) : undefined;
      origin = noted ?? { ...origin, pointer: `${origin.pointer}/${escapePointerPart(token)}` };
      at =
        typeof holder === "object" && holder !== null && Object.hasOwn(holder, token)
          ? (holder as DraftObject)[token]
          : undefined;
    }
    return origin;
  }
}

function isObject(value: Draft | undefined): value is DraftObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlainObject(value: JsonValue): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Sets a member of a copy, "__proto__" included. */
function define(holder: DraftObject, key: string, value: Draft): void {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
}

/** A copy that may be changed: parts that an alias names twice are two. Documents are not deep. */
function copyOf(value: JsonValue): Draft {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]));
}

function innerValues(value: JsonValue | Draft): readonly JsonValue[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

function countOf(value: JsonValue | Draft): number {
  let count = 1;
  for (const inner of innerValues(value)) count += countOf(inner);
  return count;
}

function depthOf(value: JsonValue | Draft): number {
  let depth = 0;
  for (const inner of innerValues(value)) depth = Math.max(depth, depthOf(inner));
  return depth + 1;
}
