import type { InterfacePlan } from "../../plan/plan.js";
import { credentialType } from "../messages/credentials.js";
import { memberKey, stringLiteral } from "../../text/literals.js";
import type { MethodDef, ParameterDef, PropertyDef } from "../declarations.js";
import type { Emitter } from "../emitter.js";
import { block } from "../messages/block.js";
import { contractDocs, operationDocs, schemeDocs } from "../messages/message-docs.js";
import { allNamed, calledBack, served, type PlannedOperation } from "../messages/named-operations.js";
import { operationMembers } from "../messages/operation-table.js";
import { payloadWriter, type PayloadScope } from "../messages/payload-code.js";
import { shareTables } from "../messages/shared-tables.js";
import { createModule, runtimeType, runtimeValue, type ModuleBuilder } from "../module-builder.js";
import { parameterEncoders } from "./codecs.js";
import { inputType, isInputOptional } from "./input.js";
import { responseTables, resultType } from "./result.js";

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
    if (calledBack(plan).length > 0) addWebhooks(plan, module);
    const scope: PayloadScope = { plan, module, direction: "response", party: "client" };
    const responses = new Map(named.map((each) => [each, responseTables(each.operation, each.messages, scope)]));
    const type = (): string => module.use(runtimeType("client/types", "ClientResponse"));
    const table = shareTables([...responses.values()], { name: "sharedResponse", type }, module);
    const back = new Set(calledBack(plan));
    for (const each of named) addOperation(each, scope, back.has(each), () => table(responses.get(each) ?? []));
    module.add({ kind: "reexport", module: "runtime/client/errors.ts", names: errorNames, typeOnly: false });
    return [module.build()];
  },
};

const errorTypes = ["RequestValidationError", "ResponseValidationError", "UnexpectedStatusError", "NetworkError", "TimeoutError"]; // prettier-ignore

const errorNames = errorTypes.flatMap((name) => [
  { name, typeOnly: true },
  { name: `is${name}`, typeOnly: false },
]);

const ownEndings = ["Client", "ClientOptions", "Connection", "Auth", "Webhooks", "WebhookOptions"] as const;

function declaredNames(plan: InterfacePlan, named: readonly PlannedOperation[]): readonly string[] {
  const { pascalName } = plan;
  const functions = [`create${pascalName}Client`, `create${pascalName}Webhooks`, `connect${pascalName}`];
  const operations = named.flatMap(({ messages: { functionName, operationName, inputName, resultName } }) => {
    return [functionName, operationName, inputName, resultName];
  });
  return [...ownEndings.map((ending) => pascalName + ending), ...functions, ...operations, ...errorNames.map(({ name }) => name)]; // prettier-ignore
}

function addAuth(plan: InterfacePlan, module: ModuleBuilder): void {
  const { contract, pascalName } = plan;
  const properties = [...contract.securitySchemes.values()].flatMap((scheme): readonly PropertyDef[] => {
    const type = credentialType(scheme, module);
    if (type === undefined) return [];
    const credential = module.use(runtimeType("client/types", "Credential"));
    const given = type === "string" ? credential : `${credential}<${type}>`;
    return [
      {
        key: memberKey(scheme.name),
        type: `${given} | undefined`,
        optional: true,
        readonly: true,
        ...schemeDocs(scheme),
      },
    ];
  });
  const common = { name: `${pascalName}Auth`, exported: true };
  if (properties.length === 0) {
    module.add({ kind: "type", ...common, docs: "No scheme asks for a credential in a request.", type: "Readonly<Record<string, never>>" }); // prettier-ignore
    return;
  }
  const docs = "A credential for each security scheme: a value, or a function that fetches it for each call.";
  module.add({ kind: "interface", ...common, docs, properties });
}

function addClient(plan: InterfacePlan, module: ModuleBuilder): void {
  const { pascalName, contract } = plan;
  const auth = `${pascalName}Auth`;
  const settings = module.use(runtimeType("client/types", "ClientSettings"));
  const connectionType = module.use(runtimeType("client/connection", "Connection"));
  module.add({ kind: "type", name: `${pascalName}ClientOptions`, exported: true, type: `${settings}<${auth}>` });
  module.add({
    kind: "type",
    name: `${pascalName}Connection`,
    docs: "What the operations that are functions take: the settings of calls without a client.",
    exported: true,
    type: `${connectionType}<${auth}>`,
  });
  const base = module.use(runtimeType("client/connection", "ClientBase"));
  const paths = module.use({ module: plan.modules.paths, name: "paths", typeOnly: true });
  const rawClient = module.use({ module: "openapi-fetch", name: "Client", typeOnly: true, external: true, alias: "RawClient" }); // prettier-ignore
  module.add({
    kind: "interface",
    name: `${pascalName}Client`,
    ...contractDocs(contract, `Calls ${contract.openapi?.title ?? pascalName}.`),
    exported: true,
    extends: [`${base}<${pascalName}Client, ${auth}>`],
    properties: [
      {
        key: "raw",
        type: `${rawClient}<${paths}>`,
        optional: false,
        readonly: true,
        docs: "openapi-fetch's own client with the same settings. Middlewares given to it see every call.",
      },
    ],
    methods: served(plan).map((named) => method(named, module)),
  });
  addFactory(plan, module);
}

