import { greaterThan } from "../markup/delimiters.js";
import { lineColumnAt } from "../../base/line-column.js";
import type { Failure, Result } from "../../base/problem.js";
import { decodeSingleBytes, decodeUtf16, decodeUtf8Chunk, type DecodedText } from "./byte-decoders.js";
import { decodeLegacy } from "./legacy-encodings.js";
import { readDeclaration, startsDeclaration, type XmlDeclaration } from "../markup/declaration.js";
import { isXmlSyntaxError, xmlErrorMessage, type XmlErrorCode } from "../errors.js";
import type { XmlLimits } from "../markup/events.js";
import { resolveXmlLimits } from "../markup/limits.js";

/** A family of encodings that the first bytes tell apart: XML 1.0, appendix F. */
interface ByteForm {
  /** The first bytes of a document in this form. */
  readonly mark: readonly number[];
  /** The name in messages: "UTF-16LE". */
  readonly encoding: string;
  /** Declared names, in capitals, that agree with these bytes. Left out where nothing of the kind is supported. */
  readonly names?: readonly string[];
  /** Absent for a form that is recognised and not read. */
  readonly decode?: (bytes: Uint8Array) => DecodedText;
}

/** Section 4.3.3: UTF-16 must begin with a byte order mark, unless the declaration names one of the encodings that have none (RFC 2781). */
const unmarked = "UTF-16 without byte order mark";

/** The names of UTF-8, in capitals; many programs leave out the hyphen. */
const utf8Names = ["UTF-8", "UTF8", "CSUTF8"];

// The first that fits counts, so the marks of UTF-32 stand before those of UTF-16 that they begin with.
const byteForms: readonly ByteForm[] = [
  { mark: [0xff, 0xfe, 0, 0], encoding: "UTF-32" },
  { mark: [0, 0, 0xfe, 0xff], encoding: "UTF-32" },
  { mark: [0, 0, 0, 0x3c], encoding: "UTF-32" },
  { mark: [0x3c, 0, 0, 0], encoding: "UTF-32" },
  {
    mark: [0xff, 0xfe],
    encoding: "UTF-16",
    names: ["UTF-16", "UTF-16LE", "ISO-10646-UCS-2"],
    decode: (bytes) => decodeUtf16(bytes, 2, true),
  },
  {
    mark: [0xfe, 0xff],
    encoding: "UTF-16",
    names: ["UTF-16", "UTF-16BE", "ISO-10646-UCS-2"],
    decode: (bytes) => decodeUtf16(bytes, 2, false),
  },
  {
    mark: [0x3c, 0],
    encoding: unmarked,
    names: ["UTF-16LE"],
    decode: (bytes) => decodeUtf16(bytes, 0, true),
  },
  {
    mark: [0, 0x3c],
    encoding: unmarked,
    names: ["UTF-16BE"],
    decode: (bytes) => decodeUtf16(bytes, 0, false),
  },
  { mark: [0x4c, 0x6f, 0xa7, 0x94], encoding: "EBCDIC" },
  { mark: [0xef, 0xbb, 0xbf], encoding: "UTF-8", names: utf8Names, decode: (bytes) => decodeUtf8Chunk(bytes, 3) },
];

/** Encodings that cannot be in bytes whose declaration reads as ASCII. */
const neverAscii = /^(?:UTF-16|UTF-32|UCS-|ISO-10646-UCS-)/;

/**
 * The text of a document that came as bytes, without its byte order mark. Supported are UTF-8, UTF-16 with a byte order mark,
 * UTF-16LE and UTF-16BE that say so without one, and those of `decodeLegacy`; without mark and declaration it is UTF-8. Fails with "xml/unsupported-encoding",
 * "xml/encoding-conflict" (declared one, found another), "xml/malformed-bytes", "xml/text-outside-root" (a second mark) or "xml/too-large". XML 1.0, section 4.3.3.
 */
