import type { ParameterTable } from "../../../../templates/runtime/http/operation.js";
import { multipartReader } from "../../../../templates/runtime/http/payload-multipart-read.js";
import { primitiveOfText } from "../../../../templates/runtime/http/payload-primitive.js";
import { compileParameters } from "../../../../templates/runtime/parameters/decode.js";
import { decodeHeaders } from "../../../../templates/runtime/parameters/decode-headers.js";
import { encodeCookies } from "../../../../templates/runtime/parameters/encode-cookies.js";
import { encodeHeaders } from "../../../../templates/runtime/parameters/encode-headers.js";
import { encodePath } from "../../../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../../../templates/runtime/parameters/encode-query.js";
import { isParameterError } from "../../../../templates/runtime/parameters/error.js";
import { formReader, formWriter } from "../../../../templates/runtime/parameters/form-body.js";
import { styledParts } from "../../../../templates/runtime/parameters/styled-parts.js";
import type { Origin } from "../../../diagnostics/origin.js";
import type { Header, MediaTypeObject, Parameter } from "../../../model/contract.js";
import { isList, isRecord } from "../../../model/json-schema/json-kinds.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import { formFields } from "../../../plan/form-fields.js";
import { formParts, textShape, type PartPlan } from "../../../plan/form-parts.js";
import {
  fieldTable,
  headerTable,
  parameterTable,
  partTable,
  styledTable,
  type IsCommaFree,
} from "../../../plan/parameter-tables.js";
import { parameterEncoding, payloadEncoding } from "../../../plan/payload-encoding.js";

/** The serialized form of values in one location, as the runtime of generated clients and servers writes and reads it. */
export interface WireForm {
  /** Equal for locations that write and read all values alike. */
  readonly key: string;
  /** Returns the writer and reader of values of a schema. The name is that of the parameter. */
  codec(schema: JsonSchema, isCommaFree: IsCommaFree, name?: string): WireCodec;
  /** Returns a schema of all values that this form can represent; a path, for example, has no empty string. */
  sendable(origin: Origin): JsonSchema;
  /** Returns the properties that may be lists: a reader treats a single value as a list of one. Undefined for values without properties. */
  readonly fields?: (schema: JsonSchema) => readonly ListField[];
}

/** A property that may be a list. */
export interface ListField {
  readonly name: string;
  /** True if each item has its own name-value pair, or part, so that a list of one is written as a single value. */
  readonly isRepeated: boolean;
}

/** Writes and reads values of one schema. */
export interface WireCodec {
  /** Undefined if the writer rejects the value, or sends nothing for it. */
  write(value: JsonValue): string | undefined;
  /** Undefined if the reader rejects the text. */
  read(text: string): { readonly value?: JsonValue | undefined } | undefined;
}

/** Returns the form of a parameter. OpenAPI 3.1, section 4.8.12. */
export function parameterForm(parameter: Parameter): WireForm {
  const { in: location, style, explode, allowReserved, spansSegments, content, extensions } = parameter;
  const isAnyText = extensions.get("x-allow-any-text") === true;
  const kind = content && (parameterEncoding(content) ?? "none");
  return {
    key: JSON.stringify([location, style, explode, allowReserved, spansSegments, isAnyText, kind]),
    sendable: (origin) => (kind === "json" ? { origin } : sendableIn(location, isAnyText, origin)),
    // Items have indexes in brackets.
    ...(style === "deepObject" && {
      fields: ({ properties }) => [...(properties?.keys() ?? [])].map((name) => ({ name, isRepeated: false })),
    }),
    codec: (schema, isCommaFree, name = "value") => {
      const table = parameterTable({ ...withSchema(parameter, schema), name }, isCommaFree);
      return locationCodec(withoutDefault(table));
    },
  };
}

/** Returns the form of a header of a response. */
export function headerForm(header: Header): WireForm {
  const kind = header.content && (parameterEncoding(header.content) ?? "none");
  return {
    key: JSON.stringify(["response header", header.explode, kind]),
    sendable: (origin) => (kind === "json" ? { origin } : sendableIn("header", false, origin)),
    codec: (schema, _, name = "value") => {
      const table = withoutDefault(headerTable({ ...withSchema(header, schema), name }));
      return {
        write: (value) => headerText(table, value),
        read: (text) => {
          const result = decodeHeaders([table], () => text);
          return result.ok ? { value: result.value[name] as JsonValue } : undefined;
        },
      };
    },
  };
}

