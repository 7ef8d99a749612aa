import { decodeText } from "./payload-decode.js";
import { unreadablePayload } from "./payload-result.js";
import type { Failure, Result } from "../base/problem.js";

/** Facts from the headers of a part in a form. */
export interface PartHead {
  readonly name: string;
  /** The unchanged value. Undefined if the part has none. */
  readonly filename?: string;
  /** The unchanged value. Undefined if the part has none. */
  readonly contentType?: string;
  /** All headers by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

const headerLine = /^([!#$%&'*+.^_`|~\w-]+):([^\x00-\x08\x0a-\x1f\x7f]*)$/;
const dispositionParameter = /[ \t]*;[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:"([^"]*)"|([^\s;"]+))/y;

/** Reads the headers of a part in a form, in UTF-8. RFC 7578, section 4. */
export function readPartHead(bytes: Uint8Array): Result<PartHead> {
  const text = decodeText(bytes);
  if (text.ok === false) return text;
  const headers = new Map<string, string>();
  for (const line of text.value === "" ? [] : text.value.split("\r\n")) {
    const [, name = "", value = ""] = headerLine.exec(line) ?? [];
    if (name === "") return malformedMultipart("A header of a part is malformed.");
    const key = name.toLowerCase();
    if (headers.has(key) && key.startsWith("content-"))
      return malformedMultipart(`A part has the header ${key} twice.`);
    headers.set(key, value.trim());
  }
  const encoding = headers.get("content-transfer-encoding");
  if (encoding !== undefined && !/^(?:7bit|8bit|binary)$/i.test(encoding))
    return unreadablePayload(
      "multipart/transfer-encoding",
      "Parts with a Content-Transfer-Encoding are not supported.",
    );
  const disposition = readDisposition(headers.get("content-disposition") ?? "");
  if (disposition === undefined)
    return malformedMultipart('A part has no header of the form Content-Disposition: form-data; name="...".');
  const contentType = headers.get("content-type");
  return { ok: true, value: { ...disposition, headers, ...(contentType !== undefined && { contentType }) } };
}

/** The name of a part, and of the file in it. Undefined when it is malformed or has no name. */
function readDisposition(text: string): Omit<PartHead, "headers"> | undefined {
  const kind = /^form-data(?=[ \t]*(?:;|$))/i.exec(text);
  if (kind === null) return undefined;
  const found = new Map<string, string>();
  let at = kind[0].length;
  while (at < text.length) {
    dispositionParameter.lastIndex = at;
    const [whole, name, quoted, token = ""] = dispositionParameter.exec(text) ?? [];
    if (whole === undefined || name === undefined) return undefined;
    const key = name.toLowerCase();
    if (found.has(key)) return undefined;
    found.set(key, quoted === undefined ? token : unescaped(quoted));
    at += whole.length;
  }
  const name = found.get("name");
  const filename = found.get("filename");
  if (name === undefined) return undefined;
  return filename === undefined ? { name } : { name, filename };
}

/** A backslash is literal, as in the HTML standard's multipart/form-data encoding; three characters are escaped. */
function unescaped(text: string): string {
  return text.replace(/%(?:22|0[AaDd])/g, decodeURIComponent);
}

/** Returns the failure for a multipart body that does not follow the syntax of RFC 2046. */
export function malformedMultipart(message: string): Failure {
  return unreadablePayload("multipart/syntax", message);
}