export function decodeXmlBytes(bytes: Uint8Array, limits: XmlLimits = {}): Result<string> {
  const { maxSize } = resolveXmlLimits(limits);
  if (bytes.length > maxSize) return failure("xml/too-large", "", 0, maxSize);
  const form = startsWith(bytes, asciiStart) ? undefined : byteForms.find(({ mark }) => startsWith(bytes, mark));
  if (form === undefined) return decodeAsDeclared(bytes);
  const { encoding, names, decode } = form;
  if (names === undefined || decode === undefined) return failure("xml/unsupported-encoding", "", 0, encoding);
  const decoded = decode(bytes);
  // The mark is a signature; a second one is text.
  if (decoded.text.startsWith("\ufeff")) return failure("xml/text-outside-root", decoded.text, 0, "");
  const declaration = declarationOf(decoded.text);
  const isNamed = declaration?.encoding !== undefined && declaration.encoding.toUpperCase() !== "UTF-16";
  if (encoding === unmarked && !isNamed) return failure("xml/unsupported-encoding", "", 0, encoding);
  if (declaration?.encoding !== undefined && !names.includes(declaration.encoding.toUpperCase())) {
    return failure("xml/encoding-conflict", decoded.text, declaration.encodingOffset, declaration.encoding);
  }
  return resultOf(bytes, decoded, encoding);
}

/** "<?xml", as most documents begin. */
const asciiStart = [0x3c, 0x3f, 0x78, 0x6d, 0x6c];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  for (let index = 0; index < mark.length; index++) if (bytes[index] !== mark[index]) return false;
  return true;
}

function decodeAsDeclared(bytes: Uint8Array): Result<string> {
  if (!startsWith(bytes, asciiStart)) return resultOf(bytes, decodeUtf8Chunk(bytes, 0), "UTF-8");
  const start = decodeSingleBytes(bytes.subarray(0, bytes.indexOf(greaterThan) + 1), 0xff).text;
  const declaration = declarationOf(start);
  const encoding = declaration?.encoding ?? "UTF-8";
  const decoded = decodeNamed(bytes, encoding);
  if (decoded !== undefined) return resultOf(bytes, decoded, encoding);
  const code = neverAscii.test(encoding.toUpperCase()) ? "xml/encoding-conflict" : "xml/unsupported-encoding";
  return failure(code, start, declaration?.encodingOffset ?? 0, encoding);
}

function decodeNamed(bytes: Uint8Array, encoding: string): DecodedText | undefined {
  return utf8Names.includes(encoding.toUpperCase()) ? decodeUtf8Chunk(bytes, 0) : decodeLegacy(bytes, encoding);
}

/** The text of a document whose encoding is known from elsewhere, such as a Content-Type; undefined if it is not supported. */
export function decodeXmlBytesAs(bytes: Uint8Array, encoding: string): Result<string> | undefined {
  const decoded = decodeNamed(bytes, encoding);
  return decoded && resultOf(bytes, decoded, encoding);
}

/**
 * The XML declaration at the start of a text. A malformed one says nothing here; the reader reports it at its place.
 */
function declarationOf(text: string): XmlDeclaration | undefined {
  if (!startsDeclaration(text, 0)) return undefined;
  try {
    return readDeclaration(text, 0);
  } catch (error) {
    if (isXmlSyntaxError(error)) return undefined;
    throw error;
  }
}

function resultOf(bytes: Uint8Array, decoded: DecodedText, encoding: string): Result<string> {
  const { text, complete, wrongAt = 0 } = decoded;
  if (complete) return { ok: true, value: text };
  const wrong = `0x${(bytes[wrongAt] ?? 0).toString(16).toUpperCase().padStart(2, "0")}`;
  return failure("xml/malformed-bytes", text, text.length, encoding, wrong);
}

function failure(code: XmlErrorCode, text: string, offset: number, name: string | number, other: string = ""): Failure {
  const { line, column } = lineColumnAt(text, offset);
  return {
    ok: false,
    problems: [{ code, message: xmlErrorMessage(code, name, other), path: "", line, column }],
    truncated: false,
  };
}
