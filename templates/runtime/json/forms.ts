/**
 * The form in memory of a value: that of whole numbers ("bigint", "string"; "whole" must be exact as a double) or of texts
 * ("Date"), "plain" for the form of JSON, or the number of a row for what has several or holds others.
 */
export type FormRef = number | LeafForm;

type LeafForm = "bigint" | "string" | "whole" | "Date" | "plain";

/** The forms of a value and of what it holds. */
export interface FormRow {
  /** The form of integers, "whole" for numbers that a double must hold; absent where they stay as they are. */
  readonly integers?: "bigint" | "string" | "whole";
  /** Present where texts are dates or times in memory. */
  readonly dates?: true;
  /** The forms of members by name; absent where none differs. */
  readonly members?: Readonly<Record<string, FormRef>>;
  /** The form of members that are not named. */
  readonly others?: FormRef;
  /** The forms of the first items. */
  readonly first?: readonly FormRef[];
  /** The form of the other items; absent where they stay as they are. */
  readonly items?: FormRef;
}

/** A table of forms. */
export type Forms = (ref: FormRef) => FormRow;

const leaves: Readonly<Record<LeafForm, FormRow>> = {
  bigint: { integers: "bigint" },
  string: { integers: "string" },
  whole: { integers: "whole" },
  Date: { dates: true },
  plain: {},
};

/** The rows behind the entries of a table. */
export function formsOf(rows: readonly FormRow[]): Forms {
  return (ref) => (typeof ref === "number" ? (rows[ref] ?? leaves.plain) : leaves[ref]);
}

/** The form of a member. */
export function memberForm({ members, others = "plain" }: FormRow, name: string): FormRef {
  return members !== undefined && Object.hasOwn(members, name) ? (members[name] ?? others) : others;
}

/** The form of an item. */
export function itemForm({ first = [], items = "plain" }: FormRow, index: number): FormRef {
  return first[index] ?? items;
}

/** True where nothing of a value has a form of its own. */
export function isPlain({ integers, dates, members, others, first, items }: FormRow): boolean {
  return (integers ?? dates ?? members ?? others ?? first ?? items) === undefined;
}
