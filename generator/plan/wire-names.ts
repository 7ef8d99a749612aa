import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { memberOrigin, type Origin } from "../diagnostics/origin.js";
import type { Parameter } from "../model/contract.js";
import type { SecurityScheme } from "../model/security.js";

/** Reports the name of a header or cookie that no message can have, or that platforms drop. */
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

/** Same, for the header or cookie of an API key, and for the scheme name before a credential. */
export function checkSecurityName(scheme: SecurityScheme, diagnostics: Diagnostics): void {
  if (scheme.kind === "apiKey") {
    checkWireName(scheme.parameterName, scheme.in, memberOrigin(scheme.origin, "name"), diagnostics);
  }
  // It is unescaped in Authorization and in challenges, where a line break would begin another header.
  if (scheme.kind === "http" && !token.test(scheme.scheme)) {
    const params = { name: scheme.scheme, place: "scheme of authentication", why: notToken };
    diagnostics.report("plan/unusable-name", memberOrigin(scheme.origin, "scheme"), params);
  }
}

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const notToken = "it may contain only letters, digits and !#$%&'*+.^_`|~-";

function faultOf(name: string, placeText: "header" | "cookie"): string | undefined {
  // A token: RFC 9110, section 5.6.2; RFC 6265, section 4.1.1. A cookie "a; b" would be two.
  if (!token.test(name)) return notToken;
  // The header objects of platforms cannot have such a property.
  if (placeText === "header" && name.toLowerCase() === "__proto__")
    return "JavaScript servers and clients cannot read it";
  return undefined;
}
