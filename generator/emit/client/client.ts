import { arrayText, objectLines, objectText } from "../body/expression-texts.js";
import { idempotencyHeader } from "../../plan/idempotency-header.js";
import { isLarge } from "../../plan/many-schemas.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { memberKey, stringLiteral } from "../../text/literals.js";
import { jsDoc, memberJsDoc } from "../documented.js";
import type { Emitter } from "../emitter.js";
import { contractDocs, operationDocs } from "../messages/message-docs.js";
import { allNamed, calledBack, served, type PlannedOperation } from "../messages/named-operations.js";
import { operationMembers } from "../messages/operation-table.js";
import { payloadWriter } from "../messages/payload-code.js";
import type { PayloadScope } from "../messages/payload-scope.js";
import { shareTables, unionText } from "../messages/shared-tables.js";
import { createModule, type ModuleBuilder } from "../module-builder.js";
import {
  constant,
  kinds,
  type MethodSignatureStructure,
  type ParameterDeclarationStructure,
  type PropertySignatureStructure,
} from "../structures.js";
import { addAuth } from "./auth-type.js";
import { parameterEncoders } from "./parameter-codecs.js";
import { messageType } from "../messages/message-type.js";
import { callParameters, returnType } from "./call-types.js";
import { addPageExports, addPages, pagedMethods } from "./pages.js";
import { addRuntimeExports, declaredNames } from "./exported-names.js";
import { addServers, serversTable } from "./servers.js";
import { responseTables, resultType } from "./result.js";
import { addTokenFunctions } from "./token-functions.js";

/**
 * `client.ts`: for each operation a function that can be imported alone, and `createOrdersClient` with all of them as
 * methods and openapi-fetch's own client as `raw`. Webhooks and callbacks get a sender.
 */
export const client: Emitter = {
  emit(plan) {
    const named = allNamed(plan);
    if (named.length === 0) return [];
    const module = createModule(plan.modules.client, plan.sources, declaredNames(plan, named));
    addAuth(plan, module);
    if (plan.operations.length > 0) addClient(plan, module);
    if (plan.operations.length > 0) addServers(plan, module);
    addTokenFunctions(plan, module);
    if (calledBack(plan).length > 0) addWebhooks(plan, module);
    const scope: PayloadScope = { plan, module, direction: "response", party: "client" };
    const responses = new Map(named.map((entry) => [entry, responseTables(entry.operation, entry.messages, scope)]));
    const type = (): string => module.runtimeType("client/client-types", "ClientResponse");
    const table = shareTables([...responses.values()], { name: "sharedResponse", type }, module);
    const back = new Set(calledBack(plan));
    for (const entry of named) addOperation(entry, scope, back.has(entry), () => table(responses.get(entry) ?? []));
    addPageExports(served(plan), module);
    addRuntimeExports(plan, module);
    return [module.build()];
  },
};

function addClient(plan: InterfacePlan, module: ModuleBuilder): void {
  const { pascalName, contract } = plan;
  const auth = `${pascalName}Auth`;
  const settings = module.runtimeType("client/client-types", "ClientSettings");
  const connectionType = module.runtimeType("client/client-types", "Connection");
  module.add({
    kind: kinds.typeAlias,
    name: `${pascalName}ClientOptions`,
    isExported: true,
    typeParameters: ["Throws extends boolean = false"],
    type: `${settings}<${auth}, Throws>`,
  });
  module.add({
    kind: kinds.typeAlias,
    name: `${pascalName}Connection`,
    ...jsDoc("The settings of calls without a client, which the operations that are functions take."),
    isExported: true,
    type: `${connectionType}<${auth}>`,
  });
  const base = module.runtimeType("client/connection", "ClientBase");
  const operationId = addOperationIds(plan, module);
  const paths = module.useType(plan.modules.paths, "paths");
  const rawClient = module.use({
    module: "openapi-fetch",
    name: "Client",
    typeOnly: true,
    external: true,
    alias: "RawClient",
  });
  const groups = addGroups(plan, module);
  module.add({
    kind: kinds.interface,
    name: `${pascalName}Client`,
    ...jsDoc(contractDocs(contract, `Calls ${contract.openapi?.title ?? pascalName}.`)),
    isExported: true,
    extends: [`${base}<${pascalName}Client, ${auth}, ${operationId}>`],
    properties: [
      {
        name: "raw",
        type: `${rawClient}<${paths}>`,
        isReadonly: true,
        ...memberJsDoc(
          'openapi-fetch\'s own client with the same settings. Middlewares given to it see every call. It follows no redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.',
        ),
      },
      ...groups,
      ...pagedMethods(inGroup(plan, undefined), plan, module),
    ],
    methods: plainMethods(plan, undefined, module),
  });
  addFactory(plan, module);
}

/** Adds the type of the names that hooks get; returns its name. */
function addOperationIds(plan: InterfacePlan, module: ModuleBuilder): string {
  const name = `${plan.pascalName}OperationId`;
  const docs = jsDoc("The operations, as hooks get them.");
  const type = unionText(served(plan).map((operation) => stringLiteral(operation.name)));
  module.add({ kind: kinds.typeAlias, name, ...docs, isExported: true, type });
  return name;
}

