import { createSuggest } from "../../diagnostics/suggest.js";
import type { Contract } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { member, members, rootOf, type SpecDocument } from "../openapi/cursor.js";
import { openDocuments } from "../openapi/documents.js";
import type { LoadContext, OpenApiInput } from "../openapi/load-openapi.js";
import { createReferences } from "../openapi/references.js";
import { reportOnce } from "../openapi/report-once.js";
import { checkCompositions } from "../openapi/rules/check-compositions.js";
import { checkEndlessSchemas } from "../openapi/rules/check-endless-schemas.js";
import { createSchemaReader, type SchemaReader } from "../openapi/schema/read-schema.js";
import { walkDocument } from "../openapi/walk.js";
import { dialectOf, type DialectName } from "./dialects.js";

/** The JSON Schema to load. */
export interface JsonSchemaInput extends OpenApiInput {
  /** The dialect of a schema that names none; 2020-12 unless told. */
  readonly dialect?: DialectName | undefined;
}

/** The surroundings of loading a JSON Schema. */
export type JsonSchemaContext = Omit<LoadContext, "loadXsd" | "choice">;

/**
 * Loads a JSON Schema by itself, with the files that it refers to: a contract without operations, whose first schema is the root. Every fault is reported; undefined
 * when the file is nothing that could be read.
 */
export async function loadJsonSchema(
  { name, rootPath, text, dialect = "2020-12" }: JsonSchemaInput,
  context: JsonSchemaContext,
): Promise<Contract | undefined> {
  const diagnostics = reportOnce(context.diagnostics);
  const documents = await openDocuments({ path: rootPath, text }, { ...context, diagnostics });
  if (documents === undefined) return undefined;
  const { settings, schemasByUri, errors } = context;
  const suggest = createSuggest();
  const references = createReferences({
    documents,
    diagnostics,
    suggest,
    schemasByUri,
    dialect: dialectOf(dialect),
    rootKind: "schema",
  });
  walkDocument(documents.root, { references, diagnostics, errors }, "schema");
  const reader = createSchemaReader({ diagnostics, references, suggest, settings });
  const schemas = namedSchemas(name, documents.root, reader);
  reader.finish();
  checkEndlessSchemas(reader.all(), diagnostics);
  checkCompositions(reader.all(), diagnostics);
  const files = [...documents.all().map(({ file }) => file), ...documents.overlays, ...references.files()];
  const none = new Map<string, never>();
  return {
    name,
    files: [...new Set(files)],
    operations: [],
    webhooks: [],
    errorTables: [],
    schemas,
    securitySchemes: none,
    openQuestions: [],
  };
}

/** The root under the name of its file ("order" for "order.schema.json"), then those that it defines. */
function namedSchemas(name: string, document: SpecDocument, reader: SchemaReader): ReadonlyMap<string, JsonSchema> {
  const root = rootOf(document);
  const schemas = new Map([[name.replace(/(?<=.)\.schema$/i, ""), reader.node(root)]]);
  for (const key of ["$defs", "definitions"]) {
    for (const { key: name, at } of members(member(root, key))) {
      if (!schemas.has(name)) schemas.set(name, reader.node(at));
    }
  }
  return schemas;
}
