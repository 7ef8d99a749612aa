import { arrayText, callLines, callText, objectLines } from "../body/expression-texts.js";
import type { Contract, Operation } from "../../model/contract.js";
import type { SecurityScheme } from "../../model/security.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { camelCase } from "../../text/identifiers.js";
import { memberKey, propertyKey, stringLiteral } from "../../text/literals.js";
import { jsDoc, memberJsDoc, type Documented } from "../documented.js";
import type { Emitter } from "../emitter.js";
import { contractDocs, operationDocs, operationRemarks } from "../messages/message-docs.js";
import { allNamed, answered, calledBack, served, type PlannedOperation } from "../messages/named-operations.js";
import { operationMembers } from "../messages/operation-table.js";
import { payloadReader } from "../messages/payload-code.js";
import type { PayloadScope } from "../messages/payload-scope.js";
import { shareTables } from "../messages/shared-tables.js";
import { createModule, type ModuleBuilder } from "../module-builder.js";
import { constant, kinds, type MethodSignatureStructure } from "../structures.js";
import { basePathOf } from "../../plan/base-path.js";
import { isLarge } from "../../plan/many-schemas.js";
import { messageType } from "../messages/message-type.js";
import { addRefusal } from "./refusals.js";
import { addRefusalTypes, refusalTypes, refusalsType, type RefusalTypes } from "./refusal-types.js";
import { replyTables, replyType } from "./reply.js";
import { authTypes, contextNames, hookProperties, schemeContexts } from "./scheme-contexts.js";

/**
 * `server.ts`: the handlers that a service of the interface implements and `createOrdersServer`, which adapters serve.
 * Webhooks and callbacks get the same as a receiver.
 */
export const server: Emitter = {
  emit(plan, emitted) {
    const named = answered(plan, allNamed(plan));
    if (named.length === 0) return [];
    const types = refusalTypes(
      plan,
      named.map(({ operation }) => operation),
    );
    const module = createModule(plan.modules.server, plan.sources, [...declaredNames(plan, named), ...types.values()]);
    const contextName = contextNames(module);
    for (const group of groupsOf(plan)) {
      const tellsRemarks = !emitted.has("client");
      const isBrief = !tellsRemarks && isLarge(plan);
      addGroup(group, plan, module, { contextName, types, tellsRemarks, isBrief });
    }
    addRefusalTypes(types, module);
    const scope: PayloadScope = { plan, module, direction: "response", party: "server" };
    const replies = new Map(named.map((entry) => [entry, replyTables(entry.operation, entry.messages, scope)]));
    const type = (): string => module.runtimeType("server/server-types", "ServerReplyTable");
    const table = shareTables([...replies.values()], { name: "sharedReply", type }, module);
    for (const entry of named) addOperation(entry, scope, () => table(replies.get(entry) ?? []));
    for (const name of ["forbidden", "unauthorized"]) addReexport("server/security", name, module);
    addReexport("server/refusal", "refuse", module);
    return [module.build()];
  },
};

/** Operations that one server answers, and what is emitted for them. */
interface Group {
  readonly operations: readonly PlannedOperation[];
  readonly kind: "server" | "receiver";
  /** The type of all handlers: "OrdersHandlers". */
  readonly handlers: string;
  /** The type of the hooks that know callers: "OrdersSecurity". */
  readonly security: string;
  /** The type of the options of `create`: "OrdersServerOptions". */
  readonly options: string;
  /** The function whose handlers all answer 501: "unimplementedOrders". */
  readonly unimplemented: string;
  /** The function that makes the server: "createOrdersServer". */
  readonly create: string;
  /** The function that makes refusals of handlers: "ordersRefusal". */
  readonly refusal: string;
}

function groupsOf(plan: InterfacePlan): readonly Group[] {
  const name = plan.pascalName;
  const serves: Group = {
    operations: answered(plan, served(plan)),
    kind: "server",
    handlers: `${name}Handlers`,
    security: `${name}Security`,
    options: `${name}ServerOptions`,
    unimplemented: `unimplemented${name}`,
    create: `create${name}Server`,
    refusal: `${camelCase(name)}Refusal`,
  };
  const receives: Group = {
    operations: answered(plan, calledBack(plan)),
    kind: "receiver",
    handlers: `${name}WebhookHandlers`,
    security: `${name}WebhookSecurity`,
    options: `${name}ReceiverOptions`,
    unimplemented: `unimplemented${name}Webhooks`,
    create: `create${name}Receiver`,
    refusal: `${camelCase(name)}WebhookRefusal`,
  };
  return [serves, receives].filter((group) => group.operations.length > 0);
}

