import type { Contract, Operation } from "../model/contract.js";
import type { TypeDefinition } from "../model/xml-schema/components.js";
import { partNames, parts } from "../settings/parts.js";
import type { FormatLevel } from "../settings/format-levels.js";
import type { WrongAnswers } from "../settings/settings.js";
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
import { jsonNameRequests, nameSchemas } from "./json-names.js";
import { allocateNames } from "./name-allocator.js";
import { nameOperations } from "./operation-names.js";
import type { MessageSchemas } from "./message-schemas.js";
import { nameMessages, schemasOfMessages } from "./message-names.js";
import type { InterfacePlan, ModulePaths, NamedOperation, OperationMessages } from "./plan.js";
import { createXmlShapes } from "./create-xml-shapes.js";
import { placeMethods } from "./method-places.js";
import { nameServers } from "./name-servers.js";
import { enumConstants } from "./enum-constants.js";
import { typeNaming } from "./type-naming.js";
import { allOperations } from "./reachable.js";
import { globalXmlElements, nameXmlElements, nameXmlTypes, xmlNameRequests } from "./xml-names.js";
import { nameXmlUnions } from "./xml-unions.js";
import { compareText } from "../text/in-order.js";
import { sentViews } from "./xml-views.js";
import { fixedSchemas } from "./value-forms/fixed-schemas.js";
import { planValueForms } from "./value-forms/value-forms.js";

/** Options of planning. */
export interface PlanOptions {
  /** Gives the name under which a spec stands in header comments. */
  readonly shownPath?: (path: string) => string;
  /** True when clients or servers are emitted, which need names and schemas for whole messages. */
  readonly withMessages?: boolean;
  /** True where clients check answers leniently. */
  readonly withLooseAnswers?: boolean;
  /** The fate of answers that break the contract. */
  readonly wrongAnswers?: WrongAnswers;
  readonly naming?: Naming;
  readonly enums?: EnumForm;
  readonly methods?: MethodPlace;
  /** Addresses of environments, as the configuration names them. */
  readonly environments?: ShapeSettings["servers"];
  /** The checks of formats. */
  readonly formats?: FormatLevel;
  readonly int64?: Int64Form;
  readonly dates?: DateForm;
  readonly typeDetail?: TypeDetail;
  /** Namespaces by the prefixes that are wanted for them in XML. */
  readonly prefixes?: ShapeSettings["prefixes"];
}

/** Plans one interface. `folder` is where its modules go below the output folder; "" puts them at its top. */
export function planInterface(contract: Contract, folder: string, options: PlanOptions = {}): InterfacePlan {
  const {
    shownPath = (path: string) => path,
    withMessages = false,
    wrongAnswers = "throw",
    naming = "camelCase",
    enums = "union",
    methods = "flat",
    formats = "strict",
    int64 = "number",
    dates = "string",
    typeDetail = "plain",
  } = options;
  const typeName = typeNaming(naming);
  const operations = nameOperations(contract.operations, naming);
  const webhooks = nameOperations(contract.webhooks, naming);
  const callbacks = nameOperations(
    allOperations(contract).flatMap((operation) => operation.callbacks),
    naming,
  );
  const everyOperation = [...operations, ...webhooks, ...callbacks];
  const messages = withMessages ? schemasOfMessages(everyOperation, contract) : noMessages;
  const jsonRequests = [
    ...jsonNameRequests(contract, everyOperation, messages, { typeName, namesLists: enums === "const" }),
  ];
  const xmlViews = sentViews(contract);
  const xmlShapes = createXmlShapes(contract.xml, xmlViews);
  const xmlRequests = contract.xml === undefined ? [] : xmlNameRequests(contract.xml, xmlViews, xmlShapes, typeName);
  // Types of a contract may not take the name of a type that they use.
  const taken = new Set<string>(dates === "Date" ? ["Date"] : []);
  const names = allocateNames<unknown>([...jsonRequests, ...xmlRequests], taken);
  const typeNames = new Map(xmlRequests.map(({ owner }) => [owner, names.get(owner) ?? ""]));
  const schemas = nameSchemas(contract, jsonRequests, names, taken);
  const xmlElements =
    contract.xml === undefined ? [] : nameXmlElements(contract.xml, xmlViews, typeNames, taken, typeName);
  const xmlTypes = nameXmlTypes(typeNames);
  const xmlUnions =
    contract.xml === undefined ? [] : nameXmlUnions(contract.xml, xmlViews, xmlShapes, typeNames, taken);
  const messageNames = withMessages
    ? nameMessages(
        everyOperation,
        messages,
        pascalCase(contract.name),
        schemas,
        xmlElements.flatMap((named) => [named.decodeName, named.encodeName, named.validateName]),
        taken,
      )
    : undefined;
  const forms = planValueForms(
    schemas.map(({ schema }) => schema),
    fixedSchemas(everyOperation),
    { int64, dates },
  );
  // A loosened check lets texts pass that are not dates: values are converted only where they are checked as written.
  const answers =
    options.withLooseAnswers === true && forms === undefined
      ? planAnswers(contract, messages.values(), schemas, taken)
      : undefined;
  const { operations: placed, groups } = placeMethods(operations, {
    methods: withMessages ? methods : "flat",
    naming,
    tags: contract.openapi?.tags ?? [],
    pascalName: pascalCase(contract.name),
    taken,
  });
  const withNames = (named: readonly NamedOperation[]): readonly NamedOperation[] => {
    return named.map((entry) => ({ ...entry, ...presentMessages(messageNames?.get(entry.operation)) }));
  };
  const schemaOf = new Map([...schemas, ...(answers?.named ?? [])].map((named) => [named.schema, named]));
  const xmlTypeOf = new Map<TypeDefinition, (typeof xmlTypes)[number]>(xmlTypes.map((named) => [named.type, named]));
  const xmlUnionOf = new Map(xmlUnions.map(({ derived, typeName }) => [derived, typeName]));
  const xmlElementOf = new Map(xmlElements.map((named) => [named.element, named]));
  return {
    contract,
    folder,
    pascalName: pascalCase(contract.name),
    modules: modulePaths(folder),
    sources: sourcesOf(contract, shownPath),
    schemas,
    schemaName: (schema) => schemaOf.get(schema),
    xmlTypes,
    xmlElements,
    xmlGlobals: globalXmlElements(contract.xml, xmlElements),
    xmlTypeName: (type) => xmlTypeOf.get(type),
    xmlElementName: (element) => xmlElementOf.get(element),
    xmlShapes,
    xmlPrefixes: options.prefixes ?? {},
    xmlUnions,
    xmlUnionName: (element) => xmlUnionOf.get(xmlShapes.substitutableTypes(element)),
    operations: withNames(placed),
    methodGroups: groups,
    servers: nameServers(contract, options.environments),
    webhooks: withNames(webhooks),
    callbacks: withNames(callbacks),
    wrongAnswers,
    enumConstants: enums === "const" ? enumConstants(schemas, xmlTypes, naming) : new Map(),
    formats,
    typeDetail,
    ...(forms !== undefined && { forms }),
    ...(answers !== undefined && { answers }),
  };
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

/** The folder of an interface below the output folder: its name in kebab case. */
export function interfaceFolder(name: string): string {
  return kebabCase(name);
}

function modulePaths(folder: string): ModulePaths {
  const paths = partNames.map((name) => [name, [folder, parts[name].file].filter((part) => part !== "").join("/")]);
  return Object.fromEntries(paths) as ModulePaths;
}
