import type { JsonSchema } from "../../model/json-schema/schema.js";
import { isPlainReference } from "../../plan/json-names.js";
import { holds, type Condition } from "./condition.js";
import { collectArguments, type CallTarget, type Site } from "./site.js";
import { check, line, type Statement } from "./statement.js";

function targetOf(site: Site, schema: JsonSchema): CallTarget {
  return { schema, direction: site.direction, label: site.label, around: site.around };
}

/** What `{ $ref }` with nothing beside it refers to: there is no need to go through two functions. */
export function resolved(schema: JsonSchema): JsonSchema {
  let target = schema;
  for (let hops = 0; hops < 100 && target.ref !== undefined && isPlainReference(target); hops += 1)
    target = target.ref.target;
  return target;
}

/** A function that recurs takes the depth as its last argument. */
function withDepth(site: Site, schema: JsonSchema, inner: string): string {
  return site.module.recurs(schema) ? `${inner}, depth + 1` : inner;
}

/** Whether the value at a site matches a schema, asked of the schema's own function. */
export function callCondition(called: JsonSchema, site: Site): Condition {
  const schema = resolved(called);
  const name = site.module.checkName(targetOf(site, schema));
  return holds(`${name}(${withDepth(site, schema, site.value)})`);
}

/** The statement that lets a schema's own function collect the problems of a value. */
export function collectCall(called: JsonSchema, site: Site): string {
  const schema = resolved(called);
  const name = site.module.collectName(targetOf(site, schema));
  return `${name}(${withDepth(site, schema, collectArguments(site))});`;
}

/** The value must match a schema, which has functions of its own. */
export function callStatement(schema: JsonSchema, site: Site): Statement {
  return {
    kind: "paths",
    fast: [check(callCondition(schema, site), "")],
    collect: [line(collectCall(schema, site))],
  };
}

/** The statement that notes what a schema evaluates in a value that matches it. */
export function markCall(called: JsonSchema, site: Site, what: "members" | "items", evaluated: string): string {
  const schema = resolved(called);
  const name = site.module.markName(targetOf(site, schema), what);
  return `${name}(${withDepth(site, schema, `${site.value}, ${evaluated}`)});`;
}
