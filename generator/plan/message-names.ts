import type { Contract, MediaTypeObject, Operation } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { camelCase, pascalCase } from "../text/identifiers.js";
import { essence, framingOf } from "../model/media-types.js";
import { credentialNames, messageSchemas, partHeadersSchema, type MessageSchemas } from "./message-schemas.js";
import { allocateNames, type NameRequest } from "./name-allocator.js";
import type { Direction, NamedOperation, NamedSchema, OperationMessages } from "./plan.js";

/** The schemas of whole messages by operation: parameters, bodies and headers. */
export function schemasOfMessages(
  operations: readonly NamedOperation[],
  { securitySchemes }: Contract,
): ReadonlyMap<Operation, MessageSchemas> {
  const credentials = credentialNames(securitySchemes.values());
  return new Map(operations.map(({ operation, name }) => [operation, messageSchemas(operation, name, credentials)]));
}

/** A schema of a message, with its preferred name. */
export interface MessagePart {
  readonly schema: JsonSchema;
  /** The identifier that it would like. */
  readonly wish: string;
  readonly direction: Direction;
  /** True for headers of responses, whose table is with those of operations. */
  readonly hasTable: boolean;
}

const noMessages: MessageSchemas = { responseHeaders: new Map() };

/** The parts of messages that need a name: "CreateOrderParameters", "CreateOrderResponseHeaders". */
export function messageParts(
  operations: readonly NamedOperation[],
  messages: ReadonlyMap<Operation, MessageSchemas>,
): readonly MessagePart[] {
  const seen = new Set<JsonSchema>();
  return operations.flatMap(({ operation, pascalName }): readonly MessagePart[] => {
    const { parameters, responseHeaders } = messages.get(operation) ?? noMessages;
    const first = parameters === undefined ? [] : [part(parameters, `${pascalName}Parameters`, "request")];
    const inParts = [
      ...(operation.requestBody?.content ?? []).map((media) => ({ media, direction: "request" as const })),
      ...operation.responses.flatMap(({ content }) =>
        content.map((media) => ({ media, direction: "response" as const })),
      ),
    ].flatMap(({ media, direction }) => partHeaderParts(media, pascalName, direction, seen));
    const statuses = new Map<JsonSchema, string>();
    for (const [{ status }, schema] of responseHeaders) if (!statuses.has(schema)) statuses.set(schema, status);
    const isOnly = statuses.size === 1;
    const headers = [...statuses].map(([schema, status]) => {
      return part(
        schema,
        `${pascalName}${isOnly ? "" : pascalCase(status).replace(/^_/, "")}ResponseHeaders`,
        "response",
        true,
      );
    });
    return [...first, ...inParts, ...headers];
  });
}

/** Headers of the parts of a form: "UploadPhotoPartHeaders". Operations that share a form share them. */
function partHeaderParts(
  { mediaType, encoding }: MediaTypeObject,
  pascalName: string,
  direction: Direction,
  seen: Set<JsonSchema>,
): readonly MessagePart[] {
  if (essence(mediaType) !== "multipart/form-data") return [];
  return [...encoding].flatMap(([name, encoding]) => {
    const schema = partHeadersSchema(encoding);
    if (schema === undefined || seen.has(schema)) return [];
    seen.add(schema);
    return [part(schema, `${pascalName}${pascalCase(name)}PartHeaders`, direction)];
  });
}

function part(schema: JsonSchema, wish: string, direction: Direction, hasTable: boolean = false): MessagePart {
  return { schema, wish, direction, hasTable };
}

/** Functions of the runtime that the client of an API with pages exports. */
export const pageFunctions = ["all", "items", "pages"] as const;

/** Functions of the runtime that every client exports, and their modules. */
export const clientFunctions = {
  retry: "runtime/client/retry.ts",
  logHooks: "runtime/client/log-hooks.ts",
  reportProgress: "runtime/client/report-progress.ts",
};

/** Functions of the runtime that the client of an API with event streams exports. */
export const eventFunctions = ["reconnecting"] as const;

/** True if a response is an event stream. */
export function hasEvents({ operation }: NamedOperation): boolean {
  return operation.responses.some(({ content }) => content.some(({ mediaType }) => framingOf(mediaType) === "events"));
}

/** Functions of the runtime that the client exports. */
export function runtimeFunctions(operations: readonly NamedOperation[]): readonly string[] {
  return [
    ...Object.keys(clientFunctions),
    ...(operations.some(({ pagination }) => pagination !== undefined) ? pageFunctions : []),
    ...(operations.some(hasEvents) ? eventFunctions : []),
  ];
}