/** The operations whose methods stand in a group, or on the client itself. */
function inGroup(plan: InterfacePlan, group: string | undefined): readonly PlannedOperation[] {
  return served(plan).filter((named) => named.group === group);
}

/** The methods of a group, or of the client itself, that do not page. */
function plainMethods(
  plan: InterfacePlan,
  group: string | undefined,
  module: ModuleBuilder,
): readonly MethodSignatureStructure[] {
  return inGroup(plan, group)
    .filter(({ pagination }) => pagination === undefined)
    .map((named) => method(named, module));
}

/** Adds the types of groups of methods; what comes back are the members of the client that hold them. */
function addGroups(plan: InterfacePlan, module: ModuleBuilder): readonly PropertySignatureStructure[] {
  return plan.methodGroups.map(({ name, typeName, description }) => {
    const said = description ?? `Calls of the group \`${name}\`.`;
    const methods = plainMethods(plan, name, module);
    const properties = pagedMethods(inGroup(plan, name), plan, module);
    module.add({ kind: kinds.interface, name: typeName, ...jsDoc(said), isExported: true, properties, methods });
    return { name: memberKey(name), type: typeName, isReadonly: true, ...memberJsDoc(said) };
  });
}

/** The members of a client, or of a group of it, that call operations. */
function callMembers(named: readonly PlannedOperation[], module: ModuleBuilder): readonly string[] {
  return named.map(({ methodName, messages: { functionName, pagesName } }) => {
    const key = memberKey(methodName);
    if (pagesName === undefined)
      return `${key}: (input, callOptions) => ${functionName}(connection, input, callOptions)`;
    const withPages = module.runtimeValue("client/pages", "withPages");
    return `${key}: ${withPages}(connection, ${pagesName}, ${functionName})`;
  });
}

function addFactory(plan: InterfacePlan, module: ModuleBuilder): void {
  const { pascalName, modules } = plan;
  const operations = served(plan);
  const schemes = schemesArgument(plan, module);
  const paths = module.useType(modules.paths, "paths");
  const createClient = module.use({
    module: "openapi-fetch",
    name: "default",
    typeOnly: false,
    external: true,
    alias: "createClient",
  });
  const tables = operations.map(({ messages }) => module.useValue(modules.operations, messages.tableName));
  const members = [
    `...${module.runtimeValue("client/connection", "clientBase")}(connection, (baseUrl) => create${pascalName}Client({ ...options, baseUrl }))`,
    "raw",
    ...plan.methodGroups.map(
      ({ name }) => `${memberKey(name)}: ${objectLines(callMembers(inGroup(plan, name), module))}`,
    ),
    ...callMembers(inGroup(plan, undefined), module),
  ];
  const validate = validateArgument(plan);
  const createRaw = module.runtimeValue("client/raw", "createRawClient");
  const returnType = `${module.runtimeType("client/api-promise", "ClientThat")}<Throws, ${pascalName}Client>`;
  module.add({
    kind: kinds.function,
    name: `create${pascalName}Client`,
    ...jsDoc("A client with all operations as methods. Throws a TypeError when the base URL is not valid."),
    isExported: true,
    typeParameters: ["Throws extends boolean = false"],
    parameters: [{ name: "options", type: `${pascalName}ClientOptions<Throws>` }],
    returnType,
    statements: `const { connection, raw } = ${createRaw}(${createClient}<${paths}>, options, ${schemes}, ${arrayText(tables)}${validate});\nconst client: ${pascalName}Client = ${objectLines(members)};\nreturn client as ${returnType};`,
  });
  addBoundClient(plan, validate, module);
  module.add({
    kind: kinds.function,
    name: `connect${pascalName}`,
    ...jsDoc(
      "Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError when the base URL is not valid.",
    ),
    isExported: true,
    parameters: [
      {
        name: "options",
        type: `${pascalName}ClientOptions`,
      },
    ],
    returnType: `${pascalName}Connection`,
    statements: `return ${module.runtimeValue("client/connection", "connect")}(options, ${schemes}${validate});`,
  });
}

/** A client of operations that the caller chooses: bundlers drop unused functions, but no unused members of an object. */
function addBoundClient(plan: InterfacePlan, validate: string, module: ModuleBuilder): void {
  const { pascalName } = plan;
  const auth = `${pascalName}Auth`;
  const functions = module.runtimeType("client/bind-operations", "OperationFunctions");
  const bound = module.runtimeType("client/bind-operations", "BoundClient");
  const bind = module.runtimeValue("client/bind-operations", "bindOperations");
  module.add({
    kind: kinds.function,
    name: `create${pascalName}ClientWith`,
    ...jsDoc(
      "A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the base URL is not valid.",
    ),
    isExported: true,
    typeParameters: [`Operations extends ${functions}<${auth}>`, "Throws extends boolean = false"],
    parameters: [
      { name: "options", type: `${pascalName}ClientOptions<Throws>` },
      { name: "operations", type: "Operations" },
    ],
    returnType: `${module.runtimeType("client/api-promise", "ClientThat")}<Throws, ${bound}<Operations, ${auth}>>`,
    statements: `return ${bind}(options, operations, ${schemesArgument(plan, module)}${validate});`,
  });
}

