import type { InterfacePlan } from "../../plan/plan.js";
import { memberKey } from "../../text/literals.js";
import type { ShownOperation } from "./choose-operation.js";
import { handlerText } from "./handler-text.js";

/** Returns `const server = createOrdersServer({ ... });`, in lines, with one handler if its response can be shown. */
export function serverText(shown: ShownOperation): readonly string[] {
  const { plan } = shown.api;
  const handler = handlerText(shown);
  const security = securityText(plan);
  return [
    `const server = create${plan.pascalName}Server({`,
    ...(security === undefined ? [] : [`  security: ${security},`]),
    "  handlers: {",
    `    ...unimplemented${plan.pascalName},`,
    ...(handler === undefined ? [] : [`    ${handler},`]),
    "  },",
    "});",
  ];
}

/** Returns a hook for each scheme that an operation requires; undefined if none does. */
function securityText({ contract, operations }: InterfacePlan): string | undefined {
  const requirements = operations.flatMap(({ operation }) => operation.security);
  const used = new Set(requirements.flatMap(({ schemes }) => [...schemes.keys()]));
  const names = [...contract.securitySchemes.keys()].filter((name) => used.has(name));
  const hooks = names.map((name) => `${memberKey(name)}: ({ credential }) => ({ credential })`);
  return hooks.length === 0 ? undefined : `{ ${hooks.join(", ")} }`;
}
