import { absentMembers } from "../../model/json-schema/absent-members.js";
import { isHiddenIn } from "../../model/json-schema/is-hidden.js";
import { subschemas, type JsonSchema } from "../../model/json-schema/schema.js";
import { xmlViewKinds, type XmlViewKind } from "../../model/xml-schema/components.js";
import { viewFor, type Direction, type InterfacePlan } from "../../plan/plan.js";
import { isPlainReference } from "../../plan/json-names.js";
import { reachableSchemas } from "../../plan/reachable.js";
import { usersOf } from "../../plan/views.js";
import { camelCase, pascalCase } from "../../text/identifiers.js";
import { jsonLiteral, propertyKey, stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, pureCall } from "../body/expressions.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant } from "../structures.js";

/** Tables of the members that do not travel in a direction, for a module. */
type HiddenTables = (schema: JsonSchema) => string | undefined;

const known = new WeakMap<ModuleBuilder, Map<Direction, HiddenTables>>();

/** The name of the table (runtime/http/hidden-members) of a schema; undefined where every member travels. */
export function hiddenTable(
  schema: JsonSchema,
  plan: InterfacePlan,
  module: ModuleBuilder,
  direction: Direction,
): string | undefined {
  const tables = known.get(module) ?? new Map<Direction, HiddenTables>();
  known.set(module, tables);
  const tableOf = tables.get(direction) ?? createTables(plan, module, direction);
  tables.set(direction, tableOf);
  return tableOf(schema);
}

function createTables(plan: InterfacePlan, module: ModuleBuilder, direction: Direction): HiddenTables {
  const isHidden = (property: JsonSchema): boolean => isHiddenIn(direction, property);
  const all = reachableSchemas(plan.schemas.map(({ schema }) => schema));
  const namesIn = (schema: JsonSchema): readonly string[] => [
    ...namesWhere(schema, isHidden),
    ...(direction === "request" ? xmlViewKinds.flatMap((kind) => absentMembers(schema, kind)) : []),
  ];
  const hiders = [...all].filter((schema) => namesIn(schema).length > 0);
  if (hiders.length === 0) return () => undefined;
  const hiding = usersOf(all, subschemas, hiders);
  const hiddenNames = new Set(hiders.flatMap(namesIn));
  /** Schemas that say of a value itself that one of these names is a member. */
  const speaking = usersOf(
    all,
    sameValue,
    [...all].filter((schema) => [...(schema.properties?.keys() ?? [])].some((name) => hiddenNames.has(name))),
  );
  const names = new Map<JsonSchema, string>();
  return (schema) => {
    const said = isPlainReference(schema) ? (schema.ref?.target ?? schema) : schema;
    return hiding.has(said) ? constantOf(said) : undefined;
  };

  function constantOf(schema: JsonSchema): string {
    const name = names.get(schema);
    if (name !== undefined) return name;
    const named = plan.schemaName(schema);
    const wish = named === undefined ? "inline" : camelCase(viewFor(named, direction).typeName);
    const own = module.declare(`${wish}${direction === "request" ? "ReadOnly" : "WriteOnly"}`);
    names.set(schema, own);
    const type = module.runtimeType("http/hidden-members", "HiddenMembers");
    module.add(constant({ name: own, type, initializer: tableText(schema) }));
    return own;
  }

  function tableText(schema: JsonSchema): string {
    const { properties = new Map<string, JsonSchema>(), prefixItems } = schema;
    const others = [
      schema.additionalProperties,
      schema.unevaluatedProperties,
      ...(schema.patternProperties?.values() ?? []),
    ].flatMap(hiddenIn);
    const members = [...properties].flatMap(([name, property]) => {
      const [inner = others.length > 0 ? "{}" : undefined] = isHidden(property) ? [] : hiddenIn(property);
      return inner === undefined ? [] : [`${propertyKey(name)}: ${inner}`];
    });
    const [items] = hiddenIn(schema.items ?? schema.unevaluatedItems);
    const parts = partsOf(schema);
    return objectText({
      names: textsOf(namesIn(schema)),
      shown: textsOf(namesWhere(schema, (property) => !isHidden(property)).filter((name) => hiddenNames.has(name))),
      members: members.length === 0 ? undefined : objectText(members),
      others: others.length === 0 ? undefined : arrayText(others),
      items,
      prefixItems: prefixItems?.some((item) => hiding.has(item))
        ? arrayText(prefixItems.map((item) => hiddenIn(item)[0] ?? "{}"))
        : undefined,
      parts: parts.length === 0 ? undefined : arrayText(parts),
    });
  }

  function hiddenIn(schema: JsonSchema | undefined): readonly string[] {
    return schema !== undefined && hiding.has(schema) ? [inPlace(schema)] : [];
  }

  /** A table that others refer to is a constant, reached late: it may refer to itself. Any other stands in place. */
  function inPlace(schema: JsonSchema): string {
    if (plan.schemaName(schema) !== undefined) return `() => ${constantOf(schema)}`;
    return schema.ref !== undefined && isPlainReference(schema) ? inPlace(schema.ref.target) : tableText(schema);
  }

  function partsOf(schema: JsonSchema): readonly string[] {
    const branches = new Set([...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]);
    return sameValue(schema)
      .filter((part) => hiding.has(part) || speaking.has(part))
      .map((part) => objectText({ of: inPlace(part), when: branches.has(part) ? testOf(part) : undefined }));
  }

  /** The function that tells whether a value is meant by a branch: the branch's own guard, or what it looks like. */
  function testOf(branch: JsonSchema): string | undefined {
    const named = plan.schemaName(branch) ?? (branch.ref && plan.schemaName(branch.ref.target));
    if (named !== undefined) return module.useValue(plan.modules.validators, viewFor(named, direction).guardName);
    const { properties = new Map<string, JsonSchema>(), required = [] } = branch;
    const asked = required.filter((name) => !isHidden(properties.get(name) ?? branch));
    const constants = [...properties].flatMap(([name, property]) => {
      const { const: only, enum: some } = property.ref?.target ?? property;
      const allowed = only === undefined ? some : [only.value];
      return allowed === undefined ? [] : [`${propertyKey(name)}: ${jsonLiteral([...allowed])}`];
    });
    if (asked.length + constants.length === 0) return undefined;
    const like = module.runtimeValue("http/hidden-members", "looksLike");
    return pureCall(
      like,
      arrayText(asked.map(stringLiteral)),
      constants.length > 0 ? objectText(constants) : undefined,
    );
  }
}

