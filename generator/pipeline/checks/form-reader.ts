import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import { multipartReader } from "../../../templates/runtime/http/payload-multipart-read.js";
import type { PartTable } from "../../../templates/runtime/http/payload-multipart-table.js";
import { compileQuery } from "../../../templates/runtime/parameters/decode.js";
import { constant } from "../../emit/structures.js";
import { formFields, formParts } from "../../emit/messages/payload-code.js";
import type { MediaType } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { carrierOf, type PartPlan } from "../../plan/carriers.js";
import { runModule } from "./run-module.js";

/** A form that was written as text: its fields as a server reads them, files as empty texts, and what cannot be read. */
export interface ReadForm {
  readonly values: unknown;
  readonly problems: readonly { readonly message: string }[];
}

/** Reads forms of a media type by the tables that are generated for it. */
export function createFormReader(media: MediaType, schema: JsonSchema): (text: string) => ReadForm {
  const carrier = carrierOf(media);
  return carrier.kind === "multipart"
    ? partsReader(media.mediaType, carrier.parts)
    : compileQuery(tablesOf(formFields(schema, media)) as readonly ParameterTable[]);
}

/** The boundary stands in no contract: it is that of the first line that begins with two dashes (RFC 2046, section 5.1.1). */
function partsReader(mediaType: string, parts: readonly PartPlan[]): (text: string) => ReadForm {
  let values: unknown;
  const reader = multipartReader(mediaType, tablesOf(formParts(parts)) as readonly PartTable[], (form) => {
    values = form;
    return { ok: true, value: form };
  });
  return (text) => {
    const boundary = /^--(.*)$/m.exec(text)?.[1]?.trimEnd();
    if (boundary === undefined) return { values: {}, problems: [{ message: "No line of the text is a boundary." }] };
    const contentType = `multipart/form-data; boundary=${JSON.stringify(boundary)}`;
    // Lines of a contract end as those of its file do.
    const bytes = new TextEncoder().encode(text.replace(/\r?\n/g, "\r\n"));
    const result = reader.read(bytes, { contentType, validate: true });
    return { values, problems: result.ok ? [] : result.problems };
  };
}

function tablesOf(expression: string): unknown {
  const tables = constant({ name: "tables", initializer: expression });
  return runModule({ path: "forms.ts", sources: [], imports: [], declarations: [tables] }, {})["tables"];
}
