import type { Contract, MediaTypeObject, Operation } from "../../model/contract.js";
import { schemasInPlace, type JsonSchema } from "../../model/json-schema/schema.js";
import type { TypeDefinition } from "../../model/xml-schema/components.js";
import { parameterGroups } from "../../plan/message-schemas.js";
import { planInterface, type PlanOptions } from "../../plan/plan-interfaces.js";
import { methodPath, typesOfViews, type InterfacePlan, type NamedOperation } from "../../plan/plan.js";
import { shapeElements } from "../../plan/xml-shape.js";
import type { Usage } from "../../usage/usage-file.js";
import { operationLabel } from "../operations/match-operations.js";
import { stepText } from "../json-schema/step.js";

/** The subjects of changes by the names of generated code. */
export interface UsageSubjects {
  /** Returns the subjects that changes of a used part have. */
  of(usage: Pick<Usage, "kind" | "name" | "value">): readonly string[];
  /** True for a used part that the version does not have. */
  isMissing(usage: Usage): boolean;
}

/** Subjects by names of generated code. */
interface Subjects {
  /** Subjects of exported types: "OrderLinesItem" is "Order.lines[]". */
  readonly types: Map<string, Set<string>>;
  /** Labels of operations: "issues.list" and "listIssues" are "issues/list". */
  readonly operations: Map<string, string>;
  /** Components that a subject refers to: "Order.status" is a "Status". */
  readonly references: Map<string, Set<string>>;
  /** Schemas by their subjects. */
  readonly nodes: Map<string, JsonSchema>;
  /** Names of components. */
  readonly components: ReadonlyMap<JsonSchema, string>;
}

/** The subjects of the names that a version generates. */
export function usageSubjects(contract: Contract, options: PlanOptions = {}): UsageSubjects {
  const plan = planInterface(contract, "", { ...options, withMessages: true, withLooseAnswers: true });
  const components = new Map([...contract.schemas].map(([name, schema]) => [schema, name]));
  const subjects: Subjects = {
    types: new Map(),
    operations: new Map(),
    references: new Map(),
    nodes: new Map(),
    components,
  };
  for (const [name, schema] of contract.schemas) {
    addTypes(schema, name, plan, subjects);
    addTo(subjects.types, `components.schemas.${name}`, name);
  }
  for (const named of [...plan.operations, ...plan.webhooks, ...plan.callbacks]) addOperation(named, plan, subjects);
  addFunctions(plan, subjects);
  addXml(plan, subjects);
  let hasMethods = false;
  const labelOf = (name: string): string | undefined => {
    const label = subjects.operations.get(name);
    if (label !== undefined || hasMethods) return label;
    addMethods(contract, options, subjects);
    hasMethods = true;
    return subjects.operations.get(name);
  };
  return {
    of({ kind, name, value }) {
      if (kind === "operation" || kind === "status") {
        const label = labelOf(name);
        return label === undefined ? [] : [kind === "status" ? `${label}/${value ?? ""}` : label];
      }
      const row = refusal.exec(name)?.[1];
      if (row !== undefined) return [`errors/${row}`];
      const direct = subjectsOfName(name, subjects);
      return [...new Set(direct.flatMap((one) => [one, ...(subjects.references.get(one) ?? [])]))];
    },
    isMissing({ kind, name }) {
      if (kind === "operation" || kind === "status") return labelOf(name) === undefined;
      if (kind === "name") return false;
      const direct = subjectsOfName(name, subjects);
      return direct.length === 0 ? isOfType(name) : direct.some((one) => lacksProperty(one, subjects.nodes));
    },
  };
}

