import type { FixtureFile, RunContent, RunFixture, RunOperation, Values } from "./fixture-run.js";

/** The path at which the receiver of a webhook is served. */
export const webhookPath = (name: string): string => `/webhooks/${name}`;

/** The request of a fixture, written without the generated client. `parameters` replaces credentials by name. */
export async function rawRequest(operation: RunOperation, fixture: RunFixture, baseUrl: string): Promise<Request> {
  const template = operation.isWebhook ? webhookPath(operation.name) : operation.path;
  const path = template.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(asText(fixture.path?.[name])));
  const query = Object.entries(fixture.query ?? {}).flatMap(([name, value]) => pairsOf(operation, name, value));
  const headers = new Headers(textsOf(fixture.headers));
  const cookies = Object.entries(textsOf(fixture.cookies)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  for (const { in: place, name, value } of operation.credentials) {
    if (place === "header" && !headers.has(name)) headers.set(name, value);
    if (place === "query" && fixture.query?.[name] === undefined) query.push(...pairsOf(operation, name, value));
    if (place === "cookie" && fixture.cookies?.[name] === undefined) cookies.push(`${name}=${value}`);
  }
  if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
  const payload = await rawPayload(fixture, operation.body);
  if (payload.contentType !== undefined) headers.set("content-type", payload.contentType);
  const target = query.length === 0 ? path : `${path}?${query.join("&")}`;
  const body = payload.body === undefined ? {} : { body: payload.body };
  return new Request(baseUrl + target, { method: operation.method, headers, ...body });
}

/** Name and value pairs of a query parameter: RFC 6570, section 3.2.8, with commas that are not encoded. */
function pairsOf({ parameters }: RunOperation, name: string, value: unknown): readonly string[] {
  const items = (Array.isArray(value) ? value : [value]).map((item) => encodeURIComponent(asText(item)));
  const parameter = parameters.find((one) => one.in === "query" && one.name === name);
  const values = parameter?.explode === false ? [items.join(",")] : items;
  return values.map((text) => `${encodeURIComponent(name)}=${text}`);
}

/** The response of a fixture, written without the generated server. */
export async function rawResponse(fixture: RunFixture, content: readonly RunContent[]): Promise<Response> {
  const { status = 200 } = fixture;
  const { body, contentType } = await rawPayload(fixture, content);
  const headers = new Headers(textsOf(fixture.headers));
  if (contentType !== undefined) headers.set("content-type", contentType);
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : (body ?? null), { status, headers });
}

interface RawPayload {
  readonly body?: string | Uint8Array;
  readonly contentType?: string;
}

async function rawPayload(
  { body, bytes, contentType }: RunFixture,
  content: readonly RunContent[],
): Promise<RawPayload> {
  const type = contentType ?? content[0]?.mediaType ?? "application/json";
  if (bytes !== undefined) return { body: bytes, contentType: type };
  if (body === undefined) return contentType === undefined ? {} : { contentType };
  if (type === "application/x-www-form-urlencoded")
    return { body: new URLSearchParams(textsOf(body as Values)).toString(), contentType: type };
  if (type === "multipart/form-data") {
    const form = new Response(formOf(body as Values));
    return { body: new Uint8Array(await form.arrayBuffer()), contentType: form.headers.get("content-type") ?? type };
  }
  return { body: JSON.stringify(body), contentType: type };
}

function formOf(fields: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (isFileField(value)) form.append(name, blobOf(value), "file");
    else form.append(name, asText(value));
  }
  return form;
}

/** True for a file among the properties of a form. */
export function isFileField(value: unknown): value is FixtureFile {
  return typeof value === "object" && value !== null && "$base64" in value;
}

/** A file as callers of the generated client pass it. */
export function blobOf({ $base64, contentType }: FixtureFile): Blob {
  return new Blob([Buffer.from($base64, "base64")], { type: contentType });
}

function textsOf(values: Values | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, asText(value)]));
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));
