import type { Response } from "../../model/contract.js";
import type { InterfacePlan, OperationMessages } from "../../plan/plan.js";
import { codecOf, type PayloadScope } from "./payload-scope.js";

/** The name of the type of a response's headers; undefined when the contract names none. */
export function headersName(
  response: Response,
  { responseHeaders }: OperationMessages,
  plan: InterfacePlan,
): string | undefined {
  const schema = responseHeaders.get(response);
  return schema && plan.schemaName(schema)?.views[0]?.typeName;
}

/** The function that checks a response's headers, as an expression; where a client's values are converted, it does so. */
export function headersCheck(response: Response, messages: OperationMessages, scope: PayloadScope): string | undefined {
  const { plan, module, party } = scope;
  const made = party === "client" ? headersCodec(response, messages, scope) : undefined;
  if (made !== undefined) return `${made}.decodeTexts`;
  const schema = messages.responseHeaders.get(response);
  const named = schema && plan.schemaName(schema);
  const view = (named && party === "client" ? (plan.answers?.looseOf(named) ?? named) : named)?.views[0];
  return view && module.useValue(plan.modules.validators, view.validateName);
}

/** The function that makes of a response's headers what travels, as an expression; undefined where nothing is to be done. */
export function headersEncoder(
  response: Response,
  messages: OperationMessages,
  scope: PayloadScope,
): string | undefined {
  const made = headersCodec(response, messages, scope);
  return made && `${made}.encodeTexts`;
}

function headersCodec(
  response: Response,
  { responseHeaders }: OperationMessages,
  { plan, module }: PayloadScope,
): string | undefined {
  const schema = responseHeaders.get(response);
  const named = schema && plan.schemaName(schema);
  return named && codecOf(named, "response", plan, module);
}

/** The name of the table of a response's headers, which stands with the other tables in `operations.ts`. */
export function headersTable(
  response: Response,
  { responseHeaders, headerTables }: OperationMessages,
  { plan, module }: PayloadScope,
): string | undefined {
  const schema = responseHeaders.get(response);
  const name = schema && headerTables.get(schema);
  return name && module.useValue(plan.modules.operations, name);
}
