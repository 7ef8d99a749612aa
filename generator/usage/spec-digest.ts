import { createHash } from "node:crypto";

/** The first digits of the SHA-256 digest of the root file of a spec: the same ones, the same version. */
export function specDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
