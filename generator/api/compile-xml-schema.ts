import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { expandedName } from "../model/xml-schema/components.js";
import type { XmlSchemaSource } from "../pipeline/xml-schema-contract.js";
import type { Strictness } from "../settings/settings.js";
import { UsageError } from "../usage-error.js";
import type { CompiledFile } from "./compile-json-schema.js";
import { xmlDocumentFunctions, type XmlDocumentFunctions, type XmlElementFunctions } from "./xml-documents.js";

/** Options of `compileXmlSchema`. */
export interface CompileXmlSchemaOptions {
  /** The folder that paths are relative to. Default: the working folder. */
  readonly cwd?: string;
  /** Folders besides those of the files that their references may reach into. */
  readonly allowRoots?: readonly string[];
  /** The reading of faults: all of them are refused, or each costs what it stands in and is a warning. Default: "strict". */
  readonly strictness?: Strictness;
  /** Files that stand for addresses and namespaces, as in the configuration. */
  readonly locations?: { readonly [address: string]: string | readonly string[] };
  /** OASIS XML catalogs that are asked for them, in this order. */
  readonly catalogs?: readonly string[];
  /** Schemas that references may name beside what is compiled, as values. */
  readonly others?: readonly XmlSchemaSource[];
  /** The name of the interface in identifiers of the code. Default: "schema". */
  readonly name?: string;
}

/** XML schemas that were compiled, or the faults for which they were not. */
export type CompiledXmlSchema =
  | (XmlDocumentFunctions & {
      readonly ok: true;
      /** Warnings. */
      readonly diagnostics: readonly Diagnostic[];
      /** The names of the elements that documents may begin with, as in `XmlDocument`. */
      readonly elements: readonly string[];
      /** The emitted modules: types, codecs and the runtime that they need. */
      readonly code: readonly CompiledFile[];
    })
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly code: readonly [] };

/**
 * Compiles XML schemas into functions that run here: the code that `generate` would write, transpiled and imported from a private
 * folder that is gone afterwards. Schemas are paths of files, or values with the paths under which they know each other; where all are
 * values, no file is read. Faults come back as diagnostics. Throws a `UsageError` when there is no schema.
 */
export async function compileXmlSchema(
  schemas: string | XmlSchemaSource | readonly (string | XmlSchemaSource)[],
  options: CompileXmlSchemaOptions = {},
): Promise<CompiledXmlSchema> {
  const {
    cwd = ".",
    allowRoots = [],
    locations,
    catalogs,
    others = [],
    name = "schema",
    strictness = "strict",
  } = options;
  const roots = [schemas].flat();
  if (roots.length === 0) throw new UsageError("There is no schema to compile.");
  const diagnostics = createDiagnostics();
  const { xmlSchemaContract } = await import("../pipeline/xml-schema-contract.js");
  const input = { name, roots, others, cwd, allowRoots, map: { locations, catalogs }, strictness };
  const contract = await xmlSchemaContract(input, diagnostics);
  if (contract === undefined) return { ok: false, diagnostics: diagnostics.all(), code: [] };
  const { emitXmlSchema } = await import("../pipeline/emit-schema.js");
  const { importEmitted } = await import("./import-emitted.js");
  const { files, elements } = await emitXmlSchema(contract);
  // A schema without elements has no codecs.
  const emitted = elements.length === 0 ? {} : await importEmitted(files, "codecs.ts");
  const functions = new Map(
    elements.map(({ element, decodeName, encodeName, validateName }) => [
      expandedName(element.name),
      {
        decode: emitted[decodeName],
        encode: emitted[encodeName],
        validate: emitted[validateName],
      } as XmlElementFunctions,
    ]),
  );
  return {
    ok: true,
    diagnostics: diagnostics.all(),
    elements: [...functions.keys()],
    ...xmlDocumentFunctions(functions),
    code: files,
  };
}
