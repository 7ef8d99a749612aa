import { createDiagnostics, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import type { FileTree } from "../load/file-tree.js";
import { createFileReader } from "../load/files.js";
import type { GivenSchemas } from "../load/json-schema/addresses.js";
import type { DialectName } from "../load/json-schema/dialects.js";
import { loadJsonSchema } from "../load/json-schema/load-json-schema.js";
import type { Contract } from "../model/contract.js";
import { reachableSchemas } from "../plan/reachable.js";
import { defaultsOf } from "../settings/resolve-settings.js";
import type { ErrorNodes } from "../load/openapi/error-nodes.js";
import { strictnessLevels } from "../project/strictness.js";
import { loadSettings, type LoadSettings, type Strictness } from "../settings/settings.js";
import { fetchRemote, remoteFilesOf } from "./load-contracts.js";
import { loadLeniently } from "./load-leniently.js";

/** A schema that is given as a value, not as a file. */
export interface GivenSchema {
  readonly name: string;
  readonly text: string;
  /** The dialect of a schema without `$schema`; undefined if the caller sets none. */
  readonly dialect: DialectName | undefined;
  /** Other schemas that references may name, each by its URI. */
  readonly schemasByUri: GivenSchemas;
  /** The settings of the caller; strict by default. */
  readonly settings?: SchemaLoadSettings;
}

/** The settings for reading that apply to a schema without a file. */
export type SchemaLoadSettings = Partial<
  Pick<LoadSettings, "nullable" | "discriminator" | "allowBacktracking" | "allowOrigins">
> & { readonly strictness?: Strictness };

/** A tree without files: references of a schema that a caller gives reach nothing of this machine. */
const noFiles: FileTree = {
  read: () => ({ fault: "missing" }),
  entries: () => [],
  exists: () => false,
  realPath: () => undefined,
  shown: () => "the schema",
};

/** Returns the spec of a schema value. Errors are reported. */
export async function schemaContract(
  { name, text, dialect, schemasByUri, settings: set = {} }: GivenSchema,
  diagnostics: Diagnostics,
): Promise<Contract | undefined> {
  const { strictness = "strict" } = set;
  const defaults = { ...defaultsOf(loadSettings), ...set };
  const settings = { ...defaults, ...strictnessLevels({ name, roots: [], folder: "" }, { ...defaults, strictness }) };
  const remote = remoteFilesOf(settings, []);
  const load = (found: Diagnostics, errors?: ErrorNodes): Promise<Contract | undefined> => {
    const files = createFileReader({ cwd: "/", diagnostics: found, tree: noFiles, remote });
    return loadJsonSchema(
      { name, rootPath: "schema.json", text, dialect },
      { files, diagnostics: found, settings, schemasByUri, errors },
    );
  };
  await fetchRemote(remote, load);
  const found = createDiagnostics();
  const contract = await (strictness === "lenient" ? loadLeniently(load, found, undefined) : load(found));
  // Only the root is needed: schemas that it does not refer to need no functions.
  const schemas = new Map([...(contract?.schemas ?? [])].slice(0, 1));
  const asked = new Set([...reachableSchemas(schemas.values())].map(({ origin }) => placesOf(origin)[0]));
  for (const diagnostic of found.all()) {
    const isUnasked =
      diagnostic.code === "json-schema/endless" && !placesOf(diagnostic.origin).some((known) => asked.has(known));
    diagnostics.keep(isUnasked ? { ...diagnostic, severity: "warning" } : diagnostic);
  }
  return contract && { ...contract, schemas };
}

/** Returns a location, and that of the schema around it if it is a reference. */
function placesOf(origin: Origin): readonly string[] {
  const { path } = origin.file;
  const pointer = origin.kind === "pointer" ? origin.pointer : "";
  return [pointer, pointer.replace(/\/\$ref$/, "")].map((part) => `${path}#${part}`);
}
