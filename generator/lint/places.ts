import type { Origin } from "../diagnostics/origin.js";

/** The key of what an origin names, where it has one: a finding about something that lacks a part points at its name. */
export function atKey(origin: Origin): Origin {
  return origin.kind === "pointer" ? { ...origin, part: "key" } : origin;
}

export function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}
