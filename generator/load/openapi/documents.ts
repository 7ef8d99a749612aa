import type { Diagnostics } from "../../diagnostics/collector.js";
import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { FileReader } from "../files.js";
import { readValue } from "../read-value.js";
import type { SpecDocument } from "./cursor.js";
import type { Mending } from "./mending.js";

/** The files of one interface as values, each read once. */
export interface Documents {
  readonly root: SpecDocument;
  /** The document that a reference without fragment names; undefined when it cannot be read, which is then reported. */
  open(reference: string, from: Origin): SpecDocument | undefined;
  /** Whether an absolute address is of an origin that was allowed. */
  allowsAddress(reference: string, from: Origin): boolean;
  /** Root first, then sorted by path. */
  all(): readonly SpecDocument[];
}

/** Opens the root file; undefined when it cannot be read, which is then reported. */
export function openDocuments(
  root: { readonly path: string; readonly text?: string | undefined },
  context: { readonly files: FileReader; readonly diagnostics: Diagnostics; readonly mending?: Mending | undefined },
): Documents | undefined {
  const { files, diagnostics, mending } = context;
  const valueOf = (file: SourceFile): JsonValue | undefined =>
    mending === undefined ? readValue(file, diagnostics) : mending.valueOf(file, diagnostics);
  const rootFile = files.openRoot(root.path, root.text);
  const rootValue = rootFile === undefined ? undefined : valueOf(rootFile);
  if (rootFile === undefined || rootValue === undefined) return undefined;
  const rootDocument: SpecDocument = { file: rootFile, root: rootValue };
  const opened = new Map<string, SpecDocument | undefined>([[files.absolutePath(rootFile), rootDocument]]);
  return {
    root: rootDocument,
    open(reference, from) {
      const file = files.openReference(reference, from);
      if (file === undefined) return undefined;
      const path = files.absolutePath(file);
      if (!opened.has(path)) {
        const value = valueOf(file);
        opened.set(path, value === undefined ? undefined : { file, root: value });
      }
      return opened.get(path);
    },
    allowsAddress: (reference, from) => files.allowsAddress(reference, from),
    all() {
      const others = [...opened.values()].filter((document) => document !== undefined && document !== rootDocument);
      const sorted = (others as SpecDocument[]).sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
      return [rootDocument, ...sorted];
    },
  };
}
