/** A regular expression as a tree. Syntax that only decides which match is found (groups, lazy repetition) is left out. */
export type PatternNode =
  /** Exactly one code point; `atom` is its piece of the expression: "a", "[a-z]", "\\d", "\\p{L}", ".". */
  | { readonly kind: "character"; readonly atom: string }
  | { readonly kind: "sequence"; readonly of: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly of: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly of: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: "assertion"; readonly what: PatternAssertion };

/** A condition on a position in a string that reads no character (ECMA-262, section 22.2.2.4), or the number of a lookaround. */
export type PatternAssertion = "start" | "end" | "boundary" | "noBoundary" | number;

/** A lookahead or lookbehind: the patterns within it have lower numbers. */
export interface PatternLook {
  /** The pattern; that of a lookahead is reversed. */
  readonly node: PatternNode;
  readonly isAhead: boolean;
  readonly isNegative: boolean;
}

/** An expression that cannot be matched in linear time, and why: "it has a look-ahead". */
export interface PatternRefusal {
  readonly kind: "refusal";
  /** A clause with a subject: "it has a look-ahead". */
  readonly reason: string;
}

/**
 * Reads a regular expression that is valid with the flag u (ECMA-262, section 22.2.1). Its lookarounds are added to `looks`; without
 * this list it must have none.
 */
export function parsePattern(source: string, looks?: PatternLook[]): PatternNode | PatternRefusal {
  const parser = new PatternParser(source, looks);
  const node = parser.choice(0);
  return parser.reason === undefined ? node : { kind: "refusal", reason: parser.reason };
}

const deepest = 100;

/** The results of so many lookarounds are the bits of one number. */
const maxLooks = 31;

class PatternParser {
  readonly #source: string;
  readonly #looks: PatternLook[] | undefined;
  #at: number = 0;
  reason: string | undefined = undefined;

  constructor(source: string, looks: PatternLook[] | undefined) {
    this.#source = source;
    this.#looks = looks;
  }

  /** Disjunction: alternatives up to a closing parenthesis or the end. */
  choice(depth: number): PatternNode {
    if (depth > deepest) this.reason ??= `its groups are nested deeper than ${deepest} levels`;
    const branches = [this.#sequence(depth)];
    while (this.#take("|")) branches.push(this.#sequence(depth));
    const [only] = branches;
    return branches.length === 1 && only !== undefined ? only : { kind: "choice", of: branches };
  }

  #sequence(depth: number): PatternNode {
    const terms: PatternNode[] = [];
    while (this.reason === undefined && this.#at < this.#source.length) {
      const next = this.#source.charAt(this.#at);
      if (next === "|" || next === ")") break;
      terms.push(this.#quantified(this.#term(next, depth)));
    }
    const [only] = terms;
    return terms.length === 1 && only !== undefined ? only : { kind: "sequence", of: terms };
  }

  #term(next: string, depth: number): PatternNode {
    switch (next) {
      case "^":
        return this.#assertion("start", 1);
      case "$":
        return this.#assertion("end", 1);
      case "(":
        return this.#group(depth);
      case "[":
        return this.#character(classEnd(this.#source, this.#at));
      case "\\":
        return this.#escape();
    }
    return this.#character(this.#at + codePointSize(this.#source, this.#at));
  }

  #assertion(what: PatternAssertion, length: number): PatternNode {
    this.#at += length;
    return { kind: "assertion", what };
  }