/** Returns the form of a body: a form, a single string, or JSON. Bodies of other media types are treated like JSON. */
export function bodyForm(media: MediaTypeObject): WireForm {
  const { kind: encoded } = payloadEncoding(media);
  const kind = encoded === "form" || encoded === "multipart" || encoded === "text" ? encoded : "json";
  const encodings = [...media.encoding].map(([name, { contentType, style, explode, allowReserved }]) => {
    return [name, contentType, style, explode, allowReserved] as const;
  });
  const codecs = { form: formCodec, multipart: multipartCodec, text: textCodec, json: jsonCodec };
  return {
    key: JSON.stringify([kind, encodings.sort()]),
    sendable: (origin) => ({ origin }),
    fields: (schema) => listFields(media, schema),
    codec: (schema, isCommaFree) => codecs[kind](media, schema, isCommaFree),
  };
}

function listFields(media: MediaTypeObject, schema: JsonSchema): readonly ListField[] {
  const { kind } = payloadEncoding(media);
  if (kind === "form") {
    const { named } = formFields(schema, media.encoding);
    const fields = named.filter(({ style }) => style === "form" || style === "deepObject");
    return fields.map(({ name, style, explode }) => ({ name, isRepeated: style === "form" && explode }));
  }
  if (kind !== "multipart") return [];
  const parts = formParts(schema, media.encoding).named.filter((part) => part.kind !== "json");
  return parts.map(({ name, kind: of, explode }) => ({ name, isRepeated: of !== "styled" || explode }));
}

function withSchema<Of extends Parameter | Header>(of: Of, schema: JsonSchema): Of {
  const { content } = of;
  return content === undefined
    ? { ...of, schema }
    : { ...of, content: { ...content, payload: { kind: "json", schema } } };
}

/** A missing value is not the default here: the comparison is of values that are sent. */
function withoutDefault({ default: _, ...table }: ParameterTable): ParameterTable {
  return table;
}

/** Limits of the characters of a location. Empty lists and objects are not sent. */
function sendableIn(location: Parameter["in"], isAnyText: boolean, origin: Origin): JsonSchema {
  const filled = { origin, minItems: 1, minProperties: 1 };
  if (location === "header")
    return { ...filled, pattern: "^$|^[!-~\\x80-\\xff]([\\t -~\\x80-\\xff]*[!-~\\x80-\\xff])?$" };
  if (location !== "path" || isAnyText) return filled;
  return { ...filled, pattern: "^[^/\\\\\\x00\\r\\n]+$", not: { origin, enum: [".", ".."] } };
}

function locationCodec(table: ParameterTable): WireCodec {
  const { name, in: location } = table;
  const template = `/{${name}}`;
  const decode = compileParameters([table], template);
  const readFrom = (source: { pathValues?: readonly string[]; query?: string; headers?: Record<string, string> }) => {
    const { values, problems } = decode({ pathValues: [], query: "", headers: {}, ...source });
    const [group] = Object.values(values as Readonly<Record<string, Readonly<Record<string, JsonValue>>>>);
    if (problems.length > 0) return undefined;
    return group !== undefined && Object.hasOwn(group, name) ? { value: group[name] } : {};
  };
  switch (location) {
    case "query":
      return {
        write: (value) => sent(() => encodeQuery([table], { [name]: value })),
        read: (query) => readFrom({ query }),
      };
    case "path":
      return {
        write: (value) => sent(() => encodePath(template, [table], { [name]: value }).slice(1)),
        read: (text) => (text === "" ? undefined : readFrom({ pathValues: [text] })),
      };
    case "header":
      return {
        write: (value) => headerText(table, value),
        read: (text) => readFrom({ headers: { [name.toLowerCase()]: text } }),
      };
    case "cookie":
      return {
        write: (value) => sent(() => encodeCookies([table], { [name]: value })),
        read: (cookie) => readFrom({ headers: { cookie } }),
      };
  }
}

