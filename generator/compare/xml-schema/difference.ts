import type { Origin } from "../../diagnostics/origin.js";
import { builtinOrigin } from "../../model/xml-schema/builtin-types.js";
import type { ElementDeclaration } from "../../model/xml-schema/components.js";
import type { XsdChangeId } from "../catalog/xsd.js";
import type { FoundChange, Witness } from "../change.js";
import type { ChangeData, ValueDirection, Level, Levels } from "../kind-of-change.js";
import { documentWitness, exampleOf, type Frame } from "./frame.js";
import type { ComparedVersion, Versions } from "../versions.js";
import type { WitnessRequest } from "../../prove/xml-schema/instances.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";

/** The answer to: are documents lost or won, as far as it is known? */
export type Proof =
  | { readonly kind: "no" }
  /** `tolerated`: only documents that hold something which the version that accepts them does not declare. */
  | { readonly kind: "yes"; readonly tolerated?: boolean; readonly examples?: () => Iterable<XmlTree | undefined> }
  | { readonly kind: "unknown" };

/** A proof that an effect does not exist. */
export const noProof: Proof = { kind: "no" };
/** The outcome where nothing could be proved. */
export const unknownProof: Proof = { kind: "unknown" };

/** A proof by an element of one version. */
export function exampleProof(frame: Frame, version: ComparedVersion, wish: WitnessRequest, tolerated = false): Proof {
  return { kind: "yes", tolerated, examples: () => [exampleOf(frame, version, wish)] };
}

/** The effects of a difference on the set of documents. */
export interface Proofs {
  /** The answer to: does the new version refuse a document that the old one accepts? */
  readonly narrowed: Proof;
  /** The answer to the reverse. */
  readonly widened: Proof;
}

/** The proofs of a difference, from the documents that each version loses. */
export function proofsOf(proofOf: (version: ComparedVersion) => Proof): Proofs {
  return { narrowed: proofOf("before"), widened: proofOf("after") };
}

/** The proofs of a difference by which only documents of one version are lost. */
export function lostIn(version: ComparedVersion, proof: Proof): Proofs {
  return proofsOf((other) => (other === version ? proof : noProof));
}

/** True if no document is lost or won. */
export function haveNoEffect({ narrowed, widened }: Proofs): boolean {
  return narrowed.kind === "no" && widened.kind === "no";
}

/** A difference in a frame. */
export interface Difference extends Proofs {
  readonly id: XsdChangeId;
  readonly frame: Frame;
  /** The source location in each version; undefined if a version has none. */
  readonly origins: Partial<Versions<Origin>>;
  /** By names: "Order/Line/@id"; undefined for the subject of the frame. */
  readonly subject?: string;
  /** Names and values for the sentence of the catalogue. */
  readonly data?: ChangeData;
  /** A level that holds even where no document is lost or won: the meaning changed. */
  readonly least?: Level;
  /** In place of the catalogue's levels for generated code. */
  readonly codeLevels?: Levels;
}

/** A change whose levels follow from what was proved. */
export function foundChange(difference: Difference, directions: ReadonlySet<ValueDirection>): FoundChange {
  const {
    id,
    frame,
    subject = frame.subject,
    data,
    origins,
    narrowed,
    widened,
    least = "info",
    codeLevels,
  } = difference;
  const levels: Levels = { sent: levelOf(narrowed, least), read: levelOf(widened, least) };
  const lost = directions.has("sent") ? findWitness(difference, "before") : undefined;
  const witness = lost ?? (directions.has("read") ? findWitness(difference, "after") : undefined);
  return {
    id,
    data: { of: subject, ...data },
    subject,
    before: writtenAt(origins.before, frame.elements.before),
    after: writtenAt(origins.after, frame.elements.after),
    levels,
    ...(codeLevels && { codeLevels }),
    ...(witness && { witness }),
  };
}

/** A built-in type is written nowhere: there the element stands in for it. */
function writtenAt(origin: Origin | undefined, element: ElementDeclaration): Origin | undefined {
  return origin === builtinOrigin ? element.origin : origin;
}

/** The source locations of two versions of something. */
export function bothOrigins({ before, after }: Versions<{ readonly origin: Origin }>): Versions<Origin> {
  return { before: before.origin, after: after.origin };
}

/** A change that only consumers of generated code notice. */
export function codeChange(
  id: XsdChangeId,
  subject: string,
  data: ChangeData,
  { before, after }: Partial<Versions<Origin>>,
  codeLevels?: Levels,
): FoundChange {
  return { id, data: { of: subject, ...data }, subject, before, after, ...(codeLevels && { codeLevels }) };
}

function levelOf(proof: Proof, least: Level): Level {
  switch (proof.kind) {
    case "no":
      return least;
    case "unknown":
      return "warning";
    case "yes":
      return proof.tolerated === true ? "warning" : "breaking";
  }
}

function findWitness({ frame, narrowed, widened }: Difference, version: ComparedVersion): Witness | undefined {
  const proof = version === "before" ? narrowed : widened;
  if (proof.kind !== "yes") return undefined;
  for (const tree of proof.examples?.() ?? []) {
    const witness = tree && documentWitness(frame, version, tree);
    if (witness !== undefined) return witness;
  }
  return undefined;
}
