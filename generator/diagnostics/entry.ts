import type { Severity } from "./severity.js";

/**
 * Words of a finding: a text with names of its parameters in braces ('Type "{name}" is not defined.'), or a function where
 * they depend on more than their names.
 */
export type Words = string | ((params: never) => string | undefined);

/**
 * The way of lenient reading with a fault, in place of stopping: it reads on as if the rule did not exist; drops the member or the
 * keyword at the place; gives up the part around the place (a schema becomes unknown, anything else is left out); or refuses too.
 */
export type Fallback = "ignore" | "drop" | "give-up" | "refuse";

/** One code of the catalogue. */
export interface CatalogEntry {
  /** Error unless the entry says otherwise. */
  readonly severity?: Severity;
  /** The fallback of lenient reading, for errors; a function where that depends on the parameters of the report. */
  readonly lenient?: Fallback | ((params: never) => Fallback);
  /** One sentence in the present tense, names in double quotes, ending with a full stop. */
  readonly message: Words;
  /** An instruction without a full stop at its end: "did you mean ...?", "write ...". */
  readonly hint?: Words;
  /** Text that replaces the key at the source location; `lint --fix` writes it. */
  readonly fix?: string;
  /** For `specwright explain`: why this matters and how to mend it, one or two paragraphs, with a small example. */
  readonly explain: string;
}

/** A rule of lint: a code of the catalogue that says as well what it asks for. */
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
