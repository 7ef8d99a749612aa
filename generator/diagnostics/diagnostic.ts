import type { DiagnosticCode } from "./catalog.js";
import type { Origin } from "./origin.js";
import type { Severity } from "./severity.js";

export type { Severity } from "./severity.js";

/** A problem of a spec, with its source location. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** One sentence, names in double quotes. */
  readonly message: string;
  /** The fix, as an instruction. */
  readonly hint?: string;
  /** Text that replaces the key at `origin`; `lint --fix` writes it. Undefined if a person has to decide. */
  readonly fix?: string;
  /** The main source location. */
  readonly origin: Origin;
  /** Related source locations: the first of two duplicates, the end of a cycle. */
  readonly related: readonly RelatedPlace[];
}

/** A related source location of a diagnostic. */
export interface RelatedPlace {
  /** The message for this location. */
  readonly message: string;
  readonly origin: Origin;
}