/** The text that a writer returns; undefined for none, and for a value that it rejects. */
function sent(write: () => string | undefined): string | undefined {
  try {
    const text = write();
    return text === "" ? undefined : text;
  } catch (error) {
    if (isParameterError(error)) return undefined;
    throw error;
  }
}

function headerText(table: ParameterTable, value: JsonValue): string | undefined {
  let text: string | undefined;
  const isWritten = sent(() => {
    text = encodeHeaders([table], { [table.name]: value })[0]?.[1];
    return "written";
  });
  return isWritten && text;
}

const formType = "application/x-www-form-urlencoded";

function formCodec({ encoding }: MediaTypeObject, schema: JsonSchema, isCommaFree: IsCommaFree): WireCodec {
  const { named, others } = formFields(schema, encoding);
  const tables = named.map((field) => fieldTable(field, isCommaFree));
  const writer = formWriter<JsonValue>(formType, tables, undefined, others);
  const reader = formReader<JsonValue>(formType, tables, undefined, others);
  return {
    write: (value) => {
      if (!isRecord(value) || writer.validate?.(value).ok !== true) return undefined;
      return writer.write(value).body as string;
    },
    read: (text) => {
      const result = reader.read(text, { contentType: formType, validate: true });
      return result.ok ? { value: result.value } : undefined;
    },
  };
}

const boundary = "part";

/** Writes parts as text, files without content. The reader of the runtime reads them. */
function multipartCodec({ mediaType, encoding }: MediaTypeObject, schema: JsonSchema): WireCodec {
  const { named, others, list } = formParts(schema, encoding);
  const parts = named.filter(({ kind }) => kind !== "styled");
  const styled = styledParts(named.filter(({ kind }) => kind === "styled").map(styledTable));
  // The check gets the form with "" for each file.
  const kept: JsonValue[] = [];
  const keep = (value: unknown): { readonly ok: true; readonly value: unknown } => {
    kept.push(value as JsonValue);
    return { ok: true, value };
  };
  const more = { styled, ...(others && { others: partTable(others) }), ...(list && { list }) };
  const reader = multipartReader(mediaType, parts.map(partTable), keep, more);
  return {
    write: (value) => {
      if (!isRecord(value) || list !== undefined) return undefined;
      const pairs = parts.flatMap((part) => partLines(part, value[part.name]));
      const texts = styled.write(value).map(([name, text]) => lines(name, "", text));
      return `${[...pairs, ...texts].join("")}--${boundary}--\r\n`;
    },
    read: (text) => {
      const contentType = `multipart/form-data; boundary=${boundary}`;
      const result = reader.read(new TextEncoder().encode(text), { contentType, validate: true });
      const value = kept.pop();
      return result.ok ? { value } : undefined;
    },
  };
}

function partLines({ name, kind, many, contentType }: PartPlan, value: JsonValue | undefined): readonly string[] {
  if (value === undefined) return [];
  const items = many !== false && isList(value) ? value : [value];
  const single = contentType === undefined || /[*,]/.test(contentType) ? undefined : contentType;
  return items.map((item) => {
    if (kind === "file")
      return lines(name, `; filename="file"\r\nContent-Type: ${single ?? "application/octet-stream"}`, "");
    const isJson = kind === "json" || (typeof item === "object" && item !== null);
    const type = single ?? (isJson ? "application/json" : undefined);
    const head = type === undefined ? "" : `\r\nContent-Type: ${type}`;
    return lines(name, head, isJson ? JSON.stringify(item) : String(item));
  });
}

function lines(name: string, more: string, content: string): string {
  const quoted = name.replace(/["\r\n]/g, encodeURIComponent);
  return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted}"${more}\r\n\r\n${content}\r\n`;
}

function textCodec(_: MediaTypeObject, schema: JsonSchema): WireCodec {
  const shape = textShape([schema]);
  return {
    write: (value) => (typeof value === "object" && value !== null ? undefined : String(value)),
    read: (text) => ({ value: primitiveOfText(text, shape) }),
  };
}

function jsonCodec(): WireCodec {
  return { write: (value) => JSON.stringify(value), read: (text) => ({ value: JSON.parse(text) as JsonValue }) };
}
