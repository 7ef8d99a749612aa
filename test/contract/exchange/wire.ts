import type { FixtureFile } from "../../../templates/contract-tests/fixture-run.js";
import type { Answer } from "../http/answers.js";
import { schemesOf, type DocumentOperation, type OpenApiDocument } from "./document.js";
import { isFile, type Fixture, type Values } from "./fixture.js";

/** A request of a fixture as a third-party client would write it. */
export interface RawRequest {
  readonly target: string;
  readonly init: RequestInit;
}

/** Webhooks have no path of their own; their receivers are served here. */
export const webhookPath = (id: string): string => `/webhooks/${id}`;

export async function rawRequest(
  document: OpenApiDocument,
  operation: DocumentOperation,
  fixture: Fixture,
): Promise<RawRequest> {
  const template = operation.isWebhook ? webhookPath(operation.id) : operation.path;
  const path = template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(asText(fixture.path?.[name])));
  const query = Object.entries(fixture.query ?? {}).flatMap(([name, value]) => pairsOf(operation, name, value));
  const headers = new Headers(textsOf(fixture.headers));
  for (const [name, value] of credentials(document, operation)) if (!headers.has(name)) headers.set(name, value);
  const payload = await rawPayload(fixture);
  if (payload.contentType !== undefined) headers.set("content-type", payload.contentType);
  const body = payload.body === undefined ? {} : { body: payload.body };
  const target = query.length === 0 ? path : `${path}?${query.join("&")}`;
  return { target, init: { method: operation.method, headers, ...body } };
}

/**
 * The pairs that a parameter is sent as: a list is repeated, or written with commas, which are not encoded. RFC 6570,
 * section 3.2.8.
 */
function pairsOf({ parameters }: DocumentOperation, name: string, value: unknown): readonly string[] {
  const items = (Array.isArray(value) ? value : [value]).map((item) => encodeURIComponent(asText(item)));
  const parameter = parameters.find(({ node }) => node["name"] === name);
  const values = parameter?.node["explode"] === false ? [items.join(",")] : items;
  return values.map((text) => `${encodeURIComponent(name)}=${text}`);
}

/** A response of a fixture as a plain server gives it. */
export async function rawAnswer(fixture: Fixture): Promise<Answer> {
  const { body, contentType } = await rawPayload(fixture);
  return {
    status: fixture.status ?? 200,
    headers: { ...textsOf(fixture.headers), ...(contentType === undefined ? {} : { "content-type": contentType }) },
    ...(body === undefined ? {} : { body }),
  };
}

interface RawPayload {
  readonly body?: string | Uint8Array;
  readonly contentType?: string;
}

async function rawPayload({ body, text, base64, contentType = "application/json" }: Fixture): Promise<RawPayload> {
  if (text !== undefined) return { body: text, contentType };
  if (base64 !== undefined) return { body: Buffer.from(base64, "base64"), contentType };
  if (body === undefined) return {};
  if (contentType === "application/x-www-form-urlencoded") {
    return { body: new URLSearchParams(textsOf(body as Values)).toString(), contentType };
  }
  if (contentType === "multipart/form-data") {
    const form = new Response(formOf(body as Values));
    return { body: new Uint8Array(await form.arrayBuffer()), contentType: form.headers.get("content-type")! };
  }
  return { body: JSON.stringify(body), contentType };
}

function formOf(fields: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (isFile(value)) form.append(name, blobOf(value), "file");
    else form.append(name, asText(value));
  }
  return form;
}

/** The bytes of a fixture as callers of the client hold them. */
export function blobOf({ $base64, contentType: type }: FixtureFile): Blob {
  return new Blob([Buffer.from($base64, "base64")], { type });
}

function credentials(document: OpenApiDocument, operation: DocumentOperation): readonly (readonly [string, string])[] {
  const schemes = schemesOf(document);
  return Object.keys(operation.security[0] ?? {}).flatMap((name): readonly (readonly [string, string])[] => {
    const { type, scheme, name: header } = schemes[name] ?? {};
    if (type === "apiKey") return [[String(header), "known"]];
    if (type !== "http") return [];
    if (String(scheme).toLowerCase() === "basic") return [["authorization", `Basic ${btoa("known:known")}`]];
    return [["authorization", `${scheme === "bearer" ? "Bearer" : String(scheme)} known`]];
  });
}

function textsOf(values: Values | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, asText(value)]));
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));
