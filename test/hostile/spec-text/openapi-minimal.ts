import type { Position } from "./openapi-positions.js";
import { wellFormed } from "./payloads.js";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Siblings of a property without which a definition emits no code. */
type Minimal = (member: string, key: string) => JsonObject;

const text: JsonObject = { type: "string" };
const answers: JsonObject = { responses: { "204": { description: "Done." } } };
const operation: Minimal = (_, key) => ({ operationId: `call ${key}`, ...answers });
const pathItem: Minimal = (member) => (member === "$ref" || member === "post" ? {} : { get: answers });
const header: Minimal = (member) => (member === "content" ? {} : { schema: text });
const flow: JsonObject = { authorizationUrl: "https://a.example", tokenUrl: "https://a.example", scopes: {} };
export const oauth: JsonObject = { type: "oauth2", flows: {} };
const apiKey: JsonObject = { type: "apiKey", in: "query", name: "key" };

/** By the name of the definition, in 3.0 or 3.1. A definition that is missing here fails the tests. */
export const minimal: Readonly<Record<string, Minimal>> = {
  "": () => ({}),
  root: () => ({ info: { title: "T", version: "1" }, paths: {} }),
  info: () => ({ title: "T", version: "1" }),
  contact: () => ({}),
  license: () => ({ name: "MIT" }),
  server: (member, key) => ({ url: member === "variables" ? `https://a.example/{${key}}` : "https://a.example" }),
  "server-variable": (member) => (member === "enum" ? { default: "a", enum: ["a"] } : { default: "a" }),
  components: () => ({}),
  paths: () => ({}),
  "path-item": pathItem,
  operation,
  "external-documentation": () => ({ url: "https://a.example" }),
  "external-docs": () => ({ url: "https://a.example" }),
  parameter: (member, key) => ({ name: `q-${key}`, in: "query", ...header(member, key) }),
  "request-body": (member) => (member === "content" ? {} : { content: { "application/json": { schema: text } } }),
  content: () => ({}),
  "media-type": (member, key) => (member === "schema" ? {} : { schema: member === "encoding" ? objectOf(key) : text }),
  encoding: (member) => (member === "headers" ? { contentType: "text/plain" } : {}),
  responses: () => ({ "204": { description: "Done." } }),
  response: () => ({ description: "D." }),
  callbacks: () => ({}),
  example: (member) => (member === "externalValue" ? {} : { value: "a" }),
  link: (member): JsonObject => (member === "operationRef" || member === "operationId" ? {} : { operationId: "base" }),
  header,
  tag: (_, key) => ({ name: `tag ${key}` }),
  schema: schemaAround,
  discriminator: (_, key) => ({ propertyName: key }),
  xml: () => ({}),
  reference: () => ({}), // see referenceAt
  "security-scheme": (member) => {
    if (member === "scheme" || member === "bearerFormat") return { type: "http", scheme: "bearer" };
    if (member === "flows") return { type: "oauth2" };
    return member === "openIdConnectUrl" ? { type: "openIdConnect", openIdConnectUrl: "https://a.example" } : apiKey;
  },
  APIKeySecurityScheme: () => apiKey,
  HTTPSecurityScheme: () => ({ type: "http", scheme: "bearer" }),
  OAuth2SecurityScheme: () => oauth,
  OpenIdConnectSecurityScheme: () => ({ type: "openIdConnect", openIdConnectUrl: "https://a.example" }),
  "oauth-flows": () => ({}),
  implicit: () => flowOf("authorizationUrl"),
  password: () => flowOf("tokenUrl"),
  "client-credentials": () => flowOf("tokenUrl"),
  "authorization-code": () => flow,
  ImplicitOAuthFlow: () => flowOf("authorizationUrl"),
  PasswordOAuthFlow: () => flowOf("tokenUrl"),
  ClientCredentialsFlow: () => flowOf("tokenUrl"),
  AuthorizationCodeOAuthFlow: () => flow,
  "security-requirement": () => ({}),
  "map-of-strings": () => ({}),
};

/** The name of a definition of either version in the table. */
export function minimalOf(name: string): Minimal | undefined {
  const own = Object.hasOwn(minimal, name) ? minimal[name] : undefined;
  return own ?? minimal[renamed[name] ?? name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase()];
}

const renamed: Readonly<Record<string, string>> = { XML: "xml", Callback: "callbacks", OAuthFlows: "oauth-flows" };

