import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { SourceFile } from "../../diagnostics/origin.js";
import type { SpecDocument } from "../openapi/cursor.js";
import { readValue } from "../read-value.js";
import { createSourceFile } from "../source-file.js";
import { metaSchemaText } from "./meta-schemas.js";
import { absoluteUri } from "./uris.js";

/** The texts of schemas that a caller gives, by their URIs. */
export type GivenSchemas = ReadonlyMap<string, string>;

/** Documents that are known by their URIs without a file or a request: those that the caller gives, and published meta-schemas. */
export interface Addresses {
  /** The document of a URI without fragment, read once; undefined where nothing is known of it. */
  open(uri: string): SpecDocument | undefined;
  /** The URI of a document that was opened here. */
  of(document: SpecDocument): string | undefined;
  /** The files of the documents that were opened here. */
  files(): readonly SourceFile[];
}

/** Begins the finding of schemas by URI: those that the caller gave, those of the dialects, and files. */
export function createAddresses(schemasByUri: GivenSchemas = new Map(), diagnostics: Diagnostics): Addresses {
  const texts = new Map([...schemasByUri].map(([uri, text]) => [absoluteUri(uri, undefined) ?? uri, text]));
  const opened = new Map<string, SpecDocument | undefined>();
  const uris = new Map<SourceFile, string>();

  function read(uri: string): SpecDocument | undefined {
    const text = texts.get(uri) ?? metaSchemaText(uri);
    if (text === undefined) return undefined;
    const file = createSourceFile(uri, text, "json");
    const root = readValue(file, diagnostics);
    if (root === undefined) return undefined;
    uris.set(file, uri);
    return { file, root };
  }

  return {
    open(uri) {
      if (!opened.has(uri)) opened.set(uri, read(uri));
      return opened.get(uri);
    },
    of: ({ file }) => uris.get(file),
    files: () => [...uris.keys()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
