import { parsePattern, type CharacterSet, type PatternNode } from "./pattern-tree.js";

/** A set of texts as Glushkov's automaton: one position for each character that a text may have. */
export interface TextLanguage {
  readonly sets: readonly CharacterSet[];
  /** Positions that may come first, and those that may follow each. */
  readonly first: readonly number[];
  readonly follow: readonly (readonly number[])[];
  readonly last: ReadonlySet<number>;
  readonly acceptsEmpty: boolean;
}

/** Expressions with more characters, their repetitions written out, have no automaton here. */
const maxPositions = 600;

class TooLarge extends Error {}

/** The texts that a pattern facet matches; undefined when it is no pattern or too large. Part 2, appendix F. */
export function patternLanguage(pattern: string): TextLanguage | undefined {
  const parsed = parsePattern(pattern);
  return parsed.ok ? languageOf(parsed.tree) : undefined;
}

/** The texts that one of some patterns matches. */
export function anyPattern(patterns: readonly string[]): TextLanguage | undefined {
  const branches: PatternNode[] = [];
  for (const pattern of patterns) {
    const parsed = parsePattern(pattern);
    if (!parsed.ok) return undefined;
    branches.push(parsed.tree);
  }
  return languageOf({ kind: "choice", branches });
}

/** Some texts and no others. */
export function textsLanguage(texts: readonly string[]): TextLanguage | undefined {
  const branches = texts.map((text): PatternNode => {
    const items = [...text].map((character): PatternNode => {
      const codePoint = character.codePointAt(0) ?? 0;
      const parts = [{ kind: "range", first: codePoint, last: codePoint }] as const;
      return { kind: "characters", set: { parts, negated: false } };
    });
    return { kind: "sequence", items };
  });
  return languageOf({ kind: "choice", branches });
}

interface Piece {
  readonly nullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

const nothing: Piece = { nullable: true, first: [], last: [] };

function languageOf(tree: PatternNode): TextLanguage | undefined {
  const sets: CharacterSet[] = [];
  const follow: Set<number>[] = [];
  try {
    const { nullable, first, last } = build(tree);
    return { sets, first, follow: follow.map((after) => [...after]), last: new Set(last), acceptsEmpty: nullable };
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }

  function build(node: PatternNode): Piece {
    switch (node.kind) {
      case "characters": {
        const position = sets.push(node.set) - 1;
        if (position >= maxPositions) throw new TooLarge();
        follow.push(new Set());
        return { nullable: false, first: [position], last: [position] };
      }
      case "sequence":
        return node.items.reduce((before: Piece, item) => join(before, build(item)), nothing);
      case "choice":
        return choose(node.branches.map(build));
      case "repeat":
        return repeat(node);
    }
  }

  function join(before: Piece, after: Piece): Piece {
    link(before.last, after.first);
    return {
      nullable: before.nullable && after.nullable,
      first: before.nullable ? [...before.first, ...after.first] : before.first,
      last: after.nullable ? [...before.last, ...after.last] : after.last,
    };
  }

  function choose(pieces: readonly Piece[]): Piece {
    return {
      nullable: pieces.some((piece) => piece.nullable),
      first: pieces.flatMap((piece) => piece.first),
      last: pieces.flatMap((piece) => piece.last),
    };
  }

  function repeat({ min, max, body }: PatternNode & { kind: "repeat" }): Piece {
    if ((max === Infinity ? min : max) > maxPositions) throw new TooLarge();
    let result = nothing;
    for (let count = 0; count < min; count++) result = join(result, build(body));
    if (max === Infinity) {
      const again = build(body);
      link(again.last, again.first);
      return join(result, { ...again, nullable: true });
    }
    for (let count = min; count < max; count++) result = join(result, { ...build(body), nullable: true });
    return result;
  }

  function link(from: readonly number[], to: readonly number[]): void {
    for (const position of from) {
      for (const next of to) follow[position]?.add(next);
    }
  }
}