function flowOf(url: "authorizationUrl" | "tokenUrl"): JsonObject {
  return { [url]: "https://a.example", scopes: {} };
}

function objectOf(key: string): JsonObject {
  return { type: "object", properties: { [key]: text } };
}

/** A schema in which a keyword means something. */
function schemaAround(keyword: string, key: string): JsonObject {
  if (
    /^(properties|required|additionalProperties|patternProperties|propertyNames|dependent|unevaluatedProp)/.test(
      keyword,
    )
  )
    return { type: "object" };
  if (keyword === "discriminator") return { ...objectOf(key), required: [key] };
  if (/tems$|contains/i.test(keyword)) return keyword === "items" ? { type: "array" } : { type: "array", items: {} };
  if (keyword === "then" || keyword === "else") return { if: text };
  if (keyword === "if") return { then: { maxLength: 9 } };
  return /^(not|(all|any|one)Of|type|const|enum|\$.*)$/.test(keyword) ? {} : text;
}

/** The target of a Reference Object at this position; 3.1 allows strings next to it. */
export function referenceAt(way: Position["way"], key: string): JsonObject {
  return { $ref: `#/components/${referredKind(way)}/${key}` };
}

/** The component behind that reference: only for this position, so that its strings are those of this position. */
export function referred(way: Position["way"], key: string): JsonObject {
  const kind = referredKind(way);
  const { [kind]: components = {} } = base["components"] as JsonObject;
  return { [kind]: { [key]: (components as JsonObject)["Base"] ?? {} } };
}

function referredKind(way: Position["way"]): string {
  const kinds = way.map(({ step }) => (step.kind === "member" ? step.name : ""));
  const kind = kinds.findLast((name) => Object.hasOwn(componentKinds, name)) ?? "";
  return componentKinds[kind] ?? kind;
}

const componentKinds: Readonly<Record<string, string>> = {
  responses: "responses",
  parameters: "parameters",
  examples: "examples",
  requestBody: "requestBodies",
  requestBodies: "requestBodies",
  headers: "headers",
  securitySchemes: "securitySchemes",
  links: "links",
  callbacks: "callbacks",
};

/** Properties without which a position is unused: `name` is its key in a map of components. */
export function companions(position: Position, key: string, name: string): JsonObject {
  const [first, second, third] = position.way.map(({ step }) => (step.kind === "member" ? step.name : step.kind));
  if (first !== "components" || second === undefined || third === undefined) return {};
  const use = uses[second]?.(name);
  return use === undefined ? {} : { [`/use-${key}`]: { post: { operationId: `use ${key}`, ...answers, ...use } } };
}

/** Uses of a component of each kind by an operation, so that clients and servers speak of it too. */
const uses: Readonly<Record<string, (key: string) => JsonObject>> = {
  responses: (key) => ({ responses: { "4XX": reference("responses", key) } }),
  parameters: (key) => ({ parameters: [reference("parameters", key)] }),
  requestBodies: (key) => ({ requestBody: reference("requestBodies", key) }),
  headers: (key) => ({ responses: { "200": { description: "D.", headers: { "X-Use": reference("headers", key) } } } }),
  securitySchemes: (key) => ({ security: [{ [key]: [] }] }),
  links: (key) => ({ responses: { "200": { description: "D.", links: { use: reference("links", key) } } } }),
  callbacks: (key) => ({ callbacks: { use: reference("callbacks", key) } }),
};

function reference(kind: string, key: string): JsonObject {
  return {
    $ref: `#/components/${kind}/${encodeURIComponent(wellFormed(key).replaceAll("~", "~0").replaceAll("/", "~1"))}`,
  };
}

/** The common content of all documents: one component of each kind, for references to lead to. */
export const base: JsonObject = {
  paths: { "/base": { get: { operationId: "base", ...answers } } },
  components: {
    schemas: { Base: text },
    responses: { Base: { description: "D." } },
    parameters: { Base: { name: "base", in: "query", schema: text } },
    examples: { Base: { value: "a" } },
    requestBodies: { Base: { content: { "application/json": { schema: text } } } },
    headers: { Base: { schema: text } },
    securitySchemes: { Base: oauth },
    links: { Base: { operationId: "base" } },
    callbacks: { Base: { "{$url}": { get: answers } } },
  },
};
