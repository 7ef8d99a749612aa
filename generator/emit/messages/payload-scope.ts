import type { JsonSchema } from "../../model/json-schema/schema.js";
import { typeNameFor, viewFor, type Direction, type InterfacePlan, type NamedSchema } from "../../plan/plan.js";
import { pureCall } from "../body/expression-texts.js";
import { schemaType } from "../json-types/schema-type.js";
import { printType } from "../json-types/type-text.js";
import type { ModuleBuilder } from "../module-builder.js";

/** The module that a payload's code is written into, and the side of the conversation its payload belongs to. */
export interface PayloadScope {
  readonly plan: InterfacePlan;
  readonly module: ModuleBuilder;
  readonly direction: Direction;
  /** A client or a server: their binary and file types differ. */
  readonly party: "client" | "server";
}

/** True where the party writes payloads of the direction: clients write requests, servers write responses. */
export function isSender({ party, direction }: PayloadScope): boolean {
  return (party === "client") === (direction === "request");
}

/** The type of the values of a schema. */
export function jsonType(schema: JsonSchema, { plan, module, direction }: PayloadScope): string {
  const named = namedSchema(schema, plan);
  const importType = (typeName: string): string => module.useType(plan.modules.types, typeName);
  if (named !== undefined) return importType(typeNameFor(named, direction, plan.answers));
  return printType(schemaType(schema, { plan, direction, importType }));
}

/** The named schema of a payload: its own, or the one that it only refers to. */
function namedSchema(schema: JsonSchema, plan: InterfacePlan): NamedSchema | undefined {
  return plan.schemaName(schema) ?? (schema.ref && plan.schemaName(schema.ref.target));
}

/** A call of a maker of the runtime. */
export function makerCall(
  scope: PayloadScope,
  file: string,
  name: string,
  values: readonly (string | undefined)[],
): string {
  return pureCall(scope.module.runtimeValue(file, name), ...values);
}

/** The codec of a schema, as an expression; undefined where its values are in memory as they travel. */
export function codec(schema: JsonSchema | undefined, { plan, module, direction }: PayloadScope): string | undefined {
  const named = schema && namedSchema(schema, plan);
  return named && codecOf(named, direction, plan, module);
}

/** The codec of a named schema, as an expression; undefined where its values are in memory as they travel. */
export function codecOf(
  named: NamedSchema,
  direction: Direction,
  plan: InterfacePlan,
  module: ModuleBuilder,
): string | undefined {
  if (plan.forms?.refOf(named.schema) === undefined) return undefined;
  return pureCall(module.useValue(plan.modules.validators, viewFor(named, direction).codecName));
}

/** A reader or writer whose values are converted, where they are: `part` says which. */
export function coded(
  text: string,
  schema: JsonSchema | undefined,
  scope: PayloadScope,
  part: "codedReader" | "codedWriter",
): string {
  const made = codec(schema, scope);
  return made === undefined ? text : makerCall(scope, "http/payload-coded", part, [text, made]);
}

/** The function that checks values as they travel; undefined where a codec does. */
export function wireValidator(schema: JsonSchema | undefined, scope: PayloadScope): string | undefined {
  return codec(schema, scope) === undefined ? validator(schema, scope) : undefined;
}

/**
 * The function that checks values of a schema; undefined where it has none of its own. Answers that are read leniently have
 * another, where that makes a difference.
 */
export function validator(
  schema: JsonSchema | undefined,
  { plan, module, direction, party }: PayloadScope,
): string | undefined {
  const named = schema && namedSchema(schema, plan);
  if (named === undefined) return undefined;
  const isAnswer = party === "client" && direction === "response";
  const checking = (isAnswer ? plan.answers?.looseOf(named) : undefined) ?? named;
  return module.useValue(plan.modules.validators, viewFor(checking, direction).validateName);
}
