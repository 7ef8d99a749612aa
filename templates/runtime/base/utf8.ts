/** A decoder that rejects invalid bytes. */
interface Utf8Decoder {
  /** Returns the text; throws if a byte is invalid. */
  decode(bytes: Uint8Array): string;
}

/** The platform, whose types not every project declares. */
interface Utf8Platform {
  /** The decoder of the Encoding Standard. */
  readonly TextDecoder: new (label: string, options: { fatal: boolean }) => Utf8Decoder;
}

let decoder: Utf8Decoder | undefined;

/** The text of UTF-8 bytes (RFC 3629) behind a byte order mark, if there is one; undefined if they are invalid. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  const { TextDecoder } = globalThis as unknown as Utf8Platform;
  try {
    return (decoder ??= new TextDecoder("utf-8", { fatal: true })).decode(bytes);
  } catch {
    return undefined;
  }
}
