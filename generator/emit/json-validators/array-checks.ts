import type { JsonSchema } from "../../model/json-schema/schema.js";
import { numberLiteral } from "../../text/literals.js";
import { holds, test } from "../body/condition.js";
import { refusesUndefined } from "./groups.js";
import { bindItem } from "./members.js";
import { innerLabel } from "./names.js";
import {
  innerSite,
  problemAt,
  schemaCondition,
  schemaStatements,
  type KeywordChecks,
  type EmitContext,
} from "./emit-context.js";
import { siteAt } from "./steps.js";
import { check, lineStatement, loop, ifStatement, type Statement } from "./statement.js";
import { whereWhole } from "./type-checks.js";

/** JSON Schema validation, section 6.4, and core, section 10.3.1. The variable is an array here. */
export function arrayChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return Object.values(checks).flatMap((checksOf) => checksOf(schema, site));
}

const checks: KeywordChecks<"array"> = {
  minItems({ minItems = 0 }, site) {
    const limit = numberLiteral(minItems);
    const condition = test(`${site.value}.length >= ${limit}`, `${site.value}.length < ${limit}`);
    return minItems === 0 ? [] : [check(condition, problemAt(site, "minItems", limit))];
  },
  maxItems({ maxItems }, site) {
    if (maxItems === undefined) return [];
    const limit = numberLiteral(maxItems);
    const condition = test(`${site.value}.length <= ${limit}`, `${site.value}.length > ${limit}`);
    return [check(condition, problemAt(site, "maxItems", limit))];
  },
  prefixItems: prefixChecks,
  items: itemChecks,
  contains: (schema, site) => whereWhole(schema, site, containsChecks(schema, site)),
  uniqueItems: uniqueChecks,
};

function prefixChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return (schema.prefixItems ?? []).flatMap((item, index) => {
    const name = site.locals.take(`item${index + 1}`);
    const inner = innerSite(site, name, innerLabel(site.label, `Item${index + 1}`));
    const step = { from: schema, to: item, way: ["prefixItems", index], place: `${index}` };
    const body = schemaStatements(item, siteAt(inner, step));
    if (body.length === 0) return [];
    const isPresent = test(`${site.value}.length > ${index}`, `${site.value}.length <= ${index}`);
    return ifStatement(isPresent, bindItem(site, name, index, body));
  });
}

function itemChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const { items } = schema;
  if (items === undefined || items.boolean === true) return [];
  const start = schema.prefixItems?.length ?? 0;
  if (items.boolean === false) {
    const condition = test(`${site.value}.length <= ${start}`, `${site.value}.length > ${start}`);
    return [check(condition, problemAt({ ...site, value: `${site.value}[${start}]` }, "items", `${start}`))];
  }
  const index = site.locals.take("index");
  const name = site.locals.take("item");
  const label = innerLabel(site.label, "Item");
  const inner = siteAt(innerSite(site, name, label), { from: schema, to: items, way: ["items"], place: index });
  const then = schemaStatements(items, inner);
  return [
    {
      kind: "items",
      array: site.value,
      start,
      index,
      local: name,
      type: site.module.itemType,
      to: site.to,
      then,
      implied: refusesUndefined(items),
    },
  ];
}

function containsChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.contains === undefined) return [];
  const minimum = schema.minContains ?? 1;
  const maximum = schema.maxContains;
  if (minimum === 0 && maximum === undefined) return [];
  const matches = site.locals.take("matches");
  const index = site.locals.take("index");
  const name = site.locals.take("item");
  const inner = innerSite(site, name, innerLabel(site.label, "Contains"));
  const condition = schemaCondition(schema.contains, inner);
  const statements: Statement[] = [
    lineStatement(`let ${matches} = 0;`),
    ...loop(`for (let ${index} = 0; ${index} < ${site.value}.length; ${index} += 1)`, [
      ...bindItem(site, name, index, ifStatement(condition, [lineStatement(`${matches} += 1;`)])),
    ]),
  ];
  if (minimum > 0) {
    const limit = numberLiteral(minimum);
    const problem =
      schema.minContains === undefined ? problemAt(site, "contains") : problemAt(site, "minContains", limit);
    statements.push(check(test(`${matches} >= ${limit}`, `${matches} < ${limit}`), problem));
  }
  if (maximum !== undefined) {
    const limit = numberLiteral(maximum);
    statements.push(
      check(test(`${matches} <= ${limit}`, `${matches} > ${limit}`), problemAt(site, "maxContains", limit)),
    );
  }
  return statements;
}

function uniqueChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.uniqueItems !== true) return [];
  const name = site.module.recurs(schema)
    ? site.module.runtime("json/unique-items-within", "hasUniqueItemsWithin")
    : site.module.runtime("json/unique", "hasUniqueItems");
  return [check(holds(`${name}(${site.value})`), problemAt(site, "uniqueItems"))];
}
