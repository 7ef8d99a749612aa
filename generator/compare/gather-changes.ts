import type { FoundChange, Affected } from "./change.js";
import { changeKey, type ChangeFinding } from "./finding.js";
import type { ValueDirection } from "./kind-of-change.js";
import { inOrder } from "../text/in-order.js";
import { joinLevels } from "./levels.js";
import { smallerWitness } from "./smaller-witness.js";

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
