import { arrayText, objectLines, objectText } from "../body/expression-texts.js";
import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import type { Header, Parameter } from "../../model/contract.js";
import type { SecurityScheme } from "../../model/security.js";
import { isLarge } from "../../plan/many-schemas.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { camelCase } from "../../text/identifiers.js";
import { propertyKey, stringLiteral } from "../../text/literals.js";
import type { Emitter } from "../emitter.js";
import { createModule, type ModuleBuilder } from "../module-builder.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import { addFormTables } from "../messages/form-tables.js";
import { recordEntry } from "../messages/record-entry.js";
import { idempotencyHeader } from "../../plan/idempotency-header.js";
import { credentialNames } from "../../plan/message-schemas.js";
import { headerTable, parameterTable } from "../../plan/parameter-tables.js";
import { isUnlogged } from "../../plan/unlogged.js";
import { commaFreeOf, tableText } from "../messages/parameter-tables.js";
import { allNamed, type PlannedOperation } from "../messages/named-operations.js";

/** `operations.ts`: the tables that an interface's client encodes by and its server decodes by. */
export const operations: Emitter = {
  emit(plan) {
    const named = allNamed(plan);
    if (named.length === 0) return [];
    const module = createModule(plan.modules.operations, plan.sources);
    addSchemes(plan, module);
    addFormTables(plan, module);
    const credentials = credentialNames(plan.contract.securitySchemes.values());
    const tableOf = parameterTexts(plan, credentials, named, module);
    for (const operation of named) {
      addTable(operation, tableOf, module);
      addHeaderTables(operation, credentials, module);
    }
    return [module.build()];
  },
};

function addSchemes({ contract }: InterfacePlan, module: ModuleBuilder): void {
  const schemes = [...contract.securitySchemes].map(([name, scheme]) => recordEntry(name, schemeTable(scheme)));
  const type = module.runtimeType("http/operation", "SecuritySchemeTables");
  const said = jsDoc("The way in which the credential of each security scheme travels.");
  const initializer = objectLines(schemes);
  module.add(constant({ name: "securitySchemes", isExported: true, ...said, type, initializer }));
}

function schemeTable(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case "apiKey":
      return objectText({
        kind: '"apiKey"',
        in: stringLiteral(scheme.in),
        name: stringLiteral(scheme.parameterName),
      });
    case "http":
      return httpScheme(scheme.scheme);
    case "oauth2":
    case "openIdConnect":
      return '{ kind: "authorization", prefix: "Bearer" }';
    case "mutualTLS":
      return '{ kind: "mutualTLS" }';
  }
}

/** Names of schemes have no case (RFC 9110, section 11.1); the usual spelling of the known ones is sent. */
function httpScheme(scheme: string): string {
  const lower = scheme.toLowerCase();
  if (lower === "basic") return '{ kind: "basic" }';
  return `{ kind: "authorization", prefix: ${lower === "bearer" ? '"Bearer"' : stringLiteral(scheme)} }`;
}

/** Parameters of fewer operations stand in their places. */
const minUses = 3;

/** The tables of parameters as expressions. In a large interface one that several operations have is a constant. */
function parameterTexts(
  plan: InterfacePlan,
  credentials: ReadonlySet<string>,
  named: readonly PlannedOperation[],
  module: ModuleBuilder,
): (parameter: Parameter) => string {
  const tableOf = (parameter: Parameter): string => {
    const table = parameterTable(parameter, commaFreeOf(plan));
    return tableText({ ...table, ...(parameter.in === "header" && unloggedMark(parameter, credentials)) });
  };
  if (!isLarge(plan)) return tableOf;
  const texts = new Map<Parameter, string>();
  const counts = new Map<string, number>();
  for (const parameter of named.flatMap(({ operation }) => operation.parameters)) {
    const text = tableOf(parameter);
    texts.set(parameter, text);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const constants = new Map<string, string>();
  return (parameter) => {
    const text = texts.get(parameter) ?? tableOf(parameter);
    if ((counts.get(text) ?? 0) < minUses) return text;
    const known = constants.get(text);
    if (known !== undefined) return known;
    const name = module.declare(`${camelCase(parameter.name)}Parameter`);
    constants.set(text, name);
    module.add(constant({ name, type: module.runtimeType("http/operation", "ParameterTable"), initializer: text }));
    return name;
  };
}

function addTable(
  { operation, name, messages }: PlannedOperation,
  tableOf: (parameter: Parameter) => string,
  module: ModuleBuilder,
): void {
  // An alternative that asks for nothing comes last: credentials that are there are sent.
  const alternatives = [...operation.security].sort(
    (a, b) => Number(a.schemes.size === 0) - Number(b.schemes.size === 0),
  );
  const security = alternatives.map(({ schemes }) => {
    const scopesText = (scopes: readonly string[]): string => arrayText(scopes.map(stringLiteral));
    return objectText([...schemes].map(([scheme, scopes]) => `${propertyKey(scheme)}: ${scopesText(scopes)}`));
  });
  const keyHeader = idempotencyHeader(operation);
  const initializer = objectLines({
    id: stringLiteral(name),
    method: stringLiteral(operation.method.toUpperCase()),
    path: stringLiteral(operation.path),
    parameters: arrayText(operation.parameters.map(tableOf)),
    security: arrayText(security),
    idempotencyHeader: keyHeader && stringLiteral(keyHeader.name),
  });
  const type = module.runtimeType("http/operation", "OperationTable");
  module.add(constant({ name: messages.tableName, isExported: true, type, initializer }));
}

/** The headers of answers; responses with the same ones share a table. */
function addHeaderTables(
  { messages }: PlannedOperation,
  credentials: ReadonlySet<string>,
  module: ModuleBuilder,
): void {
  const added = new Set<string>();
  for (const [response, schema] of messages.responseHeaders) {
    const name = messages.headerTables.get(schema);
    if (name === undefined || added.has(name)) continue;
    added.add(name);
    const type = `readonly ${module.runtimeType("http/operation", "ParameterTable")}[]`;
    const tables = response.headers.map((header) => ({ ...headerTable(header), ...unloggedMark(header, credentials) }));
    const initializer = arrayText(tables.map(tableText));
    module.add(constant({ name, isExported: true, type, initializer }));
  }
}

function unloggedMark(
  header: Header | Parameter,
  credentials: ReadonlySet<string>,
): Pick<ParameterTable, "unlogged"> | undefined {
  return isUnlogged(header, credentials) ? { unlogged: true } : undefined;
}
