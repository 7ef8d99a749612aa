import type { Origin } from "../../diagnostics/origin.js";
import { isBuiltin } from "../../model/xml-schema/builtin-types.js";
import type { SimpleTypeDefinition, TypeDefinition } from "../../model/xml-schema/components.js";
import type { FoundChange } from "../change.js";
import type { Levels } from "../kind-of-change.js";
import { codeChange, noProof, unknownProof, type Difference, type Proof } from "./difference.js";
import type { Frame } from "./frame.js";
import type { ComparedVersion } from "./session.js";
import { facetDifferences, type FacetDifference } from "./simple/facet-differences.js";
import type { SimpleInclusion } from "../../prove/xml-schema/simple/inclusion.js";
import { takesText } from "../../prove/xml-schema/simple/read-text.js";
import { signatureOf } from "../../prove/xml-schema/simple/signature.js";
import { builtinBase, isInteger } from "../../model/xml-schema/simple-form.js";
import { compareSimpleTypes } from "../../prove/xml-schema/simple/simple-inclusion.js";
import { valueForm, typeWords } from "./type-words.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";

/** The place of values of a simple type. */
export interface ValuePlace {
  /** The element that has the value, or its attribute. */
  readonly frame: Frame;
  /** The name under which changes are reported: "Order/Line/@id". */
  readonly subject: string;
  /** An element of one version with a text at this place. */
  readonly example: (version: ComparedVersion, text: string) => XmlTree | undefined;
  /** The place of the declaration in the earlier version. */
  readonly before: Origin;
  /** The place of the declaration in the later version. */
  readonly after: Origin;
}

/** Changes between two versions of a simple type. */
export function simpleDifferences(
  before: SimpleTypeDefinition,
  after: SimpleTypeDefinition,
  valuePlace: ValuePlace,
): readonly Difference[] {
  const lost = compareSimpleTypes(before, after);
  const won = compareSimpleTypes(after, before);
  const context: Context = { place: valuePlace, before, after, lost, won };
  if (lost.kind === "yes" && won.kind === "yes") return whiteSpaceOnly(context);
  if (isSameKind(before, after)) return explained(context, facetDifferences(before, after));
  const isUndecided = lost.kind !== "no" && won.kind !== "no";
  if (isUndecided) {
    const [narrowed, widened] = [proofOf(context, lost, "before"), proofOf(context, won, "after")];
    return [restDifference(context, narrowed, widened)];
  }
  return partDifferences(context) ?? [typeDifference(context)];
}

interface Context {
  readonly place: ValuePlace;
  readonly before: SimpleTypeDefinition;
  readonly after: SimpleTypeDefinition;
  /** The inclusion of the earlier type's values in the later one's: "no" where values are lost. */
  readonly lost: SimpleInclusion;
  /** The inclusion of the later type's values in the earlier one's: "no" where values are won. */
  readonly won: SimpleInclusion;
}

/** Values that mean something else although the same texts are taken. */
function whiteSpaceOnly(context: Context): readonly Difference[] {
  const { before, after, place: valuePlace } = context;
  if (before.variety.kind !== "atomic" || before.variety.primitive !== "string") return [];
  const [whiteSpaceBefore, whiteSpaceAfter] = [before.facets.whiteSpace, after.facets.whiteSpace];
  if (whiteSpaceBefore === whiteSpaceAfter || signatureOf(before) === signatureOf(after)) return [];
  const data = { before: whiteSpaceBefore, after: whiteSpaceAfter };
  const proofs = { narrowed: noProof, widened: noProof };
  return [{ id: "xsd/white-space-changed", ...placed(valuePlace), data, ...proofs, least: "warning" }];
}

/** True when only facets can differ. */
function isSameKind(before: SimpleTypeDefinition, after: SimpleTypeDefinition): boolean {
  const [varietyBefore, formAfter] = [before.variety, after.variety];
  if (varietyBefore.kind === "atomic" && formAfter.kind === "atomic") {
    return (
      varietyBefore.primitive === formAfter.primitive &&
      isInteger(before) === isInteger(after) &&
      builtinBase(before) === builtinBase(after)
    );
  }
  if (varietyBefore.kind === "list" && formAfter.kind === "list")
    return signatureOf(varietyBefore.item) === signatureOf(formAfter.item);
  if (
    varietyBefore.kind !== "union" ||
    formAfter.kind !== "union" ||
    varietyBefore.members.length !== formAfter.members.length
  )
    return false;
  return varietyBefore.members.every((member, index) => signatureOf(member) === signatureOf(formAfter.members[index]!));
}

/** The facets that differ, each with what it does; and what none of them explains. */
function explained(context: Context, facets: readonly FacetDifference[]): readonly Difference[] {
  const found = facets.map((facet) => facetDifference(context, facet));
  const isLeft = (proof: Proof, by: (facet: FacetDifference) => boolean): boolean =>
    proof.kind !== "no" && !facets.some(by);
  const lost = proofOf(context, context.lost, "before");
  const won = proofOf(context, context.won, "after");
  const narrowed = isLeft(lost, ({ narrows }) => narrows) ? lost : noProof;
  const widened = isLeft(won, ({ widens }) => widens) ? won : noProof;
  if (narrowed.kind === "no" && widened.kind === "no") return found.filter(isWorthSaying);
  return [...found.filter(isWorthSaying), restDifference(context, narrowed, widened)];
}

/** A facet that neither narrows nor widens anything is only written differently. */
function isWorthSaying({ narrowed, widened }: Difference): boolean {
  return narrowed.kind !== "no" || widened.kind !== "no";
}

