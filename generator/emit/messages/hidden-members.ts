import { absentMembers } from "../../model/json-schema/absent-members.js";
import { hidesProperties, isHiddenIn } from "../../model/json-schema/is-hidden.js";
import { subschemas, type JsonSchema } from "../../model/json-schema/schema.js";
import { xmlViewKinds, type XmlViewKind } from "../../model/xml-schema/components.js";
import { viewFor, type Direction, type InterfacePlan } from "../../plan/plan.js";
import { isPlainReference } from "../../model/json-schema/same-value.js";
import { reachableSchemas } from "../../plan/reachable.js";
import { usersOfSchemas } from "../../plan/views.js";
import { camelCase, pascalCase } from "../../text/identifiers.js";
import { jsonLiteral, propertyKey, stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, pureCall } from "../body/expression-texts.js";
import type { ModuleBuilder } from "../module-builder.js";
import { patternMatcher } from "../pattern-matcher.js";
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
  const all = reachableSchemas(plan.schemas.map(({ schema }) => schema));
  const hiders = [...all].filter(
    (schema) => namesIn(schema, direction).length > 0 || hidesProperties(direction, schema),
  );
  if (hiders.length === 0) return () => undefined;
  const texts = new TableTexts(plan, module, direction, all, hiders);
  return (schema) => {
    const said = isPlainReference(schema) ? (schema.ref?.target ?? schema) : schema;
    return texts.hiding.has(said) ? texts.constantOf(said) : undefined;
  };
}

/** The tables of a direction, as code. */
class TableTexts {
  /** Schemas with a member that does not travel, and those that lead to one. */
  readonly hiding: ReadonlySet<JsonSchema>;
  private readonly hiddenNames: ReadonlySet<string>;
  /** True if a pattern or a schema of other properties hides properties. */
  private readonly hidesAnyName: boolean;
  /** Schemas that say of a value itself that one of these names is a member. */
  private readonly speaking: ReadonlySet<JsonSchema>;
  private readonly names = new Map<JsonSchema, string>();

  constructor(
    private readonly plan: InterfacePlan,
    private readonly module: ModuleBuilder,
    private readonly direction: Direction,
    all: ReadonlySet<JsonSchema>,
    hiders: readonly JsonSchema[],
  ) {
    const hiddenNames = new Set(hiders.flatMap((schema) => namesIn(schema, direction)));
    this.hiding = usersOfSchemas(all, subschemas, hiders);
    this.hiddenNames = hiddenNames;
    this.hidesAnyName = hiders.some((schema) => hidesOtherNames(schema, direction));
    this.speaking = usersOfSchemas(
      all,
      sameValue,
      [...all].filter((schema) =>
        [...(schema.properties?.keys() ?? [])].some((name) => this.hidesAnyName || hiddenNames.has(name)),
      ),
    );
  }

  /** The constant that holds the table of a schema. */
  constantOf(schema: JsonSchema): string {
    const name = this.names.get(schema);
    if (name !== undefined) return name;
    const named = this.plan.schemaName(schema);
    const wish = named === undefined ? "inline" : camelCase(viewFor(named, this.direction).typeName);
    const tableName = this.module.declare(`${wish}${this.direction === "request" ? "ReadOnly" : "WriteOnly"}`);
    this.names.set(schema, tableName);
    const type = this.module.runtimeType("http/hidden-members", "HiddenMembers");
    this.module.add(constant({ name: tableName, type, initializer: this.tableText(schema) }));
    return tableName;
  }

