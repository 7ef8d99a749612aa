import { encodeHeaders } from "../../templates/runtime/parameters/encode-headers.js";
import { styledParts } from "../../templates/runtime/parameters/styled-parts.js";
import { concreteType } from "../model/media-types.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import type { FormParts, PartPlan } from "../plan/form-parts.js";
import { headerTable, styledTable } from "../plan/parameter-tables.js";
import type { PayloadSamples } from "./payload-samples.js";

/** A multipart form as it is sent. */
export interface SentForm {
  /** In order. */
  readonly fields: readonly SentField[];
  /** True if callers write a list of objects, one for each field, and not one object. */
  readonly isList: boolean;
}

/** A property of a multipart form, with the parts that it is sent as. */
export interface SentField {
  readonly name: string;
  /** The value as JSON; undefined if it has files. */
  readonly value?: JsonValue;
  readonly parts: readonly SentPart[];
  /** True if the property is a list of its parts. */
  readonly isList: boolean;
  /** The required headers of each part; undefined if the API describes none, and callers write the value alone. */
  readonly headers?: Readonly<Record<string, JsonValue>>;
}

/** A part of a multipart form. */
export interface SentPart {
  readonly name: string;
  /** The content; of a file, its name. */
  readonly content: string;
  readonly isFile: boolean;
  /** Undefined for plain text. */
  readonly contentType?: string;
  /** In addition to those of every part. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The name of a part of a list whose items have none. */
const listedName = "item";

/** A form for a value, with files for strings of bytes; undefined if it cannot be shown. */
export function sentForm(form: FormParts, value: JsonValue, samples: PayloadSamples): SentForm | undefined {
  const plans = new Map(form.named.map((plan) => [plan.name, plan]));
  const isList = form.list !== undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value) !== isList) return undefined;
  const items: readonly JsonValue[] = Array.isArray(value) ? value : [value];
  const entries = items.flatMap((item): readonly (readonly [string, JsonValue])[] => {
    if (form.list === "values") return [[listedName, item]];
    return typeof item === "object" && item !== null ? Object.entries<JsonValue>(item) : [];
  });
  const fields = entries.flatMap(([name, member]) => {
    const plan = plans.get(name) ?? (form.others && { ...form.others, name });
    return plan === undefined
      ? []
      : [plan.kind === "styled" ? styledField(plan, member) : fieldOf(plan, member, samples)];
  });
  return fields.length === 0 || fields.includes(undefined)
    ? undefined
    : { fields: fields.filter((field) => field !== undefined), isList };
}

function styledField(plan: PartPlan, value: JsonValue): SentField {
  const written = styledParts([styledTable(plan)]).write({ [plan.name]: value });
  const parts = written.map(([name, content]): SentPart => ({ name, content, isFile: false, headers: [] }));
  return { name: plan.name, value, parts, isList: false };
}

/** Undefined if a required header has no known value, or one that no header can have. */
function fieldOf(plan: PartPlan, member: JsonValue, samples: PayloadSamples): SentField | undefined {
  const { name } = plan;
  const isList = plan.many !== false && Array.isArray(member);
  const items = isList ? (member as readonly JsonValue[]) : [member];
  const required = plan.headers.filter((header) => header.required);
  const headers = required.map((header): [string, JsonValue | undefined] => {
    const { schema, content, examples } = header;
    const described = schema ?? (content?.payload.kind === "json" ? content.payload.schema : undefined);
    const written = examples.map((example) => example.value);
    return [header.name, described === undefined ? "text" : samples.value(described, "request", written)];
  });
  const values = Object.fromEntries(headers.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  const lines = encodeHeaders(required.map(headerTable), values);
  if (lines.length < required.length || !lines.every(([, text]) => /^[\x20-\x7e]*$/.test(text))) return undefined;
  const parts = items.map((item) => ({ ...partOf(plan, item), headers: lines }));
  const hasFiles = parts.some(({ isFile }) => isFile);
  return {
    name,
    ...(!hasFiles && { value: member }),
    parts,
    isList,
    ...(plan.headers.length > 0 && { headers: values }),
  };
}

function partOf({ name, kind, contentType }: PartPlan, value: JsonValue): Omit<SentPart, "headers"> {
  const type = contentType === undefined ? undefined : concreteType(contentType);
  if (kind === "file") {
    const fileType = type ?? "application/octet-stream";
    return { name, content: sampleFile(fileType), isFile: true, contentType: fileType };
  }
  const isJson = kind === "json" || (typeof value === "object" && value !== null);
  const content = isJson ? JSON.stringify(value) : String(value);
  const textType = isJson ? (type ?? "application/json") : type;
  return { name, content, isFile: false, ...(textType !== undefined && { contentType: textType }) };
}

/** The name of a file of a media type, in the folder of the caller: "sample.png". */
export function sampleFile(mediaType: string): string {
  const subtype = /^[a-z]+\/([a-z0-9]+)(?:;|$)/i.exec(mediaType)?.[1]?.toLowerCase() ?? "";
  return `sample.${{ jpeg: "jpg", plain: "txt", mpeg: "mp3" }[subtype] ?? (/^[a-z0-9]{2,4}$/.test(subtype) ? subtype : "bin")}`;
}

/** The header lines of a part. RFC 7578; names are written as in the HTML standard. */
export function partHead({ name, content, isFile, contentType, headers }: SentPart): readonly string[] {
  const quoted = `"${name.replace(/["\r\n]/g, encodeURIComponent)}"`;
  return [
    `Content-Disposition: form-data; name=${quoted}${isFile ? `; filename="${content}"` : ""}`,
    ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
    ...headers.map((header) => header.join(": ")),
  ];
}
