import { encodeCookies } from "../../templates/runtime/parameters/encode-cookies.js";
import { encodeHeaders } from "../../templates/runtime/parameters/encode-headers.js";
import { encodePath } from "../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../templates/runtime/parameters/encode-query.js";
import type { MediaTypeObject, Operation, Parameter } from "../model/contract.js";
import { basePathOf } from "../plan/base-path.js";
import { parameterTable } from "../plan/parameter-tables.js";
import type { InterfacePlan } from "../plan/plan.js";
import type { SampleCall } from "./sample-call.js";

/** A request as it is sent. */
export interface SentRequest {
  readonly method: string;
  /** The address with its query. */
  readonly url: string;
  /** In order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Undefined if there is none. */
  readonly body?: string;
}

/** The request of a call; undefined if a part of it is unknown, or cannot be encoded. */
export function sentRequest(call: SampleCall): SentRequest | undefined {
  const { plan, values } = call;
  const { requestBody, method, path, responses } = call.named.operation;
  const media = requestBody?.required === true ? requestBody.content[0] : undefined;
  const body = media && bodyText(media, call);
  if (media !== undefined && body === undefined) return undefined;
  const tables = [...values.keys()].map((parameter) => parameterTable(parameter, () => false));
  const group = (location: Parameter["in"]): Readonly<Record<string, unknown>> =>
    Object.fromEntries([...values].flatMap(([{ in: at, name }, value]) => (at === location ? [[name, value]] : [])));
  const secret = credentialsOf(plan, call.named.operation);
  const accept = responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType))[0];
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
      ...(media === undefined ? [] : [["Content-Type", media.mediaType] as const]),
    ];
    if (!headers.every(isField)) return undefined;
    const address = exampleOrigin(plan) + basePathOf(plan.contract) + encodePath(path, tables, group("path"));
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

function bodyText(media: MediaTypeObject, { samples, plan }: SampleCall): string | undefined {
  const { payload, mediaType } = media;
  if (mediaType.includes("*")) return undefined;
  if (payload.kind === "xml") return samples.xml.document(payload.element, payload.view?.schema ?? plan.contract.xml);
  const value = samples.payloadValue(media, "request");
  if (value === undefined) return undefined;
  return typeof value === "string" && mediaType.startsWith("text/") ? value : JSON.stringify(value);
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

/** The origin of the first server; "https://api.example.com" if that is relative or a template. */
export function exampleOrigin({ contract }: InterfacePlan): string {
  const url = contract.openapi?.servers[0]?.url ?? "";
  if (/^https?:\/\/[^/?#{}@]+(?:[/?#]|$)/i.test(url) && URL.canParse(url)) return new URL(url).origin;
  return "https://api.example.com";
}
