let decoder: { decode(bytes: Uint8Array): string } | undefined;

/** The text of UTF-8 bytes (RFC 3629) behind a byte order mark, if there is one; undefined if they are invalid. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return (decoder ??= new TextDecoder("utf-8", { fatal: true })).decode(bytes);
  } catch {
    return undefined;
  }
}
