import { dirname, join } from "node:path";
import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin, SourceFile } from "../../../diagnostics/origin.js";
import { suggest } from "../../../diagnostics/suggest.js";
import { decodedPath } from "../../files.js";
import { createCatalogs, type MappedFiles } from "./catalogs.js";
import { isAddress } from "./is-address.js";
import { createPrefixes } from "./prefixes.js";

/** The files for addresses and namespaces that a person named, and catalogs. */
export interface SchemaMap {
  /** Files, or one of them, by an address or a namespace; none when absent. */
  readonly locations?: { readonly [address: string]: string | readonly string[] } | undefined;
  /** Paths of XML catalogs, in the order in which they are asked; none when absent. */
  readonly catalogs?: readonly string[] | undefined;
}

/** A reference of a schema to another document. */
export interface SchemaReference {
  /** The schemaLocation, as it is written. */
  readonly location: string | undefined;
  /** The namespace of an import. */
  readonly namespace: string | undefined;
  readonly origin: Origin;
}

/** Files that stand for addresses and namespaces of schemas. */
export interface SchemaLocations {
  /** The files that were mapped to a reference, those left out that were reported; undefined where nothing maps it. */
  filesFor(reference: SchemaReference): readonly SourceFile[] | undefined;
  /** The names under which a reference is looked up, in order. */
  namesOf(reference: SchemaReference): readonly string[];
  /** The name in the setting `locations` that is most like one under which a reference is looked up, and that one; undefined where none is like it. */
  nearTo(reference: SchemaReference): NearLocation | undefined;
}

/** A name in the setting `locations` that may be a misspelling. */
export interface NearLocation {
  /** As it stands in the setting. */
  readonly written: string;
  /** The address or namespace that a schema has. */
  readonly meant: string;
}

/**
 * The maps of an interface: the location as it is written, the address that it has beside the address of its own document, then the
 * namespace; for each, what the settings say comes before what catalogs say. XML Schema Part 1, section 4.2.3: the location is a hint.
 */
export function createSchemaLocations(
  { locations = {}, catalogs = [] }: SchemaMap,
  files: MappedFiles,
  diagnostics: Diagnostics,
): SchemaLocations {
  const byName = new Map(Object.entries(locations));
  const folders = createPrefixes(
    new Map([...byName].filter(([name]) => name.endsWith("/")).map(([name, paths]) => [name, { name, paths }])),
  );
  const catalog = createCatalogs(catalogs, files, diagnostics);
  /** The addresses that files were found for: relative locations in them lead on from there. */
  const addresses = new WeakMap<SourceFile, string>();

  /** Paths that the settings have for a name; their folders are opened. */
  function pathsOf(name: string): readonly string[] | undefined {
    const exact = name.endsWith("/") ? undefined : byName.get(name);
    if (exact !== undefined) {
      const paths = [exact].flat();
      paths.forEach((path) => files.openFolder(dirname(path)));
      return paths;
    }
    const [below] = folders.of(name);
    if (below === undefined) return undefined;
    const [folder = ""] = [below.paths].flat();
    files.openFolder(folder);
    return [join(folder, decodedPath(name.slice(below.name.length).replace(/[?].*$/s, "")))];
  }

  function mapped(name: string, origin: Origin): readonly SourceFile[] | undefined {
    const paths = pathsOf(name);
    if (paths !== undefined) return paths.flatMap((path) => files.openMapped(path, origin) ?? []);
    const open = catalog.find({ name, origin });
    return open && [open() ?? []].flat();
  }

  function namesOf({ location, namespace, origin }: SchemaReference): readonly string[] {
    const written = location?.replace(/#.*$/s, "");
    const base = addresses.get(origin.file);
    const absolute =
      written !== undefined && base !== undefined && URL.canParse(written, base)
        ? new URL(written, base).href
        : undefined;
    return [...new Set([written ?? "", absolute ?? "", namespace ?? ""])].filter((name) => name !== "");
  }

  return {
    namesOf,
    nearTo: (reference) => nearLocation(namesOf(reference), [...byName.keys()]),
    filesFor(reference) {
      for (const name of namesOf(reference)) {
        const found = mapped(name, reference.origin);
        if (found === undefined) continue;
        if (name !== reference.namespace && isAddress(name)) for (const file of found) addresses.set(file, name);
        return found;
      }
      return undefined;
    },
  };
}

function nearLocation(names: readonly string[], locations: readonly string[]): NearLocation | undefined {
  for (const meant of names) {
    const written = suggest(meant, locations);
    if (written !== undefined) return { written, meant };
  }
  return undefined;
}
