import { expandedName, type QName } from "../../model/xml-schema/components.js";
import { acceptsAll } from "./all-content.js";
import type { Content } from "./content-expression.js";
import { ContentMachine, type ContentState } from "./content-machine.js";

/** What asks for a word. */
export interface CountedWord {
  readonly content: Content;
  readonly name: QName;
  /** Which numbers of children with the name are fine. */
  readonly fits: (count: number) => boolean;
  /** Counts beyond are alike. */
  readonly limit: number;
}

const maxStates = 20_000;

/** The fewest children that a content model takes in which a name occurs a number of times. */
export function countedWord(query: CountedWord): readonly QName[] | undefined {
  return query.content.kind === "all" ? wordOfAll(query) : searchWord(query);
}

function wordOfAll({ content, name, fits }: CountedWord): readonly QName[] | undefined {
  if (content.kind !== "all") return undefined;
  const key = expandedName(name);
  const required = content.members.filter((member) => member.required);
  const rest = required.filter(({ leaf }) => !leaf.accepts.some((each) => each.kind === "element" && expandedName(each.name) === key)); // prettier-ignore
  const words = [[], namesOf(required), [...namesOf(rest), name]];
  return words.find((word) => {
    const count = word.filter((each) => expandedName(each) === key).length;
    return fits(count) && acceptsAll(content, word, false) !== undefined;
  });

  function namesOf(members: typeof required): readonly QName[] {
    return members.flatMap(({ leaf }) =>
      leaf.accepts.flatMap((each) => (each.kind === "element" ? [each.name] : [])).slice(0, 1),
    );
  }
}

interface Step {
  readonly state: ContentState;
  readonly count: number;
  readonly before: Step | undefined;
  readonly name: QName | undefined;
}

function searchWord({ content, name, fits, limit }: CountedWord): readonly QName[] | undefined {
  const machine = new ContentMachine(content, { keepsUnknown: false, admits: () => false });
  const key = expandedName(name);
  const names = [...machine.names.values()];
  const queue: Step[] = [{ state: machine.start, count: 0, before: undefined, name: undefined }];
  const seen = new Set<string>([`${machine.start.id}/0`]);
  for (let index = 0; index < queue.length && index < maxStates; index++) {
    const step = queue[index]!;
    if (step.state.isFinal && fits(step.count)) return wordOf(step);
    for (const each of machine.available(step.state) ?? names) {
      for (const { next } of machine.step(step.state, each)) {
        const count = Math.min(step.count + (expandedName(each) === key ? 1 : 0), limit);
        const place = `${next.id}/${count}`;
        if (seen.has(place)) continue;
        seen.add(place);
        queue.push({ state: next, count, before: step, name: each });
      }
    }
  }
  return undefined;
}

function wordOf(last: Step): readonly QName[] {
  const word: QName[] = [];
  for (let step: Step | undefined = last; step?.name !== undefined; step = step.before) word.push(step.name);
  return word.reverse();
}
