import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { decodeFile, diskTree, type FileTree } from "../load/file-tree.js";
import { createFileReader } from "../load/files.js";
import { loadXsdContract } from "../load/xsd/load-xsd.js";
import { createSchemaLocations, type SchemaMap } from "../load/xsd/locations/schema-locations.js";
import type { ErrorNodes } from "../load/openapi/error-nodes.js";
import type { Contract } from "../model/contract.js";
import type { Strictness } from "../settings/settings.js";
import { loadLeniently } from "./load-leniently.js";

/** An XSD that is given as a value: its text, or the bytes of its file. */
export interface XmlSchemaSource {
  /** The name in messages, and the target of references of other schemas: "orders/common.xsd". */
  readonly path: string;
  /** Bytes are decoded by XML 1.0, appendix F. */
  readonly text: string | Uint8Array;
}

/** Schemas that callers give, by path or as values. */
export interface GivenXmlSchemas {
  readonly name: string;
  /** Paths, relative to `cwd`, or schemas as values. */
  readonly roots: readonly (string | XmlSchemaSource)[];
  /** Schemas that those may refer to. */
  readonly others: readonly XmlSchemaSource[];
  /** The folder that relative paths count from. */
  readonly cwd: string;
  /** Additional folders that references may resolve to; the folders of the roots are always included. */
  readonly allowRoots: readonly string[];
  /** Local files for addresses and namespaces; relative to `cwd`. */
  readonly map: SchemaMap;
  readonly strictness: Strictness;
}

/** Returns the spec of XSD files, or of schema sources. Errors are reported. */
export async function xmlSchemaContract(
  input: GivenXmlSchemas,
  diagnostics: Diagnostics,
): Promise<Contract | undefined> {
  const { name, roots, others } = input;
  const sources = [...roots.filter((root) => typeof root !== "string"), ...others];
  const isOfFiles = roots.some((root) => typeof root === "string");
  const cwd = isOfFiles || roots.length === 0 ? resolve(input.cwd) : resolve("/");
  // Schema sources refer to each other by their given paths, and never to files of this machine.
  const allowRoots = isOfFiles ? input.allowRoots : [cwd];
  const tree = treeOfSources(sources, cwd, isOfFiles ? diskTree(cwd) : undefined);
  const rootPaths = roots.map((root) => (typeof root === "string" ? root : root.path));
  const load = (found: Diagnostics, errors?: ErrorNodes): Promise<Contract | undefined> => {
    const files = createFileReader({ cwd, diagnostics: found, allowRoots, tree });
    const locations = createSchemaLocations(input.map, files, found);
    const context = { files, diagnostics: found, locations, errors: errors?.components };
    return loadXsdContract({ name, rootPaths }, context);
  };
  return input.strictness === "lenient" ? loadLeniently(load, diagnostics, undefined) : load(diagnostics);
}

/** Returns a tree of the given sources, which precede files on disk if reading them is allowed. */
function treeOfSources(sources: readonly XmlSchemaSource[], cwd: string, disk: FileTree | undefined): FileTree {
  const textsByPath = new Map(sources.map(({ path, text }) => [resolve(cwd, path), text]));
  return {
    read(path, maxBytes) {
      const text = textsByPath.get(path);
      if (text === undefined) return disk?.read(path, maxBytes) ?? { fault: "missing" };
      const bytes = typeof text === "string" ? Buffer.from(text) : text;
      return bytes.length > maxBytes ? { fault: "too-large" } : decodeFile(bytes);
    },
    entries: (folder) => disk?.entries(folder) ?? [],
    exists: (path) => textsByPath.has(path) || disk?.exists(path) === true,
    realPath: (path) => (textsByPath.has(path) ? path : disk?.realPath(path)),
    shown: (path) => diskTree(cwd).shown(path),
  };
}
