import type { Components } from "../../model/contract.js";
import { member, members, type Cursor } from "./cursor.js";
import { readHeaders } from "./read-content.js";
import { resolved } from "./read-context.js";
import {
  readCallbacks,
  readPathItems,
  readRequestBody,
  readResponse,
  type OperationReadContext,
} from "./read-operation.js";
import { readParameter } from "./read-parameter.js";

/** Reads every component, so that the faults, schemas and examples of those that nothing refers to are known as well. */
export function readComponents(components: Cursor | undefined, context: OperationReadContext): Components {
  const field = (name: string): Cursor | undefined => (components === undefined ? undefined : member(components, name));
  const readAll = <Part>(name: string, read: (at: Cursor) => Part | undefined): readonly Part[] =>
    members(field(name)).flatMap(({ at }) => read(at) ?? []);
  return {
    parameters: readAll("parameters", (at) => readParameter(at, context)),
    requestBodies: readAll("requestBodies", (at) => readRequestBody(at, context)),
    responses: readAll("responses", (at) => {
      const response = resolved(at, context);
      return response && readResponse("default", response.at, response.description, context);
    }),
    headers: readHeaders(field("headers"), context),
    operations: [...readCallbacks(field("callbacks"), context), ...readPathItems(field("pathItems"), context)],
  };
}