/** The list of operations that are left out, since what restricts their callers cannot be checked. */
function unservedWords({ unserved = new Map() }: Contract): readonly string[] {
  if (unserved.size === 0) return [];
  const lines = [...unserved].map(
    ([{ method, path }, reasons]) => `- ${method.toUpperCase()} ${path}: ${reasons.join("; ")}`,
  );
  return ["Skipped, because a check that the spec requires is not possible:", lines.join("\n")];
}

function uncheckedWords(checks: readonly string[] = []): readonly string[] {
  return checks.length === 0 ? [] : [`Not checked, because it was skipped: ${checks.join("; ")}.`];
}

function declaredNames(plan: InterfacePlan, named: readonly PlannedOperation[]): readonly string[] {
  const groups = groupsOf(plan).flatMap(({ handlers, security, options, unimplemented, create, refusal }) => {
    return [handlers, security, options, unimplemented, create, refusal];
  });
  const operations = named.flatMap(({ messages: { endpointName, receivedName, replyName } }) => {
    return [endpointName, receivedName, replyName];
  });
  return [...groups, ...operations, "refuse", "unauthorized", "forbidden"];
}

function addReexport(file: string, name: string, module: ModuleBuilder): void {
  module.add({ kind: kinds.exports, namedExports: [{ name }], moduleSpecifier: `runtime/${file}.ts` });
}

/** The parts of the types of handlers. */
interface HandlerTypes {
  /** The name of the type parameter for what a hook knows of a caller. */
  readonly contextName: (scheme: SecurityScheme) => string;
  readonly types: RefusalTypes;
  /** True where no client is emitted, which tells what the contract leaves open. */
  readonly tellsRemarks: boolean;
  /** True where methods of a client have the words of a large interface, so that handlers do without all but the first. */
  readonly isBrief: boolean;
}

function addGroup(
  group: Group,
  plan: InterfacePlan,
  module: ModuleBuilder,
  { contextName, types, tellsRemarks, isBrief }: HandlerTypes,
): void {
  const contexts = schemeContexts(group.operations, plan, contextName);
  const authOf = authTypes(group.operations, contexts, module);
  const typeParameters = contexts.map(({ typeParameter }) => `${typeParameter} = unknown`);
  const typeArguments = contexts.length === 0 ? "" : `<${contexts.map((context) => context.typeParameter).join(", ")}>`;
  const title = plan.contract.openapi?.title ?? plan.pascalName;
  const { remarks = [], ...said }: Documented =
    group.kind === "server"
      ? contractDocs(plan.contract, `Implements ${title}: a method for each operation.`, unservedWords(plan.contract))
      : { docs: `Receives what ${title} sends: a method for each webhook or callback.` };
  const open = tellsRemarks ? [...remarks, ...operationRemarks(group.operations)] : [];
  module.add({
    kind: kinds.interface,
    name: group.handlers,
    ...jsDoc({ ...said, remarks: open }),
    isExported: true,
    typeParameters,
    methods: group.operations.map((named) => handler(named, plan, { types, isBrief, authOf }, module)),
  });
  if (contexts.length > 0) {
    module.add({
      kind: kinds.interface,
      name: group.security,
      ...jsDoc(
        "Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers.",
      ),
      isExported: true,
      typeParameters,
      properties: hookProperties(contexts, module),
    });
  }
  addOptions(group, typeParameters, typeArguments, contexts.length > 0, module);
  addUnimplemented(group, module);
  const answers = addRefusal(group.refusal, group.operations, plan, module);
  addFactory(group, { typeParameters, typeArguments, answers }, plan, module);
}

interface HandlerParts extends Pick<HandlerTypes, "types" | "isBrief"> {
  /** The type of `auth` that the handler of an operation is given, as TypeScript text. */
  readonly authOf: (operation: Operation) => string;
}

function handler(
  named: PlannedOperation,
  plan: InterfacePlan,
  { types, isBrief, authOf }: HandlerParts,
  module: ModuleBuilder,
): MethodSignatureStructure {
  const { operation, messages, name } = named;
  const context = module.runtimeType("server/server-types", "HandlerContext");
  const typeArguments = [authOf(operation), messages.replyName, refusalsType(operation, types, module)];
  return {
    name: memberKey(name),
    ...memberJsDoc(operationDocs(named, uncheckedWords(plan.contract.unchecked?.get(operation)), isBrief)),
    parameters: [
      { name: "request", type: messages.receivedName },
      { name: "context", type: `${context}<${typeArguments.filter((argument) => argument !== undefined).join(", ")}>` },
    ],
    returnType: `${module.runtimeType("server/server-types", "Replied")}<${messages.replyName}>`,
  };
}

