import { parseAddress } from "../../templates/runtime/client/address.js";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { memberOrigin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { SecurityScheme } from "../model/security.js";
import { tokenRequestKey, tokenRequestOf, tokenUrlOf, type TokenRequestDeclaration } from "../model/token-request.js";
import { camelCase, pascalCase } from "../text/identifiers.js";
import { allocateNames } from "./name-allocator.js";
import type { TokenFunction } from "./plan.js";

/** Reports declarations of requests for tokens that are not valid. */
export function checkTokenRequests({ securitySchemes }: Contract, diagnostics: Diagnostics): void {
  for (const scheme of securitySchemes.values()) {
    const why = tokenRequestOf(scheme);
    const origin = memberOrigin(scheme.origin, tokenRequestKey, "key");
    if (typeof why === "string") diagnostics.report("plan/unusable-token-request", origin, { why });
  }
}

/**
 * "ordersAccessClientCredentials", "ordersAccessProvider": a function for each scheme with the flow of client
 * credentials (OpenAPI, OAuth Flows Object), and for each request for tokens that a scheme declares.
 */
export function nameTokenFunctions(
  { securitySchemes }: Contract,
  interfaceName: string,
  functionNames: Set<string>,
): readonly TokenFunction[] {
  const requests = [...securitySchemes.values()].flatMap(tokenRequestsOf).map((owner) => {
    const { scheme, request } = owner;
    const isClient = request.grant === "client_credentials";
    const wish = `${camelCase(interfaceName)}${pascalCase(scheme.name)}${isClient ? "ClientCredentials" : "Provider"}`;
    return { owner, wish, rank: 0, key: `${scheme.name} ${request.grant ?? ""}` };
  });
  const names = allocateNames(requests, functionNames);
  return requests.map(({ owner }) => ({ ...owner, functionName: names.get(owner) ?? "" }));
}

/** The requests for the tokens of a scheme. One that the scheme declares replaces that of the same grant. */
export function tokenRequestsOf(scheme: SecurityScheme): readonly Omit<TokenFunction, "functionName">[] {
  const declared = tokenRequestOf(scheme);
  const flow = scheme.kind === "oauth2" ? scheme.flows.get("clientCredentials") : undefined;
  const requests: TokenRequestDeclaration[] = [
    ...(flow === undefined ? [] : [{ grant: "client_credentials", tokenUrl: flow.tokenUrl ?? "" }]),
    ...(typeof declared === "object" ? [declared] : []),
  ];
  return [...new Map(requests.map((request) => [request.grant, request])).values()].map((request) => {
    const tokenUrl = tokenUrlOf(scheme, request) ?? "";
    const isPath = request === declared && request.tokenUrl?.startsWith("/") === true;
    // Any other relative URL, or one with a placeholder, is not the URL of a server.
    const isUsable = isPath || parseAddress(tokenUrl, /[#{}]/) !== undefined;
    return { scheme, request, ...(isUsable && { tokenUrl }) };
  });
}
