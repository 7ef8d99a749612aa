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

/** The scopes of a contract. */
export interface DynamicScopes {
  /**
   * A place as it is read on the way from another one: what is outside stays, and the anchors of its own resource are added. A schema
   * is read once for each scope, so that a dynamic reference leads to one schema there, as any other reference does.
   */
  enter(at: Cursor, outer: DynamicScope | undefined, own: ReadonlyMap<string, Cursor>): Cursor;
  /** Notes that a dynamic reference asks for a name: others never decide anything. */
  ask(name: string): void;
  /** True before a dynamic reference asks for a name. */
  areIdle(): boolean;
}

/** Begins a table of dynamic scopes, in which equal ones are one object. JSON Schema Core, section 7.1. */
export function createDynamicScopes(): DynamicScopes {
  const asked = new Set<string>();
  /** Scopes by the anchors that were added to another one, so that each is put together once. */
  const inner = new Map<ReadonlyMap<string, Cursor>, Map<DynamicScope | undefined, DynamicScope | undefined>>();

  function extended(outer: DynamicScope | undefined, anchors: ReadonlyMap<string, Cursor>): DynamicScope | undefined {
    const added = [...anchors].filter(([name]) => asked.has(name) && outer?.anchors.has(name) !== true);
    return added.length === 0 ? outer : scopeOf(new Map([...(outer?.anchors ?? []), ...added]));
  }

  return {
    enter(at, outer, anchors) {
      if (anchors.size === 0) return { ...at, document: viewOf(at.document, outer) };
      const known = inner.get(anchors) ?? new Map<DynamicScope | undefined, DynamicScope | undefined>();
      inner.set(anchors, known);
      if (!known.has(outer)) known.set(outer, extended(outer, anchors));
      return { ...at, document: viewOf(at.document, known.get(outer)) };
    },
    ask(name) {
      if (!asked.has(name)) inner.clear();
      asked.add(name);
    },
    areIdle: () => asked.size === 0,
  };
}

function scopeOf(anchors: ReadonlyMap<string, Cursor>): DynamicScope {
  const entries = [...anchors].map(([name, { document, pointer }]) => [
    name,
    document.file.path,
    document.place ?? "",
    pointer,
  ]);
  return { anchors, key: JSON.stringify(entries.sort((a, b) => (a[0]! < b[0]! ? -1 : 1))) };
}
