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

/** The result of `bundle`. */
export interface BundleResult {
  /** The OpenAPI document in its original version, without the parts that lenient loading skipped. Undefined if the API has errors. */
  readonly document?: { readonly [key: string]: JsonValue };
  /** Errors of the configuration and of the API, in order of detection. */
  readonly diagnostics: readonly Diagnostic[];
  /** The level at which the API was loaded; undefined if it is unreadable. */
  readonly reading?: InterfaceReading;
  /** The absolute paths of the files that the document is made of. */
  readonly files: readonly string[];
  /** The folder that the paths of diagnostics are relative to. */
  readonly root: string;
}

/**
 * Bundles the OpenAPI document of an API of the project, or of a file. `components` contains the referenced parts of
 * other files, and JSON schemas for the XSD elements that media types name. A named rule, question or choice is written
 * out once. Writes nothing. Throws a `UsageError` if the API does not exist, or has no OpenAPI document.
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
