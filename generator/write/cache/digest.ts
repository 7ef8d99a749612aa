import { createHash } from "node:crypto";
import type { RenderedFile } from "../rendered-file.js";

/** The SHA-256 of a string or of bytes, in hexadecimal. */
export function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

const known = new WeakMap<RenderedFile, string>();

/** The digest of a file's text, found once for a file: planning, staging and the cache all ask for it. */
export function digestOfFile(file: RenderedFile): string {
  let found = known.get(file);
  if (found === undefined) known.set(file, (found = digest(file.text)));
  return found;
}
