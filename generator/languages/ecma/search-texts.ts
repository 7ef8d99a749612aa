import { characterClasses } from "./character-classes.js";
import type { MachineState, TextMachine } from "./text-machine.js";

/** A pattern that is to be found, or not to be found. */
export interface TextCondition {
  readonly machine: TextMachine;
  readonly isWanted: boolean;
}

export interface TextLimits {
  readonly min: number;
  readonly max: number;
  readonly excluded: readonly string[];
}

/** The budget of a search. */
export interface Budget {
  /** Takes one step; false when there were too many. */
  spend(): boolean;
}

export interface FoundTexts {
  /** The shortest first, a few of them. */
  readonly found: readonly string[];
  /** Whether all ways were looked at: then there are no others when none was found. */
  readonly isComplete: boolean;
}

const maxFound = 40;
const maxStates = 20_000;

interface Node {
  readonly states: readonly MachineState[];
  readonly length: number;
  /** What was read so far, while an excluded text begins with it. */
  readonly prefix: string | undefined;
  readonly before: Node | undefined;
  readonly character: string;
}

/** Walks through the machines at once, breadth first. */
export function searchTexts(conditions: readonly TextCondition[], limits: TextLimits, search: Budget): FoundTexts {
  if (isEmptyWithoutLimits(conditions, limits, search)) return { found: [], isComplete: true };
  return walk(conditions, limits, search);
}

/** Lengths make the walk long; often the patterns alone rule out every text. */
function isEmptyWithoutLimits(conditions: readonly TextCondition[], limits: TextLimits, search: Budget): boolean {
  if (limits.min === 0 && limits.max === Infinity) return false;
  const { found, isComplete } = walk(conditions, { min: 0, max: Infinity, excluded: [] }, search, 1);
  return isComplete && found.length === 0;
}

function walk(
  conditions: readonly TextCondition[],
  { min, max, excluded }: TextLimits,
  search: Budget,
  most: number = maxFound,
): FoundTexts {
  const atoms = new Set(conditions.flatMap(({ machine }) => machine.atoms));
  const letters = new Set(excluded.flatMap((text) => [...text]));
  const characters = characterClasses([...atoms], [...letters]);
  const prefixes = new Set(
    excluded.flatMap((text) => [...text].map((_, at, all) => all.slice(0, at).join("")).concat(text)),
  );
  const counted = max === Infinity ? min : max + 1;
  const start: Node = {
    states: conditions.map(({ machine }) => machine.start),
    length: 0,
    prefix: prefixes.has("") ? "" : undefined,
    before: undefined,
    character: "",
  };
  const queue: Node[] = [start];
  const seen = new Set([keyOf(start)]);
  const found: string[] = [];
  const isFine = ({ states, length, prefix }: Node): boolean =>
    length >= min &&
    length <= max &&
    (prefix === undefined || !excluded.includes(prefix)) &&
    conditions.every(({ isWanted }, at) => states[at]?.isFine === isWanted);
  const isLost = ({ states, length }: Node): boolean =>
    length > max || conditions.some(({ isWanted }, at) => !isWanted && states[at]?.isDone === true);
  for (const node of queue) {
    if (isFine(node)) found.push(textOf(node));
    if (found.length >= most) return { found, isComplete: false };
    for (const character of characters) {
      const next = step(node, character);
      const key = keyOf(next);
      if (isLost(next) || seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
    if (queue.length > maxStates || (queue.length % 64 === 0 && !search.spend())) return { found, isComplete: false };
  }
  return { found, isComplete: true };

  function step(node: Node, character: string): Node {
    const read = node.prefix === undefined ? undefined : node.prefix + character;
    return {
      states: conditions.map(({ machine }, at) => machine.next(node.states[at] ?? machine.start, character)),
      length: Math.min(node.length + 1, counted),
      prefix: read !== undefined && prefixes.has(read) ? read : undefined,
      before: node,
      character,
    };
  }
}

function keyOf({ states, length, prefix }: Node): string {
  return `${states.map(({ id }) => id).join()} ${length} ${prefix ?? "/"}${prefix === undefined ? "" : "+"}`;
}

function textOf(node: Node): string {
  let text = "";
  for (let at: Node | undefined = node; at !== undefined; at = at.before) text = at.character + text;
  return text;
}
