import type { JsonSchema } from "../../model/json-schema/schema.js";
import { isPlainReference } from "../../plan/json-names.js";
import { holds, type Condition } from "../body/condition.js";
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

/** A call of a schema's own function: through the runtime when what it finds is to be remembered. One that recurs is told the depth. */
function call(site: Site, schema: JsonSchema, name: string, inner: string, memory: string): string {
  if (!site.module.recurs(schema)) return `${name}(${inner})`;
  if (!site.module.isRevisited(schema)) return `${name}(${inner}, depth + 1)`;
  return `${site.module.runtime("json/memory", memory)}(${name}, ${inner}, depth + 1)`;
}

/** Whether the value at a site matches a schema, asked of the schema's own function. */
export function callCondition(called: JsonSchema, site: Site): Condition {
  const schema = resolved(called);
  const name = site.module.checkName(targetOf(site, schema));
  return holds(call(site, schema, name, site.value, "remembered"));
}

/** The statement that lets a schema's own function collect the problems of a value. */
export function collectCall(called: JsonSchema, site: Site): string {
  const schema = resolved(called);
  const name = site.module.collectName(targetOf(site, schema));
  return `${call(site, schema, name, collectArguments(site), "rememberedProblems")};`;
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
  return `${call(site, schema, name, `${site.value}, ${evaluated}`, "rememberedMarks")};`;
}
