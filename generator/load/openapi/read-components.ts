import { member, members, type Cursor } from "./cursor.js";
import { readHeaders } from "./read-content.js";
import { resolved } from "./read-context.js";
import {
  readCallbacks,
  readPathItems,
  readRequestBody,
  readResponse,
  type OperationContext,
} from "./read-operation.js";
import { readParameter } from "./read-parameter.js";

/** Reads every component, so that the faults and schemas of those that nothing refers to are known as well. */
export function readComponents(components: Cursor | undefined, context: OperationContext): void {
  const field = (name: string): Cursor | undefined => (components === undefined ? undefined : member(components, name));
  for (const { at } of members(field("parameters"))) readParameter(at, context);
  for (const { at } of members(field("requestBodies"))) readRequestBody(at, context);
  for (const { at } of members(field("responses"))) {
    const response = resolved(at, context);
    if (response !== undefined) readResponse("default", response.at, response.description, context);
  }
  readHeaders(field("headers"), context);
  readCallbacks(field("callbacks"), context);
  readPathItems(field("pathItems"), context);
}
