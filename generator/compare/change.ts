import type { Origin } from "../diagnostics/origin.js";
import type { ChangeId } from "./catalog.js";
import type { ChangeData, ValueDirection, Level, Levels } from "./kind-of-change.js";
import type { ComparedVersion, Versions } from "./versions.js";

/** A change as a comparison finds it, before it is known which way its schema travels. */
export interface FoundChange {
  readonly id: ChangeId;
  /** Names and values for the sentence of the catalog. They identify the change. */
  readonly data: ChangeData;
  /** Other words for the sentence, which explain the change and do not identify it. */
  readonly words?: ChangeData | undefined;
  /** The values or branches of a change that lists several; they are joined in the data. */
  readonly values?: readonly string[];
  /**
   * The changed thing by names and never by position in a file: "Order.lines[].quantity", "createOrder/query/limit".
   */
  readonly subject: string;
  /** The source location in the older version; absent if it has none. */
  readonly before?: Origin | undefined;
  /** The source location in the newer version; absent if it has none. */
  readonly after?: Origin | undefined;
  /** Instead of the catalogue's: levels that were proved for this change. */
  readonly levels?: Levels | undefined;
  /** The same for the compilation of consumers. */
  readonly codeLevels?: Levels | undefined;
  /** Overrides the security effect of the catalogue. */
  readonly weakensSecurity?: boolean | undefined;
  /** A document that the change decides about, where one was found. */
  readonly witness?: Witness | undefined;
  /** The edit that the change comes of, if it is not an edit of its own place. */
  readonly edit?: string | undefined;
  /** True if a counterexample was found that the serialized form does not confirm. */
  readonly isUnconfirmed?: boolean | undefined;
  /** The schema in which the edit stands that this comes of, where that is another one. */
  readonly editedIn?: Versions<Origin> | undefined;
}

/** A document that one version accepts and the other refuses. */
export interface Witness {
  /** The syntax of `text`: "http" for a request line, a header line or a form. */
  readonly language: "json" | "xml" | "http";
  /** The document, or the part of the message, as it would be sent. */
  readonly text: string;
  /** The version that accepts the document; the other refuses it. */
  readonly acceptedBy: ComparedVersion;
  /** Returns a whole message with the document, to replay it; undefined if there is none. */
  readonly message?: (() => WitnessMessage | undefined) | undefined;
}

/** A request or a response of an operation. */
export interface WitnessMessage {
  readonly method: string;
  /** The template of the path. */
  readonly path: string;
  /** Undefined for a response. */
  readonly request?: MessagePart & { readonly target: string };
  /** Undefined for a request. */
  readonly response?: (MessagePart & { readonly status: number }) | undefined;
}

/** Headers and body of a message. */
interface MessagePart {
  /** Names may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Undefined for a message without a body. */
  readonly body?: string;
}

/** A use of a payload: "createOrder request", "getOrder response 200". */
export interface Affected {
  readonly direction: ValueDirection;
  /** The words for the payload in reports. */
  readonly text: string;
  /** The part of the contract that it belongs to; absent where that is not an operation. */
  readonly part?: UsePart | undefined;
}

/** An operation as rules for levels find it: as it was, since that is what its consumers were told. */
export interface UsePart {
  /** "POST /orders (createOrder)" */
  readonly operation: string;
  /** The template as written: "/orders/{id}". */
  readonly path: string;
  /** Names of the operation's tags. */
  readonly tags: readonly string[];
  /** The text of `x-stability`. */
  readonly stability?: string | undefined;
  /** The status of a response: "404", "4XX" or "default". */
  readonly status?: string | undefined;
}

/** A change with its verdicts. */
export interface Change extends FoundChange {
  /** The name of the interface: "purchase-requests". */
  readonly contract: string;
  /** The operation that changed, "POST /orders (createOrder)", or that contains the change; undefined for any other. */
  readonly operation?: string;
  /** The harm to clients that send and to consumers that read. */
  readonly wire: Levels;
  /** The harm to code that is compiled with the generated package; undefined if there is none. */
  readonly code: Level | undefined;
  /** "weakens" if more callers get in, or if a credential is exposed. */
  readonly security?: "weakens" | undefined;
  /** The subject in fingerprints, with the label of the operation: "createOrder/query/limit". */
  readonly key: string;
  /** The line above a part that only one version has, in the version without it; undefined for other changes. */
  readonly nearest?: Origin;
  /** The highest level on the wire, and at least "warning" if security is weaker: code is told apart. */
  readonly level: Level;
  /** The change in words, names and values filled in. */
  readonly sentence: string;
  /** Advice to the author. */
  readonly hint: string;
  /** Messages in which the change is met; none where it is of no message. */
  readonly uses: readonly Affected[];
  /** The edit that it comes of: changes of one place are told as one. */
  readonly place: string;
  /** Twelve hexadecimal digits; the same change has the same one, whatever else is edited. */
  readonly fingerprint: string;
}