/** The security schemes, as connections take them. Only clients of APIs with keys in the query contain code for these. */
function schemesArgument({ contract, modules }: InterfacePlan, module: ModuleBuilder): string {
  const schemes = module.useValue(modules.operations, "securitySchemes");
  const hasQueryKeys = [...contract.securitySchemes.values()].some(
    (scheme) => scheme.kind === "apiKey" && scheme.in === "query",
  );
  return hasQueryKeys ? `${module.runtimeValue("client/query-keys", "withQueryKeys")}(${schemes})` : schemes;
}

/** The last argument of connections that do not throw on each invalid message. */
function validateArgument({ validate: { request, response } }: InterfacePlan): string {
  if (request === response) return request === "throw" ? "" : `, ${stringLiteral(request)}`;
  return `, ${objectText({ request: stringLiteral(request), response: stringLiteral(response) })}`;
}

/** Senders of webhooks and callbacks: each call is told the address that it goes to. */
function addWebhooks(plan: InterfacePlan, module: ModuleBuilder): void {
  const { pascalName } = plan;
  const schemes = schemesArgument(plan, module);
  const settings = module.runtimeType("client/client-types", "SenderSettings");
  const options = { name: `${pascalName}WebhookOptions`, type: `${settings}<${pascalName}Auth>` };
  module.add({ kind: kinds.typeAlias, isExported: true, ...options });
  module.add({
    kind: kinds.interface,
    name: `${pascalName}Webhooks`,
    ...jsDoc("Calls what the other side implements, at the address that it has named."),
    isExported: true,
    methods: calledBack(plan).map((named) => method(named, module, addressParameter)),
  });
  const members = calledBack(plan).map(
    ({ name, messages }) =>
      `${memberKey(name)}: (url, input, callOptions) => ${messages.functionName}(connection, url, input, callOptions)`,
  );
  module.add({
    kind: kinds.function,
    name: `create${pascalName}Webhooks`,
    ...jsDoc("A sender with all webhooks and callbacks as methods."),
    isExported: true,
    parameters: [{ name: "options", type: `${pascalName}WebhookOptions`, initializer: "{}" }],
    returnType: `${pascalName}Webhooks`,
    statements: `const connection = ${module.runtimeValue("client/connection", "connect")}(options, ${schemes}${validateArgument(plan)});\nreturn ${objectLines(members)};`,
  });
}

const addressParameter: ParameterDeclarationStructure = { name: "url", type: "string" };

function method(
  named: PlannedOperation,
  module: ModuleBuilder,
  ...first: readonly ParameterDeclarationStructure[]
): MethodSignatureStructure {
  return {
    name: memberKey(named.methodName),
    ...memberJsDoc(operationDocs(named)),
    parameters: [...first, ...callParameters(named, module)],
    returnType: returnType(named, module),
  };
}

/** `responses` gives the table of responses, whose shared parts are declared before it. */
function addOperation(
  named: PlannedOperation,
  response: PayloadScope,
  isCalledBack: boolean,
  responses: () => string,
): void {
  const { operation, messages } = named;
  const { plan, module } = response;
  const request: PayloadScope = { ...response, direction: "request" };
  const connection = isCalledBack
    ? `${module.runtimeType("client/client-types", "Connection")}<${plan.pascalName}Auth>`
    : `${plan.pascalName}Connection`;
  const isBrief = isLarge(request.plan);
  const docs = isBrief ? "" : `The request that \`${messages.functionName}\` sends.`;
  module.add(messageType(operation, messages, request, { name: messages.inputName, docs }));
  module.add(resultType(operation, messages, response));
  const call = module.runtimeValue("client/call", "callOperation");
  const options = isCalledBack ? "{ ...options, url }" : "options";
  module.add({
    kind: kinds.function,
    name: messages.functionName,
    // The method of the client has all words.
    ...jsDoc(operationDocs(named, [], isBrief)),
    isExported: true,
    parameters: [
      { name: "connection", type: connection },
      ...(isCalledBack ? [addressParameter] : []),
      ...callParameters(named, module),
    ],
    returnType: returnType(named, module),
    // The type that is returned is known already.
    statements: `return ${call}${isBrief ? "" : `<${messages.resultName}>`}(connection, ${messages.operationName}, input, ${options});`,
  });
  const members = operationMembers(named, request, payloadWriter);
  const encode = parameterEncoders(operation, module);
  const accepted = new Set(operation.responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType)));
  const accept = accepted.size === 0 ? undefined : stringLiteral([...accepted].join(", "));
  const type = module.runtimeType("client/client-types", "ClientOperation");
  const initializer = objectLines({
    ...members,
    withKey: idempotencyHeader(operation) && module.runtimeValue("client/idempotency-key", "withIdempotencyKey"),
    encode,
    accept,
    responses: responses(),
    servers: serversTable(named.servers),
  });
  module.add(constant({ name: messages.operationName, type, initializer }));
  if (named.pagination !== undefined) addPages(named, named.pagination.pagination, response);
}
