import { escaped } from "../base/safe-text.js";

/** One reference token of a JSON pointer, escaped. RFC 6901, section 3. */
export function pointerPart(name: string): string {
  if (!name.includes("~") && !name.includes("/")) return name;
  return name.replace(/[~/]/g, (found) => (found === "~" ? "~0" : "~1"));
}

/** Longer ones make a path that is cut before them. */
const maxPartLength = 1000;

/** The same with what could disguise it escaped: see `escaped`. */
export function safePart(name: string): string {
  if (name.length <= maxPartLength && /^[ -.0-}]*$/.test(name)) return name;
  return escaped(pointerPart(name.length > maxPartLength ? name.slice(0, maxPartLength) : name));
}

/** The reference tokens of a JSON pointer, unescaped. RFC 6901, section 4. */
export function pointerParts(pointer: string): readonly string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((part) => (part.includes("~") ? part.replaceAll("~1", "/").replaceAll("~0", "~") : part));
}