function namesWhere(schema: JsonSchema, is: (property: JsonSchema) => boolean): readonly string[] {
  return [...(schema.properties ?? [])].flatMap(([name, property]) => (is(property) ? [name] : []));
}

function textsOf(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : arrayText(names.map(stringLiteral));
}

/** The schemas that speak of the same value. */
function sameValue(schema: JsonSchema): readonly JsonSchema[] {
  const { ref, allOf = [], anyOf = [], oneOf = [], then, else: otherwise, dependentSchemas } = schema;
  return [ref?.target, ...allOf, ...anyOf, ...oneOf, then, otherwise, ...(dependentSchemas?.values() ?? [])].flatMap(
    (part) => part ?? [],
  );
}

/** A payload's reader or writer that hides what does not travel, where there is any. */
export function hidingCall(
  payload: string,
  schema: JsonSchema | undefined,
  {
    plan,
    module,
    direction,
  }: { readonly plan: InterfacePlan; readonly module: ModuleBuilder; readonly direction: Direction },
  reading?: { readonly check: () => string | undefined; readonly view?: XmlViewKind | undefined },
  partsWithHeaders: readonly string[] = [],
): string {
  const table = schema && hiddenTable(schema, plan, module, direction);
  if (table === undefined) return payload;
  const parts = textsOf(partsWithHeaders);
  if (reading === undefined)
    return pureCall(module.runtimeValue("http/payload-hidden", "withoutWriteOnly"), payload, table, parts);
  const name = module.runtimeValue("http/payload-hidden", "withoutReadOnly");
  const { check, view } = reading;
  const by = view === undefined ? undefined : stringLiteral(`cannot${pascalCase(view)}`);
  return pureCall(name, payload, table, check(), by, parts);
}
