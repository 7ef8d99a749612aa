import type { Assertion, PatternNode } from "./pattern-syntax.js";

/** A step of the machine that matches a pattern: Thompson's construction. `next` is where it goes on. */
export type PatternStep =
  | { readonly kind: "character"; readonly set: CharacterSet; next: number }
  | { readonly kind: "fork"; readonly ways: number[] }
  | { readonly kind: "assertion"; readonly what: Assertion; next: number }
  | { readonly kind: "match" };

/** The characters of one atom. */
export interface CharacterSet {
  /** By character code. */
  readonly ascii: Uint8Array;
  /** For what is not ASCII. */
  readonly expression: RegExp;
}

export interface PatternProgram {
  readonly steps: readonly PatternStep[];
  readonly start: number;
}

/** How many steps a program may have: matching takes this times the length of the text at worst. */
export const maxPatternSteps = 2000;

/** How many steps the program of a pattern has, its repetitions written out. */
export function countPatternSteps(node: PatternNode): number {
  switch (node.kind) {
    case "character":
    case "assertion":
      return 1;
    case "sequence":
    case "choice":
      return node.of.reduce((sum, each) => sum + countPatternSteps(each) + 1, 1);
    case "repeat": {
      const copies = node.max === Number.POSITIVE_INFINITY ? node.min + 1 : Math.max(node.max, 1);
      return copies * (countPatternSteps(node.of) + 1) + 1;
    }
  }
}

/** The program of a pattern of at most `maxPatternSteps`. */
export function compilePattern(node: PatternNode): PatternProgram {
  const steps: PatternStep[] = [{ kind: "match" }];
  const sets = new Map<string, CharacterSet>();
  return { start: build(node, 0), steps };

  /** Adds the steps of a node that goes on to `next`; gives its first step. */
  function build(part: PatternNode, next: number): number {
    switch (part.kind) {
      case "character": {
        const set = sets.get(part.atom) ?? characterSet(part.atom);
        sets.set(part.atom, set);
        return steps.push({ kind: "character", set, next }) - 1;
      }
      case "assertion":
        return steps.push({ kind: "assertion", what: part.what, next }) - 1;
      case "sequence":
        return part.of.reduceRight((after, each) => build(each, after), next);
      case "choice": {
        const ways = part.of.map((each) => build(each, next));
        return steps.push({ kind: "fork", ways }) - 1;
      }
      case "repeat":
        return buildRepeat(part.of, part.min, part.max, next);
    }
  }

  function buildRepeat(of: PatternNode, min: number, max: number, next: number): number {
    let start = next;
    if (max === Number.POSITIVE_INFINITY) {
      const ways = [next];
      start = steps.push({ kind: "fork", ways }) - 1;
      ways.push(build(of, start));
    } else {
      for (let copy = min; copy < max; copy += 1)
        start = steps.push({ kind: "fork", ways: [next, build(of, start)] }) - 1;
    }
    for (let copy = 0; copy < min; copy += 1) start = build(of, start);
    return start;
  }
}

/** The characters that one atom of an expression matches. */
export function characterSet(atom: string): CharacterSet {
  // One character at a time, the engine's own matcher is linear; it knows the classes of Unicode.
  const expression = new RegExp(`^(?:${atom})$`, "u");
  const ascii = Uint8Array.from({ length: 128 }, (_, code) => (expression.test(String.fromCharCode(code)) ? 1 : 0));
  return { ascii, expression };
}
