import type { Usage } from "../../usage/usage-file.js";

/** A used part of one consumer, with the subject that changes of it have. */
export interface UsedPart<Consumer> {
  readonly consumer: Consumer;
  readonly usage: Usage;
  /** The subject that changes of the part have. */
  readonly subject: string;
}

/** The used parts of one API by key: subjects, the subjects around them, and values. */
export type UsageIndex<Consumer> = Map<string, UsedPart<Consumer>[]>;

/** The key of all used parts. */
export const allKey = "";

/** The key of a value by the name of its property. */
export function valueKey(property: string, value: string | number): string {
  return `= ${JSON.stringify([property, value])}`;
}

/** Adds a used part under its subject, under the subjects around it, and under its value. */
export function addToIndex<Consumer>(index: UsageIndex<Consumer>, used: UsedPart<Consumer>): void {
  const { subject, usage } = used;
  const keys = new Set([allKey, subject, ...starts(subject)]);
  if (usage.kind === "value" && usage.value !== undefined)
    keys.add(valueKey(/[^.[\]]*$/.exec(subject)?.[0] ?? "", usage.value));
  for (const key of keys) {
    const list = index.get(key) ?? [];
    index.set(key, list);
    list.push(used);
  }
}

/** Maximum number of subjects around one: real ones have fewer steps. */
const maxStarts = 40;

/** "Order", "Order.lines" for "Order.lines[].sku". */
function starts(subject: string): readonly string[] {
  const ends = [...subject.slice(0, 2000).matchAll(/[.[/]/g)].map(({ index }) => index);
  return ends.slice(0, maxStarts).map((end) => subject.slice(0, end));
}
