import type { Severity } from "./severity.js";

/** One code of the catalogue. `Params` is what a report of it must bring. */
export interface CatalogEntry<Params> {
  readonly severity: Severity;
  /** One sentence in the present tense, names in double quotes, ending with a full stop. */
  message(params: Params): string;
  /** An instruction without a full stop at its end: "did you mean ...?", "write ...". */
  hint?(params: Params): string | undefined;
  /** For `specwright explain`: why this matters and how to mend it, one or two paragraphs, with a small example. */
  readonly explain: string;
}

/** A rule of lint: a code of the catalogue that says as well what it asks for. */
export interface RuleEntry<Params> extends CatalogEntry<Params> {
  /** One sentence, for lists of rules: "Every operation has a tag." */
  readonly says: string;
}

/** Gives a rule its parameter type. */
export function ruleEntry<Params>(definition: RuleEntry<Params>): RuleEntry<Params> {
  return definition;
}

/** Gives an entry its parameter type. */
export function entry<Params>(definition: CatalogEntry<Params>): CatalogEntry<Params> {
  return definition;
}
