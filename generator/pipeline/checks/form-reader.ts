import { multipartReader } from "../../../templates/runtime/http/payload-multipart-read.js";
import { compileQuery } from "../../../templates/runtime/parameters/decode.js";
import { queryTable } from "../../../templates/runtime/parameters/form-body.js";
import { styledParts } from "../../../templates/runtime/parameters/styled-parts.js";
import type { Success } from "../../../templates/runtime/base/problem.js";
import { commaFreeOf } from "../../emit/messages/parameter-tables.js";
import type { MediaTypeObject } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { payloadEncoding } from "../../plan/payload-encoding.js";
import { formFields } from "../../plan/form-fields.js";
import type { FormParts } from "../../plan/form-parts.js";
import { fieldTable, partTable, styledTable } from "../../plan/parameter-tables.js";
import type { InterfacePlan } from "../../plan/plan.js";

/** A form that was written as a string: its fields as a server reads them, files as empty strings, and the unreadable parts. */
export interface ReadForm {
  /** Values by the names of fields. */
  readonly values: unknown;
  /** Reasons for which the text, or a part of it, is not such a form. */
  readonly problems: readonly { readonly message: string }[];
}

/** Reads forms of a media type by the tables that are generated for it. */
export function createFormReader(
  media: MediaTypeObject,
  schema: JsonSchema,
  plan: InterfacePlan,
): (text: string) => ReadForm {
  const carrier = payloadEncoding(media);
  if (carrier.kind === "multipart") return partsReader(media.mediaType, carrier.parts);
  const fields = formFields(schema, media.encoding);
  const tables = fields.named.map((field) => queryTable(fieldTable(field, commaFreeOf(plan))));
  return compileQuery(tables, "", fields.others);
}

/**
 * Headers of parts are ignored. No spec names the boundary: it is that of the first line that begins with two dashes
 * (RFC 2046, section 5.1.1).
 */
function partsReader(mediaType: string, parts: FormParts): (text: string) => ReadForm {
  let values: unknown;
  const check = (form: unknown): Success<unknown> => {
    values = form;
    return { ok: true, value: form };
  };
  const tables = parts.named.filter(({ kind }) => kind !== "styled").map(partTable);
  const styled = styledParts(parts.named.filter(({ kind }) => kind === "styled").map(styledTable));
  const others = parts.others && partTable(parts.others);
  const reader = multipartReader(mediaType, tables, check, { styled, ...(others && { others }) });
  return (text) => {
    const boundary = /^--(.*)$/m.exec(text)?.[1]?.trimEnd();
    if (boundary === undefined) return { values: {}, problems: [{ message: "No line of the text is a boundary." }] };
    const contentType = `multipart/form-data; boundary=${JSON.stringify(boundary)}`;
    // Lines of a value have the line ends of its file.
    const bytes = new TextEncoder().encode(text.replace(/\r?\n/g, "\r\n"));
    const result = reader.read(bytes, { contentType, validate: true });
    return { values, problems: result.ok ? [] : result.problems };
  };
}
