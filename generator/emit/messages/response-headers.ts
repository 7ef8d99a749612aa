import type { Response } from "../../model/contract.js";
import type { InterfacePlan, OperationMessages } from "../../plan/plan.js";
import type { PayloadScope } from "./payload-scope.js";

/** The name of the type of a response's headers; undefined when the contract names none. */
export function headersName(
  response: Response,
  { responseHeaders }: OperationMessages,
  plan: InterfacePlan,
): string | undefined {
  const schema = responseHeaders.get(response);
  return schema && plan.schemaName(schema)?.views[0]?.typeName;
}

/** The name of the function that checks a response's headers. */
export function headersCheck(
  response: Response,
  { responseHeaders }: OperationMessages,
  { plan, module, party }: PayloadScope,
): string | undefined {
  const schema = responseHeaders.get(response);
  const named = schema && plan.schemaName(schema);
  const view = (named && party === "client" ? (plan.answers?.looseOf(named) ?? named) : named)?.views[0];
  return view && module.useValue(plan.modules.validators, view.validateName);
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
