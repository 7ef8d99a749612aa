import { charactersFor, decodeSingleBytes, type DecodedText } from "./byte-decoders.js";

/** A TextDecoder of the platform. */
interface PlatformDecoder {
  /** The name of the encoding in the Encoding Standard, in small letters. */
  readonly encoding: string;
  /** Returns the text; `stream` keeps an incomplete sequence at the end for the next call. */
  decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string;
}

/** The part of the platform that decodes bytes. */
interface DecoderPlatform {
  /** Throws for an encoding that the platform does not have. */
  readonly TextDecoder: new (label: string, options: { fatal: boolean; ignoreBOM: boolean }) => PlatformDecoder;
}

/**
 * The encodings that the platform's TextDecoder reads and whose markup is ASCII: no other sequence of bytes is markup, and no
 * escape changes the meaning of the bytes behind it (so ISO-2022 and UTF-7 are not in the list). Names of the Encoding Standard.
 */
const platformEncodings =
  /^(?:windows-(?:125[0-8]|874)|iso-8859-(?:[2-8]|1[03456])|koi8-[ru]|shift_jis|euc-jp|euc-kr|gbk|gb18030|big5|macintosh|ibm866)$/;

/** Characters of the bytes 0x80 to 0x9F. Some platforms read them as ISO-8859-1. */
const windows1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/** Decodes bytes in an encoding that contains ASCII, by any of its names; undefined if the encoding is not supported here. */
export function decodeLegacy(bytes: Uint8Array, encoding: string): DecodedText | undefined {
  const { TextDecoder } = globalThis as unknown as DecoderPlatform;
  const create = (): PlatformDecoder => new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const decoder = attempt(create);
  if (decoder === undefined || !platformEncodings.test(decoder.encoding)) return undefined;
  // The Encoding Standard reads ASCII, ISO-8859-1, -9 and -11 as code pages of Windows. Their bytes 0x80 to 0x9F are C1 controls.
  const [, codePage = ""] = decoder.encoding.split("windows-");
  const isCodePage = encoding.includes(codePage);
  if (codePage === "1252") {
    const isAscii = /ascii|^ansi/i.test(encoding);
    return decodeSingleBytes(bytes, isAscii ? 0x7f : 0xff, isCodePage ? windows1252 : undefined);
  }
  const text = attempt(() => decoder.decode(bytes));
  if (text === undefined) return decodeUntilFault(bytes, create);
  return { text: isCodePage ? text : charactersFor(bytes, text), complete: true };
}

const chunkBytes = 4_096;

/** The text before the first wrong byte: by chunks, then byte by byte, so that the work is linear. */
function decodeUntilFault(bytes: Uint8Array, create: () => PlatformDecoder): DecodedText {
  const inChunks = create();
  let start = 0;
  const isRead = (end: number): boolean =>
    attempt(() => inChunks.decode(bytes.subarray(start, end), { stream: true })) !== undefined;
  while (start + chunkBytes < bytes.length && isRead(start + chunkBytes)) start += chunkBytes;
  const decoder = create();
  let text = decoder.decode(bytes.subarray(0, start), { stream: true });
  let wrongAt = start;
  for (; wrongAt < bytes.length; wrongAt++) {
    const next = attempt(() => decoder.decode(bytes.subarray(wrongAt, wrongAt + 1), { stream: true }));
    if (next === undefined) break;
    text += next;
  }
  return { text, complete: false, wrongAt: Math.min(wrongAt, bytes.length - 1) };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
