import type { Operation, Parameter } from "../../model/contract.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { idempotencyHeader } from "../../plan/idempotency-header.js";
import { parameterGroups } from "../../plan/message-schemas.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { sampleOf } from "../samples/sample.js";
import { sampleOfContent } from "./payload-sample.js";

/** Returns a minimal input of an operation, as callers write it; undefined if no value is known for a part. */
export function operationInput(plan: InterfacePlan, operation: Operation): JsonValue | undefined {
  const input = parametersInput(operation);
  if (input === undefined || operation.requestBody?.required !== true) return input;
  const body = sampleOfContent(plan, operation.requestBody.content);
  return body === undefined ? undefined : { ...input, body };
}

/** The required parameters of an operation, as callers of its client write them; undefined if no value is known for one. */
export function parametersInput(operation: Operation): { readonly [group: string]: JsonValue } | undefined {
  const input: Record<string, JsonValue> = {};
  // The client makes the key.
  const keyHeader = idempotencyHeader(operation);
  const written = operation.parameters.filter((parameter) => parameter.required && parameter !== keyHeader);
  for (const parameterPlace of ["path", "query", "header", "cookie"] as const) {
    const required = written.filter((parameter) => parameter.in === parameterPlace);
    const group = parameterGroup(required);
    if (group === undefined) return undefined;
    if (required.length > 0) input[parameterGroups[parameterPlace]] = group;
  }
  return input;
}

function parameterGroup(parameters: readonly Parameter[]): JsonValue | undefined {
  const group = Object.create(null) as Record<string, JsonValue>;
  for (const { name, schema, examples } of parameters) {
    const values = examples.map(({ value }) => value);
    const sample = schema === undefined ? undefined : sampleOf(schema, values);
    if (sample === undefined) return undefined;
    group[name] = sample;
  }
  return group;
}
