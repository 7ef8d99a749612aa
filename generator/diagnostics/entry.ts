import type { Severity } from "./severity.js";

/**
 * Message of a finding: a template with parameter names in braces ('Type "{name}" is not defined.'), or a function if
 * it depends on more than their names.
 */
export type EntryText = string | ((params: never) => string | undefined);

/**
 * The action of lenient loading on an error: ignore the rule; drop the property or keyword at the location; skip the
 * part around it (a schema becomes unknown, anything else is left out); or fail too.
 */
export type Fallback = "ignore" | "drop" | "give-up" | "refuse";

/** One code of the catalogue. */
export interface CatalogEntry {
  /** Error by default. */
  readonly severity?: Severity;
  /** The fallback of lenient loading, for errors; a function where that depends on the parameters of the report. */
  readonly lenient?: Fallback | ((params: never) => Fallback);
  /** One sentence in the present tense, names in double quotes, ending with a full stop. */
  readonly message: EntryText;
  /** An instruction without a full stop at its end: "did you mean ...?", "write ...". */
  readonly hint?: EntryText;
  /** Text that replaces the key at the source location; `lint --fix` writes it. */
  readonly fix?: string;
  /** For `specwright explain`: the reason and the fix, one or two paragraphs, with a small example. */
  readonly explain: string;
}

/** A lint rule: a catalog code with its requirement. */
export interface RuleEntry extends CatalogEntry {
  /** One sentence, for lists of rules: "Every operation has a tag." */
  readonly says: string;
}

/** Entries by code: "family/finding". */
export type Catalog<Entry = CatalogEntry> = Readonly<Record<string, Entry>>;

/** The parameters that these words name. */
export type ParamsOfWords<W> = W extends string
  ? { readonly [Name in NamesIn<W>]: string | number }
  : W extends (params: infer Params) => unknown
    ? Params
    : unknown;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
