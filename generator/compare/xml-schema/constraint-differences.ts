import type { SimpleTypeDefinition, ValueConstraint } from "../../model/xml-schema/components.js";
import { isSameValue } from "../../model/xml-schema/simple-values.js";
import { no, unknown, type Difference, type Proof } from "./findings.js";
import type { ValuePlace } from "./simple-differences.js";
import { candidateTexts } from "../../prove/xml-schema/simple/candidates.js";
import { quoted } from "./simple/facet-differences.js";
import { lookupPrefix, takes } from "../../prove/xml-schema/simple/read-text.js";
import type { Both, Version } from "./session.js";

/** A value with the default or fixed value of its declaration. */
export interface ConstrainedValue {
  readonly type: SimpleTypeDefinition;
  readonly constraint: ValueConstraint | undefined;
}

/** Changes between two default or fixed values. `isElement`: an empty element has the value that is declared. */
export function constraintDifferences(
  values: Both<ConstrainedValue>,
  place: ValuePlace,
  isElement: boolean,
): readonly Difference[] {
  const own = values.before.constraint;
  const theirs = values.after.constraint;
  if (own === undefined && theirs === undefined) return [];
  if (own?.kind === theirs?.kind && isSame(values)) return [];
  const narrowed = proofOf(values, "before", place, isElement);
  const widened = proofOf(values, "after", place, isElement);
  const data = {
    ...(own === undefined ? {} : { before: quoted(own.value) }),
    ...(theirs === undefined ? {} : { after: quoted(theirs.value) }),
  };
  const { frame, subject, before, after } = place;
  // A document without the value says something else than before.
  const least = own?.kind === "default" ? "warning" : "info";
  return [{ id: idOf(own, theirs), frame, subject, before, after, data, narrowed, widened, least }];
}

function isSame({ before, after }: Both<ConstrainedValue>): boolean {
  const [own, theirs] = [before.constraint?.value ?? "", after.constraint?.value ?? ""];
  return own === theirs || isSameValue(after.type, own, theirs, lookupPrefix);
}

function idOf(own: ValueConstraint | undefined, theirs: ValueConstraint | undefined): Difference["id"] {
  if (theirs?.kind === "fixed") return own?.kind === "fixed" ? "xsd/fixed-changed" : "xsd/fixed-added";
  if (own?.kind === "fixed") return "xsd/fixed-removed";
  if (own === undefined) return "xsd/default-added";
  return theirs === undefined ? "xsd/default-removed" : "xsd/default-changed";
}

/** Answers if texts are lost that one version takes, by its constraint and that of the other alone. */
function proofOf(values: Both<ConstrainedValue>, version: Version, place: ValuePlace, isElement: boolean): Proof {
  const own = values[version];
  const other = values[version === "before" ? "after" : "before"];
  const mentioned = [own.constraint?.value, other.constraint?.value].filter((text) => text !== undefined);
  const texts = [...(isElement ? [""] : []), ...mentioned, ...candidateTexts(own.type), ...candidateTexts(other.type)];
  const found = texts.filter((text) => isTaken(own, text, isElement) && !isTaken(other, text, isElement));
  if (found.length > 0) {
    const tried = found.slice(0, 20);
    return { kind: "yes", examples: () => tried.map((text) => place.example(version, text)) };
  }
  // Any text but the fixed one would be lost; none was found.
  const isFixed = other.constraint?.kind === "fixed" && own.constraint?.kind !== "fixed";
  return isFixed ? unknown : no;
}

function isTaken({ type, constraint }: ConstrainedValue, text: string, isElement: boolean): boolean {
  const value = isElement && text === "" && constraint !== undefined ? constraint.value : text;
  if (!takes(type, value)) return false;
  return constraint?.kind !== "fixed" || isSameValue(type, value, constraint.value, lookupPrefix);
}