  #character(end: number): PatternNode {
    const atom = this.#source.slice(this.#at, end);
    this.#at = end;
    return { kind: "character", atom };
  }

  #group(depth: number): PatternNode {
    const subtraction = this.#subtractionEnd(this.#at);
    if (subtraction > 0) return this.#character(subtraction);
    const look = matchAt(lookHead, this.#source, this.#at);
    const head = look ?? groupHeadAt(this.#source, this.#at);
    if (head === "(?") this.reason ??= "it changes flags";
    this.#at += head.length;
    const inner = this.choice(depth + 1);
    this.#take(")");
    return look === undefined ? inner : this.#look(look, inner);
  }

  #look(head: string, inner: PatternNode): PatternNode {
    const looks = this.#looks ?? [];
    if (this.#looks === undefined) this.reason ??= "it looks ahead or behind";
    if (looks.length === maxLooks) this.reason ??= `it has more than ${maxLooks} lookarounds`;
    const isAhead = !head.startsWith("(?<");
    const node = isAhead ? reversed(inner) : inner;
    return { kind: "assertion", what: looks.push({ node, isAhead, isNegative: head.endsWith("!") }) - 1 };
  }

  /**
   * Returns the end of a class after a subtraction, as in "(?![aeiou])[a-z]": one character like any other class. -1 if
   * there is none.
   */
  #subtractionEnd(start: number): number {
    if (!this.#source.startsWith("(?!", start)) return -1;
    const inner = this.#setEnd(start + 3);
    return inner > 0 && this.#source.charAt(inner) === ")" ? this.#setEnd(inner + 1) : -1;
  }

  /** Returns the end of a class, with its subtraction, or of a single escape or character. */
  #setEnd(start: number): number {
    const next = this.#source.charAt(start);
    if (next === "(") return this.#subtractionEnd(start);
    if (next === "[") return classEnd(this.#source, start);
    if (next === "\\") return /[bB1-9k]/.test(this.#source.charAt(start + 1)) ? -1 : escapeEnd(this.#source, start);
    return next === "" || "^$.*+?)]{}|".includes(next) ? -1 : start + codePointSize(this.#source, start);
  }

  #escape(): PatternNode {
    const next = this.#source.charAt(this.#at + 1);
    if (next === "b") return this.#assertion("boundary", 2);
    if (next === "B") return this.#assertion("noBoundary", 2);
    if (/[1-9k]/.test(next)) this.reason ??= "it has a back reference to a group";
    return this.#character(escapeEnd(this.#source, this.#at));
  }

  /** A term with the quantifier behind it. */
  #quantified(term: PatternNode): PatternNode {
    const text = quantifierAt(this.#source, this.#at);
    if (text === undefined) return term;
    this.#at += text.length;
    this.#take("?");
    return { kind: "repeat", of: term, ...bounds(text) };
  }

  #take(text: string): boolean {
    const isNext = this.#source.startsWith(text, this.#at);
    if (isNext) this.#at += text.length;
    return isNext;
  }
}

/** The pattern that matches the same strings from their end to their start. */
function reversed(node: PatternNode): PatternNode {
  switch (node.kind) {
    case "character":
    case "assertion":
      return node;
    case "sequence":
      return { kind: "sequence", of: node.of.map(reversed).reverse() };
    case "choice":
      return { kind: "choice", of: node.of.map(reversed) };
    case "repeat":
      return { ...node, of: reversed(node.of) };
  }
}

/** The place behind the bracket that closes a class. */
export function classEnd(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source.charAt(at) !== "]") at += source.charAt(at) === "\\" ? 2 : 1;
  return at + 1;
}

/** The place behind an escape. */
export function escapeEnd(source: string, start: number): number {
  return start + (matchAt(escapes, source, start)?.length ?? 1 + codePointSize(source, start + 1));
}

/** The quantifier at a place, without the "?" that makes it lazy. */
export function quantifierAt(source: string, at: number): string | undefined {
  return matchAt(quantifiers, source, at);
}

/** Returns the head of the group at an offset: "(", "(?:" or "(?<name>"; "(?" for other groups. */
export function groupHeadAt(source: string, at: number): string {
  return matchAt(groupHead, source, at) ?? "(";
}

/** The text that a sticky expression matches at a place. */
function matchAt(expression: RegExp, source: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(source)?.[0];
}

/** The beginning of a group that only groups; "(?" in front of any other kind. */
const groupHead = /\((\?(:|<(?![=!])[^>]*>)?)?/y;

const lookHead = /\(\?<?[=!]/y;

/** Escapes of more than one character behind the backslash. Two escapes of surrogates are one character. */
const escapes =
  /\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z])/y;

const quantifiers = /[*+?]|\{[0-9]+(?:,[0-9]*)?\}/y;

/** Strings are never longer, so a larger count means the same as this one. */
const maxCharacters = 2_147_483_648;

/** The least and the greatest number of a quantifier. */
function bounds(text: string): { readonly min: number; readonly max: number } {
  if (text === "?") return { min: 0, max: 1 };
  if (text === "*" || text === "+") return { min: text === "*" ? 0 : 1, max: Number.POSITIVE_INFINITY };
  const [least = "", most = least] = text.slice(1, -1).split(",");
  const max = most === "" ? Number.POSITIVE_INFINITY : Number(most);
  return { min: Number(least), max: max > maxCharacters ? Number.POSITIVE_INFINITY : max };
}

/** The length of the character at a place: 1 or 2. */
export function codePointSize(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