function addFactory(plan: InterfacePlan, module: ModuleBuilder): void {
  const { pascalName, modules } = plan;
  const operations = served(plan);
  const schemes = module.use({ module: modules.operations, name: "securitySchemes", typeOnly: false });
  const paths = module.use({ module: modules.paths, name: "paths", typeOnly: true });
  const createClient = module.use({ module: "openapi-fetch", name: "default", typeOnly: false, external: true, alias: "createClient" }); // prettier-ignore
  const tables = operations.map(({ messages }) => module.use({ module: modules.operations, name: messages.tableName, typeOnly: false })); // prettier-ignore
  const members = [
    "connection",
    "raw",
    `withBaseUrl: (baseUrl) => create${pascalName}Client({ ...options, baseUrl })`,
    ...operations.map(({ name, messages }) => `${memberKey(name)}: (input, callOptions) => ${messages.functionName}(connection, input, callOptions)`), // prettier-ignore
  ];
  const createRaw = module.use(runtimeValue("client/raw", "createRawClient"));
  module.add({
    kind: "function",
    name: `create${pascalName}Client`,
    docs: "A client with all operations as methods. Throws a TypeError when the base URL is none.",
    exported: true,
    parameters: [{ name: "options", type: `${pascalName}ClientOptions` }],
    returnType: `${pascalName}Client`,
    body: `const { connection, raw } = ${createRaw}(${createClient}<${paths}>, options, ${schemes}, ${block("[", tables, "]")});\nreturn ${block("{", members, "}")};`,
  });
  module.add({
    kind: "function",
    name: `connect${pascalName}`,
    docs: "Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError when the base URL is none.",
    exported: true,
    parameters: [{ name: "options", type: `${pascalName}ClientOptions` }],
    returnType: `${pascalName}Connection`,
    body: `return ${module.use(runtimeValue("client/connection", "connect"))}(options, ${schemes});`,
  });
}

/** Senders of webhooks and callbacks: each call is told the address that it goes to. */
function addWebhooks(plan: InterfacePlan, module: ModuleBuilder): void {
  const { pascalName } = plan;
  const schemes = module.use({ module: plan.modules.operations, name: "securitySchemes", typeOnly: false });
  const settings = module.use(runtimeType("client/types", "SenderSettings"));
  module.add({ kind: "type", name: `${pascalName}WebhookOptions`, exported: true, type: `${settings}<${pascalName}Auth>` }); // prettier-ignore
  module.add({
    kind: "interface",
    name: `${pascalName}Webhooks`,
    docs: "Calls what the other side implements, at the address that it has named.",
    exported: true,
    properties: [],
    methods: calledBack(plan).map((named) => method(named, module, addressParameter)),
  });
  const members = calledBack(plan).map(({ name, messages }) => `${memberKey(name)}: (url, input, callOptions) => ${messages.functionName}(connection, url, input, callOptions)`); // prettier-ignore
  module.add({
    kind: "function",
    name: `create${pascalName}Webhooks`,
    docs: "A sender with all webhooks and callbacks as methods.",
    exported: true,
    parameters: [{ name: "options", type: `${pascalName}WebhookOptions`, initializer: "{}" }],
    returnType: `${pascalName}Webhooks`,
    body: `const connection = ${module.use(runtimeValue("client/connection", "connect"))}(options, ${schemes});\nreturn ${block("{", members, "}")};`,
  });
}

const addressParameter: ParameterDef = { name: "url", type: "string" };

function method(named: PlannedOperation, module: ModuleBuilder, ...first: readonly ParameterDef[]): MethodDef {
  return {
    key: memberKey(named.name),
    ...operationDocs(named),
    parameters: [...first, ...callParameters(named, module)],
    returnType: `Promise<${named.messages.resultName}>`,
  };
}

function callParameters({ operation, messages }: PlannedOperation, module: ModuleBuilder): readonly ParameterDef[] {
  const options = module.use(runtimeType("client/types", "CallOptions"));
  return [
    { name: "input", type: messages.inputName, optional: isInputOptional(operation, messages) },
    { name: "options", type: options, optional: true },
  ];
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
    ? `${module.use(runtimeType("client/connection", "Connection"))}<${plan.pascalName}Auth>`
    : `${plan.pascalName}Connection`;
  module.add(inputType(operation, messages, request));
  module.add(resultType(operation, messages, response));
  const call = module.use(runtimeValue("client/call", "callOperation"));
  const given = isCalledBack ? "{ ...options, url }" : "options";
  module.add({
    kind: "function",
    name: messages.functionName,
    ...operationDocs(named),
    exported: true,
    parameters: [
      { name: "connection", type: connection },
      ...(isCalledBack ? [addressParameter] : []),
      ...callParameters(named, module),
    ],
    returnType: `Promise<${messages.resultName}>`,
    body: `return ${call}<${messages.resultName}>(connection, ${messages.operationName}, input, ${given});`,
  });
  const members = [...operationMembers(named, request, payloadWriter)];
  const encoders = parameterEncoders(operation, module);
  if (encoders !== undefined) members.push(`encode: ${encoders}`);
  const accepted = new Set(operation.responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType)));
  if (accepted.size > 0) members.push(`accept: ${stringLiteral([...accepted].join(", "))}`);
  module.add({
    kind: "const",
    name: messages.operationName,
    exported: false,
    type: module.use(runtimeType("client/types", "ClientOperation")),
    value: block("{", [...members, `responses: ${responses()}`], "}"),
  });
}
