import type { Result } from "../../templates/runtime/base/problem.js";
import type { ParseOptions } from "../../templates/runtime/json/read.js";
import { standardSchema, type StandardSchemaProps } from "../../templates/runtime/json/standard-schema.js";
import type { ValidateOptions } from "../../templates/runtime/json/validate.js";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { dialectNames } from "../load/json-schema/dialects.js";
import { onlyHint } from "../project/check-only.js";
import { wordKind } from "../settings/kinds.js";
import { resolveSettings } from "../settings/resolve-settings.js";
import { setting, type Given, type Settings } from "../settings/setting.js";
import { loadSettings, outputSettings, strictnesses } from "../settings/settings.js";
import { optionValue } from "../text/option-value.js";
import { UsageError } from "../usage-error.js";
import { checkGiven } from "./check-given.js";

/** The settings of `generate` that apply to a JSON Schema. */
const schemaSettings = {
  strictness: setting(wordKind(strictnesses), {
    says: "fail on any error, or skip the broken part",
    readBy: ["api"],
    toDiff: "types",
  }),
  ...pick(loadSettings, "nullable", "discriminator", "allowBacktracking", "allowOrigins"),
  ...pick(outputSettings, "naming", "enums", "typeDetail", "int64", "dates", "formats"),
} satisfies Settings;

/** Options of `compileJsonSchema`: its own, and settings of `generate` with the same defaults as for an API of a project. */
export interface CompileJsonSchemaOptions extends Given<typeof schemaSettings> {
  /** The draft that the schema is read by where its `$schema` names none. Default: "2020-12". */
  readonly dialect?: (typeof dialectNames)[number];
  /** Schemas of other URIs that references may name, by their URIs. Nothing else is read: no file, and nothing of the network but `allowOrigins`. */
  readonly remotes?: Readonly<Record<string, unknown>>;
  /** The name of the type and of the functions. Default: "Schema". */
  readonly name?: string;
}

/** A module of the code, as `generate` writes it. */
export interface CompiledFile {
  /** Relative, with "/": "validators.ts". */
  readonly path: string;
  readonly text: string;
}

/** A compiled schema, or its errors. */
export type CompiledSchema =
  | {
      readonly ok: true;
      /** Warnings. */
      readonly diagnostics: readonly Diagnostic[];
      /** True for a valid value. */
      readonly is: (value: unknown) => boolean;
      /** Returns the value, or every problem with its path. */
      readonly validate: (value: unknown, options?: ValidateOptions) => Result<unknown>;
      /** The same of JSON text, with lines and columns. */
      readonly parse: (text: string | Uint8Array, options?: ParseOptions) => Result<unknown>;
      /** Same, for tools that support Standard Schema (version 1). */
      readonly "~standard": StandardSchemaProps<unknown>;
      /** The emitted modules: types, validators and the runtime that they need. */
      readonly code: readonly CompiledFile[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly code: readonly [] };

/**
 * Compiles a JSON Schema into functions: the code that `generate` would write, transpiled and imported from a private
 * folder that is deleted afterwards. Errors of the schema are returned as diagnostics, at lines of its `JSON.stringify`
 * output with indentation. Throws a `UsageError` on invalid options, and on a schema that is not JSON.
 */
export async function compileJsonSchema(
  schema: unknown,
  options: CompileJsonSchemaOptions = {},
): Promise<CompiledSchema> {
  const { dialect, remotes = {}, name = "Schema", ...chosenSettings } = options;
  if (dialect !== undefined && !dialectNames.includes(dialect))
    throw new UsageError(`The option "dialect" is one of ${dialectNames.join(", ")}.`);
  const unknown = Object.keys(chosenSettings).find((option) => !Object.hasOwn(schemaSettings, option));
  if (unknown !== undefined)
    throw new UsageError(
      `Unknown option "${optionValue(unknown)}" of compileJsonSchema. ${onlyHint(unknown, [...ownOptions, ...Object.keys(schemaSettings)])}`,
    );
  await checkGiven(schemaSettings, chosenSettings);
  const set = resolveSettings(schemaSettings, [{ values: chosenSettings, folder: "" }]);
  const diagnostics = createDiagnostics();
  const remoteTexts = new Map(
    Object.entries(remotes).map(([uri, remote]) => [uri, textOf(remote, `The remote "${uri}"`)]),
  );
  const { schemaContract } = await import("../pipeline/schema-contract.js");
  const text = textOf(schema, "The schema");
  const contract = await schemaContract(
    {
      name,
      dialect,
      text,
      schemasByUri: remoteTexts,
      settings: set,
    },
    diagnostics,
  );
  if (contract === undefined || diagnostics.hasErrors()) return { ok: false, diagnostics: diagnostics.all(), code: [] };
  const { emitSchema } = await import("../pipeline/emit-schema.js");
  const { importEmitted } = await import("./import-emitted.js");
  const { files, names } = await emitSchema(contract, set);
  const functions = await importEmitted(files, "validators.ts");
  const validate = functions[names.validateName] as (value: unknown, options?: ValidateOptions) => Result<unknown>;
  return {
    ok: true,
    diagnostics: diagnostics.all(),
    is: functions[names.guardName] as (value: unknown) => boolean,
    validate,
    parse: functions[names.parseName] as (text: string | Uint8Array, options?: ParseOptions) => Result<unknown>,
    ...standardSchema(validate),
    code: files,
  };
}

const ownOptions = ["dialect", "remotes", "name"];

function pick<Rows extends Settings, Name extends keyof Rows>(rows: Rows, ...names: readonly Name[]): Pick<Rows, Name> {
  return Object.fromEntries(names.map((name) => [name, rows[name]])) as Pick<Rows, Name>;
}

/** Serializes a schema, so that objects of the caller are neither kept nor run during loading. */
function textOf(schema: unknown, what: string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(schema, null, 2);
  } catch {
    text = undefined;
  }
  if (text === undefined) throw new UsageError(`${what} is not a JSON value.`);
  return text;
}
