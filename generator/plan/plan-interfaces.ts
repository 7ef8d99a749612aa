import type { JsonSchema } from "../model/json-schema/schema.js";
import type { Contract, Operation } from "../model/contract.js";
import { partNames, parts } from "../settings/parts.js";
import type { FormatLevel } from "../settings/format-levels.js";
import type { PaginationByOperation } from "../settings/pagination-fields.js";
import type {
  DateForm,
  EnumForm,
  Int64Form,
  MethodPlace,
  Naming,
  ShapeSettings,
  TypeDetail,
} from "../settings/shape-settings.js";
import { planAnswers } from "./answers/plan-answers.js";
import { kebabCase, pascalCase } from "../text/identifiers.js";
import { jsonNameRequests, nameSchemas, shareInner } from "./json-names.js";
import { maxSeparateSchemas } from "./many-schemas.js";
import { allocateNames } from "./name-allocator.js";
import { nameOperations } from "./operation-names.js";
import type { MessageSchemas } from "./message-schemas.js";
import { nameMessages, schemasOfMessages, takenFunctions } from "./message-names.js";
import type {
  InterfacePlan,
  ModulePaths,
  NamedOperation,
  NamedSchema,
  OperationMessages,
  TokenFunction,
} from "./plan.js";
import { placeMethods } from "./method-places.js";
import { operationPagination } from "./pagination/operation-pagination.js";
import { nameServers } from "./name-servers.js";
import { enumConstants } from "./enum-constants.js";
import { nameTokenFunctions } from "./token-functions.js";
import { titleName } from "./title-name.js";
import { typeNaming } from "./type-naming.js";
import { allOperations } from "./reachable.js";
import { componentNaming, type Bindings } from "./component-naming.js";
import { planXml, xmlNaming, type XmlPlan } from "./plan-xml.js";
import { compareText } from "../text/in-order.js";
import { sentViews } from "./xml-views.js";
import { fixedSchemas } from "./value-forms/fixed-schemas.js";
import { planValueForms } from "./value-forms/value-forms.js";

/** Options of planning. */
export interface PlanOptions {
  /** True if the title of the document names the API in identifiers. */
  readonly isNamedByTitle?: boolean;
  /** Returns the path of a spec for header comments. */
  readonly shownPath?: (path: string) => string;
  /** True if clients or servers are emitted, which need names and schemas for whole messages. */
  readonly withMessages?: boolean;
  /** True if clients check responses leniently. */
  readonly withLooseAnswers?: boolean;
  /** The handling of invalid messages. */
  readonly validate?: InterfacePlan["validate"];
  /** The form of names; camelCase and PascalCase if undefined. */
  readonly naming?: Naming;
  /** The form of enumerations; unions if undefined. */
  readonly enums?: EnumForm;
  /** The grouping of methods in a client; if undefined, all are methods of the client itself. */
  readonly methods?: MethodPlace;
  /** Addresses of environments, as the configuration names them. */
  readonly environments?: ShapeSettings["servers"];
  /** The checks of formats. */
  readonly formats?: FormatLevel;
  /** The form in memory of integers of 64 bits; numbers if undefined. */
  readonly int64?: Int64Form;
  /** The type of dates and times in memory; strings if undefined. */
  readonly dates?: DateForm;
  /** The detail of types; plain if undefined. */
  readonly typeDetail?: TypeDetail;
  /** Namespaces by the prefixes that are wanted for them in XML. */
  readonly prefixes?: ShapeSettings["prefixes"];
  /** Names for types and elements of an XSD, by theirs. */
  readonly bindings?: Bindings;
  /** Paginations by operation, in addition to those of the spec. */
  readonly pagination?: PaginationByOperation;
}

