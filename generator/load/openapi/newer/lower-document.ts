import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { escapePointerPart } from "../../../diagnostics/origin.js";
import type { SkippedPart } from "../../../model/contract.js";
import type { SkippedKind } from "../../../model/skipped-kinds.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { editedValue, type Edit } from "../../edited-value.js";
import { pointerTokens } from "../../../model/json-pointer.js";
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
import { fieldOf, type Field, type ObjectKind } from "../../../model/openapi-structure.js";
import { newerRules, type NewerRule } from "./newer-rules.js";

/** A document of OpenAPI 3.2 as one of 3.1. */
export interface LoweredDocument {
  readonly value: JsonValue;
  /** The parts that OpenAPI 3.1 has no words for. */
  readonly skippedParts: readonly SkippedPart[];
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
  return new Lowering(document, diagnostics).whole();
}

/** The edits that make a document of OpenAPI 3.2 one of 3.1. */
class Lowering {
  private readonly edits = new Map<string, Edit>();
  private isKept = false;
  private readonly skippedParts: SkippedPart[] = [];
  private readonly root: Cursor;
  /** References to shared media types, which OpenAPI 3.1 has not: what they name takes their place. */
  private readonly shared = new Map<string, string>();

  constructor(
    private readonly document: SpecDocument,
    private readonly diagnostics: Diagnostics,
  ) {
    this.root = rootOf(document);
  }

  whole(): LoweredDocument {
    this.visit(this.root, "document");
    if (!this.isKept) this.edits.set("/openapi", { kind: "replace", value: lowered });
    const value = editedValue(this.document.root, this.edits);
    const { skippedParts } = this;
    if (this.shared.size === 0) return { value, skippedParts };
    return { value: editedValue(value, this.sharedEdits({ ...this.root, value })), skippedParts };
  }

  private sharedEdits(at: Cursor): ReadonlyMap<string, Edit> {
    const replaced = [...this.shared].flatMap(([pointer, target]): [string, Edit][] => {
      const found = pointerTokens(target).reduce<Cursor | undefined>(
        (holder, key) => holder && member(holder, key),
        at,
      );
      return found === undefined ? [] : [[pointer, { kind: "replace", value: found.value }]];
    });
    return new Map([...replaced, ["/components/mediaTypes", { kind: "remove" }]]);
  }

  private visit(at: Cursor, kind: ObjectKind): void {
    if (!isObject(at.value)) return;
    const target = kind === "mediaType" ? this.sharedPlace(at) : undefined;
    if (target !== undefined) {
      this.shared.set(at.pointer, target);
      return;
    }
    if (refOf(at) !== undefined && kind !== "schema" && kind !== "pathItem") return;
    for (const rule of newerRules[kind] ?? []) this.applyRule(rule, at);
    for (const { key, at: inner } of members(at)) {
      const field = fieldOf(kind, key);
      if (field !== undefined && !this.edits.has(inner.pointer)) this.visitField(inner, field);
    }
  }

  private visitField(at: Cursor, field: Field): void {
    switch (field.shape) {
      case "one":
        this.visit(at, field.kind);
        return;
      case "list":
        items(at).forEach((item) => this.visit(item, field.kind));
        return;
      case "map":
        members(at).forEach((entry) => this.visit(entry.at, field.kind));
        return;
    }
  }

  private applyRule(rule: NewerRule, at: Cursor): void {
    rule(at, {
      put: (key, value) => {
        this.edits.set(`${at.pointer}/${escapePointerPart(key)}`, { kind: "replace", value });
      },
      remove: (inner) => {
        this.edits.set(inner.pointer, { kind: "remove" });
      },
      keep: () => {
        this.isKept = true;
      },
      skip: (inner, what, effect, kind) => this.skip(inner, what, effect, kind),
    });
  }

  private skip(at: Cursor, what: string, effect: string, kind?: SkippedKind): void {
    this.edits.set(at.pointer, { kind: "remove" });
    const before = this.diagnostics.all().length;
    this.diagnostics.report("openapi/newer-feature", originOf(at, "key"), { what, effect });
    if (kind === undefined) return;
    const cause = this.diagnostics.all()[before];
    const origin = { kind: "pointer", file: this.document.file, pointer: at.pointer } as const;
    this.skippedParts.push({ origin, kind, document: this.document.root, ...(cause && { cause }) });
  }

  /** The place of the Media Type Object of `components.mediaTypes` that references lead to. */
  private sharedPlace(at: Cursor): string | undefined {
    const passed = new Set<string>();
    let found: Cursor | undefined = at;
    for (let ref = refOf(at); ref !== undefined; ref = found && refOf(found)) {
      const { path, fragment } = splitReference(ref);
      if (path !== "" || !fragment.startsWith("/components/mediaTypes/") || passed.has(ref)) return undefined;
      passed.add(ref);
      found = pointerTokens(fragment).reduce<Cursor | undefined>(
        (holder, key) => holder && member(holder, key),
        this.root,
      );
    }
    return found === at ? undefined : found?.pointer;
  }
}
