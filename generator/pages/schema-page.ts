import type { JsonSchema } from "../model/json-schema/schema.js";
import { subschemas } from "../model/json-schema/schema.js";
import { typesOfViews, type NamedSchema } from "../plan/plan.js";
import { operationSchemas } from "../plan/reachable.js";
import { jsonSample } from "./body-samples.js";
import type { PageTools } from "./page-tools.js";
import type { SchemaPage, TypeWord } from "./site-model.js";

/** The pages of the schemas with names. */
export function schemaPages(tools: PageTools): readonly SchemaPage[] {
  const users = schemaUsers(tools);
  const names = new Map([...tools.plan.contract.schemas].map(([name, schema]) => [schema, name]));
  return componentsOf(tools).map((named) => {
    const name = names.get(named.schema);
    const history = name === undefined ? undefined : tools.historyOf?.({ kind: "schema", name });
    return { ...schemaPage(tools, named, users.get(named.schema) ?? []), ...(history && { history }) };
  });
}

function componentsOf({ plan, paths }: PageTools): readonly NamedSchema[] {
  return plan.schemas.filter(({ schema }) => paths.schema(schema) !== undefined);
}

function schemaPage(
  { plan, paths, trees, samples }: PageTools,
  named: NamedSchema,
  usedBy: readonly TypeWord[],
): SchemaPage {
  const { schema, views } = named;
  const types = typesOfViews(named, plan.answers).map(({ typeName }) => typeName);
  const directions = views.length > 1 ? (["request", "response"] as const) : (["response"] as const);
  const found = directions.map((direction) => ({ direction, value: samples.value(schema, direction) }));
  const known = found.flatMap(({ direction, value }) =>
    value === undefined ? [] : [jsonSample(value, views.length > 1 ? `JSON of a ${direction}` : "JSON")],
  );
  return {
    page: paths.schema(schema)!,
    name: views[0]?.typeName ?? "",
    types: types.length > 1 ? types : [],
    functions: views.flatMap(({ guardName, validateName, parseName }) => [guardName, validateName, parseName]),
    value: trees.opened(schema),
    samples: known,
    usedBy,
  };
}

/** The pages that refer to each schema: other schemas, then operations. */
function schemaUsers(tools: PageTools): ReadonlyMap<JsonSchema, readonly TypeWord[]> {
  const { plan, paths } = tools;
  const users = new Map<JsonSchema, Map<string, TypeWord>>();
  const add = (schema: JsonSchema, word: TypeWord): void => {
    const known = users.get(schema) ?? new Map<string, TypeWord>();
    users.set(schema, known.set(word.page ?? "", word));
  };
  for (const named of componentsOf(tools)) {
    const word = { text: named.views[0]?.typeName ?? "", page: paths.schema(named.schema)! };
    for (const schema of referred(named.schema, paths)) add(schema, word);
  }
  for (const named of [...plan.operations, ...plan.webhooks, ...plan.callbacks]) {
    const word = { text: named.name, page: paths.operation(named) };
    for (const { schema: root } of operationSchemas(named.operation))
      for (const schema of [root, ...referred(root, paths)]) if (paths.schema(schema) !== undefined) add(schema, word);
  }
  return new Map([...users].map(([schema, words]) => [schema, [...words.values()]]));
}

/** The schemas with pages that a schema refers to, directly or through schemas without pages. */
function referred(schema: JsonSchema, paths: PageTools["paths"]): ReadonlySet<JsonSchema> {
  const found = new Set<JsonSchema>();
  const seen = new Set<JsonSchema>([schema]);
  for (const at of seen) {
    const inside = [...subschemas(at), ...(at.ref === undefined ? [] : [at.ref.target])];
    for (const inner of inside) {
      if (paths.schema(inner) === undefined) seen.add(inner);
      else found.add(inner);
    }
  }
  return found;
}
