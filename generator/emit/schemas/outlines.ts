import { isHiddenIn } from "../../model/json-schema/is-hidden.js";
import { alwaysAlong, sameValue } from "../../model/json-schema/same-value.js";
import type { JsonSchema, JsonType, JsonValue } from "../../model/json-schema/schema.js";
import { isPlainReference } from "../../model/json-schema/same-value.js";
import { viewFor, type Direction, type InterfacePlan, type SchemaViewNames } from "../../plan/plan.js";
import { typesOf } from "../../plan/value-shapes.js";
import { camelCase } from "../../text/identifiers.js";
import { jsonLiteral, propertyKey, stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, pureCall } from "../body/expression-texts.js";
import { jsDoc } from "../documented.js";
import { recordEntry } from "../messages/record-entry.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant } from "../structures.js";

/** The outlines of a module's schemas (runtime/json/outline). */
export interface ModuleOutlines {
  /** Declares the outline of a named schema as one side of a conversation sees it. */
  add(schema: JsonSchema, view: SchemaViewNames): void;
}

/** Begins with none. */
export function createOutlines(plan: InterfacePlan, module: ModuleBuilder): ModuleOutlines {
  const names = new Map<string, string>();
  return {
    add(schema, view) {
      const type = module.runtimeType("json/outline", "Outline");
      const initializer = outlineText(schema, view.kind === "both" ? undefined : view.kind, new Set([schema]));
      const docs = jsDoc(
        `The outline of ${view.typeName}, for \`withDefaults\`, \`withoutUnknown\` and \`fromStrings\`.`,
      );
      module.add(constant({ name: nameOf(view), ...docs, isExported: true, type, initializer }));
    },
  };

  function nameOf({ typeName }: SchemaViewNames): string {
    const name = names.get(typeName) ?? module.declare(`${camelCase(typeName)}Outline`);
    names.set(typeName, name);
    return name;
  }

  /** `above` are the schemas that are being written: one that comes back without a name is left out. */
  function outlineText(schema: JsonSchema, direction: Direction | undefined, above: ReadonlySet<JsonSchema>): string {
    const inner = (other: JsonSchema): string => refText(other, direction, above);
    const isShown = (property: JsonSchema): boolean => direction === undefined || !isHiddenIn(direction, property);
    const properties = [...(schema.properties ?? [])].filter(([, property]) => isShown(property));
    const others = othersOf(schema);
    const types = schema.boolean === true ? new Set<JsonType>() : typesOf([schema]);
    const parts = [...(schema.ref === undefined ? [] : [schema.ref.target]), ...(schema.allOf ?? [])];
    const { sure, open } = choicesOf(schema);
    return objectText({
      text: textTypes(types),
      members:
        schema.properties === undefined
          ? undefined
          : objectText(properties.map(([name, property]) => memberText(name, inner(property)))),
      defaults: defaultsText(properties),
      others: others.length === 0 ? undefined : arrayText(others.map(inner)),
      prefixItems: schema.prefixItems === undefined ? undefined : arrayText(schema.prefixItems.map(inner)),
      items: itemsText(schema, types, inner),
      parts: textOfList([...parts, ...sure].map(inner)),
      choices: textOfList(open.map((branches) => arrayText(branches.map(branchText(inner, isShown, module))))),
    });
  }

  /** The outline of a named schema is reached late: it may refer to itself. Any other stands in place. */
  function refText(schema: JsonSchema, direction: Direction | undefined, above: ReadonlySet<JsonSchema>): string {
    const named = plan.schemaName(schema);
    if (named !== undefined && named.isMessagePart !== true) {
      return `() => ${nameOf(direction === undefined ? named.views[0]! : viewFor(named, direction))}`;
    }
    if (above.has(schema)) return "{}";
    const within = new Set(above).add(schema);
    if (schema.ref !== undefined && isPlainReference(schema)) return refText(schema.ref.target, direction, within);
    return outlineText(schema, direction, within);
  }
}

function branchText(
  inner: (schema: JsonSchema) => string,
  isShown: (property: JsonSchema) => boolean,
  module: ModuleBuilder,
) {
  return (branch: JsonSchema): string => objectText({ of: inner(branch), when: testText(branch, isShown, module) });
}

