import type { SecurityScheme } from "../model/security.js";
import type { InterfacePlan } from "../plan/plan.js";
import { markdownText } from "../text/markdown.js";
import { markdownTable } from "./markdown-table.js";

/** The security schemes that operations of an API require, in order of the spec. */
export function usedSchemes({ contract, operations }: InterfacePlan): readonly SecurityScheme[] {
  const requirements = operations.flatMap(({ operation }) => operation.security);
  const used = new Set(requirements.flatMap(({ schemes }) => [...schemes.keys()]));
  return [...contract.securitySchemes].flatMap(([name, scheme]) => (used.has(name) ? [scheme] : []));
}

/** The table of the credentials that an API requires; empty if it requires none. */
export function signInText(plan: InterfacePlan): string {
  const schemes = usedSchemes(plan);
  if (schemes.length === 0) return "";
  const rows = schemes.map((scheme) => [
    markdownText(scheme.name),
    markdownText(credentialText(scheme)),
    markdownText(scheme.description ?? ""),
  ]);
  return markdownTable(["name in `auth`", "credential", "description"], rows);
}

/** "Authorization: Bearer (JWT)", "header X-Key", "client certificate"; text of the spec. */
export function credentialText(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case "apiKey":
      return `${scheme.in} ${scheme.parameterName}`;
    case "http": {
      const name = scheme.scheme.charAt(0).toUpperCase() + scheme.scheme.slice(1);
      return `${name}${scheme.bearerFormat === undefined ? "" : ` (${scheme.bearerFormat})`}`;
    }
    case "oauth2":
      return ["OAuth 2.0", ...[...scheme.flows.values()].flatMap(({ tokenUrl }) => tokenUrl ?? [])].join(", ");
    case "openIdConnect":
      return `OpenID Connect, ${scheme.url}`;
    case "mutualTLS":
      return "client certificate";
  }
}