function addOptions(
  group: Group,
  typeParameters: readonly string[],
  typeArguments: string,
  hasSecurity: boolean,
  module: ModuleBuilder,
): void {
  const handlers = { name: "handlers", type: `${group.handlers}${typeArguments}`, isReadonly: true };
  const security = { name: "security", type: `${group.security}${typeArguments}`, isReadonly: true };
  const names = group.operations.map(({ name }) => `readonly ${memberKey(name)}: string`);
  const paths = {
    name: "paths",
    type: `{ ${names.join("; ")} }`,
    isReadonly: true,
    ...memberJsDoc(
      "The path at which each is received: that of the address that the other side was given, as a template.",
    ),
  };
  module.add({
    kind: kinds.interface,
    name: group.options,
    isExported: true,
    typeParameters,
    extends: [`${module.runtimeType("server/options", "ServerSettings")}<keyof ${group.handlers}>`],
    properties: [...(hasSecurity ? [security] : []), handlers, ...(group.kind === "receiver" ? [paths] : [])],
  });
}

function addUnimplemented(group: Group, module: ModuleBuilder): void {
  const answer = module.runtimeValue("server/refusal", "notImplemented");
  const answers = group.operations.map(({ name }) => `${propertyKey(name)}: ${answer}`);
  module.add(
    constant({
      name: group.unimplemented,
      ...jsDoc("Responds with 501 to each request: spread it into your handlers until all are written."),
      isExported: true,
      // Not the handlers' own type: spread into a literal, it would decide what security hooks return.
      type: `{ readonly [Name in keyof ${group.handlers}]: () => never }`,
      initializer: objectLines(answers),
    }),
  );
}

/** The parameters of a function that makes a server. */
interface FactoryParts {
  /** Each with its default: "Context = unknown". */
  readonly typeParameters: readonly string[];
  /** The same as arguments, in angle brackets; "" where there are none. */
  readonly typeArguments: string;
  /** The constant that holds the tables of errors. */
  readonly answers: string | undefined;
}

function addFactory(
  group: Group,
  { typeParameters, typeArguments, answers }: FactoryParts,
  plan: InterfacePlan,
  module: ModuleBuilder,
): void {
  const { contract, modules } = plan;
  const schemes = module.useValue(modules.operations, "securitySchemes");
  const tables = group.operations.map(({ messages }) => messages.endpointName);
  const isServer = group.kind === "server";
  const definition = objectLines({
    name: stringLiteral(contract.name),
    basePath: stringLiteral(isServer ? basePathOf(contract) : ""),
    operations: arrayText(tables),
    securitySchemes: schemes,
    refusalReply: group.refusal,
    refusals:
      answers &&
      `(operation) => ${callText(module.runtimeValue("server/row-refusals", "rowRefusals"), "operation", answers)}`,
  });
  const create = isServer
    ? module.runtimeValue("server/create-server", "createServer")
    : module.runtimeValue("server/receiver", "createReceiver");
  module.add({
    kind: kinds.function,
    name: group.create,
    ...jsDoc(
      `Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler.${typeParameters.length === 0 ? "" : " Write `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get."}`,
    ),
    isExported: true,
    typeParameters,
    parameters: [{ name: "options", type: `${group.options}${typeArguments}` }],
    returnType: module.runtimeType("server/server-types", "Server"),
    statements: `return ${callLines(create, definition, "options")};`,
  });
}

/** `replies` gives the table of replies, whose shared parts are declared before it. */
function addOperation(named: PlannedOperation, response: PayloadScope, replies: () => string): void {
  const { operation, messages } = named;
  const { module } = response;
  const request: PayloadScope = { ...response, direction: "request" };
  const docs = isLarge(response.plan) ? "" : `The request that the handler of \`${messages.functionName}\` receives.`;
  module.add(messageType(operation, messages, request, { name: messages.receivedName, docs }));
  module.add(replyType(operation, messages, response));
  const members = { ...operationMembers(named, request, payloadReader), responses: replies() };
  const type = module.runtimeType("server/server-types", "ServerOperation");
  module.add(constant({ name: messages.endpointName, type, initializer: objectLines(members) }));
}
