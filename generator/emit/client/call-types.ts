import { isInputOptional } from "../messages/message-type.js";
import type { PlannedOperation } from "../messages/named-operations.js";
import type { ModuleBuilder } from "../module-builder.js";
import type { ParameterDeclarationStructure } from "../structures.js";

/** The parameters of the method of an operation: its input, and the options of the call. */
export function callParameters(
  { operation, messages }: PlannedOperation,
  module: ModuleBuilder,
): readonly (ParameterDeclarationStructure & { readonly type: string })[] {
  const options = module.runtimeType("client/client-types", "CallOptions");
  return [
    { name: "input", type: messages.inputName, hasQuestionToken: isInputOptional(operation, messages) },
    { name: "options", type: options, hasQuestionToken: true },
  ];
}

/** The type that a call of an operation returns. */
export function returnType({ messages }: PlannedOperation, module: ModuleBuilder): string {
  return `${module.runtimeType("client/api-promise", "ApiPromise")}<${messages.resultName}>`;
}