  private tableText(schema: JsonSchema): string {
    const { properties = new Map<string, JsonSchema>(), prefixItems } = schema;
    const rest = [schema.additionalProperties, schema.unevaluatedProperties].filter((other) => other !== undefined);
    const others = rest.flatMap((other) => this.hiddenIn(other));
    const hidesOthers = rest.some((other) => isHiddenIn(this.direction, other));
    const patterns = this.patternsOf(schema, others.length > 0 || hidesOthers);
    const hasMaps = others.length > 0 || hidesOthers || patterns.length > 0;
    const members = [...properties].flatMap(([name, property]) => {
      const [inner = hasMaps ? "{}" : undefined] = isHiddenIn(this.direction, property) ? [] : this.hiddenIn(property);
      return inner === undefined ? [] : [`${propertyKey(name)}: ${inner}`];
    });
    const [items] = this.hiddenIn(schema.items ?? schema.unevaluatedItems);
    const parts = this.partsOf(schema);
    return objectText({
      names: textsOf(namesIn(schema, this.direction)),
      shown: textsOf(
        namesWhere(schema, (property) => !isHiddenIn(this.direction, property)).filter(
          (name) => this.hidesAnyName || this.hiddenNames.has(name),
        ),
      ),
      members: members.length === 0 ? undefined : objectText(members),
      patterns: patterns.length === 0 ? undefined : arrayText(patterns),
      others: others.length === 0 ? undefined : arrayText(others),
      hidesOthers: hidesOthers ? "true" : undefined,
      items,
      prefixItems: prefixItems?.some((item) => this.hiding.has(item))
        ? arrayText(prefixItems.map((item) => this.hiddenIn(item)[0] ?? "{}"))
        : undefined,
      parts: parts.length === 0 ? undefined : arrayText(parts),
    });
  }

  /** The tables of patterns. A pattern without hidden properties matters if the schema hides other properties. */
  private patternsOf({ patternProperties }: JsonSchema, hasOthers: boolean): readonly string[] {
    return [...(patternProperties ?? [])].flatMap(([pattern, property]) => {
      const isHidden = isHiddenIn(this.direction, property);
      const [inner] = isHidden ? [] : this.hiddenIn(property);
      if (!isHidden && inner === undefined && !hasOthers) return [];
      const { expression } = patternMatcher(pattern, (file, name) => this.module.runtimeValue(file, name));
      return [objectText({ matches: expression, isHidden: isHidden ? "true" : undefined, of: inner })];
    });
  }

  private hiddenIn(schema: JsonSchema | undefined): readonly string[] {
    return schema !== undefined && this.hiding.has(schema) ? [this.inPlace(schema)] : [];
  }

  /** A table that others refer to is a constant, reached late: it may refer to itself. Any other stands in place. */
  private inPlace(schema: JsonSchema): string {
    if (this.plan.schemaName(schema) !== undefined) return `() => ${this.constantOf(schema)}`;
    return schema.ref !== undefined && isPlainReference(schema)
      ? this.inPlace(schema.ref.target)
      : this.tableText(schema);
  }

  private partsOf(schema: JsonSchema): readonly string[] {
    const branches = new Set([...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]);
    return sameValue(schema)
      .filter((part) => this.hiding.has(part) || this.speaking.has(part))
      .map((part) => objectText({ of: this.inPlace(part), when: branches.has(part) ? this.testOf(part) : undefined }));
  }

  /** The function that tells whether a value is meant by a branch: the branch's own guard, or what it looks like. */
  private testOf(branch: JsonSchema): string | undefined {
    const named = this.plan.schemaName(branch) ?? (branch.ref && this.plan.schemaName(branch.ref.target));
    if (named !== undefined)
      return this.module.useValue(this.plan.modules.validators, viewFor(named, this.direction).guardName);
    const { properties = new Map<string, JsonSchema>(), required = [] } = branch;
    const asked = required.filter((name) => !isHiddenIn(this.direction, properties.get(name) ?? branch));
    const constants = [...properties].flatMap(([name, property]) => {
      const { const: only, enum: some } = property.ref?.target ?? property;
      const allowed = only === undefined ? some : [only.value];
      return allowed === undefined ? [] : [`${propertyKey(name)}: ${jsonLiteral([...allowed])}`];
    });
    if (asked.length + constants.length === 0) return undefined;
    const like = this.module.runtimeValue("http/hidden-members", "looksLike");
    return pureCall(
      like,
      arrayText(asked.map(stringLiteral)),
      constants.length > 0 ? objectText(constants) : undefined,
    );
  }
}

/** The names of members that do not travel in a direction, or not in a view of an XSD. */
function namesIn(schema: JsonSchema, direction: Direction): readonly string[] {
  return [
    ...namesWhere(schema, (property) => isHiddenIn(direction, property)),
    ...(direction === "request" ? xmlViewKinds.flatMap((kind) => absentMembers(schema, kind)) : []),
  ];
}

function hidesOtherNames({ properties: _, ...schema }: JsonSchema, direction: Direction): boolean {
  return hidesProperties(direction, schema);
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
