import { resolve } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { marksOnce } from "../load/openapi/marks-once.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import type { CallerSettings } from "../settings/settings.js";
import type { InterfaceReading } from "../project-types.js";
import { UsageError } from "../usage-error.js";
import { openInterface } from "./open-interface.js";
import type { ProjectOptions } from "./open-project.js";

/** The answer of `bundle`. */
export interface BundleResult {
  /** The OpenAPI document, of the version in which it is written, without the parts that lenient reading gave up. Absent when the interface has errors. */
  readonly document?: { readonly [key: string]: JsonValue };
  /** Faults of the configuration and of the interface, in the order in which they were found. */
  readonly diagnostics: readonly Diagnostic[];
  /** The level at which the interface was read; absent when it could not be. */
  readonly reading?: InterfaceReading;
  /** The absolute paths of the files that the document is made of. */
  readonly files: readonly string[];
  /** The folder that the paths of diagnostics are relative to. */
  readonly root: string;
}

/**
 * The whole OpenAPI document of an interface, which is one of the project or a file: what other files are referred to for
 * stands in `components`, and so do JSON schemas for the elements of an XSD that media types name; the text of a rule,
 * a question or a choice that has a name stands once. Writes nothing.
 * Throws a `UsageError` when there is no such interface, or it has no OpenAPI document.
 */
export async function bundle(name: string, options: ProjectOptions & CallerSettings = {}): Promise<BundleResult> {
  const diagnostics = createDiagnostics();
  const { contract, reading, root } = await openInterface(name, options, diagnostics);
  const found = {
    diagnostics: diagnostics.all(),
    ...(reading && { reading }),
    files: (contract?.files ?? []).map(({ path }) => resolve(root, path)),
    root,
  };
  if (contract === undefined || diagnostics.hasErrors()) return found;
  if (contract.openapi === undefined)
    throw new UsageError(`"${name}" is an XSD; only an OpenAPI document can be bundled.`);
  const { bundled, openapiVersion } = contract.openapi;
  return { ...found, document: marksOnce(bundled, openapiVersion) };
}
