import type { Witness } from "./change.js";

/** The shorter of two examples, by text where they are of one length: the same one, whichever was found first. */
export function smallerWitness(a: Witness | undefined, b: Witness | undefined): Witness | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.text.length !== b.text.length) return a.text.length < b.text.length ? a : b;
  return a.text <= b.text ? a : b;
}
