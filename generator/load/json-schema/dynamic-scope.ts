import type { Cursor, DynamicScope, SpecDocument } from "../openapi/cursor.js";

/** The documents of each scope, so that one document in one scope is one value. */
const views = new WeakMap<SpecDocument, Map<string, SpecDocument>>();

/** A document as it is read in a scope. */
function viewOf(document: SpecDocument, scope: DynamicScope | undefined): SpecDocument {
  if (scope === document.scope) return document;
  const plain = document.of ?? document;
  if (scope === undefined) return plain;
  const known = views.get(plain) ?? new Map<string, SpecDocument>();
  views.set(plain, known);
  const before = known.get(scope.key);
  if (before !== undefined) return before;
  const view = { ...plain, scope, of: plain };
  known.set(scope.key, view);
  return view;
}

/**
 * A place as it is read on the way from another one: what is outside stays, and the anchors of its own resource are added. A schema
 * is read once for each scope, so that a dynamic reference leads to one schema there, as any other reference does.
 */
export function enterScope(
  at: Cursor,
  outer: DynamicScope | undefined,
  own: ReadonlyMap<string, Cursor>,
  isUsed: (name: string) => boolean,
): Cursor {
  const added = [...own].filter(([name]) => isUsed(name) && outer?.anchors.has(name) !== true);
  return { ...at, document: viewOf(at.document, added.length === 0 ? outer : extended(outer, added)) };
}

function extended(outer: DynamicScope | undefined, added: readonly (readonly [string, Cursor])[]): DynamicScope {
  const anchors = new Map([...(outer?.anchors ?? []), ...added]);
  const entries = [...anchors].map(([name, { document, pointer }]) => [
    name,
    document.file.path,
    document.place ?? "",
    pointer,
  ]);
  return { anchors, key: JSON.stringify(entries.sort((a, b) => (a[0]! < b[0]! ? -1 : 1))) };
}
