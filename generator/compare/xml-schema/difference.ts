import type { Origin } from "../../diagnostics/origin.js";
import { builtinOrigin } from "../../model/xml-schema/builtin-types.js";
import type { ElementDeclaration } from "../../model/xml-schema/components.js";
import type { XsdChangeId } from "../catalog/xsd.js";
import type { FoundChange, Witness } from "../change.js";
import type { ChangeData, ValueDirection, Level, Levels } from "../kind-of-change.js";
import { documentWitness, exampleOf, type Frame } from "./frame.js";
import type { ComparedVersion, XmlSession } from "./session.js";
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

/** A proof by an element of one version at a place. */
export function exampleProof(
  frame: Frame,
  version: ComparedVersion,
  wish: WitnessRequest,
  session: XmlSession,
  tolerated = false,
): Proof {
  return { kind: "yes", tolerated, examples: () => [exampleOf(frame, version, wish, session)] };
}

/** The proofs of a difference by which only documents of one version are lost. */
export function lostIn(version: ComparedVersion, proof: Proof): Pick<Difference, "narrowed" | "widened"> {
  return version === "before" ? { narrowed: proof, widened: noProof } : { narrowed: noProof, widened: proof };
}

/** A difference at a place, with what it does to the set of documents. */
export interface Difference {
  readonly id: XsdChangeId;
  /** By names: "Order/Line/@id". */
  readonly subject: string;
  /** The place in documents; absent where no example is built. */
  readonly frame?: Frame;
  /** Names and values for the sentence of the catalogue. */
  readonly data?: ChangeData;
  /** The place in the earlier version; absent where that has none. */
  readonly before?: Origin | undefined;
  /** The place in the later version; absent where that has none. */
  readonly after?: Origin | undefined;
  /** The answer to: does the new version refuse a document that the old one accepts? And the reverse. */
  readonly narrowed: Proof;
  /** The answer to the reverse. */
  readonly widened: Proof;
  /** A level that holds even where no document is lost or won: the meaning changed. */
  readonly least?: Level;
  /** In place of the catalogue's levels for generated code. */
  readonly codeLevels?: Levels;
}

/** A change whose levels follow from what was proved. */
export function foundChange(
  difference: Difference,
  session: XmlSession,
  directions: ReadonlySet<ValueDirection>,
): FoundChange {
  const { id, subject, data, frame, before, after, narrowed, widened, least = "info", codeLevels } = difference;
  const levels: Levels = { sent: levelOf(narrowed, least), read: levelOf(widened, least) };
  const lost = directions.has("sent") ? findWitness(difference, "before", session) : undefined;
  const witness = lost ?? (directions.has("read") ? findWitness(difference, "after", session) : undefined);
  return {
    id,
    data: { of: subject, ...data },
    subject,
    before: writtenAt(before, frame?.elements.before),
    after: writtenAt(after, frame?.elements.after),
    levels,
    ...(codeLevels && { codeLevels }),
    ...(witness && { witness }),
  };
}

/** A built-in type is written nowhere: there the element stands in for it. */
function writtenAt(origin: Origin | undefined, element: ElementDeclaration | undefined): Origin | undefined {
  return origin === builtinOrigin ? element?.origin : origin;
}

/** A change that only consumers of generated code notice. */
export function codeChange(
  id: XsdChangeId,
  subject: string,
  data: ChangeData,
  { before, after }: Pick<FoundChange, "before" | "after">,
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

function findWitness(
  { frame, narrowed, widened }: Difference,
  version: ComparedVersion,
  session: XmlSession,
): Witness | undefined {
  const proof = version === "before" ? narrowed : widened;
  if (frame === undefined || proof.kind !== "yes") return undefined;
  for (const tree of proof.examples?.() ?? []) {
    const witness = tree && documentWitness(frame, version, tree, session);
    if (witness !== undefined) return witness;
  }
  return undefined;
}
