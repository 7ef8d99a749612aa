import { printSet } from "./translate-pattern.js";
import { parsePattern, type CharacterSet, type PatternNode } from "./pattern-tree.js";

/** How many characters and choices a pattern may have when its repetitions are written out. */
export const maxPatternSize = 50_000;

/** The size of a pattern when its repetitions are written out. */
export function patternSize(node: PatternNode): number {
  switch (node.kind) {
    case "characters":
      return 1;
    case "sequence":
      return node.items.reduce((sum, item) => sum + patternSize(item), 0);
    case "choice":
      return node.branches.reduce((sum, branch) => sum + patternSize(branch) + 1, 0);
    case "repeat":
      return (patternSize(node.body) + 1) * (node.max === Infinity ? node.min + 1 : node.max);
  }
}

/**
 * Tells of a text whether it matches a pattern facet, in time linear in the text: all ways through the pattern are followed
 * at once. Patterns that are not valid or too large, which loading reports, match everything.
 */
export function patternMatcher(pattern: string): (text: string) => boolean {
  const parsed = parsePattern(pattern);
  if (!parsed.ok || patternSize(parsed.tree) > maxPatternSize) return () => true;
  let program: readonly Step[] | undefined;
  return (text) => runProgram((program ??= compile(parsed.tree)), text);
}

/** One step of a program: take a character, go on in two places, or be done. Numbers are places in the program. */
type Step =
  | { readonly kind: "take"; readonly matches: (character: string) => boolean; readonly next: number }
  | { readonly kind: "fork"; next: number; other: number }
  | { readonly kind: "done" };

/** Built from the end to the start, so that what comes next has its number already. */
function compile(tree: PatternNode): readonly Step[] {
  const program: Step[] = [{ kind: "done" }];
  const tests = new Map<string, (character: string) => boolean>();
  const add = (step: Step): number => program.push(step) - 1;

  function before(node: PatternNode, next: number): number {
    switch (node.kind) {
      case "characters":
        return add({ kind: "take", matches: testOf(node.set), next });
      case "sequence":
        return node.items.reduceRight((after, item) => before(item, after), next);
      case "choice":
        return node.branches
          .map((branch) => before(branch, next))
          .reduceRight((other, branch) => add({ kind: "fork", next: branch, other }));
      case "repeat":
        return beforeRepeat(node, next);
    }
  }

  function beforeRepeat({ min, max, body }: PatternNode & { kind: "repeat" }, next: number): number {
    let start = next;
    if (max === Infinity) {
      const loop: Step & { kind: "fork" } = { kind: "fork", next, other: next };
      start = add(loop);
      loop.next = before(body, start);
    }
    // Each optional copy can leave for the end at once, so that few ways stay open.
    for (let count = min; count < max && max !== Infinity; count++) {
      start = add({ kind: "fork", next: before(body, start), other: next });
    }
    for (let count = 0; count < min; count++) start = before(body, start);
    return start;
  }

  function testOf(set: CharacterSet): (character: string) => boolean {
    const source = printSet(set);
    const known = tests.get(source) ?? characterTest(source);
    tests.set(source, known);
    return known;
  }

  const start = before(tree, 0);
  return [...program, { kind: "fork", next: start, other: start }];
}

function characterTest(source: string): (character: string) => boolean {
  const expression = new RegExp(`^(?:${source})$`, "u");
  const known = new Map<string, boolean>();
  return (character) => {
    let matches = known.get(character);
    if (matches === undefined) {
      matches = expression.test(character);
      known.set(character, matches);
    }
    return matches;
  };
}

/** The last step of a program is its start. */
function runProgram(program: readonly Step[], text: string): boolean {
  const visited = new Int32Array(program.length).fill(-1);
  let current = reached(program, [program.length - 1], visited, 0);
  let round = 0;
  for (const character of text) {
    round += 1;
    const next: number[] = [];
    for (const place of current) {
      const step = program[place];
      if (step?.kind === "take" && step.matches(character)) next.push(step.next);
    }
    current = reached(program, next, visited, round);
    if (current.length === 0) return false;
  }
  return current.some((place) => program[place]?.kind === "done");
}

/** Where forks lead, each place once. */
function reached(program: readonly Step[], from: readonly number[], visited: Int32Array, round: number): number[] {
  const places: number[] = [];
  const pending = [...from];
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    if (visited[place] === round) continue;
    visited[place] = round;
    const step = program[place];
    if (step?.kind === "fork") pending.push(step.next, step.other);
    else places.push(place);
  }
  return places;
}
