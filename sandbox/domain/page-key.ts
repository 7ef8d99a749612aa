import { hasNul } from "../store/storable.js";

/** The key of a row in the order of its list. */
export interface PageKey {
  /** The value of the key that comes first; null for a row without one, and for a list in the order of creation. */
  readonly value: string | number | null;
  /** The time of creation, as ISO 8601 writes it. */
  readonly createdAt: string;
  /** The id of the row. */
  readonly id: string;
}

/** A key as an opaque text for one list. */
export function writePageKey({ value, createdAt, id }: PageKey, list: string): string {
  return Buffer.from(JSON.stringify([list, value, createdAt, id])).toString("base64url");
}

/** The kinds of values of the key that comes first: "none" in the order of creation. */
export type PageKeyKind = "text" | "number" | "none";

/** Reads the key in such a string; undefined for any string that the list has not created. */
export function readPageKey(text: string, list: string, kind: PageKeyKind): PageKey | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    if (!Array.isArray(parts) || hasNul(parts)) return undefined;
    const [, value, createdAt, id] = parts as readonly unknown[];
    if (typeof id !== "string" || typeof createdAt !== "string" || !isStoredTime(createdAt)) return undefined;
    if (!isOfKind(value, kind)) return undefined;
    const key = { value, createdAt, id };
    return writePageKey(key, list) === text ? key : undefined;
  } catch {
    return undefined;
  }
}

function isOfKind(value: unknown, kind: PageKeyKind): value is PageKey["value"] {
  return (
    value === null || (kind === "text" && typeof value === "string") || (kind === "number" && typeof value === "number")
  );
}

/** True for a time as rows have it. */
function isStoredTime(text: string): boolean {
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
}
