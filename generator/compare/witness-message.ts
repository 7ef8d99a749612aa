import type { Header, MediaTypeObject, Operation, Parameter } from "../model/contract.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import type { IsCommaFree } from "../plan/parameter-tables.js";
import { payloadEncoding } from "../plan/payload-encoding.js";
import type { WitnessMessage } from "./change.js";
import { bodyForm, parameterForm, type WireForm } from "./json-schema/texts/wire-form.js";

/** The part of a message that contains a value: a parameter, a header of a response, or a body. */
export type Carrier =
  | { readonly kind: "parameter"; readonly parameter: Parameter }
  | { readonly kind: "header"; readonly header: Header; readonly status: string }
  | { readonly kind: "body"; readonly media: MediaTypeObject; readonly status?: string | undefined };

/** Values for the other parts of a message. */
export interface MessageValues {
  /** Returns a value that a schema accepts; undefined if none was found. */
  readonly instance: (schema: JsonSchema) => JsonValue | undefined;
  readonly isCommaFree: IsCommaFree;
}

/** The text of a witness: the request line, the header line, or the body. Undefined if the path cannot be filled. */
export function messageText(
  operation: Operation,
  carrier: Carrier,
  text: string,
  values: MessageValues,
): string | undefined {
  switch (carrier.kind) {
    case "header":
      return `${carrier.header.name}: ${text}`;
    case "body":
      return text;
    case "parameter": {
      const { in: location, name } = carrier.parameter;
      if (location === "header") return `${name}: ${text}`;
      if (location === "cookie") return `Cookie: ${text}`;
      const target = requestTarget(operation, { carrier, text }, values);
      return target && `${operation.method.toUpperCase()} ${target}`;
    }
  }
}

/** A value in its serialized form, with its part of the message. */
interface SentText {
  readonly carrier: Carrier;
  readonly text: string;
}

/** A message that contains a value, with valid values in all other required parts. Undefined if one of them is unknown. */
export function wholeMessage(operation: Operation, sent: SentText, values: MessageValues): WitnessMessage | undefined {
  // Webhooks and callbacks have no path of the server.
  if (!operation.path.startsWith("/")) return undefined;
  const request = { method: operation.method.toUpperCase(), path: operation.path };
  const { carrier } = sent;
  if (carrier.kind === "header" || (carrier.kind === "body" && carrier.status !== undefined)) {
    const response = responseOf(operation, sent, values);
    return response && { ...request, response };
  }
  const target = requestTarget(operation, sent, values);
  const fields = textsIn(operation, ["header", "cookie"], sent, values);
  const { requestBody } = operation;
  const media =
    carrier.kind === "body" ? carrier.media : requestBody?.required === true ? requestBody.content[0] : undefined;
  const body = carrier.kind === "body" ? sent.text : media && bodyText(media, values);
  if (target === undefined || fields === undefined || (media !== undefined && body === undefined)) return undefined;
  const headers = fields.map(
    ({ parameter: { in: location, name }, text }) => [location === "header" ? name : "Cookie", text] as const,
  );
  return {
    ...request,
    request: { target, headers: [...headers, ...contentType(media)], ...(body !== undefined && { body }) },
  };
}

function requestTarget(operation: Operation, sent: SentText, values: MessageValues): string | undefined {
  const texts = textsIn(operation, ["path", "query"], sent, values);
  if (texts === undefined) return undefined;
  const inPath = new Map(texts.map(({ parameter, text }) => [`${parameter.in} ${parameter.name}`, text]));
  const path = operation.path.replace(/\{([^{}]*)\}/g, (found, name: string) => inPath.get(`path ${name}`) ?? found);
  const query = texts.filter(({ parameter }) => parameter.in === "query").map(({ text }) => text);
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

/** The serialized parameters of some locations: the given one, and all required ones. */
function textsIn(
  { parameters }: Operation,
  locations: readonly Parameter["in"][],
  { carrier, text }: SentText,
  values: MessageValues,
): readonly { readonly parameter: Parameter; readonly text: string }[] | undefined {
  const sentParameter = carrier.kind === "parameter" ? carrier.parameter : undefined;
  const texts = parameters
    .filter((one) => locations.includes(one.in) && (one === sentParameter || one.required))
    .map((parameter) => ({ parameter, text: parameter === sentParameter ? text : parameterText(parameter, values) }));
  const known = texts.flatMap(({ parameter, text }) => (text === undefined ? [] : [{ parameter, text }]));
  return known.length < texts.length ? undefined : known;
}

function parameterText(parameter: Parameter, values: MessageValues): string | undefined {
  const { schema, content, origin, name } = parameter;
  const described = schema ?? (content?.payload.kind === "json" ? content.payload.schema : { origin });
  return exampleText(parameterForm(parameter), described, values, name);
}

function exampleText(form: WireForm, schema: JsonSchema, values: MessageValues, name?: string): string | undefined {
  const { origin } = schema;
  const value = values.instance({ origin, allOf: [schema, form.sendable(origin)] });
  return value === undefined ? undefined : form.codec(schema, values.isCommaFree, name).write(value);
}

function bodyText(media: MediaTypeObject, values: MessageValues): string | undefined {
  const { payload } = media;
  return payload.kind === "json" ? exampleText(bodyForm(media), payload.schema, values) : undefined;
}

function contentType(media: MediaTypeObject | undefined): readonly (readonly [string, string])[] {
  if (media === undefined) return [];
  const boundary = payloadEncoding(media).kind === "multipart" ? "; boundary=part" : "";
  return [["Content-Type", `${media.mediaType}${boundary}`]];
}

function responseOf(
  operation: Operation,
  { carrier, text }: SentText,
  values: MessageValues,
): WitnessMessage["response"] {
  const key = carrier.kind === "parameter" ? undefined : carrier.status;
  const response = operation.responses.find(({ status }) => status === key);
  const status = response && concreteStatus(response.status, operation);
  if (
    response === undefined ||
    status === undefined ||
    response.headers.some((header) => header.required && !isOf(carrier, header))
  )
    return undefined;
  const media = carrier.kind === "body" ? carrier.media : response.content[0];
  const body = carrier.kind === "body" ? text : media && bodyText(media, values);
  if (media !== undefined && body === undefined) return undefined;
  const headers = carrier.kind === "header" ? [[carrier.header.name, text] as const] : [];
  return { status, headers: [...headers, ...contentType(media)], ...(body !== undefined && { body }) };
}

function isOf(carrier: Carrier, header: Header): boolean {
  return carrier.kind === "header" && carrier.header === header;
}

/** A status that has only this response: "4XX" is 400 unless that is declared too. */
function concreteStatus(key: string, { responses }: Operation): number | undefined {
  if (/^\d+$/.test(key)) return Number(key);
  const declared = new Set(responses.map(({ status }) => status));
  const classes = key === "default" ? [5, 4, 2] : [Number(key[0])];
  return classes
    .flatMap((digit) =>
      key === "default" && declared.has(`${digit}XX`) ? [] : [0, 1, 2, 3, 9].map((last) => digit * 100 + last),
    )
    .find((status) => !declared.has(String(status)));
}
