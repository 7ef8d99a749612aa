import { memberOrigin, type Origin } from "../diagnostics/origin.js";
import { defaultInProse } from "./default-in-prose.js";

/** Something in a spec that has a name and should be described. */
export interface Subject {
  /** "Operation", "Property" */
  readonly what: string;
  readonly name: string;
  /** The source location of findings about it. */
  readonly origin: Origin;
  /** True if it has a description, or a summary instead. */
  readonly isDescribed: boolean;
  /** A default that only its description mentions. */
  readonly proseDefault?: ProseDefault | undefined;
}

/** A default in a description. */
export interface ProseDefault {
  /** The default as the description has it. */
  readonly words: string;
  readonly origin: Origin;
}

/** Returns the default in the description at a location of an OpenAPI document. */
export function proseDefaultAt(origin: Origin, description: string | undefined): ProseDefault | undefined {
  const words = defaultInProse(description);
  return words === undefined ? undefined : { words, origin: memberOrigin(origin, "description") };
}

/** Returns the location of the key, if the origin has one: a finding about a missing part points at the name of its parent. */
export function atKey(origin: Origin): Origin {
  return origin.kind === "pointer" ? { ...origin, part: "key" } : origin;
}

/** True for undefined, and for a string without content. */
export function isEmptyText(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}
