import { unreadablePayload } from "./payload-result.js";
import type { Result } from "../base/problem.js";
import { decodeUtf8 } from "../base/utf8.js";

/** The part of the platform that is used, where it has it. */
interface TextPlatform {
  readonly TextDecoder?: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };
}

let decoder: { decode(bytes: Uint8Array): string } | undefined;

/** Decodes UTF-8 bytes without a byte order mark. Other bytes return the problem "http/invalid-utf8". */
export function decodeText(bytes: Uint8Array): Result<string> {
  const { TextDecoder } = globalThis as unknown as TextPlatform;
  if (TextDecoder !== undefined) {
    try {
      return { ok: true, value: (decoder ??= new TextDecoder("utf-8", { fatal: true })).decode(bytes) };
    } catch {
      return invalidUtf8();
    }
  }
  const decoded = decodeUtf8(bytes);
  return decoded.ok ? { ok: true, value: decoded.text } : invalidUtf8();
}

function invalidUtf8(): Result<string> {
  return unreadablePayload("http/invalid-utf8", "The bytes are not valid UTF-8.");
}
