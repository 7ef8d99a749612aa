import { unreadablePayload } from "./payload-result.js";
import type { Result } from "../base/problem.js";
import { utf8Text } from "../base/utf8.js";

/** Decodes UTF-8 bytes without a byte order mark. Other bytes return the problem "http/invalid-utf8". */
export function decodeText(bytes: Uint8Array): Result<string> {
  const text = utf8Text(bytes);
  if (text !== undefined) return { ok: true, value: text };
  return unreadablePayload("http/invalid-utf8", "The bytes are not valid UTF-8.");
}