/** The function that tells whether a value is meant by a branch, by the constants and the members that it requires. */
function testText(
  branch: JsonSchema,
  isShown: (property: JsonSchema) => boolean,
  module: ModuleBuilder,
): string | undefined {
  const along = [...alwaysAlong(branch)];
  const properties = along.flatMap((at) => [...(at.properties ?? [])]);
  const hidden = new Set(properties.flatMap(([name, property]) => (isShown(property) ? [] : [name])));
  // A member that is absent may get its default.
  const filled = new Set(properties.flatMap(([name, property]) => (defaultOf(property) === undefined ? [] : [name])));
  const required = new Set(along.flatMap((at) => at.required ?? []));
  const asked = [...required].filter((name) => !hidden.has(name) && !filled.has(name));
  const constants = new Map(properties.flatMap(([name, property]) => constantsEntry(name, property)));
  if (asked.length + constants.size === 0) return undefined;
  const entries = [...constants].map(([name, values]) => `${propertyKey(name)}: ${values}`);
  const like = module.runtimeValue("http/hidden-members", "looksLike");
  return pureCall(like, arrayText(asked.map(stringLiteral)), entries.length === 0 ? undefined : objectText(entries));
}

/** The schemas of members without a name of their own. */
function othersOf(schema: JsonSchema): readonly JsonSchema[] {
  const { additionalProperties, unevaluatedProperties, patternProperties = new Map<string, JsonSchema>() } = schema;
  return [additionalProperties, unevaluatedProperties, ...patternProperties.values()].filter(
    (schema) => schema !== undefined && schema.boolean !== false,
  ) as readonly JsonSchema[];
}

/** An entry of `members`: a function cannot be called a constant, and need not be. */
function memberText(name: string, outline: string): string {
  return outline.startsWith("() =>") ? `${propertyKey(name)}: ${outline}` : recordEntry(name, outline);
}

interface Choices {
  /** Branches that are left over alone. */
  readonly sure: readonly JsonSchema[];
  /** Groups of branches of which some speak of a value. */
  readonly open: readonly (readonly JsonSchema[])[];
}

/** The branches of a schema that lists and objects meet; groups that say nothing of what is inside are left out. */
function choicesOf(schema: JsonSchema): Choices {
  const groups = [schema.anyOf ?? [], schema.oneOf ?? []]
    .map((branches) => branches.filter(takesStructures))
    .filter((branches) => branches.some(speaksInside));
  const conditions = [schema.if, schema.then, schema.else, ...(schema.dependentSchemas?.values() ?? [])];
  return {
    sure: groups.flatMap((branches) => (branches.length === 1 ? branches : [])),
    open: [
      ...groups.filter((branches) => branches.length > 1),
      ...conditions.flatMap((branch) => (branch !== undefined && speaksInside(branch) ? [[branch]] : [])),
    ],
  };
}

function takesStructures(schema: JsonSchema): boolean {
  const types = typesOf([schema]);
  return types.size === 0 || types.has("array") || types.has("object");
}

function speaksInside(schema: JsonSchema): boolean {
  return [...sameValue(schema)].some(
    ({ properties, items, prefixItems, ...at }) =>
      properties !== undefined || items !== undefined || prefixItems !== undefined || othersOf(at).length > 0,
  );
}

/** Types that a text may stand for, as a list. */
function textTypes(types: ReadonlySet<JsonType>): string | undefined {
  const found = [...types].flatMap((type) =>
    type === "array" || type === "object" ? [] : [type === "integer" ? "number" : type],
  );
  return textOfList([...new Set(found)].sort().map(stringLiteral));
}

function itemsText(
  { items, unevaluatedItems, prefixItems }: JsonSchema,
  types: ReadonlySet<JsonType>,
  inner: (schema: JsonSchema) => string,
): string | undefined {
  const said = items ?? unevaluatedItems;
  if (said !== undefined && said.boolean !== false) return inner(said);
  return types.has("array") && prefixItems === undefined ? "{}" : undefined;
}

function defaultsText(properties: readonly (readonly [string, JsonSchema])[]): string | undefined {
  const defaults = properties.flatMap(([name, property]) => {
    const value = defaultOf(property);
    return value === undefined ? [] : [`${propertyKey(name)}: ${jsonLiteral(value)}`];
  });
  return defaults.length === 0 ? undefined : objectText(defaults);
}

/** The default of a member: its own, or that of what it refers to. */
function defaultOf(property: JsonSchema): JsonValue | undefined {
  return [...alwaysAlong(property)].find((at) => at.default !== undefined)?.default?.value;
}

/** The values of which a member must be one, where the schema lists them. */
function constantsEntry(name: string, property: JsonSchema): readonly (readonly [string, string])[] {
  const at = [...alwaysAlong(property)].find((schema) => schema.const !== undefined || schema.enum !== undefined);
  const values = at?.const === undefined ? at?.enum : [at.const.value];
  return values === undefined ? [] : [[name, jsonLiteral([...values])]];
}

function textOfList(items: readonly string[]): string | undefined {
  return items.length === 0 ? undefined : arrayText(items);
}
