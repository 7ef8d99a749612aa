import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin, SourceFile } from "../../../diagnostics/origin.js";
import { decodedPath, type FileReader } from "../../files.js";
import { indexCatalogs, type CatalogAnswer, type CatalogIndex } from "./catalog-index.js";
import { isAddress } from "./is-address.js";
import { readCatalog, type XmlCatalog, type CatalogTarget } from "./read-catalog.js";

/** The part of the file reader that finding schemas needs. */
export type MappedFiles = Pick<
  FileReader,
  "openRoot" | "openReference" | "openFolder" | "openMapped" | "allowsAddress" | "absolutePath"
>;

/** A name in a schema that is looked up, and the place where it is written. */
export interface LookedUpName {
  readonly name: string;
  readonly origin: Origin;
}

/** Catalogs that a person named, and those that they lead to. */
export interface Catalogs {
  /** The file that an entry has for a name; a function, since what is not asked for is not opened. */
  find(wanted: LookedUpName): (() => SourceFile | undefined) | undefined;
}

/** More catalogs than these are not asked for one set of schemas. */
const maxCatalogs = 1_000;

/** Longer names are in no catalog. */
const maxNameLength = 4_096;

/**
 * Catalogs as XML Catalogs 1.1, section 7.2.2, has them for URIs; then the entries for system identifiers in the same way, since
 * catalogs of schemas often have these alone.
 */
export function createCatalogs(paths: readonly string[], files: MappedFiles, diagnostics: Diagnostics): Catalogs {
  const read = new Map<SourceFile, XmlCatalog | undefined>();
  const indexes = new Map<SourceFile, CatalogIndex>();
  let index: CatalogIndex | undefined;

  /** Catalogs, and those that are asked after each. */
  function withNext(roots: readonly SourceFile[]): readonly XmlCatalog[] {
    const asked = new Set<SourceFile>();
    const found: XmlCatalog[] = [];
    const pending = [...roots].reverse();
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      if (asked.has(file)) continue;
      asked.add(file);
      if (!read.has(file)) read.set(file, read.size < maxCatalogs ? readCatalog(file, diagnostics) : undefined);
      const catalog = read.get(file);
      if (catalog === undefined) continue;
      found.push(catalog);
      pending.push(...catalog.next.flatMap((target) => openTarget(files, target) ?? []).reverse());
    }
    return found;
  }

  function search(
    from: CatalogIndex,
    name: string,
    kind: "uri" | "system",
    asked: Set<SourceFile>,
  ): Extract<CatalogAnswer, { readonly kind: "file" }> | undefined {
    const answer = from.find(name, kind);
    if (answer?.kind !== "catalogs") return answer;
    for (const target of answer.targets) {
      const file = openTarget(files, target);
      if (file === undefined || asked.has(file)) continue;
      asked.add(file);
      const delegate = indexes.get(file) ?? indexCatalogs(withNext([file]));
      indexes.set(file, delegate);
      const found = search(delegate, name, kind, asked);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  return {
    find({ name, origin }) {
      if (paths.length === 0 || name === "" || name.length > maxNameLength) return undefined;
      index ??= indexCatalogs(withNext(paths.flatMap((path) => files.openRoot(path) ?? [])));
      const found = search(index, name, "uri", new Set()) ?? search(index, name, "system", new Set());
      return found && (() => openTarget(files, found.target, found.rest, origin));
    },
  };
}

/** The file that an entry names, with what is left of the name behind it. */
function openTarget(
  files: MappedFiles,
  { reference, origin }: CatalogTarget,
  rest: string = "",
  from: Origin = origin,
): SourceFile | undefined {
  if (/^file:/i.test(reference)) return openFileAddress(files, reference + rest, from);
  if (isAddress(reference)) return files.openReference(reference + rest, from);
  return files.openMapped(resolve(dirname(files.absolutePath(origin.file)), decodedPath(reference + rest)), from);
}

function openFileAddress(files: MappedFiles, address: string, from: Origin): SourceFile | undefined {
  try {
    return files.openMapped(fileURLToPath(address), from);
  } catch {
    return files.openReference(address, from);
  }
}
