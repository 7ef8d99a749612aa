import type { PatternAssertion, PatternNode } from "./parse-pattern.js";

/**
 * The machine that matches a pattern: one position for each character that is read, and nodes between them that read
 * nothing. Positions are counted from the pattern's end, so that where one copy of a repetition leads to the next, a
 * position leads to the one before it.
 */
export interface PatternProgram {
  readonly nodes: readonly ProgramNode[];
  /** The node where a match begins. */
  readonly start: number;
  /** For each position, which of `sets` it reads. */
  readonly setOf: readonly number[];
  readonly sets: readonly CharacterSet[];
  /** For each position, whether the one before it follows directly. */
  readonly slides: readonly boolean[];
  /** For each position, its alternative next node; -1 for none. */
  readonly exits: readonly number[];
}

/** An instruction of a pattern's program. */
export type ProgramNode =
  /** Reads a character of a set of the program. */
  | { readonly kind: "character"; readonly position: number; readonly set: number; readonly next: number }
  | { readonly kind: "fork"; readonly ways: readonly number[] }
  | { readonly kind: "assertion"; readonly what: PatternAssertion; readonly next: number }
  | { readonly kind: "match" };

/** The characters of one atom. */
export interface CharacterSet {
  /** By character code. */
  readonly ascii: Uint8Array;
  /** True when it has a character that is not ASCII. */
  hasWide(codePoint: number, character: string): boolean;
}

/** The size of a program: matching takes at most about `work` steps for each character. */
export interface PatternSize {
  /** Characters, repetitions written out. */
  readonly positions: number;
  /** Repetitions of a single character count little: 32 positions are moved on at once. */
  readonly work: number;
}

const maxPositions = 5000;
const maxWork = 4000;

/** The size of a pattern's program. */
export function patternSize(node: PatternNode): PatternSize {
  switch (node.kind) {
    case "character":
      return { positions: 1, work: 1 };
    case "assertion":
      return { positions: 0, work: 1 };
    case "sequence":
    case "choice":
      return node.of
        .map(patternSize)
        .reduce((sum, size) => ({ positions: sum.positions + size.positions, work: sum.work + size.work + 1 }), {
          positions: 0,
          work: 1,
        });
    case "repeat": {
      if (node.max === 0) return { positions: 0, work: 1 };
      const copies = copiesOf(node);
      const { positions, work } = patternSize(node.of);
      if (node.of.kind === "character") return { positions: copies, work: 3 + copies / 32 };
      return { positions: copies * positions, work: copies * (work + 1) + 1 };
    }
  }
}

function copiesOf({ min, max }: Extract<PatternNode, { kind: "repeat" }>): number {
  return max === Number.POSITIVE_INFINITY ? min + 1 : max;
}

/** The reason why programs of a size, taken together, are too large; undefined when they are not. */
export function sizeProblem({ positions, work }: PatternSize): string | undefined {
  if (positions <= maxPositions && work <= maxWork) return undefined;
  const parts = positions > maxPositions ? maxPositions : maxWork;
  return `it has more than ${parts} parts after its repetitions are expanded`;
}

/** The program of a pattern that is not too large. */
export function compilePattern(node: PatternNode): PatternProgram {
  const nodes: ProgramNode[] = [{ kind: "match" }];
  const setOf: number[] = [];
  const following: number[] = [];
  const atoms = new Map<string, number>();
  const start = build(node, 0);
  const after = following.map((next, position) => afterPosition(nodes, next, position));
  return {
    nodes,
    start,
    setOf,
    sets: [...atoms.keys()].map(characterSet),
    slides: after.map(({ slides }) => slides),
    exits: after.map(({ exit }) => exit),
  };

  /** Adds the nodes of a part that goes on to `next`; gives its first node. */
  function build(part: PatternNode, next: number): number {
    switch (part.kind) {
      case "character": {
        const set = atoms.get(part.atom) ?? atoms.size;
        atoms.set(part.atom, set);
        following.push(next);
        return nodes.push({ kind: "character", position: setOf.push(set) - 1, set, next }) - 1;
      }
      case "assertion":
        return nodes.push({ kind: "assertion", what: part.what, next }) - 1;
      case "sequence":
        return part.of.reduceRight((behind, item) => build(item, behind), next);
      case "choice":
        return fork(part.of.map((branch) => build(branch, next)));
      case "repeat":
        return buildRepeat(part.of, part.min, part.max, next);
    }
  }

  function buildRepeat(of: PatternNode, min: number, max: number, next: number): number {
    let start = next;
    if (max === Number.POSITIVE_INFINITY) {
      const ways = [next];
      start = fork(ways);
      ways.push(build(of, start));
    } else {
      for (let copy = min; copy < max; copy += 1) start = fork([next, build(of, start)]);
    }
    for (let copy = 0; copy < min; copy += 1) start = build(of, start);
    return start;
  }

  function fork(ways: readonly number[]): number {
    return nodes.push({ kind: "fork", ways }) - 1;
  }
}

/** The continuation of a position: the position before it, a node, or both. */
function afterPosition(
  nodes: readonly ProgramNode[],
  next: number,
  position: number,
): { readonly slides: boolean; readonly exit: number } {
  const isBefore = (index: number): boolean => {
    const node = nodes[index];
    return node?.kind === "character" && node.position === position - 1;
  };
  if (isBefore(next)) return { slides: true, exit: -1 };
  const node = nodes[next];
  const [first, second, ...others] = node?.kind === "fork" ? node.ways : [];
  if (first === undefined || second === undefined || others.length > 0 || !isBefore(second))
    return { slides: false, exit: next };
  return { slides: true, exit: first };
}

/** The characters that one atom of an expression matches. */
export function characterSet(atom: string): CharacterSet {
  // One character at a time, the engine's own matcher is linear; it knows the classes of Unicode.
  const expression = new RegExp(`^(?:${atom})$`, "u");
  const ascii = Uint8Array.from({ length: 128 }, (_, code) => (expression.test(String.fromCharCode(code)) ? 1 : 0));
  if (!goesBeyondAscii(atom)) return { ascii, hasWide: () => false };
  if (isLiteral(atom)) return { ascii, hasWide: (codePoint) => codePoint === atom.codePointAt(0) };
  return { ascii, hasWide: (_, character) => expression.test(character) };
}

/** True when an atom may match a character beyond ASCII; true when in doubt. */
export function goesBeyondAscii(atom: string): boolean {
  return atom === "." || /\[\^|[^\0-\x7f]|\\[DSWspPux]/.test(atom);
}

/** True when an atom is the character that it matches. */
export function isLiteral(atom: string): boolean {
  return atom !== "." && [...atom].length === 1;
}
