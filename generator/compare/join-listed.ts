import { grouped } from "../model/grouped.js";
import { inOrder } from "../text/in-order.js";
import { joinWords } from "../text/join-words.js";
import { kindOf } from "./catalog.js";
import type { ChangeFinding } from "./finding.js";
import { smallerWitness } from "./smaller-witness.js";

/** Changes that differ only in the value or branch that they are about become one change that lists all of them. */
export function joinListed(findings: readonly ChangeFinding[]): readonly ChangeFinding[] {
  const groups = grouped(findings, (finding) => keyOf(finding) ?? finding);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.length === 0 ? first : joined([first, ...others])],
  );
}

function keyOf({ change, uses }: ChangeFinding): string | undefined {
  const { listed } = kindOf(change.id);
  if (listed === undefined) return undefined;
  const { data, words, witness: _witness, before: _before, after: _after, editedIn: _editedIn, ...rest } = change;
  const others = [data, words].map((texts) => Object.entries(texts ?? {}).filter(([name]) => name !== listed));
  return JSON.stringify([rest, others, uses]);
}

function joined(group: readonly [ChangeFinding, ...ChangeFinding[]]): ChangeFinding {
  const all = inOrder(group, ({ change }) => JSON.stringify(change.data));
  const [first = group[0]] = all;
  const { listed = "" } = kindOf(first.change.id);
  const textsOf = (name: "data" | "words"): readonly string[] =>
    all.flatMap(({ change }) => change[name]?.[listed] ?? []);
  const [values, words] = [textsOf("data"), textsOf("words")];
  return {
    ...first,
    change: {
      ...first.change,
      data: { ...first.change.data, [listed]: values.join(", ") },
      values,
      words: {
        ...first.change.words,
        [listed]: joinWords(words.length === 0 ? values : words, listed === "branch" ? "or" : "and"),
        count: String(all.length),
      },
      witness: all.map(({ change }) => change.witness).reduce(smallerWitness),
    },
  };
}
