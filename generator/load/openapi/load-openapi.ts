import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { createSuggest } from "../../diagnostics/suggest.js";
import type { SourceFile } from "../../diagnostics/origin.js";
import type { Contract, OpenApiDocument, OpenQuestion, Operation } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { markTexts } from "../../model/marks.js";
import type { XmlSchema } from "../../model/xml-schema/components.js";
import type { LoadSettings } from "../../settings/settings.js";
import type { FileReader } from "../files.js";
import type { GivenSchemas } from "../json-schema/addresses.js";
import { bundle, type Bundle } from "./bundle.js";
import { findSchemaErrors, reportFaults } from "./check-document.js";
import { extensionsOf, items, member, members, originOf, present, rootOf, textOf, type Cursor } from "./cursor.js";
import { createDerivedNodes } from "./derive/derived-nodes.js";
import { openDocuments, type Documents } from "./documents.js";
import { declaredQuestions } from "./declared-questions.js";
import { fillMarks } from "./fill-marks.js";
import type { OperationChoice } from "./choose-operations.js";
import type { ErrorNodes } from "./error-nodes.js";
import { isNewer } from "./newer/lower-document.js";
import { spanningByPath, withPathParameters } from "./path-parameters.js";
import { readComponents } from "./read-components.js";
import { readErrorTables } from "./read-errors.js";
import { readPathItems, type OperationReadContext } from "./read-operation.js";
import { readSecuritySchemes } from "./read-security.js";
import { readServers } from "./read-servers.js";
import { createReferences, type References } from "./references.js";
import { reportOnce } from "./report-once.js";
import { checkRules } from "./rules.js";
import { seeAlso } from "./see-also.js";
import { followDiscriminators } from "./schema/follow-discriminators.js";
import { createSchemaReader } from "./schema/read-schema.js";
import { readDialect, readVersion, type OpenApiVersion } from "./version.js";
import { walkDocument, type WalkResult } from "./walk.js";
import { loadXsdElements, type LoadXsd } from "./xsd-elements.js";

/** The OpenAPI document to load. */
export interface OpenApiInput {
  /** The interface's name: "purchase-requests". */
  readonly name: string;
  /** The path of the document, relative to the working folder or absolute. */
  readonly rootPath: string;
  /** Stands in for the content of the root file (standard input). */
  readonly text?: string | undefined;
}

/** The surroundings of loading an OpenAPI document. */
export interface LoadContext {
  readonly files: FileReader;
  readonly diagnostics: Diagnostics;
  readonly loadXsd: LoadXsd;
  readonly settings: LoadSettings;
  /** Schemas that the caller gives, by their URIs. */
  readonly schemasByUri?: GivenSchemas | undefined;
  /** Absolute paths of the overlays on the document, in the order in which they are applied. */
  readonly overlays?: readonly string[] | undefined;
  /** The operations that are read; all unless told. */
  readonly choice?: OperationChoice | undefined;
  /** The edits that faults of earlier readings led to; absent where documents are read strictly. */
  readonly errors?: ErrorNodes | undefined;
  /** True if discriminators do not change schemas: the caller refers to what is written. */
  readonly isAsWritten?: true | undefined;
}

/**
 * Loads an OpenAPI document of version 3.0 or 3.1, YAML or JSON, with the files it refers to. Every fault is reported;
 * without errors the contract is whole. Undefined when the root file is nothing that could be read.
 */
export async function loadOpenApi(input: OpenApiInput, context: LoadContext): Promise<Contract | undefined> {
  const diagnostics = reportOnce(context.diagnostics);
  const documents = await openDocuments({ path: input.rootPath, text: input.text }, { ...context, diagnostics });
  const version = documents === undefined ? undefined : readVersion(documents.root, diagnostics);
  if (documents === undefined || version === undefined) return undefined;
  const root = rootOf(documents.root);
  const suggest = createSuggest();
  const dialect = readDialect(documents.root, version, diagnostics);
  const references = createReferences({
    documents,
    diagnostics,
    suggest,
    dialect,
    rootKind: "document",
    schemasByUri: context.schemasByUri,
    isLenient: context.errors !== undefined,
  });
  const questions = declaredQuestions(root, diagnostics);
  const walk = walkDocument(documents.root, { ...context, version, references, diagnostics, questions });
  const xsd = await loadXsdElements(walk.xsdElements, { ...context, diagnostics, suggest, questions });
  fillMarks(walk.marks, xsd.xml?.documents ?? [], questions, diagnostics);
  const bundleOf = (readable?: ErrorNodes["readable"]): Bundle =>
    bundle(documents, walk.external, references, { ...walk, version, elements: xsd }, readable);
  const bundled = bundleOf();
  const derived = createDerivedNodes(bundled, { ...context, references, suggest });
  const schemas = createSchemaReader({ ...context, diagnostics, references, suggest });
  const reading: OperationReadContext = {
    version,
    diagnostics,
    references,
    suggest,
    schemas,
    securitySchemes: securitySchemesOf(root, references),
    hasItemSchemas: isNewer(documents.root.root),
    hasPartStyles: version === "3.1" || context.settings.strictness === "lenient",
    xsdElements: xsd,
    derivedSchema: derived.of,
    known: { headers: new Map(), callbacks: new Map(), hasMembersBeyond: new Map() },
    defaultSecurity: member(root, "security"),
  };
  const { operations, schemas: named, ...parts } = readParts(root, bundled, reading);
  schemas.finish();
  const derivedJson = derived.finish();
  checkRules({ ...parts, root, operations, schemas: schemas.all(), plainXml: walk.plainXml }, reading);
  for (const faults of [documents.faultsOfSwagger, await findSchemaErrors(version, bundled)])
    reportFaults(faults, diagnostics, context.errors?.skippedParts());
  return {
    name: input.name,
    files: allFiles(documents, references, xsd.xml),
    openapi: withBundle(readHead(root, version, reading), bundled, context.errors, bundleOf),
    ...parts,
    ...followDiscriminators(schemas.all(), named, { ...context, diagnostics }),
    operations: context.errors === undefined ? operations : withAllParameters(operations, root),
    securitySchemes: reading.securitySchemes,
    ...present("xml", xsd.xml),
    ...present("derived", derivedJson),
    ...present("skippedParts", documents.skippedParts.length === 0 ? undefined : documents.skippedParts),
    openQuestions: questionsOf(walk, xsd.xml),
  };
}

