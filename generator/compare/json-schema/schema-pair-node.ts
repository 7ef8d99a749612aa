import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { FoundChange, Witness } from "../change.js";
import type { ValueDirection, Levels } from "../kind-of-change.js";
import { stepText, type ChangeStep } from "./step.js";
import { inBackticks } from "../../text/markdown.js";
import type { Versions } from "../versions.js";

/** Two versions of a schema, and what its own keywords come to. Schemas inside are compared when they are asked for. */
export interface SchemaPairNode extends Versions<JsonSchema> {
  /** The name under which the pair is told, and the way there. */
  readonly place: PairPlace;
  /** Changes of its own keywords, not of schemas inside. */
  readonly changes: readonly PairChange[];
  /** True when the two say anything of values differently, proved harmless or not. */
  readonly differs: boolean;
  /** One of several schemas must fit, so that what narrows one of them may widen the whole. */
  readonly isChoice: boolean;
  /** Pairs of schemas that stand inside. */
  readonly inner: readonly InnerNode[];
}

/** A change whose levels are proved when they are asked for. */
export interface PairChange {
  /** The change, before its levels are known. */
  readonly found: FoundChange;
  /** It says nothing of values. */
  readonly isAnnotation: boolean;
  /** The directions in which the changed member does not travel. */
  readonly hiddenIn: readonly ValueDirection[];
  /** Undefined where the change is proved to do nothing. */
  readonly judge: (directions: ReadonlySet<ValueDirection>) => Verdict | undefined;
}

/** The proofs about one change. */
export interface Verdict {
  /** The harm that was proved, by direction. */
  readonly levels: Levels;
  /** A document that shows the harm; absent where none was found. */
  readonly witness?: Witness;
}

/** The place under which a pair is told. */
export interface PairPlace {
  /** The changed thing by names: "Order.lines[].quantity". */
  readonly subject: string;
  /** The payload with which the subject begins; absent if it begins with a name. */
  readonly payload?: PayloadPlace | undefined;
  /** The edit around it that all changes inside come of, if there is one. */
  readonly edit?: string | undefined;
  /** The versions around it accept the same values, so these do where they stand. */
  readonly isEqual: boolean;
  /** The pair of a name, or of a whole payload, with which the subject begins, and the way from there. */
  readonly way: PairPath | undefined;
}

/** A payload without a name. */
export interface PayloadPlace {
  /** For fingerprints: "createOrder/query/limit". */
  readonly subject: string;
  /** For sentences: `the query parameter "limit" of "createOrder"`. */
  readonly where: string;
}

/** A place in sentences: "`Order.total`", "`Order.total` (branch `card`)", or a part of a payload without a name. */
export function whereOf({ subject, payload, way }: PairPlace, segment = ""): string {
  const steps = way?.steps ?? [];
  const all = steps.map(stepText).join("");
  const [start, path] = subject.endsWith(all)
    ? [
        subject.slice(0, subject.length - all.length),
        steps.map((step) => (step.kind === "branch" ? "" : stepText(step))),
      ]
    : [subject, []];
  const branches = steps.flatMap((step) =>
    step.kind === "branch" && step.name !== "" ? [inBackticks(step.name)] : [],
  );
  const ofBranch = branches.length === 0 || path.length === 0 ? "" : ` (branch ${branches.join(", ")})`;
  const whole = `${start}${path.join("")}${segment}`;
  if (payload === undefined) return `${inBackticks(whole)}${ofBranch}`;
  const part = whole.slice(payload.subject.length).replace(/^\./, "");
  if (part === "") return `${payload.where}${ofBranch}`;
  return `${part === "[]" ? "each item" : inBackticks(part)} of ${payload.where}${ofBranch}`;
}

/** A way from a pair of schemas to an inner pair. */
export interface PairPath extends Versions<JsonSchema> {
  /** Steps from the outside in; none for the pair itself. */
  readonly steps: readonly ChangeStep[];
}

/** A pair of schemas inside another pair, and what is known of it there. */
export interface InnerNode extends Versions<JsonSchema> {
  readonly place: PairPlace;
  /** True when a name begins here that both versions have: it is told by that name, wherever it is used. */
  readonly isNamed: boolean;
  /** The directions in which types show both; both unless told. */
  readonly visible: ReadonlySet<ValueDirection> | undefined;
}

/** A pair with a name, or of a whole payload, and the pairs inside it up to the next names. */
export interface Region {
  /** The pairs inside, the first pair included. */
  readonly nodes: readonly RegionNode[];
  /** Pairs at which other regions begin. */
  readonly exits: readonly InnerNode[];
  /** Too much stands inside to be looked at. */
  readonly isCut: boolean;
}

/** A region that another one leads to. */
export interface RegionLink {
  readonly region: Region;
  /** The directions in which types show it there; both unless told. */
  readonly visible: ReadonlySet<ValueDirection> | undefined;
}

/** An inner region of a pair, compared as a whole of its own. */
export interface RegionNode {
  readonly node: SchemaPairNode;
  /** The directions in which types show it. */
  readonly visible: ReadonlySet<ValueDirection>;
}
