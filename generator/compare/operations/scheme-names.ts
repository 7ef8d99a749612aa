import type { SecurityScheme } from "../../model/security.js";
import { pairUp, type Pairing } from "../pair-up.js";

/** Schemes of two versions: by name, then by everything that they say. */
export function matchSchemes(
  before: ReadonlyMap<string, SecurityScheme>,
  after: ReadonlyMap<string, SecurityScheme>,
): Pairing<SecurityScheme> {
  return pairUp([...before.values()], [...after.values()], [({ name }) => name, schemeKey]);
}

/** The names of security schemes in the older version, by those of the newer one. */
export type SchemeNames = ReadonlyMap<string, string>;

/** The key of a scheme's demands, without its name. */
function schemeKey(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case "apiKey":
      return JSON.stringify([scheme.kind, scheme.in, scheme.parameterName]);
    case "http":
      return JSON.stringify([scheme.kind, scheme.scheme.toLowerCase()]);
    case "oauth2":
      return JSON.stringify([
        scheme.kind,
        ...[...scheme.flows].map(([name, flow]) => [name, flow.authorizationUrl, flow.tokenUrl]),
      ]);
    case "openIdConnect":
      return JSON.stringify([scheme.kind, scheme.url]);
    case "mutualTLS":
      return scheme.kind;
  }
}
