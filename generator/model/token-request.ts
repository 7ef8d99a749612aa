import { parseAddress } from "../../templates/runtime/client/address.js";
import { isRecord, isText } from "../settings/kinds.js";
import type { JsonValue } from "./json-schema/schema.js";
import type { SecurityScheme } from "./security.js";

/** The extension of a Security Scheme Object that declares how its tokens are requested. */
export const tokenRequestKey = "x-token-request";

/** A value in a request for tokens: a constant, or an object for one that callers pass. */
export type TokenValue = string | { readonly description?: string };

/** The request for tokens that `x-token-request` declares. */
export interface TokenRequestDeclaration {
  /** The method; GET sends the fields in the query. "POST" if undefined. */
  readonly method?: TokenMethod;
  /** The grant type of OAuth: "password". Undefined only for GET: the request names none. */
  readonly grant?: string;
  /** A URL, or a path that follows the address of the API. Undefined: the URL of the flow of an `oauth2` scheme. */
  readonly tokenUrl?: string;
  /** The credentials of the request, and their location; "basic" if undefined. */
  readonly authentication?: TokenAuthentication;
  /** Further fields of the form, or of the query. */
  readonly fields?: Readonly<Record<string, TokenValue>>;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, TokenValue>>;
  /** JSON Pointer of the token in the response. */
  readonly token?: string;
  /** JSON Pointer of the lifetime in seconds. */
  readonly expiresIn?: string;
  /** JSON Pointer of the end: a date with a time zone, or seconds since 1970. */
  readonly expiresAt?: string;
}

const methods = ["GET", "POST"] as const;
/** The method of a request for tokens. */
type TokenMethod = (typeof methods)[number];

const authentications = ["basic", "body", "user", "none"] as const;
/** The id and the secret of a client in the header Authorization or the form, or the name and the password of a user in the header. */
export type TokenAuthentication = (typeof authentications)[number];

