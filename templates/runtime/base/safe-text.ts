/**
 * Text of a payload, made fit for a message: in double quotes, cut to about `longest` characters, with control and
 * format characters and lone surrogates escaped, since they could disguise a message in a terminal or a log.
 */
export function quoted(text: string, longest: number = 80): string {
  return `"${safeText(text, longest)}"`;
}

/** The same without the quotes. */
export function safeText(text: string, longest: number): string {
  const safe = escaped(beginning(text, longest));
  if (text.length <= longest && safe.length <= longest) return safe;
  // Escapes are longer than the escaped character; none is cut in two.
  return `${beginning(safe, longest).replace(/\\(?:u(?:\{[0-9a-f]*)?)?$/, "")}...`;
}

/** Returns the beginning of a string, without half of a surrogate pair at its end. */
export function beginning(text: string, longest: number): string {
  return text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, "") : text;
}

/** Returns a copy of the string with misleading and invisible characters and piled marks escaped: "\u{1b}". */
export function escaped(text: string): string {
  // An engine keeps a whole payload as long as a part of it is in use. A match needs a string that is not put together of parts.
  const copy = ` ${text}`;
  if (/^[ -~]*$/.test(copy)) return copy.slice(1);
  return text.replace(
    /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]|\p{M}(?<=\p{M}{6})/gu,
    (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