function withAllParameters(operations: readonly Operation[], root: Cursor): readonly Operation[] {
  const spanning = spanningByPath(member(root, "paths"));
  return operations.map((operation) => withPathParameters(operation, spanning.get(operation.path)));
}

function securitySchemesOf(root: Cursor, references: References): OperationReadContext["securitySchemes"] {
  const components = member(root, "components");
  return readSecuritySchemes(components && member(components, "securitySchemes"), references);
}

/** The parts of a contract that members of its document give. */
function readParts(
  root: Cursor,
  bundled: Bundle,
  reading: OperationReadContext,
): Pick<Contract, "operations" | "webhooks" | "components" | "errorTables" | "schemas"> {
  const components = member(root, "components");
  return {
    operations: readPathItems(member(root, "paths"), reading),
    webhooks: readPathItems(member(root, "webhooks"), reading),
    components: readComponents(components, reading),
    errorTables: readErrorTables(components, reading),
    schemas: namedSchemas(components, bundled, reading),
  };
}

/** The open questions of a document whose marks have their texts. */
function questionsOf({ marks }: WalkResult, xml: XmlSchema | undefined): readonly OpenQuestion[] {
  const questions = marks.filter(({ key }) => key === "x-open-question");
  const texts = questions.flatMap(({ at }) => markTexts(at.value).map((text) => ({ text, origin: originOf(at) })));
  return [...texts, ...(xml?.documents ?? []).flatMap((document) => document.openQuestions)];
}

/** `components.schemas`, and the schemas of other files under the names that the bundled document gives them. */
function namedSchemas(
  components: Cursor | undefined,
  bundled: Bundle,
  context: OperationReadContext,
): ReadonlyMap<string, JsonSchema> {
  const declared = members(components && member(components, "schemas"));
  const named = new Map(declared.map(({ key, at }) => [key, context.schemas.node(at)]));
  for (const { name, at } of bundled.schemas) named.set(name, context.schemas.node(at));
  return named;
}

/** The root file, then all others by path. */
function allFiles(documents: Documents, references: References, xml: XmlSchema | undefined): readonly SourceFile[] {
  const [root, ...others] = documents.all().map((document) => document.file);
  const xsdFiles = (xml?.documents ?? []).map((document) => document.origin.file);
  const rest = [...new Set([...others, ...documents.overlays, ...references.files(), ...xsdFiles])].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  return root === undefined ? rest : [root, ...rest];
}

/** The document with its bundle: without parts that turned out to be unreadable. */
function withBundle(
  head: Omit<OpenApiDocument, "bundled" | "originOf">,
  written: Bundle,
  errors: ErrorNodes | undefined,
  bundleAgain: (readable: ErrorNodes["readable"]) => Bundle,
): OpenApiDocument {
  let [count, bundled] = [errors?.count(), written];
  const current = (): Bundle => {
    if (errors !== undefined && errors.count() !== count) bundled = bundleAgain((at) => errors.readable(at));
    count = errors?.count();
    return bundled;
  };
  return {
    ...head,
    get bundled() {
      return current().value;
    },
    originOf: (pointer) => current().originOf(pointer),
  };
}

function readHead(
  root: Cursor,
  version: OpenApiVersion,
  context: OperationReadContext,
): Omit<OpenApiDocument, "bundled" | "originOf"> {
  const info = member(root, "info") ?? root;
  return {
    openapiVersion: version,
    origin: originOf(root),
    title: textOf(info, "title") ?? "",
    infoVersion: textOf(info, "version") ?? "",
    ...present("description", textOf(info, "description")),
    ...seeAlso(root),
    extensions: extensionsOf(info),
    servers: readServers(member(root, "servers"), context),
    tags: items(member(root, "tags")).flatMap((tag) => {
      const name = textOf(tag, "name");
      const description = textOf(tag, "description");
      if (name === undefined) return [];
      return [{ name, ...present("description", description), ...seeAlso(tag), extensions: extensionsOf(tag) }];
    }),
  };
}