/** Plans one API. `folder` contains its modules, below the output folder; "" is the output folder itself. */
export function planInterface(contract: Contract, folder: string, options: PlanOptions = {}): InterfacePlan {
  const {
    shownPath = (path: string) => path,
    withMessages = false,
    naming = "camelCase",
    enums = "union",
    formats = "strict",
    int64 = "number",
    dates = "string",
    typeDetail = "plain",
    bindings = {},
  } = options;
  const name = nameInCode(contract, options);
  const types = { naming, enums, bindings, int64, dates };
  const operations = nameAllOperations(contract, naming, withMessages ? (options.pagination ?? {}) : undefined);
  const messages = withMessages ? schemasOfMessages(operations.every, contract) : noMessages;
  const taken = new Set<string>();
  const { schemas, sameAs, xml } = nameTypes(contract, operations, messages, taken, types);
  const messageNames = withMessages
    ? namesOfMessages(contract, name, operations, messages, schemas, xml, taken)
    : undefined;
  const forms = planValueForms(plainSchemas(schemas), fixedSchemas(operations.every), types);
  // A relaxed check accepts strings that are not dates: values are only converted if the check is exact.
  const answers =
    options.withLooseAnswers === true && forms === undefined
      ? planAnswers(contract, messages.values(), schemas, taken, formats)
      : undefined;
  const tags = contract.openapi?.tags ?? [];
  const methodPlace = (withMessages ? options.methods : undefined) ?? "flat";
  const methods = placeMethods(operations.called, { methods: methodPlace, naming, tags, pascalName: name, taken });
  const withNames = (named: readonly NamedOperation[]): readonly NamedOperation[] =>
    named.map((entry) => ({ ...entry, ...presentMessages(messageNames?.messages.get(entry.operation)) }));
  const schemaOf = new Map([...schemas, ...(answers?.named ?? [])].map((named) => [named.schema, named]));
  return {
    contract,
    folder,
    file: `${folder === "" ? interfaceFolder(contract.name) : folder}.ts`,
    pascalName: name,
    modules: modulePaths(folder),
    sources: sourcesOf(contract, shownPath),
    schemas,
    schemaName: (schema) => schemaOf.get(sameAs.get(schema) ?? schema),
    ...xml,
    xmlPrefixes: options.prefixes ?? {},
    xmlValues: { dates, int64 },
    operations: withNames(methods.operations),
    methodGroups: methods.groups,
    servers: nameServers(contract, options.environments),
    tokenFunctions: messageNames?.tokenFunctions ?? [],
    webhooks: withNames(operations.webhooks),
    callbacks: withNames(operations.callbacks),
    validate: options.validate ?? { request: "throw", response: "throw" },
    enumConstants: enums === "const" ? enumConstants(schemas, xml.xmlTypes, naming) : new Map(),
    formats,
    typeDetail,
    ...(forms !== undefined && { forms }),
    ...(answers !== undefined && { answers }),
  };
}

/** The API's name in identifiers. */
export function nameInCode(
  { name, openapi }: Contract,
  { isNamedByTitle }: Pick<PlanOptions, "isNamedByTitle">,
): string {
  return (isNamedByTitle === true ? titleName(openapi?.title ?? "") : undefined) ?? pascalCase(name);
}

function plainSchemas(schemas: readonly NamedSchema[]): readonly JsonSchema[] {
  return schemas.map(({ schema }) => schema);
}

/** The operations of a spec by who calls them, with their names. */
interface AllOperations {
  /** Operations that clients call. */
  readonly called: readonly NamedOperation[];
  /** Requests that the other side sends on its own. */
  readonly webhooks: readonly NamedOperation[];
  /** Requests that operations trigger. */
  readonly callbacks: readonly NamedOperation[];
  /** All of them, in this order. */
  readonly every: readonly NamedOperation[];
}

