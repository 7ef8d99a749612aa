import { isDigit } from "./character-codes.js";

/** RFC 6901, section 5: JSON Pointer as a JSON string. */
export function hasJsonPointerFormat(text: string): boolean {
  return (text === "" || text.startsWith("/")) && !/~(?![01])/.test(text);
}

/** Relative JSON Pointer, section 3: how far up, then a JSON Pointer or "#". */
export function hasRelativeJsonPointerFormat(text: string): boolean {
  let at = 0;
  while (isDigit(text.charCodeAt(at))) at += 1;
  if (at === 0 || (at > 1 && text.startsWith("0"))) return false;
  const rest = text.slice(at);
  return rest === "#" || hasJsonPointerFormat(rest);
}
