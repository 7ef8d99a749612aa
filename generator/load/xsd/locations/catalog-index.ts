import { createPrefixes, type Prefixes } from "./prefixes.js";
import type { XmlCatalog, CatalogEntries, CatalogTarget } from "./read-catalog.js";

/** An entry, and the number of its catalog among those that are asked one after the other. */
interface Ranked {
  readonly target: CatalogTarget;
  /** Zero for the catalog that is asked first. */
  readonly rank: number;
  /** The characters of a name that the entry stands for. */
  readonly length: number;
}

/** The answer of catalogs: a file, with what is put behind its reference, or other catalogs that are asked alone. */
export type CatalogAnswer =
  | { readonly kind: "file"; readonly target: CatalogTarget; readonly rest: string }
  | { readonly kind: "catalogs"; readonly targets: readonly CatalogTarget[] };

/** Catalogs that are asked one after the other, as one. */
export interface CatalogIndex {
  /** The answer for a URI or a system identifier; undefined where no catalog has an entry for it. */
  find(name: string, kind: "uri" | "system"): CatalogAnswer | undefined;
}

/** The index of catalogs, in the order in which they are asked. XML Catalogs 1.1, section 7.2.2. */
export function indexCatalogs(catalogs: readonly XmlCatalog[]): CatalogIndex {
  const kinds = {
    uri: indexEntries(catalogs.map(({ uri }) => uri)),
    system: indexEntries(catalogs.map(({ system }) => system)),
  };
  return { find: (name, kind) => kinds[kind](name) };
}

function indexEntries(catalogs: readonly CatalogEntries[]): (name: string) => CatalogAnswer | undefined {
  const exact = new Map<string, Ranked>();
  catalogs.forEach(({ exact: names }, rank) => {
    for (const [name, target] of names) if (!exact.has(name)) exact.set(name, { target, rank, length: name.length });
  });
  const starts = prefixesOf(catalogs.map((catalog) => catalog.starts));
  const delegates = prefixesOf(catalogs.map((catalog) => catalog.delegates));
  const ends = prefixesOf(
    catalogs.map((catalog) => catalog.ends),
    reversed,
  );

  return (name) => {
    const whole = exact.get(name);
    // In one catalog a whole name comes before a beginning, that before an end, and that before those it delegates to.
    const found = [
      ...(whole === undefined ? [] : [{ ...whole, way: 0 }]),
      ...starts.of(name).map((entry) => ({ ...entry, way: 1 })),
      ...ends.of(reversed(name)).map((entry) => ({ ...entry, way: 2 })),
      ...delegates.of(name).map((entry) => ({ ...entry, way: 3 })),
    ].sort((a, b) => a.rank - b.rank || a.way - b.way || b.length - a.length);
    const [first] = found;
    if (first === undefined) return undefined;
    if (first.way < 3)
      return { kind: "file", target: first.target, rest: first.way === 1 ? name.slice(first.length) : "" };
    return { kind: "catalogs", targets: found.filter(({ rank }) => rank === first.rank).map(({ target }) => target) };
  };
}

function prefixesOf(
  catalogs: readonly ReadonlyMap<string, CatalogTarget>[],
  spelled: (name: string) => string = (name) => name,
): Prefixes<Ranked> {
  const all = new Map<string, Ranked>();
  catalogs.forEach((names, rank) => {
    for (const [name, target] of names)
      if (!all.has(spelled(name))) all.set(spelled(name), { target, rank, length: name.length });
  });
  return createPrefixes(all);
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