/** `pagination` is the setting; undefined if no operation pages. */
function nameAllOperations(
  contract: Contract,
  naming: Naming,
  pagination: PaginationByOperation | undefined,
): AllOperations {
  const called = nameOperations(contract.operations, naming).map((named) => {
    const { planned } = pagination ? operationPagination(named.operation, contract, pagination) : {};
    return { ...named, ...(planned !== undefined && { pagination: planned }) };
  });
  const webhooks = nameOperations(contract.webhooks, naming);
  const callbacks = nameOperations(
    allOperations(contract).flatMap((operation) => operation.callbacks),
    naming,
  );
  return { called, webhooks, callbacks, every: [...called, ...webhooks, ...callbacks] };
}

interface NamesOfMessages {
  /** By operation; those without messages too. */
  readonly messages: ReadonlyMap<Operation, OperationMessages>;
  readonly tokenFunctions: readonly TokenFunction[];
}

function namesOfMessages(
  contract: Contract,
  pascalName: string,
  { every }: AllOperations,
  messages: ReadonlyMap<Operation, MessageSchemas>,
  schemas: readonly NamedSchema[],
  { xmlElements }: XmlPlan,
  taken: Set<string>,
): NamesOfMessages {
  const codecs = xmlElements.flatMap((named) => [named.decodeName, named.encodeName, named.validateName]);
  const functionNames = takenFunctions(every, pascalName, schemas, codecs);
  return {
    messages: nameMessages(every, messages, pascalName, functionNames, taken),
    // The last to choose: operations keep their names.
    tokenFunctions: nameTokenFunctions(contract, pascalName, functionNames),
  };
}

type TypeOptions = Required<Pick<PlanOptions, "naming" | "enums" | "bindings" | "int64" | "dates">>;

interface NamedTypes {
  readonly schemas: readonly NamedSchema[];
  /** Schemas that have the name of another. */
  readonly sameAs: ReadonlyMap<JsonSchema, JsonSchema>;
  readonly xml: XmlPlan;
}

/** Names the schemas of a spec and the types of its XSD together, so that names are unique. */
function nameTypes(
  contract: Contract,
  operations: AllOperations,
  messages: ReadonlyMap<Operation, MessageSchemas>,
  taken: Set<string>,
  { naming, enums, bindings, int64, dates }: TypeOptions,
): NamedTypes {
  const typeName = typeNaming(naming);
  const wanted = jsonNameRequests(contract, operations.every, messages, { typeName, namesLists: enums === "const" });
  // Codecs of values that are not in memory as in JSON are called by the names of their types.
  const areInnerTypes = int64 === "number" && dates === "string" && wanted.length > maxSeparateSchemas;
  const { requests: jsonRequests, sameAs } = areInnerTypes
    ? shareInner(contract, wanted)
    : { requests: wanted, sameAs: new Map<JsonSchema, JsonSchema>() };
  const xmlTypes = xmlNaming(contract, sentViews(contract), componentNaming(typeName, bindings));
  const names = allocateNames<unknown>([...jsonRequests, ...xmlTypes.requests], taken);
  const schemas = nameSchemas(contract, jsonRequests, names, taken, areInnerTypes);
  return { schemas, sameAs, xml: planXml(contract, xmlTypes, names, taken) };
}

const noMessages: ReadonlyMap<Operation, MessageSchemas> = new Map();

function presentMessages(messages: OperationMessages | undefined): Pick<NamedOperation, "messages"> {
  return messages === undefined ? {} : { messages };
}

/** The root file first, since it is the one to look at; the others sorted. */
function sourcesOf({ files }: Contract, shownPath: (path: string) => string): readonly string[] {
  const [root, ...others] = files.map((file) => shownPath(file.path));
  return root === undefined ? [] : [root, ...others.sort(compareText)];
}

/** The folder of an API below the output folder: its name in kebab case. */
export function interfaceFolder(name: string): string {
  return kebabCase(name);
}

function modulePaths(folder: string): ModulePaths {
  const paths = partNames.map((name) => [name, [folder, parts[name].file].filter((part) => part !== "").join("/")]);
  return Object.fromEntries(paths) as ModulePaths;
}
