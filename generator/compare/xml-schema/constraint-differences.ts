import type { SimpleTypeDefinition, ValueConstraint } from "../../model/xml-schema/components.js";
import { enumerationValues, fixedValue } from "../../model/xml-schema/enumeration-values.js";
import { isSameValue } from "../../model/xml-schema/simple-values.js";
import type { FoundChange } from "../change.js";
import type { Levels } from "../kind-of-change.js";
import { codeChange, noProof, unknownProof, type Difference, type Proof } from "./difference.js";
import type { ValuePlace } from "./simple-differences.js";
import { candidateTexts } from "../../prove/xml-schema/simple/candidates.js";
import { quotedValue } from "./simple/facet-differences.js";
import { lookupPrefix, takesText } from "../../prove/xml-schema/simple/read-text.js";
import { valueForm } from "./type-words.js";
import { otherVersion, type Versions, type ComparedVersion } from "./session.js";

/** A value with the default or fixed value of its declaration. */
export interface ConstrainedValue {
  /** The type of the value. */
  readonly type: SimpleTypeDefinition;
  /** Undefined where there is neither a default nor a fixed value. */
  readonly constraint: ValueConstraint | undefined;
  /** True where the generated type of a fixed value is its literal: of an attribute, and of an element of a simple type. */
  readonly isLiteral: boolean;
}

/** Changes between two default or fixed values. `isElement`: an empty element has the value that is declared. */
export function constraintDifferences(
  values: Versions<ConstrainedValue>,
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
    ...(constraintBefore && { before: quotedValue(constraintBefore.value) }),
    ...(theirs && { after: quotedValue(theirs.value) }),
  };
  const { frame, subject, before, after } = valuePlace;
  // A document without the value says something else than before.
  const least = constraintBefore?.kind === "default" ? "warning" : "info";
  const id = idOf(constraintBefore, theirs);
  const isOfFixed = constraintBefore?.kind === "fixed" || theirs?.kind === "fixed";
  const code = isOfFixed ? { codeLevels: codeLevelsOf(values) } : {};
  return [{ id, frame, subject, before, after, data, narrowed, widened, least, ...code }];
}

/**
 * The change of a fixed value that stays the same and is another literal, or is one in one version alone, since its type changes: "1" of
 * xs:double is any number in TypeScript, and of xs:int 1.
 */
export function literalChange(
  values: Versions<ConstrainedValue>,
  { subject, before, after }: Pick<ValuePlace, "subject" | "before" | "after">,
): FoundChange | undefined {
  const areFixed = values.before.constraint?.kind === "fixed" && values.after.constraint?.kind === "fixed";
  // Values of another form are told by their types.
  const isOfForm = valueForm(values.before.type) === valueForm(values.after.type);
  if (!areFixed || !isOfForm || !isSame(values)) return undefined;
  const [old, now] = [shownType(values.before), shownType(values.after)];
  if (old === now) return undefined;
  const data = { before: old, after: now };
  return codeChange("xsd/value-form-changed", subject, data, { before, after }, codeLevelsOf(values));
}

function shownType(value: ConstrainedValue): string {
  const fixed = fixedLiteral(value);
  if (fixed === undefined) return valueForm(value.type);
  return typeof fixed === "string" ? quotedValue(fixed) : String(fixed);
}

/** The harm to code: a sender's where values are no longer of the type, a reader's where the type has new ones. */
function codeLevelsOf({ before, after }: Versions<ConstrainedValue>): Levels {
  const [old, now] = [literalsOf(before), literalsOf(after)];
  return {
    ...(isWithin(old, now) ? {} : { sent: "breaking" }),
    ...(isWithin(now, old) ? {} : { read: "breaking" }),
  };
}

/** The values that the generated type lists; undefined for a type that has any value of its form. */
function literalsOf(value: ConstrainedValue): readonly unknown[] | undefined {
  const fixed = fixedLiteral(value);
  return fixed === undefined ? enumerationValues(value.type) : [fixed];
}

/** The one value of the generated type; undefined where that has others. */
function fixedLiteral({ type, constraint, isLiteral }: ConstrainedValue): ReturnType<typeof fixedValue> {
  return isLiteral && constraint?.kind === "fixed" ? fixedValue(type, constraint.value) : undefined;
}

function isWithin(some: readonly unknown[] | undefined, all: readonly unknown[] | undefined): boolean {
  return all === undefined || some?.every((value) => all.includes(value)) === true;
}

function isSame({ before, after }: Versions<ConstrainedValue>): boolean {
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
function proofOf(
  values: Versions<ConstrainedValue>,
  version: ComparedVersion,
  valuePlace: ValuePlace,
  isElement: boolean,
): Proof {
  const valueOfVersion = values[version];
  const other = values[otherVersion(version)];
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
  return isFixed ? unknownProof : noProof;
}

function isTaken({ type, constraint }: ConstrainedValue, text: string, isElement: boolean): boolean {
  const value = isElement && text === "" && constraint !== undefined ? constraint.value : text;
  if (!takesText(type, value)) return false;
  return constraint?.kind !== "fixed" || isSameValue(type, value, constraint.value, lookupPrefix);
}
