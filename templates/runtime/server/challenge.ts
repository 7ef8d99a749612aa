import type { SecurityAlternative, SecuritySchemeTable, SecuritySchemeTables } from "../http/operation.js";
import { ownProperty } from "../base/own-property.js";

/** WWW-Authenticate values of an operation; "" if no scheme has a challenge. */
export interface Challenges {
  /** To a caller without a credential. */
  readonly missing: string;
  /** To a caller whose credential was refused. */
  readonly refused: string;
}

/**
 * Returns a challenge for each scheme of an operation. RFC 9110, section 11.6.1; RFC 6750, section 3 (Bearer with
 * scopes); RFC 7617, section 2 (Basic). No standard defines one for keys in headers, queries and cookies, but a 401
 * must name a challenge: it is "ApiKey" with the location and name of the key. A client certificate has none, since
 * HTTP does not transport it.
 */
export function challengesOf(
  alternatives: readonly SecurityAlternative[],
  schemes: SecuritySchemeTables,
  realm: string,
): Challenges {
  const asked = alternatives.flatMap((alternative) =>
    Object.entries(alternative).flatMap(([name, scopes]) => {
      const scheme = ownProperty(schemes, name);
      return scheme === undefined ? [] : [{ scheme, scopes }];
    }),
  );
  const all = (isRefused: boolean): string => {
    const texts = asked.map(({ scheme, scopes }) => challenge(scheme, scopes, realm, isRefused));
    return [...new Set(texts)].filter((text) => text !== "").join(", ");
  };
  return { missing: all(false), refused: all(true) };
}

function challenge(scheme: SecuritySchemeTable, scopes: readonly string[], realm: string, isRefused: boolean): string {
  switch (scheme.kind) {
    case "basic":
      return `Basic realm=${quotedString(realm)}, charset="UTF-8"`;
    case "authorization": {
      if (scheme.prefix.toLowerCase() !== "bearer") return scheme.prefix;
      const scope = scopes.length > 0 ? [`scope=${quotedString(scopes.join(" "))}`] : [];
      return [`Bearer realm=${quotedString(realm)}`, ...scope, ...(isRefused ? ['error="invalid_token"'] : [])].join(
        ", ",
      );
    }
    case "apiKey":
      return `ApiKey in=${quotedString(scheme.in)}, name=${quotedString(scheme.name)}`;
    case "mutualTLS":
      return "";
  }
}

/** RFC 9110, section 5.6.4. Characters beyond ASCII would not survive in a header. */
function quotedString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/[^ -~]/g, "?")}"`;
}
