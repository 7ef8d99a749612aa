import { createHash, timingSafeEqual } from "node:crypto";

/** True for two equal strings, compared in a time that does not reveal where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const hashes = [one, other].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(hashes[0]!, hashes[1]!);
}
