import type { JsonValue } from "../../model/json-schema/schema.js";
import type { NamedOperation } from "../../plan/plan.js";
import type { PartName } from "../../settings/parts.js";
import type { PackageContents, PackagedInterface } from "../contents.js";
import { operationInput } from "./operation-input.js";
import { sampleOfContent } from "./payload-sample.js";

/** An operation that can be shown whole. */
export interface ShownOperation {
  /** The API of the operation. */
  readonly api: PackagedInterface;
  readonly named: NamedOperation;
  /** The argument of the call; an empty object if nothing is required. */
  readonly input: JsonValue;
  /** A success that the spec declares, with a JSON body to show where there is one. */
  readonly success: { readonly status: string; readonly body?: JsonValue } | undefined;
}

/** Returns the most illustrative small operation of an API with such a module: it reads, has an input, and returns a response body. */
export function chooseOperation({ interfaces }: PackageContents, part: PartName): ShownOperation | undefined {
  const shown = interfaces.filter(({ parts }) => parts.has(part)).flatMap(shownOperations);
  return shown.map((operation) => ({ operation, effort: effortOf(operation) })).sort((a, b) => a.effort - b.effort)[0]
    ?.operation;
}

function shownOperations(api: PackagedInterface): readonly ShownOperation[] {
  return api.plan.operations.flatMap((named) => {
    const input = operationInput(api.plan, named.operation);
    if (input === undefined) return [];
    const response = named.operation.responses.find(({ status }) => /^2\d\d$/.test(status));
    const body = response === undefined ? undefined : sampleOfContent(api.plan, response.content);
    const needsHeaders = response?.headers.some(({ required }) => required) ?? false;
    const success = response && { status: response.status, ...(body !== undefined && !needsHeaders && { body }) };
    return [{ api, named, input, success }];
  });
}

function effortOf({ named, input, success }: ShownOperation): number {
  const text = JSON.stringify([input, success?.body ?? ""]);
  const isEmpty = /^(\{\}|\[\])$/.test(JSON.stringify(success?.body ?? ""));
  const drawbacks = [
    named.operation.deprecated,
    success?.body === undefined,
    named.operation.method !== "get",
    JSON.stringify(input) === "{}",
    isEmpty,
  ];
  return drawbacks.reduce((effort, is, rank) => effort + (is ? 200_000 >> rank : 0), Math.min(text.length, 10_000));
}