function facetDifference(context: Context, facet: FacetDifference): Difference {
  const { place: valuePlace, lost, won } = context;
  const { id, data, value, narrows, widens } = facet;
  const origins = {
    before: facet.before ?? valuePlace.before,
    after: facet.after ?? valuePlace.after,
  };
  const narrowed = narrows ? proofOf(context, lost, "before", value) : noProof;
  const widened = widens ? proofOf(context, won, "after", value) : noProof;
  return { id, subject: valuePlace.subject, frame: valuePlace.frame, data, ...origins, narrowed, widened };
}

function restDifference(context: Context, narrowed: Proof, widened: Proof): Difference {
  const isUnknown = narrowed.kind === "unknown" || widened.kind === "unknown";
  if (!isUnknown) return typeDifference(context);
  const { place: valuePlace, lost, won } = context;
  const answer = lost.kind === "unknown" ? lost : won;
  const reason = answer.kind === "unknown" ? answer.reason : "";
  const data = { before: typeWords(context.before), after: typeWords(context.after), reason };
  return { id: "xsd/values-undecided", ...placed(valuePlace), data, narrowed, widened };
}

/**
 * The text that only one version takes: the value in question where it is one, or a text that the comparison came upon.
 */
function proofOf(
  { place: valuePlace, before, after }: Context,
  answer: SimpleInclusion,
  version: ComparedVersion,
  value?: string,
): Proof {
  const [acceptingType, refusingType] = version === "before" ? [before, after] : [after, before];
  const isFine = value !== undefined && takesText(acceptingType, value) && !takesText(refusingType, value);
  if (!isFine && answer.kind === "yes") return noProof;
  if (!isFine && answer.kind === "unknown") return unknownProof;
  const text = isFine || answer.kind !== "no" ? (value ?? "") : answer.text;
  return { kind: "yes", examples: () => [valuePlace.example(version, text)] };
}

function typeDifference(context: Context): Difference {
  const { place: valuePlace, before, after } = context;
  const narrowed = proofOf(context, context.lost, "before");
  const widened = proofOf(context, context.won, "after");
  const id =
    narrowed.kind === "no" ? "xsd/type-widened" : widened.kind === "no" ? "xsd/type-narrowed" : "xsd/type-changed";
  return { id, ...placed(valuePlace), data: { before: typeWords(before), after: typeWords(after) }, narrowed, widened };
}

/** Members of unions that came and went, and items of lists; undefined for any other pair of types. */
function partDifferences(context: Context): readonly Difference[] | undefined {
  const { place: valuePlace, before, after } = context;
  const [varietyBefore, formAfter] = [before.variety, after.variety];
  if (varietyBefore.kind === "list" && formAfter.kind === "list") {
    const items = simpleDifferences(varietyBefore.item, formAfter.item, {
      ...valuePlace,
      subject: `${valuePlace.subject}[]`,
    });
    return items.length === 0 ? undefined : [...items, ...explainedLists(context)];
  }
  if (varietyBefore.kind !== "union" || formAfter.kind !== "union") return undefined;
  const memberKeysBefore = varietyBefore.members.map(signatureOf);
  const theirKeys = formAfter.members.map(signatureOf);
  const removed = varietyBefore.members.filter((member) => !theirKeys.includes(signatureOf(member)));
  const added = formAfter.members.filter((member) => !memberKeysBefore.includes(signatureOf(member)));
  if (removed.length === 0 && added.length === 0) return undefined;
  const narrowed = proofOf(context, context.lost, "before");
  const widened = proofOf(context, context.won, "after");
  return [
    ...removed.map((member): Difference => ({
      id: "xsd/union-member-removed",
      ...placed(valuePlace),
      data: { before: typeWords(member) },
      narrowed,
      widened: added.length === 0 ? widened : noProof,
    })),
    ...added.map((member): Difference => ({
      id: "xsd/union-member-added",
      ...placed(valuePlace),
      data: { after: typeWords(member) },
      narrowed: removed.length === 0 ? narrowed : noProof,
      widened,
    })),
  ].filter(isWorthSaying);
}

/** Facets of the lists themselves, where their items differ too. */
function explainedLists(context: Context): readonly Difference[] {
  const found = facetDifferences(context.before, context.after).map((facet) => facetDifference(context, facet));
  return found.filter(isWorthSaying);
}

type Placed = Pick<Difference, "frame" | "subject" | "before" | "after">;

function placed({ frame, subject, before, after }: ValuePlace): Placed {
  return { frame, subject, before, after };
}

/** The change of values as TypeScript shows them: consumers of the generated types write or read them. */
export function valueFormChange(
  before: SimpleTypeDefinition,
  after: SimpleTypeDefinition,
  subjectPlace: Pick<ValuePlace, "subject" | "before" | "after">,
): FoundChange | undefined {
  const [formBefore, formAfter] = [valueForm(before), valueForm(after)];
  if (formBefore === formAfter) return undefined;
  const [mine, others] = [membersOf(formBefore), membersOf(formAfter)];
  // A sender may go on where the new form takes more, a reader where it takes less.
  const codeLevels: Levels = {
    ...(mine.some((text) => !others.includes(text)) ? { sent: "breaking" } : {}),
    ...(others.some((text) => !mine.includes(text)) ? { read: "breaking" } : {}),
  };
  const data = { before: formBefore, after: formAfter };
  return codeChange("xsd/value-form-changed", subjectPlace.subject, data, subjectPlace, codeLevels);
}

function membersOf(form: string): readonly string[] {
  return form.includes("(") ? [form] : form.split(" | ");
}

/** The place at which a type is written; where it is used, for built-in types. */
export function typeOrigin(type: TypeDefinition, otherwise: Origin): Origin {
  return isBuiltin(type) ? otherwise : type.origin;
}
