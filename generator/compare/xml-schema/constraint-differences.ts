import type { SimpleTypeDefinition, ValueConstraint } from "../../model/xml-schema/components.js";
import { enumerationValues, fixedValue } from "../../model/xml-schema/enumeration-values.js";
import { isSameValue } from "../../model/xml-schema/simple-values.js";
import type { FoundChange } from "../change.js";
import type { Levels } from "../kind-of-change.js";
import { codeChange, noProof, proofsOf, unknownProof, type Difference, type Proof } from "./difference.js";
import type { ValueFrame } from "./simple-differences.js";
import { candidateTexts } from "../../prove/xml-schema/simple/candidates.js";
import { quotedValue } from "./simple/facet-differences.js";
import { lookupPrefix, takesText } from "../../prove/xml-schema/simple/read-text.js";
import { valueForm } from "./type-words.js";
import { otherVersion, type Versions, type ComparedVersion } from "../versions.js";

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
  frame: ValueFrame,
  isElement: boolean,
): readonly Difference[] {
  const [old, now] = [values.before.constraint, values.after.constraint];
  if (old === undefined && now === undefined) return [];
  if (old?.kind === now?.kind && isSame(values)) return [];
  const proofs = proofsOf((version) => proofOf(values, version, frame, isElement));
  const data = { ...(old && { before: quotedValue(old.value) }), ...(now && { after: quotedValue(now.value) }) };
  // A document without the value says something else than before.
  const least = old?.kind === "default" ? "warning" : "info";
  const code = old?.kind === "fixed" || now?.kind === "fixed" ? { codeLevels: codeLevelsOf(values) } : {};
  return [{ id: idOf(old, now), frame, origins: frame.origins, data, ...proofs, least, ...code }];
}

/**
 * The change of a fixed value that stays the same and is another literal, or is one in one version alone, since its type changes: "1" of
 * xs:double is any number in TypeScript, and of xs:int 1.
 */
export function literalChange(
  values: Versions<ConstrainedValue>,
  { subject, origins }: ValueFrame,
): FoundChange | undefined {
  const areFixed = values.before.constraint?.kind === "fixed" && values.after.constraint?.kind === "fixed";
  // Values of another form are told by their types.
  const isOfForm = valueForm(values.before.type) === valueForm(values.after.type);
  if (!areFixed || !isOfForm || !isSame(values)) return undefined;
  const [old, now] = [shownType(values.before), shownType(values.after)];
  if (old === now) return undefined;
  const data = { before: old, after: now };
  return codeChange("xsd/value-form-changed", subject, data, origins, codeLevelsOf(values));
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

function idOf(old: ValueConstraint | undefined, now: ValueConstraint | undefined): Difference["id"] {
  if (now?.kind === "fixed") return old?.kind === "fixed" ? "xsd/fixed-changed" : "xsd/fixed-added";
  if (old?.kind === "fixed") return "xsd/fixed-removed";
  if (old === undefined) return "xsd/default-added";
  return now === undefined ? "xsd/default-removed" : "xsd/default-changed";
}

/** Answers if texts are lost that one version takes, by its constraint and that of the other alone. */
function proofOf(
  values: Versions<ConstrainedValue>,
  version: ComparedVersion,
  frame: ValueFrame,
  isElement: boolean,
): Proof {
  const [mine, other] = [values[version], values[otherVersion(version)]];
  const mentioned = [mine.constraint?.value, other.constraint?.value].filter((text) => text !== undefined);
  const texts = [...(isElement ? [""] : []), ...mentioned, ...candidateTexts(mine.type), ...candidateTexts(other.type)];
  const found = texts.filter((text) => isTaken(mine, text, isElement) && !isTaken(other, text, isElement));
  if (found.length > 0) {
    const tried = found.slice(0, 20);
    return { kind: "yes", examples: () => tried.map((text) => frame.example(version, text)) };
  }
  // Any text but the fixed one would be lost; none was found.
  const isFixed = other.constraint?.kind === "fixed" && mine.constraint?.kind !== "fixed";
  return isFixed ? unknownProof : noProof;
}

function isTaken({ type, constraint }: ConstrainedValue, text: string, isElement: boolean): boolean {
  const value = isElement && text === "" && constraint !== undefined ? constraint.value : text;
  if (!takesText(type, value)) return false;
  return constraint?.kind !== "fixed" || isSameValue(type, value, constraint.value, lookupPrefix);
}
