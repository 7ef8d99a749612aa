import { arrayText, objectText, type LiteralProperties } from "../body/expression-texts.js";
import type { MediaTypeObject } from "../../model/contract.js";
import { booleanLiteral } from "../../text/literals.js";
import { bodyContent } from "../../plan/body-content.js";
import { bodyLimit } from "../../plan/body-limit.js";
import type { PlannedOperation } from "./named-operations.js";
import { codecOf, type PayloadScope } from "./payload-scope.js";

/** The members that the tables of clients and servers have in common: the operation, the check of its parameters, its body. */
export function operationMembers(
  { operation, messages }: PlannedOperation,
  scope: PayloadScope,
  payload: (media: MediaTypeObject, scope: PayloadScope) => string,
): LiteralProperties {
  const { plan, module } = scope;
  const table = module.useValue(plan.modules.operations, messages.tableName);
  const named = messages.parameters && plan.schemaName(messages.parameters);
  const view = named?.views[0];
  const made = named && codecOf(named, "request", plan, module);
  const isReceived = made !== undefined && scope.party === "server";
  const check = isReceived
    ? `${made}.decodeTexts`
    : view && module.useValue(plan.modules.validators, view.validateName);
  const encodeValues = made !== undefined && !isReceived ? `${made}.encodeTexts` : undefined;
  const body = operation.requestBody;
  if (body === undefined) return { table, check, encodeValues };
  const limit = scope.party === "server" ? bodyLimit(body) : undefined;
  const members = {
    required: booleanLiteral(body.required),
    content: arrayText(bodyContent(body).map((mediaType) => payload(mediaType, scope))),
    maxBytes: limit?.toString(),
  };
  return { table, check, encodeValues, body: objectText(members) };
}
