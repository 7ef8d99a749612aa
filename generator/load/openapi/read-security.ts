import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Suggest } from "../../diagnostics/suggest.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { OAuthFlow, SecurityRequirement, SecurityScheme } from "../../model/security.js";
import {
  extensionsOf,
  isArray,
  isObject,
  items,
  member,
  members,
  originOf,
  present,
  textOf,
  type Cursor,
} from "./cursor.js";
import type { References } from "./references.js";
import type { OpenApiVersion } from "./version.js";

/** The surroundings of reading security requirements. */
export interface SecurityContext {
  readonly version: OpenApiVersion;
  readonly diagnostics: Diagnostics;
  readonly suggest: Suggest;
  readonly securitySchemes: ReadonlyMap<string, SecurityScheme>;
  /** The document's `security`. */
  readonly defaultSecurity: Cursor | undefined;
}

/** `components.securitySchemes` by name. */
export function readSecuritySchemes(
  map: Cursor | undefined,
  references: References,
): ReadonlyMap<string, SecurityScheme> {
  const schemes = new Map<string, SecurityScheme>();
  for (const { key, at } of members(map)) {
    const target = references.follow(at);
    const scheme = target === undefined ? undefined : readScheme(key, target);
    if (scheme !== undefined) schemes.set(key, scheme);
  }
  return schemes;
}

/** OpenAPI, Security Scheme Object; undefined for what the schema check refuses. */
function readScheme(name: string, at: Cursor): SecurityScheme | undefined {
  const base = {
    origin: originOf(at),
    name,
    ...present("description", textOf(at, "description")),
    extensions: extensionsOf(at),
  };
  switch (textOf(at, "type")) {
    case "apiKey": {
      const location = (["query", "header", "cookie"] as const).find((known) => known === textOf(at, "in"));
      const parameterName = textOf(at, "name");
      return location === undefined || parameterName === undefined
        ? undefined
        : { ...base, kind: "apiKey", in: location, parameterName };
    }
    case "http": {
      const scheme = textOf(at, "scheme");
      return scheme === undefined
        ? undefined
        : { ...base, kind: "http", scheme, ...present("bearerFormat", textOf(at, "bearerFormat")) };
    }
    case "oauth2":
      return {
        ...base,
        kind: "oauth2",
        flows: new Map(members(member(at, "flows")).map((flow) => [flow.key, readFlow(flow.at)])),
      };
    case "openIdConnect": {
      const url = textOf(at, "openIdConnectUrl");
      return url === undefined ? undefined : { ...base, kind: "openIdConnect", url };
    }
    case "mutualTLS":
      return { ...base, kind: "mutualTLS" };
    default:
      return undefined;
  }
}

function readFlow(at: Cursor): OAuthFlow {
  return {
    ...present("authorizationUrl", textOf(at, "authorizationUrl")),
    ...present("tokenUrl", textOf(at, "tokenUrl")),
    ...present("refreshUrl", textOf(at, "refreshUrl")),
    scopes: new Map(
      members(member(at, "scopes")).map((scope) => [
        scope.key,
        typeof scope.at.value === "string" ? scope.at.value : "",
      ]),
    ),
  };
}

/** The security of an operation. */
export interface Security {
  readonly security: readonly SecurityRequirement[];
  /** True where something is asked and no alternative of it can be read. */
  readonly hasUnreadableSecurity?: true;
}

/**
 * OpenAPI, Security Requirement Objects of an operation or of the document. An alternative that cannot be read is left out, and so is one
 * with scopes that cannot be read: the operation never requires less of its callers.
 */
export function readSecurity(list: Cursor | undefined, { securitySchemes }: SecurityContext): Security {
  const alternatives = items(list);
  const readable = alternatives.filter(({ value }) => isObject(value));
  const security = readable.flatMap((at) => {
    const schemes = members(at).map(({ key, at: { value } }) => [key, value] as const);
    const isKnown = (entry: readonly [string, JsonValue]): entry is readonly [string, readonly string[]] =>
      securitySchemes.has(entry[0]) && isArray(entry[1]) && entry[1].every((scope) => typeof scope === "string");
    return schemes.every(isKnown) ? [{ origin: originOf(at), schemes: new Map(schemes) }] : [];
  });
  const isAsked = list !== undefined && !(isArray(list.value) && alternatives.length === 0);
  return { security, ...(isAsked && security.length === 0 && { hasUnreadableSecurity: true }) };
}

/** Reports schemes that are not defined and scopes that their scheme does not offer; once for each list that is written. */
export function checkSecurity(list: Cursor | undefined, context: SecurityContext): void {
  for (const { key: name, at } of items(list).flatMap((requirement) => members(requirement))) {
    const scheme = context.securitySchemes.get(name);
    if (scheme !== undefined) checkScopes(scheme, at, context);
    else {
      const near = context.suggest(name, context.securitySchemes.keys());
      context.diagnostics.report("openapi/unknown-security-scheme", originOf(at, "key"), { name, near });
    }
  }
}

function* scopesOf(flows: readonly OAuthFlow[]): Generator<string> {
  for (const { scopes } of flows) yield* scopes.keys();
}

function checkScopes(scheme: SecurityScheme, list: Cursor, context: SecurityContext): void {
  if (scheme.kind === "oauth2") {
    // Thousands of operations may ask for one of thousands of scopes: nothing is made of them all for each.
    const flows = [...scheme.flows.values()];
    for (const { value, ...at } of items(list)) {
      if (typeof value !== "string" || flows.some(({ scopes }) => scopes.has(value))) continue;
      const params = { scope: value, scheme: scheme.name, near: context.suggest(value, scopesOf(flows)) };
      context.diagnostics.report("openapi/unknown-scope", originOf({ ...at, value }), params);
    }
  } else if (context.version === "3.0" && scheme.kind !== "openIdConnect" && items(list).length > 0) {
    context.diagnostics.report("openapi/unexpected-scope", originOf(list), { scheme: scheme.name });
  }
}
