import { createHash } from "node:crypto";
import { markedSecret, type WorldMark } from "./world-mark.js";

/** Identifiers and secrets, always the same from the same seed. */
export interface Identifiers {
  /** A UUID (RFC 9562, version 8: the number of the start, a counter, and a hash). Later ones sort behind earlier ones. */
  uuid(): string;
  /** Forty letters and digits, with the mark of a world that is not the default one. They can be computed from the seed: they only protect a world for tests. */
  secret(): string;
  /** Begins anew, as after a start with this seed. */
  restart(seed: string): void;
}

/** Identifiers of a seed, at the start of the store with this number, in a world. */
export function createIdentifiers(seed: string, start = 1, mark?: WorldMark): Identifiers {
  const inWorld = (name: string): string => (mark === undefined ? name : `${name}\n${mark.seed}`);
  const named = (name: string): string => (start === 1 ? inWorld(name) : `${inWorld(name)} ${start}`);
  let current = named(seed);
  let drawn = 0;
  const draw = (): Buffer =>
    createHash("sha256")
      .update(`${current}\n${(drawn += 1)}`)
      .digest();
  return {
    uuid() {
      const octets = draw().subarray(0, 16);
      octets.writeUInt16BE(start & 0xffff, 0);
      octets.writeUInt32BE(drawn, 2);
      octets[6] = (octets[6]! & 0x0f) | 0x80;
      octets[8] = (octets[8]! & 0x3f) | 0x80;
      const hex = octets.toString("hex");
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
    },
    secret: () => markedSecret(draw().toString("base64url").replace(/[-_]/g, "x").slice(0, 40), mark),
    restart(to) {
      current = named(to);
      drawn = 0;
    },
  };
}

/** A UUID in its usual form. */
const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a UUID in its usual form, in letters of either case (RFC 9562, section 4). */
export function isUuid(text: string): boolean {
  return uuidForm.test(text);
}

/** Returns an id as in records: a UUID in lowercase, since its case has no meaning; other strings unchanged. */
export function recordId(text: string): string {
  return isUuid(text) ? text.toLowerCase() : text;
}
