import { encodeCookies } from "../../templates/runtime/parameters/encode-cookies.js";
import { encodeHeaders } from "../../templates/runtime/parameters/encode-headers.js";
import { encodePath } from "../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../templates/runtime/parameters/encode-query.js";
import { withoutTrailing } from "../../templates/runtime/base/trailing.js";
import type { Operation, Parameter, ServerObject } from "../model/contract.js";
import { basePathOf, defaultAddress } from "../plan/base-path.js";
import { parameterTable } from "../plan/parameter-tables.js";
import type { InterfacePlan } from "../plan/plan.js";
import type { SampleCall } from "./sample-call.js";
import type { SentBody } from "./sent-body.js";

/** A request as it is sent. */
export interface SentRequest {
  readonly method: string;
  /** The address with its query. */
  readonly url: string;
  /** In order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Undefined if there is none. */
  readonly body?: SentBody;
}

/** The request of a call; undefined if a part of it is unknown, or cannot be encoded. */
export function sentRequest(call: SampleCall): SentRequest | undefined {
  const { plan, values, sent } = call;
  const { method, path, responses } = call.named.operation;
  const body = sent?.body;
  const tables = [...values.keys()].map((parameter) => parameterTable(parameter, () => false));
  const group = (location: Parameter["in"]): Readonly<Record<string, unknown>> =>
    Object.fromEntries([...values].flatMap(([{ in: at, name }, value]) => (at === location ? [[name, value]] : [])));
  const secret = credentialsOf(plan, call.named.operation);
  const success = responses.find(({ status }) => /^2/.test(status)) ?? responses[0];
  const accept = success?.content[0]?.mediaType;
  try {
    const query = [encodeQuery(tables, group("query")), ...secret.query].filter((text) => text !== "").join("&");
    const cookies = [encodeCookies(tables, group("cookie")), ...secret.cookies]
      .filter((text) => text !== "")
      .join("; ");
    const headers = [
      ...(accept === undefined ? [] : [["Accept", accept] as const]),
      ...secret.headers,
      ...encodeHeaders(tables, group("header")),
      ...(cookies === "" ? [] : [["Cookie", cookies] as const]),
      // The writer of a form chooses its boundary.
      ...(body === undefined || body.kind === "parts" ? [] : [["Content-Type", body.contentType] as const]),
    ];
    if (!headers.every(isField)) return undefined;
    const url = new URL(exampleServer(call) + encodePath(path, tables, group("path")));
    // A template with a query or a fragment of its own has no place for parameters.
    if (url.search !== "" || url.hash !== "") return undefined;
    const address = url.href;
    return {
      method: method.toUpperCase(),
      url: query === "" ? address : `${address}?${query}`,
      headers,
      ...(body !== undefined && { body }),
    };
  } catch {
    return undefined;
  }
}

/** RFC 9110, section 5: a name is a token. Only ASCII values are shown. */
function isField([name, value]: readonly [string, string]): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value);
}

interface SentCredentials {
  /** Names and values of fields. */
  readonly headers: readonly (readonly [string, string])[];
  /** Encoded pairs: "key=a-token". */
  readonly query: readonly string[];
  /** Pairs of the field Cookie. */
  readonly cookies: readonly string[];
}

/** The credentials of the first alternative, with "a-token" for each secret. */
function credentialsOf({ contract }: InterfacePlan, { security }: Operation): SentCredentials {
  const schemes = [...(security[0]?.schemes.keys() ?? [])].flatMap((name) => contract.securitySchemes.get(name) ?? []);
  const keys = (location: string): readonly string[] =>
    schemes.flatMap((scheme) => (scheme.kind === "apiKey" && scheme.in === location ? [scheme.parameterName] : []));
  const authorization = schemes.flatMap((scheme): [string, string][] => {
    if (scheme.kind === "apiKey" || scheme.kind === "mutualTLS") return [];
    // These need a challenge of the server, or a key.
    if (scheme.kind === "http" && /^(?:digest|dpop|hoba|mutual|negotiate|ntlm|scram-|vapid)/i.test(scheme.scheme))
      return [];
    const name = scheme.kind === "http" ? scheme.scheme : "Bearer";
    const value = name.toLowerCase() === "basic" ? btoa("someone:a-password") : "a-token";
    return [["Authorization", `${name.charAt(0).toUpperCase()}${name.slice(1)} ${value}`]];
  });
  return {
    headers: [...authorization.slice(0, 1), ...keys("header").map((name) => [name, "a-token"] as const)],
    query: keys("query").map((name) => `${encodeURIComponent(name)}=a-token`),
    cookies: keys("cookie").map((name) => `${name}=a-token`),
  };
}

/** The origin of samples with the generated client; "https://api.example.com" if the spec names none. */
export function exampleOrigin({ contract }: InterfacePlan): string {
  return addressOf(contract.openapi?.servers[0])?.origin ?? unknownOrigin;
}

/** The address before the path of an operation. */
function exampleServer({ plan, named: { operation } }: SampleCall): string {
  const server = operation.servers === undefined ? undefined : addressOf(operation.servers[0]);
  return server === undefined ? exampleOrigin(plan) + basePathOf(plan.contract) : withoutTrailing(server.href, "/");
}

const unknownOrigin = "https://api.example.com";

/** The URL of a server with the defaults of its variables; undefined if it is relative, or a reserved name (RFC 2606). */
function addressOf(server: ServerObject | undefined): URL | undefined {
  const text = server === undefined ? "" : defaultAddress(server);
  if (!/^https?:\/\/[^/?#{}@]+(?:[/]|$)[^?#{}]*$/i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.hostname.endsWith(".invalid") ? undefined : url;
}
