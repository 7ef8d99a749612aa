import type { BytesReader, Check, CheckOptions, PayloadWriter, ReadOptions } from "./payload.js";
import { charsetOf } from "./media-type.js";
import { decodeText } from "./payload-decode.js";
import { unreadablePayload, writtenType } from "./payload-result.js";
import { defaultMaxProblems, type Result } from "../base/problem.js";
import { quoted } from "../base/safe-text.js";
import { decodeXmlBytesAs } from "../xml/bytes/decode-xml-bytes.js";

/** Writes XML in UTF-8 by an emitted encoder. Without a check, a value that no document can hold makes `write` throw an XmlEncodeError. */
export function xmlWriter<T>(
  mediaType: string,
  validate: Check<T> | undefined,
  encode: (value: T) => string,
): PayloadWriter<T> {
  return {
    mediaType,
    ...(validate && { validate }),
    write: (value, chosen) => ({
      body: encode(value),
      contentType: writtenType(mediaType, chosen, "application/xml"),
    }),
  };
}

/** Reads XML with a generated decoder, which always validates its input. */
export function xmlReader<T>(
  mediaType: string,
  decode: (xml: string | Uint8Array, options?: XmlOptions) => Result<T>,
): BytesReader<T> {
  return {
    mediaType,
    wants: "bytes",
    read: (bytes, options) => {
      const { contentType, values = true, cannotUpdate = "drop", doctype = "accept" } = options;
      const { maxProblems = defaultMaxProblems } = options;
      const input = xmlInput(bytes, contentType);
      return input.ok === false ? input : decode(input.value, { values, cannotUpdate, doctype, maxProblems });
    },
  };
}

type XmlOptions = CheckOptions & Pick<ReadOptions, "cannotUpdate" | "doctype">;

/**
 * Returns the text or bytes for a decoder of a body and its Content-Type. The encoding is that of a byte order mark,
 * then of the charset parameter, then of the XML declaration, then UTF-8. RFC 7303, section 3.
 */
export function xmlInput(bytes: Uint8Array, contentType: string): Result<string | Uint8Array> {
  const charset = hasUtf16Mark(bytes) ? undefined : charsetOf(contentType);
  switch (charset) {
    case undefined:
      return { ok: true, value: declaredUtf8(bytes) ?? bytes };
    case "utf-8":
    case "utf8":
    case "us-ascii":
      return decodeText(bytes);
  }
  return (
    decodeXmlBytesAs(bytes, charset) ??
    unreadablePayload("http/charset", `The charset ${quoted(charset)} is not supported for XML.`)
  );
}

function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Decodes a document that declares UTF-8 with the platform's fast decoder. Undefined for other documents. */
function declaredUtf8(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0x3c || bytes[1] === 0) return undefined;
  const text = decodeText(bytes);
  if (!text.ok) return undefined;
  if (!text.value.startsWith("<?xml")) return text.value;
  const declaration = text.value.slice(0, text.value.indexOf("?>"));
  return !declaration.includes("encoding") || /encoding\s*=\s*["']utf-8["']/i.test(declaration)
    ? text.value
    : undefined;
}
