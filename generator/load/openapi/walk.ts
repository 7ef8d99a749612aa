import type { Diagnostics } from "../../diagnostics/collector.js";
import { isMarkKey } from "../../model/marks.js";
import { isXmlType } from "../../model/media-types.js";
import {
  isArray,
  isObject,
  items,
  member,
  members,
  originOf,
  refOf,
  rootOf,
  step,
  type Cursor,
  type SpecDocument,
} from "./cursor.js";
import { fieldOf, type Field, type Kind } from "../../model/openapi-structure.js";
import type { WrittenMark } from "./fill-marks.js";
import type { Mending } from "./mending.js";
import type { References } from "./references.js";
import { mappingReference } from "./schema/discriminator.js";
import { versionNamed, type Version } from "./version.js";

/** The result of a walk over a document and everything it refers to. */
export interface Walk {
  /** Every rule, open question and choice, in order of the walk: the root document from top to bottom, then other files. */
  readonly marks: readonly WrittenMark[];
  /** References to other files, each target once. */
  readonly external: readonly ExternalTarget[];
  /** Every `x-xsd-element` of a media type. */
  readonly xsdElements: readonly Cursor[];
  /** Media types that are XML and have a schema but no `x-xsd-element`. */
  readonly plainXml: readonly { readonly mediaType: string; readonly at: Cursor }[];
}

/** A part of another file that a reference leads to. */
export interface ExternalTarget {
  readonly kind: Kind;
  readonly at: Cursor;
}

/** The surroundings of a walk through a document. */
export interface WalkContext {
  /** Absent for a JSON Schema by itself. */
  readonly version?: Version;
  readonly references: References;
  readonly diagnostics: Diagnostics;
  readonly mending?: Mending | undefined;
}

