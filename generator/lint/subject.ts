import { memberOrigin, type Origin } from "../diagnostics/origin.js";
import { defaultInProse } from "./default-in-prose.js";

/** Something in a contract that has a name and should be described. */
export interface Subject {
  /** "Operation", "Property" */
  readonly what: string;
  readonly name: string;
  /** The place of a finding about it. */
  readonly origin: Origin;
  /** True where it has a description, or a summary in its place. */
  readonly isDescribed: boolean;
  /** A default that only its description speaks of. */
  readonly proseDefault?: ProseDefault | undefined;
}

/** A default that stands in a description. */
export interface ProseDefault {
  /** The default as the description has it. */
  readonly words: string;
  readonly origin: Origin;
}

/** The default in the description of what stands at a place of an OpenAPI document. */
export function proseDefaultAt(origin: Origin, description: string | undefined): ProseDefault | undefined {
  const words = defaultInProse(description);
  return words === undefined ? undefined : { words, origin: memberOrigin(origin, "description") };
}

/** The key of what an origin names, where it has one: a finding about something that lacks a part points at its name. */
export function atKey(origin: Origin): Origin {
  return origin.kind === "pointer" ? { ...origin, part: "key" } : origin;
}

/** Tells whether a text says nothing. */
export function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}
