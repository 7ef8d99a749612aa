import type { ErrorTable, Operation } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { checkCompositions } from "./rules/check-compositions.js";
import { checkDefaults } from "./rules/check-defaults.js";
import { checkDiscriminators } from "./rules/check-discriminators.js";
import { checkEndlessSchemas } from "./rules/check-endless-schemas.js";
import { checkErrors } from "./rules/check-errors.js";
import { checkNames } from "./rules/check-names.js";
import { checkOperationIds } from "./rules/check-operation-ids.js";
import { checkPathParameters } from "./rules/check-path-parameters.js";
import { checkPathTemplates } from "./rules/check-paths.js";
import { xmlFault, xmlRoot } from "../../model/json-schema/xml-form.js";
import { checkPlainXml } from "./rules/check-plain-xml.js";
import { member, originOf, type Cursor } from "./cursor.js";
import type { OperationReadContext } from "./read-operation.js";
import { checkSecurity } from "./read-security.js";

/** A document that has been read. */
export interface ReadDocument {
  /** The root of the document. */
  readonly root: Cursor;
  readonly operations: readonly Operation[];
  /** The operations under `webhooks`, whose paths are their names. */
  readonly webhooks: readonly Operation[];
  readonly errorTables: readonly ErrorTable[];
  readonly schemas: readonly JsonSchema[];
  /** The media types of XML that name no element of an XSD. */
  readonly plainXml: readonly { readonly mediaType: string; readonly at: Cursor }[];
}

/** The rules that no schema of OpenAPI knows; each looks at the whole document. */
export function checkRules(document: ReadDocument, context: OperationReadContext): void {
  const { diagnostics } = context;
  const { root, operations, webhooks, schemas } = document;
  checkNames(root, diagnostics);
  checkPathTemplates(member(root, "paths"), diagnostics);
  checkOperationIds([...operations, ...webhooks], diagnostics);
  checkPathParameters(operations, diagnostics, context.suggest);
  checkSecurity(member(root, "security"), context);
  checkDefaults([...operations, ...webhooks], diagnostics);
  checkDiscriminators(schemas, diagnostics);
  checkEndlessSchemas(schemas, diagnostics);
  checkCompositions(schemas, diagnostics);
  checkErrors(document.errorTables, [...operations, ...webhooks], diagnostics);
  checkPlainXml(
    document.plainXml.flatMap(({ mediaType, at }) => {
      const schema = member(at, "schema");
      const why = schema && xmlGap(context.schemas.node(schema));
      return why === undefined ? [] : [{ mediaType, why, origin: originOf(at, "key") }];
    }),
    diagnostics,
  );
}

/** The reason, in words, why XML is not all that the schema of its values says. */
function xmlGap(schema: JsonSchema): string | undefined {
  const fault = xmlFault(schema);
  if (fault !== undefined) return `${fault}, so it stays a string`;
  return xmlRoot(schema).isUnnamed
    ? "its root element has no name, so any root is read, and <root> is written"
    : undefined;
}
