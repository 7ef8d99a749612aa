import type { JsonSchema } from "../../model/json-schema/schema.js";
import { isPlainReference } from "../../model/json-schema/same-value.js";
import { holds, type Condition } from "../body/condition.js";
import { callText } from "../body/expression-texts.js";
import type { CallTarget, EmitContext } from "./emit-context.js";
import type { CallStatement } from "./statement.js";

/** The functions of a schema as a site asks for them. */
export function targetOf(site: EmitContext, schema: JsonSchema): CallTarget {
  return { schema, direction: site.direction, label: site.label, around: site.around };
}

/** The target of `{ $ref }` with nothing beside it: there is no need to go through two functions. */
export function referencedSchema(schema: JsonSchema): JsonSchema {
  let target = schema;
  for (let hops = 0; hops < 100 && target.ref !== undefined && isPlainReference(target); hops += 1)
    target = target.ref.target;
  return target;
}

/** A call of a schema's own function: through the runtime when what it finds is to be remembered. One that recurs is told the depth. */
function call(
  { module }: EmitContext,
  schema: JsonSchema,
  name: string,
  memory: string,
  values: readonly string[],
): string {
  if (!module.recurs(schema)) return callText(name, ...values);
  if (!module.isRevisited(schema)) return callText(name, ...values, "depth + 1");
  return callText(module.runtime("json/remembered", memory), name, ...values, "depth + 1");
}

function checkCall(schema: JsonSchema, site: EmitContext, value: string, to: string | undefined): string {
  const isDeep = site.module.recurs(schema);
  const values = to === undefined ? [value, ...(isDeep ? ["undefined"] : [])] : [value, to];
  return call(site, schema, site.module.checkName(targetOf(site, schema)), "remembered", values);
}

/** Asks the schema's own function whether the value at a site matches it. */
export function callCondition(called: JsonSchema, site: EmitContext): Condition {
  return holds(checkCall(referencedSchema(called), site, site.value, undefined));
}

/** The value must match a schema, which has a function of its own. */
export function callStatement(called: JsonSchema, site: EmitContext): CallStatement {
  const schema = referencedSchema(called);
  const { module, value, to } = site;
  const isDeep = module.recurs(schema);
  return {
    kind: "call",
    condition: callCondition(schema, site),
    direct: checkCall(schema, site, value, to),
    checker: checkerOf(schema, site),
    isDeep,
  };
}

/** The function of a schema, as an expression that others may call: it uses no variable. */
export function checkerOf(called: JsonSchema, site: EmitContext): string {
  const schema = referencedSchema(called);
  const { module } = site;
  const check = module.checkName(targetOf(site, schema));
  if (!module.recurs(schema) || !module.isRevisited(schema)) return check;
  return `(value, to, depth) => ${callText(module.runtime("json/remembered", "remembered"), check, "value", "to", "depth")}`;
}

/** The statement that notes what a schema evaluates in a value that matches it. */
export function markCall(called: JsonSchema, site: EmitContext, what: "members" | "items", evaluated: string): string {
  const schema = referencedSchema(called);
  const name = site.module.markName(targetOf(site, schema), what);
  return `${call(site, schema, name, "rememberedMarks", [site.value, evaluated])};`;
}
