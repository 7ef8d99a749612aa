import { arrayText, objectText, type Members } from "../body/expressions.js";
import type { MediaType } from "../../model/contract.js";
import { booleanLiteral } from "../../text/literals.js";
import { bodyLimit } from "../../plan/body-limit.js";
import type { PlannedOperation } from "./named-operations.js";
import type { PayloadScope } from "./payload-scope.js";

/** The members that the tables of clients and servers have in common: the operation, the check of its parameters, its body. */
export function operationMembers(
  { operation, messages }: PlannedOperation,
  scope: PayloadScope,
  payload: (media: MediaType, scope: PayloadScope) => string,
): Members {
  const { plan, module } = scope;
  const table = module.useValue(plan.modules.operations, messages.tableName);
  const view = messages.parameters && plan.schemaName(messages.parameters)?.views[0];
  const check = view && module.useValue(plan.modules.validators, view.validateName);
  const body = operation.requestBody;
  if (body === undefined) return { table, check };
  const limit = scope.party === "server" ? bodyLimit(body) : undefined;
  const members = {
    required: booleanLiteral(body.required),
    content: arrayText(body.content.map((each) => payload(each, scope))),
    maxBytes: limit?.toString(),
  };
  return { table, check, body: objectText(members) };
}
