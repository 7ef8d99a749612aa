import { stringLiteral } from "../../text/literals.js";

/** Shorter runs are written out. */
const shortestRun = 5;

/** Names as elements of an array: "custom1", "custom2" and so on are said in one call of `numbered`, which counts. */
export function nameList(names: readonly string[], numbered: string): readonly string[] {
  const elements: string[] = [];
  for (let at = 0; at < names.length;) {
    const { stem, first, length } = runFrom(names, at);
    if (length < shortestRun) elements.push(...names.slice(at, at + length).map(stringLiteral));
    else elements.push(`...${numbered}(${stringLiteral(stem)}, ${first}, ${first + length - 1})`);
    at += length;
  }
  return elements;
}

interface Run {
  readonly stem: string;
  readonly first: number;
  readonly length: number;
}

/** The names from a position on that are counted one by one; a run of one when they are not. */
function runFrom(names: readonly string[], at: number): Run {
  const [, stem = "", number] = /^(.*?)(0|[1-9]\d{0,5})$/s.exec(names[at] ?? "") ?? [];
  const first = Number(number ?? 0);
  let length = 1;
  if (number !== undefined) while (names[at + length] === `${stem}${first + length}`) length += 1;
  return { stem, first, length };
}
