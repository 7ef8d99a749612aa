import { valueText } from "../samples/value-text.js";
import type { ShownOperation } from "./choose-operation.js";
import { authText } from "./credentials.js";

/** `const client = createOrdersClient({ ... });`, in lines; `auth` comes after the given members. */
export function clientText({ api, named }: ShownOperation, members: readonly string[]): readonly string[] {
  const auth = authText(api.plan, named);
  const all = [...members, ...(auth === undefined ? [] : [`auth: ${auth}`])];
  return [`const client = create${api.plan.pascalName}Client({`, ...all.map((member) => `  ${member},`), "});"];
}

/** What stands between the parentheses of a call. */
export function inputText({ input }: ShownOperation): string {
  const text = valueText(input);
  return text === "{}" ? "" : text;
}
