import { parsePattern, type PatternLook, type PatternNode, type PatternRefusal } from "./parse-pattern.js";
import { patternSize, sizeProblem } from "./program.js";

/** A pattern with its lookarounds. */
export interface ReadPattern {
  readonly kind: "pattern";
  readonly node: PatternNode;
  readonly looks: readonly PatternLook[];
}

/** Reads a regular expression that is valid with the flag u. */
export function readPattern(source: string): ReadPattern | PatternRefusal {
  const looks: PatternLook[] = [];
  const node = parsePattern(source, looks);
  return node.kind === "refusal" ? node : { kind: "pattern", node, looks };
}

/** The reason why the programs of a pattern would be too large to match in little time; undefined if they are not. */
export function tooLarge({ node, looks }: ReadPattern): string | undefined {
  const size = { positions: 0, work: 0 };
  for (const part of [node, ...looks.map((look) => look.node)]) {
    const { positions, work } = patternSize(part);
    size.positions += positions;
    size.work += work;
  }
  return sizeProblem(size);
}
