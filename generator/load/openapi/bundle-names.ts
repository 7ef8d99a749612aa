import { member, members, refOf, type Cursor } from "./cursor.js";
import { pointerTokens } from "../../model/json-pointer.js";
import type { References } from "./references.js";
import { componentFields, type ObjectKind } from "../../model/openapi-structure.js";
import type { ExternalTarget } from "./walk.js";

/** A part of another file, and its name among the components of its kind. */
export interface NamedTarget {
  readonly kind: ObjectKind;
  readonly name: string;
  readonly at: Cursor;
}

/** A place as a key for maps. */
export function cursorKey(at: Cursor): string {
  return `${at.document.file.path}#${at.pointer}`;
}

/**
 * A name for each part of another file, by place. A root component that is nothing but a reference to it lends its
 * name; else it is the last part of the pointer, or the file's name, and where that is taken both together.
 */
export function bundleNames(
  root: Cursor,
  external: readonly ExternalTarget[],
  references: References,
): ReadonlyMap<string, NamedTarget> {
  const components = member(root, "components");
  const named = new Map<string, NamedTarget>();
  const taken = new Set<string>();
  for (const { kind, at } of rootComponents(components)) {
    taken.add(`${kind} ${lastToken(at)}`);
    const ref = refOf(at);
    const target = ref === undefined || members(at).length > 1 ? undefined : references.resolve(ref, at);
    if (target === undefined || target.document === root.document || named.has(cursorKey(target))) continue;
    named.set(cursorKey(target), { kind, name: lastToken(at), at: target });
  }
  const free = freeNames(taken);
  const others = external.filter(
    ({ kind, at }) => kind !== "pathItem" && kind !== "operation" && !named.has(cursorKey(at)),
  );
  for (const { kind, at } of [...others].sort((a, b) => (sortKey(a.at) < sortKey(b.at) ? -1 : 1))) {
    if (named.has(cursorKey(at))) continue;
    named.set(cursorKey(at), { kind, name: free(kind, at), at });
  }
  return named;
}

function rootComponents(components: Cursor | undefined): readonly { readonly kind: ObjectKind; readonly at: Cursor }[] {
  return Object.entries(componentFields).flatMap(([kind, field]) => {
    const map = components === undefined ? undefined : member(components, field);
    const entries = members(map).map(({ at }) => ({ kind: kind as ObjectKind, at }));
    return entries.sort((a, b) => (a.at.pointer < b.at.pointer ? -1 : 1));
  });
}

function sortKey(at: Cursor): string {
  return `${at.document.file.path}\0${at.pointer}`;
}

/** Gives places names that are free, and takes them: the last part, that after the file's name, or that with a number. */
function freeNames(taken: Set<string>): (kind: ObjectKind, at: Cursor) => string {
  /** By name: all numbers below this one are taken, so that thousands of files of one name are served quickly. */
  const nextNumbers = new Map<string, number>();
  return (kind, at) => {
    const file = plainName((at.document.file.path.split("/").at(-1) ?? "").replace(/\.[^.]*$/, ""));
    const last = plainName(lastToken(at));
    const base = at.pointer === "" || last === "" ? file : last;
    const isTaken = (name: string): boolean => taken.has(`${kind} ${name}`);
    let name = isTaken(base) && base !== file ? `${file}_${base}` : base;
    let number = nextNumbers.get(`${kind} ${base}`) ?? 2;
    for (; isTaken(name); number += 1) name = `${base}_${number}`;
    nextNumbers.set(`${kind} ${base}`, number);
    taken.add(`${kind} ${name}`);
    return name;
  };
}

function lastToken(at: Cursor): string {
  return pointerTokens(at.pointer).at(-1) ?? "";
}

/** Names of components have letters, digits, dots, hyphens and underscores (OpenAPI, Components Object). */
function plainName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, "_");
}
