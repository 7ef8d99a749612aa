import type { Diagnostics } from "../../../diagnostics/collector.js";
import { escapePointerPart } from "../../../diagnostics/origin.js";
import type { Loss, LossKind } from "../../../model/contract.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { mendedValue, type Edit } from "../../mended-value.js";
import { pointerTokens } from "../../pointer.js";
import {
  isObject,
  items,
  member,
  members,
  originOf,
  refOf,
  rootOf,
  type Cursor,
  type SpecDocument,
} from "../cursor.js";
import { splitReference } from "../split-reference.js";
import { fieldOf, type Field, type Kind } from "../../../model/openapi-structure.js";
import { newerRules, type NewerRule } from "./newer-rules.js";

/** A document of OpenAPI 3.2 as one of 3.1. */
export interface LoweredDocument {
  readonly value: JsonValue;
  /** The parts that OpenAPI 3.1 has no words for. */
  readonly losses: readonly Loss[];
}

/** The version that a document of OpenAPI 3.2 is read as, unless it has members of 3.2 that our readers know. */
const lowered = "3.1.1";

/** True for a document that says that it is of OpenAPI 3.2. */
export function isNewer(value: JsonValue | undefined): boolean {
  const version = isObject(value) && Object.hasOwn(value, "openapi") ? value["openapi"] : undefined;
  return typeof version === "string" && /^3\.2\.\d+(-.+)?$/.test(version);
}

/**
 * Says in OpenAPI 3.1 what a document of 3.2 says, where 3.1 has words for it. The schemas of items of streams stay. Everything else is
 * taken out, each part with a warning at its place. Pointers stay those of the document.
 */
export function lowerDocument(document: SpecDocument, diagnostics: Diagnostics): LoweredDocument {
  const edits = new Map<string, Edit>();
  let isKept = false;
  const losses: Loss[] = [];
  const root = rootOf(document);
  /** References to shared media types, which OpenAPI 3.1 has not: what they name takes their place. */
  const shared = new Map<string, string>();
  visit(root, "document");
  if (!isKept) edits.set("/openapi", { kind: "replace", value: lowered });
  const value = mendedValue(document.root, edits);
  return { value: shared.size === 0 ? value : mendedValue(value, sharedEdits({ ...root, value })), losses };

  function sharedEdits(at: Cursor): ReadonlyMap<string, Edit> {
    const replaced = [...shared].flatMap(([pointer, target]): [string, Edit][] => {
      const found = pointerTokens(target).reduce<Cursor | undefined>(
        (holder, key) => holder && member(holder, key),
        at,
      );
      return found === undefined ? [] : [[pointer, { kind: "replace", value: found.value }]];
    });
    return new Map([...replaced, ["/components/mediaTypes", { kind: "remove" }]]);
  }

  function visit(at: Cursor, kind: Kind): void {
    if (!isObject(at.value)) return;
    const target = kind === "mediaType" ? sharedPlace(at) : undefined;
    if (target !== undefined) {
      shared.set(at.pointer, target);
      return;
    }
    if (refOf(at) !== undefined && kind !== "schema" && kind !== "pathItem") return;
    for (const rule of newerRules[kind] ?? []) applyRule(rule, at);
    for (const { key, at: inner } of members(at)) {
      const field = fieldOf(kind, key);
      if (field !== undefined && !edits.has(inner.pointer)) visitField(inner, field);
    }
  }

  function visitField(at: Cursor, field: Field): void {
    switch (field.shape) {
      case "one":
        visit(at, field.kind);
        return;
      case "list":
        items(at).forEach((item) => visit(item, field.kind));
        return;
      case "map":
        members(at).forEach((entry) => visit(entry.at, field.kind));
        return;
    }
  }

  function applyRule(rule: NewerRule, at: Cursor): void {
    rule(at, {
      put: (key, value) => {
        edits.set(`${at.pointer}/${escapePointerPart(key)}`, { kind: "replace", value });
      },
      remove: (inner) => {
        edits.set(inner.pointer, { kind: "remove" });
      },
      keep: () => {
        isKept = true;
      },
      giveUp,
    });
  }

  function giveUp(at: Cursor, what: string, effect: string, kind?: LossKind): void {
    edits.set(at.pointer, { kind: "remove" });
    const before = diagnostics.all().length;
    diagnostics.report("openapi/newer-feature", originOf(at, "key"), { what, effect });
    if (kind === undefined) return;
    const cause = diagnostics.all()[before];
    const origin = { kind: "pointer", file: document.file, pointer: at.pointer } as const;
    losses.push({ origin, kind, document: document.root, ...(cause && { cause }) });
  }

  /** The place of the Media Type Object of `components.mediaTypes` that references lead to. */
  function sharedPlace(at: Cursor): string | undefined {
    const passed = new Set<string>();
    let found: Cursor | undefined = at;
    for (let ref = refOf(at); ref !== undefined; ref = found && refOf(found)) {
      const { path, fragment } = splitReference(ref);
      if (path !== "" || !fragment.startsWith("/components/mediaTypes/") || passed.has(ref)) return undefined;
      passed.add(ref);
      found = pointerTokens(fragment).reduce<Cursor | undefined>((holder, key) => holder && member(holder, key), root);
    }
    return found === at ? undefined : found?.pointer;
  }
}
