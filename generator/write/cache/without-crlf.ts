/** Returns the same bytes with LF for each CRLF, as Git checks files out on Windows. */
export function withoutCrlf(content: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(content).toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}
