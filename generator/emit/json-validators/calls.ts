import type { JsonSchema } from "../../model/json-schema/schema.js";
import { isPlainReference } from "../../model/json-schema/same-value.js";
import { holds, type Condition } from "../body/condition.js";
import { callText, type LiteralProperties } from "../body/expression-texts.js";
import type { CallTarget, EmitContext, ValidatorModule } from "./emit-context.js";
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
function call(site: EmitContext, schema: JsonSchema, name: string, memory: string, ...more: readonly string[]): string {
  if (!site.module.recurs(schema)) return callText(name, ...more);
  if (!site.module.isRevisited(schema)) return callText(name, ...more, "depth + 1");
  return callText(site.module.runtime("json/remembered", memory), name, ...more, "depth + 1");
}

/** The shape of a schema that needs no functions of its own: the runtime is called with it. */
function shapeOf(schema: JsonSchema, site: EmitContext): string | undefined {
  return site.module.shapeName(targetOf(site, schema));
}

/** The function of a path of the runtime that is called with a shape. */
export function shapeFunction(module: ValidatorModule, ask: "acceptsShape" | "visitShape"): string {
  return module.runtime(ask === "acceptsShape" ? "json/accept-shapes" : "json/visit-shapes", ask);
}

/** A call of the runtime with a shape, which says itself if what it finds is remembered. */
function shapeCall(
  schema: JsonSchema,
  { module }: EmitContext,
  ask: "acceptsShape" | "visitShape",
  ...values: readonly string[]
): string {
  return callText(shapeFunction(module, ask), ...values, module.recurs(schema) ? "depth + 1" : undefined);
}

/** The call of the fast path for some value, as an expression. */
function checkCall(schema: JsonSchema, site: EmitContext, value: string): string {
  const shape = shapeOf(schema, site);
  if (shape !== undefined) return shapeCall(schema, site, "acceptsShape", value, shape);
  return call(site, schema, site.module.checkName(targetOf(site, schema)), "remembered", value);
}

/** The same of the collecting path. */
function collectCall(schema: JsonSchema, site: EmitContext, value: string): string {
  const shape = shapeOf(schema, site);
  if (shape !== undefined) return shapeCall(schema, site, "visitShape", value, "problems", shape);
  const name = site.module.collectName(targetOf(site, schema));
  return call(site, schema, name, "rememberedProblems", value, "problems");
}

/** Asks the schema's own function whether the value at a site matches it. */
export function callCondition(called: JsonSchema, site: EmitContext): Condition {
  return holds(checkCall(referencedSchema(called), site, site.value));
}

/** The value must match a schema, which has functions of its own. */
export function callStatement(called: JsonSchema, site: EmitContext): CallStatement {
  const schema = referencedSchema(called);
  const { module } = site;
  const isDeep = module.recurs(schema);
  const shape = shapeOf(schema, site);
  const isPlain = !isDeep && shape === undefined;
  return {
    kind: "call",
    condition: callCondition(schema, site),
    value: site.value,
    collect: `${collectCall(schema, site, site.value)};`,
    checker: isPlain ? module.checkName(targetOf(site, schema)) : `(value) => ${checkCall(schema, site, "value")}`,
    collector: isPlain
      ? module.collectName(targetOf(site, schema))
      : `(value, problems) => ${collectCall(schema, site, "value")}`,
    shape,
    functions: functionsOf(schema, site),
    isDeep,
    schema,
    isNamed: module.typeName(schema) !== undefined,
  };
}

/** The members of a branch of a choice that ask its schema: its shape, or both functions. */
export function branchQuestions(called: JsonSchema, site: EmitContext): LiteralProperties {
  const schema = referencedSchema(called);
  const shape = shapeOf(schema, site);
  return shape === undefined ? { ...functionsOf(schema, site) } : { shape: `() => ${shape}` };
}

/** Both functions of a schema as expressions that take the depth as well, for lists of branches: these are constants. */
function functionsOf(schema: JsonSchema, site: EmitContext): CallStatement["functions"] {
  const { module } = site;
  const [check, collect] = [module.checkName(targetOf(site, schema)), module.collectName(targetOf(site, schema))];
  if (!module.recurs(schema) || !module.isRevisited(schema)) return { check, collect };
  const [remembered, problems] = ["remembered", "rememberedProblems"].map((name) =>
    module.runtime("json/remembered", name),
  );
  return {
    check: `(value, depth) => ${remembered}(${check}, value, depth)`,
    collect: `(value, problems, depth) => ${problems}(${collect}, value, problems, depth)`,
  };
}

/** The statement that notes what a schema evaluates in a value that matches it. */
export function markCall(called: JsonSchema, site: EmitContext, what: "members" | "items", evaluated: string): string {
  const schema = referencedSchema(called);
  const name = site.module.markName(targetOf(site, schema), what);
  return `${call(site, schema, name, "rememberedMarks", site.value, evaluated)};`;
}
