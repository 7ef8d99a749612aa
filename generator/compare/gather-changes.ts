import type { FoundChange, Affected, Witness } from "./change.js";
import { changeKey, type ChangeFinding } from "./finding.js";
import type { ValueDirection } from "./kind-of-change.js";
import { inOrder } from "../text/in-order.js";
import { joinLevels } from "./levels.js";
import { grouped } from "../model/grouped.js";
import { joinWords } from "../text/join-words.js";
import { kindOf } from "./catalog.js";

/** Changes that are met on several ways, each told once: with the highest levels, and with its uses. */
export interface Gathering {
  /** Takes a change with the messages that it was met in; one that is known is joined with it. */
  add(change: FoundChange, uses: readonly Affected[]): void;
  /** True when the change was taken before. */
  has(change: FoundChange): boolean;
  /** Every change once, with all of its uses. */
  findings(): readonly ChangeFinding[];
}

/** So many uses of a direction are listed; where everything uses everything, all of them would fill the memory. */
export const maxUses = 100;

interface Gathered {
  change: FoundChange;
  /** Uses by their text, up to a limit for each direction. */
  readonly uses: Readonly<Record<ValueDirection, Map<string, Affected>>>;
}

/** Begins a gathering, in which equal changes of several messages become one with all their uses. */
export function gatherChanges(): Gathering {
  const gathered = new Map<string, Gathered>();
  return {
    add(change, uses) {
      const key = changeKey(change);
      const known = gathered.get(key) ?? { change, uses: { sent: new Map(), read: new Map() } };
      gathered.set(key, known);
      if (known.change !== change) known.change = joined(known.change, change);
      for (const use of uses) {
        const listed = known.uses[use.direction];
        listed.set(use.text, use);
        if (listed.size > 2 * maxUses) keepFirst(listed);
      }
    },
    has: (change) => gathered.has(changeKey(change)),
    findings: () =>
      [...gathered.values()].map(({ change, uses }) => ({
        kind: "change",
        change,
        uses: [...firstUses(uses.sent), ...firstUses(uses.read)],
      })),
  };
}

/** By text, so that the order in which they are met does not matter. */
function firstUses(uses: ReadonlyMap<string, Affected>): readonly Affected[] {
  return inOrder(uses.values(), ({ text }) => text).slice(0, maxUses);
}

function keepFirst(uses: Map<string, Affected>): void {
  const first = firstUses(uses);
  uses.clear();
  for (const use of first) uses.set(use.text, use);
}

function joined(known: FoundChange, change: FoundChange): FoundChange {
  const levels = joinLevels(known.levels, change.levels);
  const witness = smallerWitness(known.witness, change.witness);
  // Undefined stands for what the catalogue says, which is all.
  const codeLevels = known.codeLevels && change.codeLevels && joinLevels(known.codeLevels, change.codeLevels);
  const isUnconfirmed = witness === undefined && (known.isUnconfirmed ?? change.isUnconfirmed);
  return { ...known, levels, witness, codeLevels, ...(isUnconfirmed && { isUnconfirmed }) };
}

/** The shorter of two examples, by text where they are of one length: the same one, whichever was found first. */
export function smallerWitness(a: Witness | undefined, b: Witness | undefined): Witness | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.text.length !== b.text.length) return a.text.length < b.text.length ? a : b;
  return a.text <= b.text ? a : b;
}

/** Changes that differ only in the value or branch that they are about become one change that lists all of them. */
export function joinListed(findings: readonly ChangeFinding[]): readonly ChangeFinding[] {
  const groups = grouped(findings, (finding) => keyOf(finding) ?? finding);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.length === 0 ? first : listOf([first, ...others])],
  );
}

function keyOf({ change, uses }: ChangeFinding): string | undefined {
  const { listed } = kindOf(change.id);
  if (listed === undefined) return undefined;
  const { data, words, witness: _witness, before: _before, after: _after, editedIn: _editedIn, ...rest } = change;
  const others = [data, words].map((texts) => Object.entries(texts ?? {}).filter(([name]) => name !== listed));
  return JSON.stringify([rest, others, uses]);
}

function listOf(group: readonly [ChangeFinding, ...ChangeFinding[]]): ChangeFinding {
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
