import type { SimpleTypeDefinition, ValueConstraint } from "../../model/xml-schema/components.js";
import { isSameValue } from "../../model/xml-schema/simple-values.js";
import { no, unknown, type Difference, type Proof } from "./difference.js";
import type { ValuePlace } from "./simple-differences.js";
import { candidateTexts } from "../../prove/xml-schema/simple/candidates.js";
import { quoted } from "./simple/facet-differences.js";
import { lookupPrefix, takesText } from "../../prove/xml-schema/simple/read-text.js";
import type { Both, Version } from "./session.js";

/** A value with the default or fixed value of its declaration. */
export interface ConstrainedValue {
  /** The type of the value. */
  readonly type: SimpleTypeDefinition;
  /** Undefined where there is neither a default nor a fixed value. */
  readonly constraint: ValueConstraint | undefined;
}

/** Changes between two default or fixed values. `isElement`: an empty element has the value that is declared. */
export function constraintDifferences(
  values: Both<ConstrainedValue>,
  valuePlace: ValuePlace,
  isElement: boolean,
): readonly Difference[] {
  const constraintBefore = values.before.constraint;
  const theirs = values.after.constraint;
  if (constraintBefore === undefined && theirs === undefined) return [];
  if (constraintBefore?.kind === theirs?.kind && isSame(values)) return [];
  const narrowed = proofOf(values, "before", valuePlace, isElement);
  const widened = proofOf(values, "after", valuePlace, isElement);
  const data = {
    ...(constraintBefore === undefined ? {} : { before: quoted(constraintBefore.value) }),
    ...(theirs === undefined ? {} : { after: quoted(theirs.value) }),
  };
  const { frame, subject, before, after } = valuePlace;
  // A document without the value says something else than before.
  const least = constraintBefore?.kind === "default" ? "warning" : "info";
  return [{ id: idOf(constraintBefore, theirs), frame, subject, before, after, data, narrowed, widened, least }];
}

function isSame({ before, after }: Both<ConstrainedValue>): boolean {
  const [valueBefore, valueAfter] = [before.constraint?.value ?? "", after.constraint?.value ?? ""];
  return valueBefore === valueAfter || isSameValue(after.type, valueBefore, valueAfter, lookupPrefix);
}

function idOf(constraintBefore: ValueConstraint | undefined, theirs: ValueConstraint | undefined): Difference["id"] {
  if (theirs?.kind === "fixed") return constraintBefore?.kind === "fixed" ? "xsd/fixed-changed" : "xsd/fixed-added";
  if (constraintBefore?.kind === "fixed") return "xsd/fixed-removed";
  if (constraintBefore === undefined) return "xsd/default-added";
  return theirs === undefined ? "xsd/default-removed" : "xsd/default-changed";
}

/** Answers if texts are lost that one version takes, by its constraint and that of the other alone. */
function proofOf(values: Both<ConstrainedValue>, version: Version, valuePlace: ValuePlace, isElement: boolean): Proof {
  const valueOfVersion = values[version];
  const other = values[version === "before" ? "after" : "before"];
  const mentioned = [valueOfVersion.constraint?.value, other.constraint?.value].filter((text) => text !== undefined);
  const texts = [
    ...(isElement ? [""] : []),
    ...mentioned,
    ...candidateTexts(valueOfVersion.type),
    ...candidateTexts(other.type),
  ];
  const found = texts.filter((text) => isTaken(valueOfVersion, text, isElement) && !isTaken(other, text, isElement));
  if (found.length > 0) {
    const tried = found.slice(0, 20);
    return { kind: "yes", examples: () => tried.map((text) => valuePlace.example(version, text)) };
  }
  // Any text but the fixed one would be lost; none was found.
  const isFixed = other.constraint?.kind === "fixed" && valueOfVersion.constraint?.kind !== "fixed";
  return isFixed ? unknown : no;
}

function isTaken({ type, constraint }: ConstrainedValue, text: string, isElement: boolean): boolean {
  const value = isElement && text === "" && constraint !== undefined ? constraint.value : text;
  if (!takesText(type, value)) return false;
  return constraint?.kind !== "fixed" || isSameValue(type, value, constraint.value, lookupPrefix);
}
