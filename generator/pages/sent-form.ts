import { styledParts } from "../../templates/runtime/parameters/styled-parts.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import type { FormParts, PartPlan } from "../plan/form-parts.js";
import { styledTable } from "../plan/parameter-tables.js";

/** A property of a multipart form, with the parts that it is sent as. */
export interface SentField {
  /** The value as JSON; undefined if it has files. */
  readonly value?: JsonValue;
  readonly parts: readonly SentPart[];
  /** True if the property is a list of its parts. */
  readonly isList: boolean;
  /** True if the value is in an object with the headers of its part. */
  readonly hasHeaders: boolean;
}

/** A part of a multipart form. */
export interface SentPart {
  readonly name: string;
  /** The content; of a file, its name. */
  readonly content: string;
  readonly isFile: boolean;
  /** Undefined for plain text. */
  readonly contentType?: string;
}

/** The fields of a form for a value, with files for strings of bytes; undefined if it cannot be shown. */
export function sentForm(
  { named, others, list }: FormParts,
  value: JsonValue,
): ReadonlyMap<string, SentField> | undefined {
  if (list !== undefined || typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const plans = new Map(named.map((plan) => [plan.name, plan]));
  const fields = new Map<string, SentField>();
  for (const [name, member] of Object.entries<JsonValue>(value)) {
    const known = plans.get(name) ?? (others && { ...others, name });
    if (known === undefined) continue;
    if (known.headers.some(({ required }) => required)) return undefined;
    fields.set(name, known.kind === "styled" ? styledField(known, member) : fieldOf(known, member));
  }
  return fields.size === 0 ? undefined : fields;
}

function styledField(plan: PartPlan, value: JsonValue): SentField {
  const written = styledParts([styledTable(plan)]).write({ [plan.name]: value });
  const parts = written.map(([name, content]): SentPart => ({ name, content, isFile: false }));
  return { value, parts, isList: false, hasHeaders: false };
}

function fieldOf(plan: PartPlan, member: JsonValue): SentField {
  const isList = plan.many !== false && Array.isArray(member);
  const items = isList ? (member as readonly JsonValue[]) : [member];
  const parts = items.map((item) => partOf(plan, item));
  const hasFiles = parts.some(({ isFile }) => isFile);
  return { ...(!hasFiles && { value: member }), parts, isList, hasHeaders: plan.headers.length > 0 };
}

function partOf({ name, kind, contentType }: PartPlan, value: JsonValue): SentPart {
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

/** A media type that a list of types and ranges accepts. */
export function concreteType(types: string): string {
  const type = types.split(",")[0]?.trim() ?? "";
  if (!type.includes("*")) return type;
  return (
    { image: "image/png", text: "text/plain", audio: "audio/mpeg", video: "video/mp4" }[type.split("/")[0] ?? ""] ??
    "application/octet-stream"
  );
}

/** The name of a file of a media type, in the folder of the caller: "sample.png". */
export function sampleFile(mediaType: string): string {
  const subtype = /^[a-z]+\/([a-z0-9]+)(?:;|$)/i.exec(mediaType)?.[1]?.toLowerCase() ?? "";
  return `sample.${{ jpeg: "jpg", plain: "txt", mpeg: "mp3" }[subtype] ?? (/^[a-z0-9]{2,4}$/.test(subtype) ? subtype : "bin")}`;
}

/** The header lines of a part. RFC 7578; names are written as in the HTML standard. */
export function partHead({ name, content, isFile, contentType }: SentPart): readonly string[] {
  const quoted = `"${name.replace(/["\r\n]/g, encodeURIComponent)}"`;
  return [
    `Content-Disposition: form-data; name=${quoted}${isFile ? `; filename="${content}"` : ""}`,
    ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
  ];
}
