import type { Code } from "./catalog.js";
import type { Origin } from "./origin.js";
import type { Severity } from "./severity.js";

export type { Severity } from "./severity.js";

/** A fault of a spec, at its place. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** One sentence, names in double quotes. */
  readonly message: string;
  /** The way out, as an instruction. */
  readonly hint?: string;
  /** Text that replaces the key at `origin`; `lint --fix` writes it. Undefined if a person has to decide. */
  readonly fix?: string;
  /** The place that the message is about. */
  readonly origin: Origin;
  /** Other places that belong to the story: the first of two duplicates, the end of a cycle. */
  readonly related: readonly RelatedPlace[];
}

/** Another place that a diagnostic speaks of. */
export interface RelatedPlace {
  /** The words for this place alone. */
  readonly message: string;
  readonly origin: Origin;
}
