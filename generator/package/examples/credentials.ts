import type { NamedOperation, InterfacePlan } from "../../plan/plan.js";
import { memberKey, stringLiteral } from "../../text/literals.js";

/** Returns the `auth` of a client for one operation: `{ bearerToken: "a-token" }`; undefined if it requires none. */
export function credentialsText({ contract }: InterfacePlan, { operation }: NamedOperation): string | undefined {
  const [first] = operation.security;
  const members = [...(first?.schemes.keys() ?? [])].flatMap((name) => {
    const scheme = contract.securitySchemes.get(name);
    if (scheme === undefined || scheme.kind === "mutualTLS") return [];
    const isBasic = scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic";
    const value = isBasic ? '{ username: "someone", password: "a-password" }' : stringLiteral("a-token");
    return [`${memberKey(name)}: ${value}`];
  });
  return members.length === 0 ? undefined : `{ ${members.join(", ")} }`;
}
