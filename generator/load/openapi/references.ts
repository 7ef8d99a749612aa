import type { Diagnostics } from "../../diagnostics/collector.js";
import type { Suggest } from "../../diagnostics/suggest.js";
import { indexAt } from "../mended-value.js";
import { pointerTokens } from "../pointer.js";
import { anchorsOf } from "./anchors.js";
import { isArray, keysOf, member, originOf, refOf, rootOf, step, type Cursor, type SpecDocument } from "./cursor.js";
import type { Documents } from "./documents.js";
import { splitReference } from "./split-reference.js";
import { componentFields, kindNames, type Kind } from "./structure.js";

/** Finds what `$ref` names: RFC 3986 relative references to local files, with a JSON pointer or an anchor. */
export interface References {
  /** Finds the target of `ref` as written at `from`, or reports why there is none. `kind` is what is expected there. */
  check(ref: string, from: Cursor, kind: Kind): Cursor | undefined;
  /** The same without a report, for references that were checked before. */
  resolve(ref: string, from: Cursor): Cursor | undefined;
  /** Follows references until something else comes; undefined when they lead nowhere or back to themselves. */
  follow(cursor: Cursor): Cursor | undefined;
  /** True when following references from here never ends. */
  leadsToItself(cursor: Cursor): boolean;
}

export function createReferences(documents: Documents, diagnostics: Diagnostics, suggest: Suggest): References {
  /** Where references lead in the end; "circle" for those that lead back to themselves. */
  const followed = new Map<unknown, Cursor | "circle" | undefined>();
  const found = new Map<SpecDocument, Map<string, Cursor | undefined>>();
  const opened = new Map<SpecDocument, Map<string, SpecDocument | undefined>>();

  function documentOf(path: string, from: Cursor): SpecDocument | undefined {
    if (path === "") return from.document;
    if (isRefused(path, from)) return undefined;
    const known = memo(opened, from.document);
    if (!known.has(path)) known.set(path, documents.open(path, originOf(from)));
    return known.get(path);
  }

  function isRefused(path: string, from: Cursor): boolean {
    return isRemote(path) && !documents.allowsAddress(path, originOf(from));
  }

  const references: References = {
    check(ref, from, kind) {
      const { path, fragment } = splitReference(ref);
      if (isRefused(path, from)) {
        diagnostics.report("openapi/remote-ref", originOf(from), { ref });
        return undefined;
      }
      const document = documentOf(path, from);
      if (document === undefined) return undefined;
      const target = references.resolve(ref, from);
      if (target === undefined) reportUnknown(document, fragment, ref, from, kind);
      else checkKind(target, from, kind);
      return target;
    },
    resolve(ref, from) {
      const known = memo(found, from.document);
      if (!known.has(ref)) {
        const { path, fragment } = splitReference(ref);
        const document = documentOf(path, from);
        known.set(ref, document === undefined ? undefined : find(document, fragment));
      }
      return known.get(ref);
    },
    follow(cursor) {
      const end = endOf(cursor);
      return end === "circle" ? undefined : end;
    },
    leadsToItself: (cursor) => endOf(cursor) === "circle",
  };
  return references;

  function endOf(cursor: Cursor): Cursor | "circle" | undefined {
    const passed = new Set<unknown>();
    let at: Cursor | "circle" | undefined = cursor;
    while (at !== undefined && at !== "circle") {
      const { value } = at;
      const ref = refOf(at);
      if (ref === undefined) break;
      if (passed.has(value)) at = "circle";
      else if (followed.has(value)) at = followed.get(value);
      else at = references.resolve(ref, at);
      passed.add(value);
    }
    // A long chain is walked once, whichever of its links is asked for.
    passed.forEach((value) => followed.set(value, at));
    return at;
  }

  function find(document: SpecDocument, fragment: string): Cursor | undefined {
    if (fragment === "" || fragment.startsWith("/")) {
      const { exact } = descend(document, fragment);
      return exact ?? (document.renamed && descend(document, document.renamed(fragment)).exact);
    }
    return anchorsOf(document).get(fragment);
  }

  function reportUnknown(document: SpecDocument, fragment: string, ref: string, from: Cursor, kind: Kind): void {
    const origin = originOf(from);
    if (fragment !== "" && !fragment.startsWith("/")) {
      const near = suggest(fragment, anchorsOf(document).keys());
      diagnostics.report("openapi/unknown-ref", origin, { what: "Anchor", name: fragment, near });
      return;
    }
    const { nearest, missing } = descend(document, fragment);
    const tokens = pointerTokens(fragment);
    const isComponent = tokens[0] === "components" && tokens.length === 3 && tokens[1] === componentFields[kind];
    const [, , name = ""] = tokens;
    const near = isComponent && missing !== name ? undefined : suggest(missing, keysOf(nearest));
    const place = near === undefined ? undefined : member(nearest, near);
    const related = place === undefined ? [] : [{ message: "defined at", origin: originOf(place, "key") }];
    const elsewhere = near === undefined ? componentNamed(tokens.at(-1) ?? "", kind, ref) : undefined;
    const subject = isComponent ? { what: kindNames[kind], name } : { what: "Reference", name: ref };
    diagnostics.report("openapi/unknown-ref", origin, { ...subject, near: near ?? elsewhere }, related);
  }

  /** "#/definitions/Order" may mean "#/components/schemas/Order". */
  function componentNamed(name: string, kind: Kind, written: string): string | undefined {
    const field = componentFields[kind];
    const components = member(rootOf(documents.root), "components");
    const holder = field === undefined || components === undefined ? undefined : member(components, field);
    const ref = `#/components/${field}/${name}`;
    return holder !== undefined && member(holder, name) !== undefined && ref !== written ? ref : undefined;
  }

  function checkKind(target: Cursor, from: Cursor, kind: Kind): void {
    const tokens = pointerTokens(target.pointer);
    const field = tokens[0] === "components" && tokens.length === 3 ? tokens[1] : undefined;
    const found = Object.entries(componentFields).find(([, name]) => name === field)?.[0] as Kind | undefined;
    if (found === undefined || found === kind) return;
    const params = { name: tokens[2] ?? "", found: kindNames[found], expected: kindNames[kind] };
    diagnostics.report("openapi/wrong-ref-kind", originOf(from), params);
  }
}

function memo<T>(maps: Map<SpecDocument, Map<string, T>>, document: SpecDocument): Map<string, T> {
  let map = maps.get(document);
  if (map === undefined) maps.set(document, (map = new Map<string, T>()));
  return map;
}

/** A URI with a scheme, or one that names a host. */
function isRemote(path: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path);
}

/** Walks along a pointer: the value it names, or how far it leads and the first name that is missing. */
function descend(document: SpecDocument, pointer: string): { exact?: Cursor; nearest: Cursor; missing: string } {
  let at = rootOf(document);
  for (const token of pointerTokens(pointer)) {
    const next = isArray(at.value) ? itemAt(at, token) : member(at, token);
    if (next === undefined) return { nearest: at, missing: token };
    at = next;
  }
  return { exact: at, nearest: at, missing: "" };
}

function itemAt(cursor: Cursor, token: string): Cursor | undefined {
  if (!isArray(cursor.value) || !/^(0|[1-9]\d*)$/.test(token)) return undefined;
  const position = Number(token);
  const value = cursor.value[indexAt(cursor.value, position)];
  return value === undefined ? undefined : step(cursor, position, value);
}
