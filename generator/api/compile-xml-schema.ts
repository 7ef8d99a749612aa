import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { expandedName } from "../model/xml-schema/components.js";
import type { RootFunctionNames } from "../plan/plan.js";
import type { XmlSchemaSource } from "../pipeline/xml-schema-contract.js";
import type { DateForm, Int64Form } from "../settings/shape-settings.js";
import type { Strictness } from "../settings/settings.js";
import { UsageError } from "../usage-error.js";
import type { CompiledFile } from "./compile-json-schema.js";
import {
  xmlDocumentFunctions,
  type TypedRootFunctions,
  type XmlDocumentFunctions,
  type XmlElementFunctions,
} from "./xml-documents.js";

/** Options of `compileXmlSchema`. */
export interface CompileXmlSchemaOptions {
  /** The folder that paths are relative to. Default: the working folder. */
  readonly cwd?: string;
  /** Folders, in addition to those of the files, that references may resolve to. */
  readonly allowRoots?: readonly string[];
  /** The handling of errors: fail on any error, or skip the broken parts with warnings. Default: "strict". */
  readonly strictness?: Strictness;
  /** Local files for addresses and namespaces, as in the configuration. */
  readonly locations?: { readonly [address: string]: string | readonly string[] };
  /** OASIS XML catalogs that resolve them, in this order. */
  readonly catalogs?: readonly string[];
  /** Additional schemas that references may name, as values. */
  readonly others?: readonly XmlSchemaSource[];
  /** The name of the API in identifiers of the code. Default: "schema". */
  readonly name?: string;
  /** The type of 64-bit integers. Default: "number"; types with larger values are bigints. */
  readonly int64?: Int64Form;
  /** The type of date-times. Default: "string". */
  readonly dates?: DateForm;
}

/** Compiled XML schemas, or their errors. */
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
 * Compiles XML schemas into functions: the code that `generate` would write, transpiled and imported from a private
 * folder that is deleted afterwards. Schemas are file paths, or values with paths for references between them; if all
 * are values, no file is read. Errors are returned as diagnostics. Throws a `UsageError` if no schema is given.
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
    int64 = "number",
    dates = "string",
  } = options;
  const roots = [schemas].flat();
  if (roots.length === 0) throw new UsageError("The list of schemas is empty.");
  const diagnostics = createDiagnostics();
  const { xmlSchemaContract } = await import("../pipeline/xml-schema-contract.js");
  const input = { name, roots, others, cwd, allowRoots, map: { locations, catalogs }, strictness };
  const contract = await xmlSchemaContract(input, diagnostics);
  if (contract === undefined) return { ok: false, diagnostics: diagnostics.all(), code: [] };
  const { checkXmlForms } = await import("../plan/check-xml-forms.js");
  checkXmlForms(contract, { int64, dates }, diagnostics);
  const { emitXmlSchema } = await import("../pipeline/emit-schema.js");
  const { importEmitted } = await import("./import-emitted.js");
  const { files, elements, typedRoot } = await emitXmlSchema(contract, { int64, dates });
  // A schema with neither elements nor types has no codecs.
  const hasCodecs = files.some(({ path }) => path === "codecs.ts");
  const emitted = hasCodecs ? await importEmitted(files, "codecs.ts") : {};
  const functionsOf = ({ decodeName, encodeName, validateName }: RootFunctionNames): unknown => ({
    decode: emitted[decodeName],
    encode: emitted[encodeName],
    validate: emitted[validateName],
  });
  const functions = new Map(
    elements.map((named) => [expandedName(named.element.name), functionsOf(named) as XmlElementFunctions]),
  );
  return {
    ok: true,
    diagnostics: diagnostics.all(),
    elements: [...functions.keys()],
    ...xmlDocumentFunctions(functions, typedRoot && (functionsOf(typedRoot) as TypedRootFunctions)),
    code: files,
  };
}