/** Headers that the request has in any case, and those of the connection. */
const reservedHeaders = [
  ...[
    "accept",
    "authorization",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "cookie",
    "expect",
  ],
  ...["host", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"],
];
const headerName = "^[\\w!#$%&'*+.^`|~-]+$";
const headerValue = "^[!-~]+( [!-~]+)*$";
const pointer = { type: "string", pattern: "^/" };
const passedValue = {
  type: "object",
  properties: { description: { type: "string" } },
  additionalProperties: false,
};

/** JSON Schema of a declaration. */
export const tokenRequestSchema: { readonly [keyword: string]: JsonValue } = {
  type: "object",
  anyOf: [{ required: ["grant"] }, { required: ["method"], properties: { method: { const: "GET" } } }],
  properties: {
    method: { description: "The method; GET sends the fields in the query. Default: POST.", enum: [...methods] },
    grant: {
      description: "The grant type of OAuth. Only requests with GET can omit it.",
      type: "string",
      minLength: 1,
    },
    tokenUrl: {
      description:
        "The http or https URL of the token server, or a path that follows the address of the API. Default: the URL of the OAuth flow.",
      type: "string",
      pattern: "^(https?://|/)",
    },
    authentication: {
      description:
        "The credentials: id and secret of the client in the header Authorization (basic) or among the fields (body), name and password of a user in the header (user), or none. Default: basic.",
      enum: [...authentications],
    },
    fields: {
      description: "Further fields of the form or query: a constant, or an object for a value that callers pass.",
      type: "object",
      propertyNames: { not: { const: "grant_type" } },
      additionalProperties: { oneOf: [{ type: "string" }, passedValue] },
    },
    headers: {
      description: "Further headers: a constant, or an object for a value that callers pass.",
      type: "object",
      propertyNames: { pattern: headerName },
      additionalProperties: { oneOf: [{ type: "string", pattern: headerValue }, passedValue] },
    },
    token: { description: "JSON Pointer of the token in the response. Default: /access_token.", ...pointer },
    expiresIn: { description: "JSON Pointer of the lifetime in seconds. Default: /expires_in.", ...pointer },
    expiresAt: { description: "JSON Pointer of the end: a date with a time zone, or seconds since 1970.", ...pointer },
  },
  additionalProperties: false,
};

const declared = Object.keys(tokenRequestSchema["properties"] as object);

/** Returns the request for the tokens of a scheme, or the reason why it is not valid. Undefined if none is declared. */
export function tokenRequestOf(scheme: SecurityScheme): TokenRequestDeclaration | string | undefined {
  const value = scheme.extensions.get(tokenRequestKey);
  if (value === undefined) return undefined;
  return faultOf(scheme, value) ?? (value as unknown as TokenRequestDeclaration);
}

/** Returns the URL of the token server, as the spec has it. */
export function tokenUrlOf(scheme: SecurityScheme, { tokenUrl, grant }: TokenRequestDeclaration): string | undefined {
  if (tokenUrl !== undefined || scheme.kind !== "oauth2") return tokenUrl;
  const flow = scheme.flows.get(flowOfGrant.get(grant ?? "") ?? "");
  const urls = [...scheme.flows.values()].map(({ refreshUrl, tokenUrl: url }) =>
    grant === "refresh_token" ? (refreshUrl ?? url) : url,
  );
  const [url, ...others] = new Set(urls.filter((found) => found !== undefined));
  return flow?.tokenUrl ?? (others.length === 0 ? url : undefined);
}

/** OpenAPI, OAuth Flows Object. */
const flowOfGrant: ReadonlyMap<string, string> = new Map([
  ["client_credentials", "clientCredentials"],
  ["password", "password"],
  ["authorization_code", "authorizationCode"],
  ["urn:ietf:params:oauth:grant-type:device_code", "deviceAuthorization"],
]);

/** The end of a sentence. */
function faultOf(scheme: SecurityScheme, value: JsonValue): string | undefined {
  const isBasic = scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic";
  if (isBasic || scheme.kind === "mutualTLS") return "credentials of this scheme are not tokens";
  if (!isRecord(value)) return "it is not an object";
  const unknown = Object.keys(value).find((name) => !declared.includes(name));
  if (unknown !== undefined) return `it has no property "${unknown}"`;
  const { method, grant, tokenUrl, authentication, fields, headers } = value;
  if (method !== undefined && !methods.includes(method as TokenMethod))
    return `"method" is not one of ${methods.join(", ")}`;
  if (!isText(grant) && (grant !== undefined || method !== "GET"))
    return '"grant" is not a string that names a grant type';
  if (tokenUrl !== undefined && !(isText(tokenUrl) && isTokenUrl(tokenUrl)))
    return '"tokenUrl" is neither an http or https URL without a fragment nor a path that begins with "/"';
  if (tokenUrl === undefined && tokenUrlOf(scheme, value) === undefined)
    return '"tokenUrl" is missing, and no flow of the scheme has it';
  if (authentication !== undefined && !authentications.includes(authentication as TokenAuthentication))
    return `"authentication" is not one of ${authentications.join(", ")}`;
  for (const name of ["token", "expiresIn", "expiresAt"]) {
    const location = value[name];
    if (location !== undefined && !(isText(location) && location.startsWith("/")))
      return `"${name}" is not a JSON Pointer of a property`;
  }
  return valuesFault("fields", fields) ?? valuesFault("headers", headers);
}

function valuesFault(property: "fields" | "headers", values: unknown): string | undefined {
  if (values === undefined) return undefined;
  if (!isRecord(values)) return `"${property}" is not an object`;
  const isHeaders = property === "headers";
  for (const [name, value] of Object.entries(values)) {
    const isReserved = isHeaders ? reservedHeaders.includes(name.toLowerCase()) : name === "grant_type";
    if (isReserved) return `"${property}" must not have "${name}"`;
    if (isHeaders && !new RegExp(headerName).test(name)) return `"${name}" is not the name of a header`;
    if (isHeaders && typeof value === "string" && !new RegExp(headerValue).test(value))
      return `"${name}" is not the value of a header`;
    if (typeof value !== "string" && !isPassedValue(value))
      return `"${name}" is neither a constant nor an object with a description`;
  }
  return undefined;
}

function isPassedValue(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, text]) => name === "description" && typeof text === "string");
}

/** True for a whole URL, and for a path without parts that URLs rewrite: "..", "\", a host, a placeholder. */
function isTokenUrl(text: string): boolean {
  if (!text.startsWith("/")) return parseAddress(text, /[#{}]/) !== undefined;
  const base = "https://base.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url?.href === base + text && url.hash === "" && !text.includes("#");
}