/** True for a property of a type of the spec: other types are those of settings, handlers and clients. */
function isOfType(name: string): boolean {
  const [root = ""] = name.split(/[.[]/, 1);
  return /^\p{Lu}/u.test(root) && !settingsType.test(root);
}

const settingsType = /(?:Auth|Client|Connection|Handlers|Methods|Options|Refusals|Security|Servers|Webhooks)$/;

/** The row of an error in the name of a function that handlers refuse requests with. */
const refusal = /Refusals\.([^.]+)$/;

/** True if the schema around a property lists its properties itself, without this one. */
function lacksProperty(subject: string, nodes: ReadonlyMap<string, JsonSchema>): boolean {
  const [, around = "", name = ""] = /^(.*)\.([^.[\]]*)$/s.exec(subject) ?? [];
  const schema = nodes.get(around);
  if (schema?.properties === undefined || nodes.has(subject)) return false;
  return !schema.properties.has(name) && schema.patternProperties === undefined && schemasInPlace(schema).length === 0;
}

/** "Order.total" by the longest prefix that is a type, or a part of a message. */
function subjectsOfName(name: string, { types }: Subjects): readonly string[] {
  for (let end = name.length; end > 0; end = lastStep(name, end)) {
    const roots = types.get(name.slice(0, end));
    if (roots !== undefined) return [...roots].map((root) => `${root}${name.slice(end)}`);
  }
  return [];
}

function lastStep(name: string, end: number): number {
  return Math.max(name.lastIndexOf(".", end - 1), name.lastIndexOf("[", end - 1));
}

function addTo(map: Map<string, Set<string>>, name: string, subject: string): void {
  map.set(name, (map.get(name) ?? new Set()).add(subject));
}

/** Maximum nesting of inline schemas: a schema can refer to itself under other names. */
const maxDepth = 40;

function addTypes(
  schema: JsonSchema,
  subject: string,
  plan: InterfacePlan,
  subjects: Subjects,
  depth = maxDepth,
): void {
  const named = plan.schemaName(schema);
  for (const { typeName } of named === undefined ? [] : typesOfViews(named, plan.answers))
    addTo(subjects.types, typeName, subject);
  subjects.nodes.set(subject, subjects.nodes.get(subject) ?? schema);
  if (depth === 0) return;
  const add = (inner: JsonSchema, step: string): void => {
    const below = `${subject}${step}`;
    const target = inner.ref && subjects.components.get(inner.ref.target);
    if (target !== undefined) {
      addTo(subjects.references, below, target);
      if (step === "[]") addTo(subjects.references, subject, target);
    }
    addTypes(inner, below, plan, subjects, depth - 1);
  };
  for (const [name, inner] of schema.properties ?? []) add(inner, stepText({ kind: "member", name }));
  if (schema.items !== undefined) add(schema.items, "[]");
  (schema.prefixItems ?? []).forEach((inner, index) => add(inner, stepText({ kind: "position", index })));
  if (schema.additionalProperties !== undefined) add(schema.additionalProperties, ".*");
  for (const inner of schemasInPlace(schema)) if (inner !== schema.ref?.target) add(inner, "");
}

function addOperation(named: NamedOperation, plan: InterfacePlan, subjects: Subjects): void {
  const { operation, messages, name } = named;
  const label = operationLabel(operation);
  for (const known of [name, methodPath(named), messages?.functionName ?? name]) subjects.operations.set(known, label);
  addPayloads(operation.requestBody?.content ?? [], `${label}/request`, plan, subjects);
  for (const { status, content } of operation.responses) addPayloads(content, `${label}/${status}`, plan, subjects);
  if (messages === undefined) return;
  const { inputName, receivedName, resultName, replyName, parameters } = messages;
  for (const type of [resultName, replyName]) addTo(subjects.types, type, label);
  const parameterTypes = parameters === undefined ? [] : (plan.schemaName(parameters)?.views ?? []);
  for (const type of [inputName, receivedName, ...parameterTypes.map(({ typeName }) => typeName)]) {
    addTo(subjects.types, type, label);
    addTo(subjects.types, `${type}.body`, `${label}/request`);
    addParameters(operation, type, label, subjects);
  }
  for (const [{ status, headers }, schema] of messages.responseHeaders)
    for (const { typeName } of plan.schemaName(schema)?.views ?? []) {
      addTo(subjects.types, typeName, `${label}/${status}`);
      for (const { name } of headers) addTo(subjects.types, `${typeName}.${name}`, `${label}/${status}/header/${name}`);
    }
}

/** Adds the names of methods for the other value of `methods`: the setting of the package is not known. */
function addMethods(contract: Contract, options: PlanOptions, { operations }: Subjects): void {
  const methods = options.methods === "byTag" ? "flat" : "byTag";
  for (const named of planInterface(contract, "", { ...options, withMessages: true, methods }).operations) {
    const path = methodPath(named);
    if (!operations.has(path)) operations.set(path, operationLabel(named.operation));
  }
}

function addParameters({ parameters }: Operation, type: string, label: string, subjects: Subjects): void {
  for (const { in: group, name } of parameters) {
    const property = parameterGroups[group];
    addTo(subjects.types, `${type}.${property}.${name}`, `${label}/${group}/${name}`);
  }
}

function addPayloads(
  content: readonly MediaTypeObject[],
  subject: string,
  plan: InterfacePlan,
  subjects: Subjects,
): void {
  for (const { mediaType, payload } of content) {
    if (payload.kind !== "json") continue;
    const target = subjects.components.get(payload.schema.ref?.target ?? payload.schema);
    if (target === undefined) addTypes(payload.schema, `${subject}/${mediaType}`, plan, subjects);
    else addTo(subjects.references, subject, target);
  }
}

/** Functions that are named after types. */
function addFunctions({ schemas }: InterfacePlan, { types }: Subjects): void {
  for (const { views } of schemas)
    for (const { typeName, guardName, validateName, parseName } of views)
      for (const subject of types.get(typeName) ?? [])
        for (const name of [guardName, validateName, parseName]) addTo(types, name, subject);
}

/** XML types: a property is the child or the attribute of an element that has the type. */
function addXml({ contract, xmlTypes, xmlElements, xmlShapes }: InterfacePlan, { types }: Subjects): void {
  const holders = new Map<TypeDefinition, Set<string>>();
  const elements = xmlTypes.flatMap(({ type }) =>
    type.kind === "complex" ? shapeElements(xmlShapes.shapeOf(type)) : [],
  );
  for (const { type, name } of [...(contract.xml?.elements.values() ?? []), ...elements])
    holders.set(type, (holders.get(type) ?? new Set()).add(name.local));
  for (const { type, typeName } of xmlTypes) {
    const names = [...(holders.get(type) ?? []), typeName];
    for (const holder of names) addTo(types, typeName, holder);
    if (type.kind !== "complex") continue;
    const { attributes, content } = xmlShapes.shapeOf(type);
    const children = content.kind === "properties" ? content.ordered : [];
    for (const holder of names) {
      for (const { name, use } of attributes)
        addTo(types, `${typeName}.${name}`, `${holder}/@${use.attribute.name.local}`);
      for (const child of children)
        if (child.kind === "element")
          addTo(types, `${typeName}.${child.name}`, `${holder}/${child.element.name.local}`);
    }
  }
  for (const { element, typeName, decodeName, encodeName, validateName } of xmlElements)
    for (const name of [typeName, decodeName, encodeName, validateName]) addTo(types, name, element.name.local);
}
