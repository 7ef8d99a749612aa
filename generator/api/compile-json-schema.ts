import type { Result } from "../../templates/runtime/base/problem.js";
import type { ParseOptions } from "../../templates/runtime/json/read.js";
import { standardSchema, type StandardSchemaProps } from "../../templates/runtime/json/standard-schema.js";
import type { ValidateOptions } from "../../templates/runtime/json/validate.js";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { dialectNames } from "../load/json-schema/dialects.js";
import { formatLevels, type FormatLevel } from "../settings/format-levels.js";
import { origins } from "../settings/kinds.js";
import { UsageError } from "../usage-error.js";

/** Options of `compileJsonSchema`. */
export interface CompileJsonSchemaOptions {
  /** The draft that the schema is read by where its `$schema` names none. Default: "2020-12". */
  readonly dialect?: (typeof dialectNames)[number];
  /** Schemas of other URIs that references may name, by their URIs. Nothing else is read: no file, and nothing of the network but `allowOrigins`. */
  readonly remotes?: Readonly<Record<string, unknown>>;
  /** Origins whose files references may name: fetched, without credentials. Default: none. */
  readonly allowOrigins?: readonly string[];
  /** The checks of `format`: by their standards, by a short expression, or none. Default: "strict". */
  readonly formats?: FormatLevel;
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
  { dialect, remotes = {}, allowOrigins = [], formats = "strict", name = "Schema" }: CompileJsonSchemaOptions = {},
): Promise<CompiledSchema> {
  checkWord("dialect", dialect, dialectNames);
  checkWord("formats", formats, formatLevels);
  if (!origins.accepts(allowOrigins)) throw new UsageError(`The option "allowOrigins" must be ${origins.expected}.`);
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
      allowOrigins: allowOrigins.map((allowOrigin) => new URL(allowOrigin).origin),
    },
    diagnostics,
  );
  if (contract === undefined || diagnostics.hasErrors()) return { ok: false, diagnostics: diagnostics.all(), code: [] };
  const { emitSchema } = await import("../pipeline/emit-schema.js");
  const { importEmitted } = await import("./import-emitted.js");
  const { files, names } = await emitSchema(contract, { formats });
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

function checkWord(option: string, word: string | undefined, known: readonly string[]): void {
  if (word === undefined || known.includes(word)) return;
  throw new UsageError(`The option "${option}" is one of ${known.join(", ")}.`);
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