/** Visits every object of a document by its kind, checks each reference, and goes on where references lead. */
export function walkDocument(root: SpecDocument, context: WalkContext, kind: Kind = "document"): Walk {
  const { references, diagnostics, version, mending } = context;
  const marks: WrittenMark[] = [];
  const external: ExternalTarget[] = [];
  const xsdElements: Cursor[] = [];
  const plainXml: { mediaType: string; at: Cursor }[] = [];
  const visited = new Set<unknown>();
  const queue: ExternalTarget[] = [{ kind, at: rootOf(root) }];
  // The queue grows while it is worked off.
  for (const { at, kind } of queue) visit(at, kind);
  return { marks, external, xsdElements, plainXml };

  function visit(place: Cursor, kind: Kind): void {
    const { value } = place;
    if (!isObject(value) || visited.has(value)) return;
    visited.add(value);
    const at = kind === "schema" ? references.within(place) : place;
    mending?.visit(at, kind);
    const ref = kind === "plain" ? undefined : refOf(at);
    if (ref !== undefined) visitReference(at, kind, ref);
    if (kind === "schema") visitMapping(at);
    if (kind === "schema") visitDynamic(at);
    // Beside a reference only a schema of 3.1 and a path item have members that count.
    if (ref !== undefined && kind !== "pathItem" && !(kind === "schema" && !isAlone(at))) return;
    for (const key of Object.keys(value)) {
      if (key.startsWith("x-") && kind !== "callback") visitExtension(at, key);
      const field = fieldOf(kind, key);
      const content = value[key];
      if (field !== undefined && typeof content === "object") visitField(step(at, key, content), field);
    }
  }

  function visitField(at: Cursor, field: Field): void {
    switch (field.shape) {
      case "one":
        // Older drafts have lists where later ones have one schema.
        for (const each of isArray(at.value) ? items(at) : [at]) visit(each, field.kind);
        return;
      case "list":
        for (const item of items(at)) visit(item, field.kind);
        return;
      case "map":
        for (const entry of members(at)) {
          if (field.extensible === true && entry.key.startsWith("x-")) visitExtension(at, entry.key);
          else visit(entry.at, field.kind);
          if (field.kind === "mediaType") visitMediaType(entry.key, entry.at);
        }
        return;
    }
  }

  /** A discriminator's mapping may refer to schemas that nothing else names. */
  function visitMapping(at: Cursor): void {
    const discriminator = member(at, "discriminator");
    const mapping = discriminator === undefined ? undefined : member(discriminator, "mapping");
    for (const { at: entry } of members(mapping)) {
      const target =
        typeof entry.value === "string" ? references.resolve(mappingReference(entry.value, entry), entry) : undefined;
      if (target !== undefined) enqueue(target, "schema");
    }
  }

  /** `$dynamicRef` and `$recursiveRef` lead somewhere from any scope. */
  function visitDynamic(at: Cursor): void {
    const { name, hasNamedFragments } = references.dialectOf(at.document);
    if (name === "oas-3.0" || hasNamedFragments === true) return;
    const place = member(at, name === "2019-09" ? "$recursiveRef" : "$dynamicRef");
    if (place === undefined || typeof place.value !== "string") return;
    const target = references.check(place.value, place, "schema");
    if (target !== undefined) enqueue(target, "schema");
  }

  /** True where what stands beside `$ref` does not count. */
  function isAlone(at: Cursor): boolean {
    return references.dialectOf(at.document).isReferenceAlone === true;
  }

  function enqueue(target: Cursor, kind: Kind): void {
    if (visited.has(target.value)) return;
    if (target.document !== root) {
      external.push({ kind, at: target });
      reportOtherVersion(target.document, context);
    }
    queue.push({ kind, at: target });
  }

  function visitMediaType(mediaType: string, at: Cursor): void {
    const element = member(at, "x-xsd-element");
    if (element !== undefined) {
      xsdElements.push(element);
      for (const named of [element, member(at, "x-xsd-view")]) if (named !== undefined) mending?.nameElement(named);
    } else if (isXmlType(mediaType) && member(at, "schema") !== undefined) plainXml.push({ mediaType, at });
  }

  function visitReference(at: Cursor, kind: Kind, ref: string): void {
    const place = step(at, "$ref", ref);
    const target = references.check(ref, place, kind);
    reportSiblings(at, kind);
    if (target === undefined) {
      mending?.lose(at);
      return;
    }
    if (kind !== "schema" && references.leadsToItself(at)) {
      diagnostics.report("openapi/ref-cycle", originOf(place), { ref });
    }
    enqueue(target, kind);
  }

  function reportSiblings(at: Cursor, kind: Kind): void {
    if (kind === "pathItem" || (kind === "schema" && (version === "3.1" || version === undefined))) return;
    for (const { key, at: sibling } of members(at)) {
      const counts = key === "$ref" || key.startsWith("x-");
      if (counts || (version === "3.1" && (key === "summary" || key === "description"))) continue;
      diagnostics.report("openapi/ignored-ref-sibling", originOf(sibling, "key"), { key, version: version ?? "" });
    }
  }

  function visitExtension(at: Cursor, key: string): void {
    if (!isMarkKey(key)) return;
    const place = step(at, key, (isObject(at.value) ? at.value[key] : undefined) ?? null);
    if (isArray(place.value)) marks.push(...items(place).map((item) => ({ key, at: item })));
    else if (key === "x-rules") diagnostics.report("openapi/malformed-rule", originOf(place), { mark: key });
    else marks.push({ key, at: place });
  }
}

/** A file that says its version must be of the root's: each schema is read by the rules of one. */
function reportOtherVersion(document: SpecDocument, { version, diagnostics }: WalkContext): void {
  const written = version === undefined ? undefined : member(rootOf(document), "openapi");
  if (written === undefined || typeof written.value !== "string" || versionNamed(written.value) === version) return;
  diagnostics.report("openapi/mixed-versions", originOf(written), { version: written.value, root: `${version}` });
}
