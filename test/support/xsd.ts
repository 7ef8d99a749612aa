import { createDiagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.js";
import { sourceLocation, type SourceFile } from "../../generator/diagnostics/origin.js";
import type { FileReader } from "../../generator/load/files.js";
import { loadXsd } from "../../generator/load/xsd/load-xsd.js";
import { createSourceFile } from "../../generator/load/source-file.js";
import type { XmlSchema } from "../../generator/model/xml-schema/components.js";

const start = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"';

/** An XSD that was read, with its diagnostics. */
export interface LoadedXsd {
  readonly schema: XmlSchema | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** "line:column code", in order of arrival. */
  readonly found: readonly string[];
}

/**
 * A schema around the content of xs:schema, without a target namespace; or attributes of xs:schema first, or a whole
 * document.
 */
export function xsd(body: string, attributes = ""): string {
  return `${start} ${attributes}>\n${body}\n</xs:schema>`;
}

/** Loads documents by name; the first is the root. A string is short for `xsd(text)`. */
export async function load(documents: string | Readonly<Record<string, string>>): Promise<LoadedXsd> {
  const texts = typeof documents === "string" ? { "schema.xsd": xsd(documents) } : documents;
  const diagnostics = createDiagnostics();
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, createSourceFile(path, text, "xml")]));
  const open = (path: string): SourceFile | undefined => files.get(path);
  const openReference: FileReader["openReference"] = (path, from, onMissing) => {
    const file = open(path);
    if (file === undefined && onMissing !== undefined) onMissing({ path, near: undefined });
    else if (file === undefined) diagnostics.report("source/missing-file", from, { path });
    return file;
  };
  const [root = ""] = files.keys();
  const schema = await loadXsd([root], {
    files: { openRoot: open, openReference, allowsAddress: () => false },
    diagnostics,
  });
  const found = diagnostics.all().map(({ code, origin }) => {
    const { line, column } = sourceLocation(origin);
    return `${line}:${column} ${code}`;
  });
  return { schema, diagnostics: diagnostics.all(), found };
}

/** The same, when there is nothing to report. */
export async function loadValid(documents: string | Readonly<Record<string, string>>): Promise<XmlSchema> {
  const { schema, diagnostics } = await load(documents);
  if (schema === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return schema;
}
