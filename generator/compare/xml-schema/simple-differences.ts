import type { Origin } from "../../diagnostics/origin.js";
import type { SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import type { FoundChange } from "../change.js";
import type { ChangeData, Levels } from "../kind-of-change.js";
import {
  codeChange,
  haveNoEffect,
  noProof,
  proofsOf,
  unknownProof,
  type Difference,
  type Proof,
  type Proofs,
} from "./difference.js";
import type { Frame } from "./frame.js";
import { otherVersion, type ComparedVersion, type Versions } from "../versions.js";
import { facetDifferences, type FacetDifference } from "./simple/facet-differences.js";
import type { SimpleInclusion } from "../../prove/xml-schema/simple/inclusion.js";
import { takesText } from "../../prove/xml-schema/simple/read-text.js";
import { signatureOf } from "../../prove/xml-schema/simple/signature.js";
import { builtinBase, isInteger } from "../../model/xml-schema/simple-form.js";
import { compareSimpleTypes } from "../../prove/xml-schema/simple/simple-inclusion.js";
import { valueForm, typeWords } from "./type-words.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";

/** Two versions of values of a simple type: of an element, or of its attribute. */
export interface ValueFrame extends Frame {
  /** An element of one version with a text as the value. */
  readonly example: (version: ComparedVersion, text: string) => XmlTree | undefined;
  /** The source locations of the declarations. */
  readonly origins: Versions<Origin>;
}

/** Changes between two versions of a simple type. */
export function simpleDifferences(types: Versions<SimpleTypeDefinition>, frame: ValueFrame): readonly Difference[] {
  const { before, after } = types;
  const inclusions = { before: compareSimpleTypes(before, after), after: compareSimpleTypes(after, before) };
  const context: Context = { ...frame, types, inclusions };
  const kinds = [inclusions.before.kind, inclusions.after.kind];
  if (kinds.every((kind) => kind === "yes")) return whiteSpaceOnly(context);
  if (isSameKind(before, after)) return explained(context, facetDifferences(before, after));
  if (!kinds.includes("no"))
    return [
      restDifference(
        context,
        proofsOf((version) => proofOf(context, version)),
      ),
    ];
  return partDifferences(context) ?? [typeDifference(context)];
}

interface Context extends ValueFrame {
  /** The type in each version. */
  readonly types: Versions<SimpleTypeDefinition>;
  /** The inclusion of each version's values in those of the other: "no" if values are lost or won. */
  readonly inclusions: Versions<SimpleInclusion>;
}

/** Values that mean something else although the same texts are taken. */
function whiteSpaceOnly(frame: Context): readonly Difference[] {
  const { before, after } = frame.types;
  if (before.variety.kind !== "atomic" || before.variety.primitive !== "string") return [];
  const data = { before: before.facets.whiteSpace, after: after.facets.whiteSpace };
  if (data.before === data.after || signatureOf(before) === signatureOf(after)) return [];
  const proofs = proofsOf(() => noProof);
  return [{ id: "xsd/white-space-changed", frame, origins: frame.origins, data, ...proofs, least: "warning" }];
}

/** True when only facets can differ. */
function isSameKind(before: SimpleTypeDefinition, after: SimpleTypeDefinition): boolean {
  const [old, now] = [before.variety, after.variety];
  if (old.kind === "atomic" && now.kind === "atomic") {
    const isSameForm = isInteger(before) === isInteger(after) && builtinBase(before) === builtinBase(after);
    return old.primitive === now.primitive && isSameForm;
  }
  if (old.kind === "list" && now.kind === "list") return signatureOf(old.item) === signatureOf(now.item);
  if (old.kind !== "union" || now.kind !== "union" || old.members.length !== now.members.length) return false;
  return old.members.every((member, index) => signatureOf(member) === signatureOf(now.members[index]!));
}

/** The facets that differ, each with what it does; and what none of them explains. */
function explained(context: Context, facets: readonly FacetDifference[]): readonly Difference[] {
  const found = facets.map((facet) => facetDifference(context, facet)).filter(isWorthSaying);
  const left = proofsOf((version) => {
    const isFacet = facets.some(({ narrows, widens }) => (version === "before" ? narrows : widens));
    return isFacet ? noProof : proofOf(context, version);
  });
  return haveNoEffect(left) ? found : [...found, restDifference(context, left)];
}

/** A facet that neither narrows nor widens anything is only written differently. */
function isWorthSaying(difference: Difference): boolean {
  return !haveNoEffect(difference);
}

function facetDifference(frame: Context, facet: FacetDifference): Difference {
  const { id, data, value, narrows, widens, before = frame.origins.before, after = frame.origins.after } = facet;
  const proofs = proofsOf((version) =>
    (version === "before" ? narrows : widens) ? proofOf(frame, version, value) : noProof,
  );
  return { id, frame, data, origins: { before, after }, ...proofs };
}

function restDifference(frame: Context, proofs: Proofs): Difference {
  const isUnknown = proofs.narrowed.kind === "unknown" || proofs.widened.kind === "unknown";
  if (!isUnknown) return typeDifference(frame);
  const { types, inclusions, origins } = frame;
  const answer = inclusions.before.kind === "unknown" ? inclusions.before : inclusions.after;
  const reason = answer.kind === "unknown" ? answer.reason : "";
  return { id: "xsd/values-undecided", frame, origins, data: { ...wordsOf(types), reason }, ...proofs };
}

function wordsOf({ before, after }: Versions<SimpleTypeDefinition>): ChangeData {
  return { before: typeWords(before), after: typeWords(after) };
}

/**
 * The text that only one version takes: the value in question where it is one, or a text that the comparison came upon.
 */
function proofOf({ types, inclusions, example }: Context, version: ComparedVersion, value?: string): Proof {
  const answer = inclusions[version];
  const isFine =
    value !== undefined && takesText(types[version], value) && !takesText(types[otherVersion(version)], value);
  if (!isFine && answer.kind === "yes") return noProof;
  if (!isFine && answer.kind === "unknown") return unknownProof;
  const text = isFine || answer.kind !== "no" ? (value ?? "") : answer.text;
  return { kind: "yes", examples: () => [example(version, text)] };
}

function typeDifference(frame: Context): Difference {
  const proofs = proofsOf((version) => proofOf(frame, version));
  const what = proofs.narrowed.kind === "no" ? "widened" : proofs.widened.kind === "no" ? "narrowed" : "changed";
  return { id: `xsd/type-${what}`, frame, origins: frame.origins, data: wordsOf(frame.types), ...proofs };
}

/** Members of unions that came and went, and items of lists; undefined for any other pair of types. */
function partDifferences(frame: Context): readonly Difference[] | undefined {
  const { types, origins } = frame;
  const [old, now] = [types.before.variety, types.after.variety];
  if (old.kind === "list" && now.kind === "list") {
    const items = simpleDifferences({ before: old.item, after: now.item }, { ...frame, subject: `${frame.subject}[]` });
    return items.length === 0 ? undefined : [...items, ...explainedLists(frame)];
  }
  if (old.kind !== "union" || now.kind !== "union") return undefined;
  const [oldKeys, newKeys] = [old.members.map(signatureOf), now.members.map(signatureOf)];
  const removed = old.members.filter((member) => !newKeys.includes(signatureOf(member)));
  const added = now.members.filter((member) => !oldKeys.includes(signatureOf(member)));
  if (removed.length === 0 && added.length === 0) return undefined;
  const { narrowed, widened } = proofsOf((version) => proofOf(frame, version));
  return [
    ...removed.map((member): Difference => ({
      id: "xsd/union-member-removed",
      frame,
      origins,
      data: { before: typeWords(member) },
      narrowed,
      widened: added.length === 0 ? widened : noProof,
    })),
    ...added.map((member): Difference => ({
      id: "xsd/union-member-added",
      frame,
      origins,
      data: { after: typeWords(member) },
      narrowed: removed.length === 0 ? narrowed : noProof,
      widened,
    })),
  ].filter(isWorthSaying);
}

/** Facets of the lists themselves, where their items differ too. */
function explainedLists(context: Context): readonly Difference[] {
  const { before, after } = context.types;
  return facetDifferences(before, after)
    .map((facet) => facetDifference(context, facet))
    .filter(isWorthSaying);
}

/** The change of values as TypeScript shows them: consumers of the generated types write or read them. */
export function valueFormChange(
  { before, after }: Versions<SimpleTypeDefinition>,
  { subject, origins }: ValueFrame,
): FoundChange | undefined {
  const data = { before: valueForm(before), after: valueForm(after) };
  if (data.before === data.after) return undefined;
  const [mine, others] = [membersOf(data.before), membersOf(data.after)];
  // A sender may go on where the new form takes more, a reader where it takes less.
  const codeLevels: Levels = {
    ...(mine.some((text) => !others.includes(text)) ? { sent: "breaking" } : {}),
    ...(others.some((text) => !mine.includes(text)) ? { read: "breaking" } : {}),
  };
  return codeChange("xsd/value-form-changed", subject, data, origins, codeLevels);
}

function membersOf(form: string): readonly string[] {
  return form.includes("(") ? [form] : form.split(" | ");
}
