import { parseAddress } from "../../templates/runtime/client/address.js";
import type { Contract } from "../model/contract.js";
import { camelCase, pascalCase } from "../text/identifiers.js";
import { allocateNames } from "./name-allocator.js";
import type { TokenFunction } from "./plan.js";

/** "ordersAccessClientCredentials": a function for each scheme with this flow. OpenAPI, OAuth Flows Object. */
export function nameTokenFunctions(
  { securitySchemes }: Contract,
  interfaceName: string,
  functionNames: Set<string>,
): readonly TokenFunction[] {
  const flows = [...securitySchemes.values()].flatMap((scheme) => {
    const flow = scheme.kind === "oauth2" ? scheme.flows.get("clientCredentials") : undefined;
    return flow === undefined ? [] : [{ scheme, tokenUrl: flow.tokenUrl ?? "" }];
  });
  const requests = flows.map((owner) => {
    const { name } = owner.scheme;
    return { owner, wish: `${camelCase(interfaceName)}${pascalCase(name)}ClientCredentials`, rank: 0, key: name };
  });
  const names = allocateNames(requests, functionNames);
  return flows.map((flow) => {
    const { scheme, tokenUrl } = flow;
    // A relative URL, or one with a placeholder, is not the URL of a server.
    const isWhole = parseAddress(tokenUrl, /[#{}]/) !== undefined;
    return { scheme, functionName: names.get(flow) ?? "", ...(isWhole && { tokenUrl }) };
  });
}
