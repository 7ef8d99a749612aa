import { Budget, shortestWord, type Graph } from "../../languages/breadth-first.js";
import { expandedName, type QName } from "../../model/xml-schema/components.js";
import { acceptsAll, maxRepeated, repeatedName } from "./all-content.js";
import type { Content } from "../../model/xml-schema/content-expression.js";
import { ContentMachine, type MachineState } from "./content-machine.js";

/** A demand on the number of children with one name. */
export interface CountedWord {
  /** The content model that the children have to fit. */
  readonly content: Content;
  /** The name of the children that are counted. */
  readonly name: QName;
  /** True for numbers of children with the name that are allowed. */
  readonly fits: (count: number) => boolean;
  /** Counts above it are equivalent. */
  readonly limit: number;
}

const maxStates = 20_000;
/** Maximum number of children in all tried examples of an xs:all group. */
const maxWordSymbols = 1_000_000;

/** The fewest children that a content model takes in which a name occurs a number of times. */
export function countedWord(query: CountedWord): readonly QName[] | undefined {
  return query.content.kind === "all" ? wordOfAll(query) : searchWord(query);
}

function wordOfAll({ content, name, fits, limit }: CountedWord): readonly QName[] | undefined {
  if (content.kind !== "all") return undefined;
  const key = expandedName(name);
  const repetitions = Array.from({ length: Math.min(limit + 1, maxRepeated) }, (_, index) => index + 1);
  const required = content.members.filter(({ min }) => min > 0);
  const rest = required.filter(
    ({ leaf }) => !leaf.accepts.some((term) => term.kind === "element" && expandedName(term.name) === key),
  );
  const others = namesOf(rest);
  if (others.length * repetitions.length > maxWordSymbols) return undefined;
  const words = [[], namesOf(required), ...repetitions.map((count) => [...others, ...repeatedName(name, count)])];
  return words.find((word) => {
    const count = word.filter((name) => expandedName(name) === key).length;
    return fits(count) && acceptsAll({ content, keepsUnknown: false, admits: () => false }, word) !== undefined;
  });

  function namesOf(members: typeof required): readonly QName[] {
    return members.flatMap(({ leaf, min }) => {
      const names = leaf.accepts.flatMap((term) => (term.kind === "element" ? [term.name] : []));
      return names.slice(0, 1).flatMap((name) => repeatedName(name, Math.min(min, maxRepeated)));
    });
  }
}

interface Step {
  readonly state: MachineState;
  /** Number of children with the name, up to a limit above which nothing changes. */
  readonly count: number;
}

function searchWord({ content, name, fits, limit }: CountedWord): readonly QName[] | undefined {
  const machine = new ContentMachine(content, { keepsUnknown: false, admits: () => false });
  const key = expandedName(name);
  const graph: Graph<Step, QName> = {
    start: { state: machine.start, count: 0 },
    keyOf: ({ state, count }) => `${state.id}/${count}`,
    *waysFrom({ state, count }) {
      for (const [name, { next }] of machine.waysFrom(state, machine.names.values())) {
        yield [name, { state: next, count: Math.min(count + (expandedName(name) === key ? 1 : 0), limit) }];
      }
    },
  };
  return shortestWord(graph, ({ state, count }) => state.isFinal && fits(count), new Budget(maxStates));
}
