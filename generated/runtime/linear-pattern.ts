import { compilePattern, type PatternProgram, type PatternStep } from "./pattern-program.js";
import { parsePattern, type Assertion } from "./pattern-syntax.js";

/** Looks for a pattern in a text. */
export interface LinearPattern {
  /** Whether the pattern is found anywhere in the text, as by a RegExp with the flag u. */
  test(text: string): boolean;
}

/**
 * A matcher that takes time in proportion to the text, whatever the text: it follows all ways through the pattern at
 * once. For patterns for which a RegExp might not end. Throws when the pattern refers back or looks around.
 */
export function linearPattern(source: string): LinearPattern {
  let program: PatternProgram | undefined;
  return {
    test(text) {
      program ??= programOf(source);
      return isFound(program, text);
    },
  };
}

function programOf(source: string): PatternProgram {
  const node = parsePattern(source);
  if (node.kind === "refusal") throw new SyntaxError(`Pattern "${source}" cannot be matched: ${node.reason}.`);
  return compilePattern(node);
}

function isFound({ steps, start }: PatternProgram, text: string): boolean {
  // In which round a step was last reached: a step is followed once for each place in the text.
  const reached = new Int32Array(steps.length).fill(-1);
  const waiting: number[] = [];
  for (let at = 0, round = 0; ; round += 1) {
    // A match may begin anywhere.
    waiting.push(start);
    const current = follow(steps, waiting, reached, round, text, at);
    if (current === undefined) return true;
    if (at >= text.length) return false;
    const code = text.codePointAt(at) ?? 0;
    const character = code < 128 ? "" : String.fromCodePoint(code);
    for (const index of current) {
      const step = steps[index];
      if (step?.kind !== "character") continue;
      if (code < 128 ? step.set.ascii[code] === 1 : step.set.expression.test(character)) waiting.push(step.next);
    }
    at += code > 0xffff ? 2 : 1;
  }
}

/** The steps that wait for a character once forks and assertions are passed; undefined when the match is complete. */
function follow(
  steps: readonly PatternStep[],
  waiting: number[],
  reached: Int32Array,
  round: number,
  text: string,
  at: number,
): number[] | undefined {
  const ready: number[] = [];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (reached[index] === round) continue;
    reached[index] = round;
    const step = steps[index];
    if (step === undefined) continue;
    switch (step.kind) {
      case "match":
        return undefined;
      case "character":
        ready.push(index);
        break;
      case "fork":
        waiting.push(...step.ways);
        break;
      case "assertion":
        if (isTrue(step.what, text, at)) waiting.push(step.next);
        break;
    }
  }
  return ready;
}

function isTrue(what: Assertion, text: string, at: number): boolean {
  switch (what) {
    case "start":
      return at === 0;
    case "end":
      return at === text.length;
    case "boundary":
      return isWordBefore(text, at) !== isWordBefore(text, at + 1);
    case "noBoundary":
      return isWordBefore(text, at) === isWordBefore(text, at + 1);
  }
}

/** ECMA-262, section 22.2.2.9.3. */
function isWordBefore(text: string, at: number): boolean {
  return /[A-Za-z0-9_]/.test(text.charAt(at - 1));
}
