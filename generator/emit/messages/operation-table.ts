import type { MediaType } from "../../model/contract.js";
import { booleanLiteral } from "../../text/literals.js";
import type { PlannedOperation } from "./named-operations.js";
import type { PayloadScope } from "./payload-code.js";

/** The members that the tables of clients and servers have in common: the operation, the check of its parameters, its body. */
export function operationMembers(
  { operation, messages }: PlannedOperation,
  scope: PayloadScope,
  payload: (media: MediaType, scope: PayloadScope) => string,
): readonly string[] {
  const { plan, module } = scope;
  const members = [`table: ${module.use({ module: plan.modules.operations, name: messages.tableName, typeOnly: false })}`]; // prettier-ignore
  const view = messages.parameters && plan.schemaName(messages.parameters)?.views[0];
  if (view !== undefined) {
    members.push(`check: ${module.use({ module: plan.modules.validators, name: view.validateName, typeOnly: false })}`);
  }
  const body = operation.requestBody;
  if (body !== undefined) {
    const content = body.content.map((media) => payload(media, scope)).join(", ");
    members.push(`body: { required: ${booleanLiteral(body.required)}, content: [${content}] }`);
  }
  return members;
}
