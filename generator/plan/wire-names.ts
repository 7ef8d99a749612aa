import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { memberOrigin, type Origin } from "../diagnostics/origin.js";
import type { Parameter } from "../model/contract.js";
import type { SecurityScheme } from "../model/security.js";

/** Reports the name of a header or cookie that no message can have, or that platforms lose on the way. */
export function checkWireName(
  name: string,
  parameterPlace: Parameter["in"],
  origin: Origin,
  diagnostics: Diagnostics,
): void {
  if (parameterPlace !== "header" && parameterPlace !== "cookie") return;
  const why = faultOf(name, parameterPlace);
  if (why !== undefined) diagnostics.report("plan/unusable-name", origin, { name, place: parameterPlace, why });
}

/** The same for the header or cookie that carries a key, and for the scheme that stands in front of a credential. */
export function checkSecurityName(scheme: SecurityScheme, diagnostics: Diagnostics): void {
  if (scheme.kind === "apiKey") {
    checkWireName(scheme.parameterName, scheme.in, memberOrigin(scheme.origin, "name"), diagnostics);
  }
  // It stands as it is in Authorization and in challenges, where a line break would begin another header.
  if (scheme.kind === "http" && !token.test(scheme.scheme)) {
    const params = { name: scheme.scheme, place: "scheme of authentication", why: notToken };
    diagnostics.report("plan/unusable-name", memberOrigin(scheme.origin, "scheme"), params);
  }
}

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const notToken = "only letters, digits and !#$%&'*+.^_`|~- may stand in it";

function faultOf(name: string, placeText: "header" | "cookie"): string | undefined {
  // A token: RFC 9110, section 5.6.2; RFC 6265, section 4.1.1. A cookie "a; b" would be two.
  if (!token.test(name)) return notToken;
  // The objects in which platforms give headers to programs have no such member.
  if (placeText === "header" && name.toLowerCase() === "__proto__") return "servers and clients never get to see it";
  return undefined;
}