/** Endings of the types that the client of an API has once. */
export const clientEndings = [
  "Client",
  "ClientOptions",
  "Connection",
  "OperationId",
  "Auth",
  "Webhooks",
  "WebhookOptions",
  "Servers",
] as const;

/** Endings of the types that an API has once. */
const interfaceEndings = [
  ...clientEndings,
  "Handlers",
  "Security",
  "ServerOptions",
  "WebhookHandlers",
  "WebhookSecurity",
  "ReceiverOptions",
];

/**
 * Names the declarations for each operation, separately from all names of the API's schemas. `functionNames` has the names of
 * functions that are taken; those of operations join them.
 */
export function nameMessages(
  operations: readonly NamedOperation[],
  messages: ReadonlyMap<Operation, MessageSchemas>,
  interfaceName: string,
  functionNames: Set<string>,
  taken: Set<string>,
): ReadonlyMap<Operation, OperationMessages> {
  interfaceEndings.forEach((ending) => taken.add(interfaceName + ending));
  const typeNames = (ending: string): ReadonlyMap<Operation, string> =>
    allocateNames(
      operations.map((named) => request(named, `${named.pascalName}${ending}`)),
      taken,
    );
  const [inputs, results, received, replies] = (["Input", "Result", "Received", "Reply"] as const).map(typeNames);
  const paged = operations.filter(({ pagination }) => pagination !== undefined);
  const functions = allocateNames(
    operations.map((named) => ({ ...request(named, named.name), fallback: `${named.name}Call` })),
    functionNames,
  );
  const constantNames = (ending: string, of = operations): ReadonlyMap<Operation, string> =>
    allocateNames(
      of.map((named) => request(named, `${named.name}${ending}`)),
      functionNames,
    );
  const tables = constantNames("Table");
  const calls = constantNames("Operation");
  const endpoints = constantNames("Endpoint");
  const headers = messageParts(operations, messages).filter(({ hasTable }) => hasTable);
  const headerTables = allocateNames(
    headers.map(({ schema, wish }) => ({ owner: schema, wish: `${uncapitalized(wish)}Table`, rank: 0, key: wish })),
    functionNames,
  );
  const forms = constantNames("Form");
  const pages = constantNames("Pages", paged);
  return new Map(
    operations.map(({ operation, name }) => [
      operation,
      {
        ...(messages.get(operation) ?? noMessages),
        inputName: inputs?.get(operation) ?? "",
        resultName: results?.get(operation) ?? "",
        receivedName: received?.get(operation) ?? "",
        replyName: replies?.get(operation) ?? "",
        functionName: functions.get(operation) ?? name,
        tableName: tables.get(operation) ?? "",
        formName: forms.get(operation) ?? "",
        operationName: calls.get(operation) ?? "",
        endpointName: endpoints.get(operation) ?? "",
        ...(pages.has(operation) && { pagesName: pages.get(operation) ?? "" }),
        headerTables,
      },
    ]),
  );
}

function request({ operation }: NamedOperation, wish: string): NameRequest<Operation> {
  return { owner: operation, wish, rank: 0, key: `${operation.path} ${operation.method}` };
}

function uncapitalized(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Functions and constants that are not named after operations. */
export function takenFunctions(
  operations: readonly NamedOperation[],
  interfaceName: string,
  schemas: readonly NamedSchema[],
  codecs: readonly string[],
): Set<string> {
  return new Set([
    ...functionsOf(schemas),
    ...codecs,
    ...functionsOfInterface(interfaceName),
    ...runtimeFunctions(operations),
  ]);
}

function functionsOf(schemas: readonly NamedSchema[]): readonly string[] {
  return schemas.flatMap(({ views }) =>
    views.flatMap((view) => [view.guardName, view.validateName, view.parseName, view.codecName]),
  );
}

/** Functions and constants that emitted modules declare in addition to those of operations. */
function functionsOfInterface(interfaceName: string): readonly string[] {
  const endings = ["Client", "ClientWith", "Server", "Webhooks", "Receiver"].map(
    (ending) => `create${interfaceName}${ending}`,
  );
  return [
    ...endings,
    `connect${interfaceName}`,
    `unimplemented${interfaceName}`,
    `unimplemented${interfaceName}Webhooks`,
    `${camelCase(interfaceName)}Servers`,
    `${camelCase(interfaceName)}Refusal`,
    `${camelCase(interfaceName)}WebhookRefusal`,
    "securitySchemes",
    ...["Api", "RequestValidation", "ResponseValidation", "UnexpectedStatus", "Network", "Timeout"].flatMap((kind) => [
      `is${kind}Error`,
      `${kind}Error`,
    ]),
    // Names of the parameters and constants inside of emitted functions.
    ...["baseUrl", "callOptions", "connection", "input", "operations", "options", "raw", "url"],
  ];
}
