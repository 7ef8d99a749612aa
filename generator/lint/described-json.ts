import { memberOrigin } from "../diagnostics/origin.js";
import type { Contract, Parameter } from "../model/contract.js";
import { isDerived } from "../model/is-derived.js";
import { valueText, type JsonSchema } from "../model/json-schema/schema.js";
import { originKey } from "../plan/origin-key.js";
import { allOperations, reachableSchemas, schemaUses } from "../plan/reachable.js";
import type { DescribedValue, StatedBound } from "./described-value.js";

/** Returns the described parameters, properties and named schemas of an OpenAPI document or a JSON Schema. */
export function describedJson(contract: Contract): readonly DescribedValue[] {
  const seen = new Set<string>();
  const isNew = ({ origin }: JsonSchema | Parameter): boolean => {
    const before = seen.size;
    return seen.add(originKey(origin)).size > before;
  };
  const parameters = allOperations(contract).flatMap((operation) => operation.parameters);
  const named = [...contract.schemas].filter(([, schema]) => isNew(schema));
  const roots = [...contract.schemas.values(), ...schemaUses(contract).map(({ schema }) => schema)];
  const written = [...reachableSchemas(roots.filter((schema) => !isDerived(schema, contract)))];
  const composed = new Set(
    written.flatMap(({ allOf, anyOf, oneOf }) => [allOf ?? [], anyOf ?? [], oneOf ?? []]).flat(),
  );
  const extended = new Set(
    [...composed].flatMap((schema) => (schema.ref === undefined ? [schema] : [schema.ref.target])),
  );
  const properties = written.flatMap((parent) =>
    [...(parent.properties ?? [])]
      .filter(([, schema]) => isNew(schema))
      .flatMap(([name, schema]) => {
        const isAlone = !extended.has(parent) && !parent.allOf && !parent.anyOf && !parent.oneOf && !parent.if;
        return described("Property", name, schema, isAlone ? parent.required?.includes(name) === true : undefined);
      }),
  );
  return [
    ...parameters.filter(isNew).flatMap(describedParameter),
    ...named.flatMap(([name, schema]) => described("Schema", name, schema, undefined)),
    ...properties,
  ];
}

function describedParameter({ name, origin, description, schema, required }: Parameter): readonly DescribedValue[] {
  const ofSchema = schema === undefined ? [] : described("Parameter", name, schema, required);
  if (description === undefined) return ofSchema;
  const at = memberOrigin(origin, "description");
  const stated = statementsOf(schema);
  return [{ what: "Parameter", name, origin: at, description, ...stated, isRequired: required }, ...ofSchema];
}

function described(
  what: string,
  name: string,
  schema: JsonSchema,
  isRequired: boolean | undefined,
): readonly DescribedValue[] {
  const { description, origin } = schema;
  if (description === undefined) return [];
  const stated = statementsOf(schema);
  return [{ what, name, origin: memberOrigin(origin, "description"), description, ...stated, isRequired }];
}

/** Schemas that are read for one value: chains of references and compositions cost no more than this. */
const maxParts = 100;

function statementsOf(schema: JsonSchema | undefined): Pick<DescribedValue, "defaults" | "bounds" | "values"> {
  const parts = new Set(schema === undefined ? [] : [schema]);
  for (const part of parts) {
    if (part.ref !== undefined) parts.add(part.ref.target);
    part.allOf?.forEach((branch) => parts.add(branch));
    if (parts.size > maxParts) break;
  }
  const all = [...parts];
  // The values of a list are described with the list.
  const items = all.flatMap(({ items: item }) =>
    item === undefined ? [] : [item, ...(item.ref ? [item.ref.target] : [])],
  );
  return {
    defaults: all
      .flatMap(({ default: written }) =>
        written === undefined || typeof written.value === "object" ? [] : [valueText(written.value)],
      )
      .slice(0, 1),
    bounds: all.flatMap(boundsOf),
    values: [...all, ...items].flatMap((part) => part.enum ?? []).map(valueText),
  };
}

const boundKeywords = {
  maxLength: ["maximum", "characters"],
  minLength: ["minimum", "characters"],
  maxItems: ["maximum", "items"],
  minItems: ["minimum", "items"],
  maximum: ["maximum", "value"],
  minimum: ["minimum", "value"],
  exclusiveMaximum: ["maximum", "value"],
  exclusiveMinimum: ["minimum", "value"],
} as const satisfies { readonly [Name in keyof JsonSchema]?: readonly [StatedBound["kind"], StatedBound["measure"]] };

function boundsOf(schema: JsonSchema): readonly StatedBound[] {
  return Object.entries(boundKeywords).flatMap(([keyword, [kind, measure]]) => {
    const value = schema[keyword as keyof typeof boundKeywords];
    return value === undefined ? [] : [{ kind, measure, value, isExclusive: keyword.startsWith("exclusive") }];
  });
}
