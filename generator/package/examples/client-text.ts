import { basePathOf } from "../../plan/base-path.js";
import { stringLiteral } from "../../text/literals.js";
import { sampleLiteral } from "../samples/sample-literal.js";
import type { InterfacePlan, NamedOperation } from "../../plan/plan.js";
import type { ShownOperation } from "./choose-operation.js";
import { credentialsText } from "./credentials.js";

/**
 * Returns `const client = createOrdersClient({ ... });`, in lines. The spec's base path follows `origin`, and `auth`
 * follows the other options.
 */
export function clientText(
  { api: { plan }, named }: { readonly api: { readonly plan: InterfacePlan }; readonly named: NamedOperation },
  origin: string,
  members: readonly string[] = [],
): readonly string[] {
  const auth = credentialsText(plan, named);
  const baseUrl = `baseUrl: ${stringLiteral(origin + basePathOf(plan.contract))}`;
  const all = [baseUrl, ...members, ...(auth === undefined ? [] : [`auth: ${auth}`])];
  return [`const client = create${plan.pascalName}Client({`, ...all.map((member) => `  ${member},`), "});"];
}

/** The text between the parentheses of a call. */
export function inputText({ input }: ShownOperation): string {
  const text = sampleLiteral(input);
  return text === "{}" ? "" : text;
}
