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

/** Characters that a pattern does not tell apart. */
export interface CharacterClass {
  /** Its place among the classes. */
  readonly index: number;
  /** The positions of the program that read it, one bit for each. */
  readonly readers: Int32Array;
  /** True when its characters belong to words: ECMA-262, section 22.2.2.9.3. */
  readonly isWord: boolean;
}

/** More characters that are not ASCII are not remembered. */
const maxKnown = 4096;

/** The character classes that a program distinguishes, computed while strings are read. */
export class PatternAlphabet {
  readonly #program: PatternProgram;
  readonly #words: number;
  readonly #ascii: (CharacterClass | undefined)[] = new Array<CharacterClass | undefined>(128).fill(undefined);
  readonly #wide = new Map<number, CharacterClass>();
  readonly #byReaders = new Map<string, CharacterClass>();

  constructor(program: PatternProgram, words: number) {
    this.#program = program;
    this.#words = words;
  }

  classOf(codePoint: number): CharacterClass {
    const known = codePoint < 128 ? this.#ascii[codePoint] : this.#wide.get(codePoint);
    return known ?? this.#learn(codePoint);
  }

  #learn(codePoint: number): CharacterClass {
    const character = String.fromCodePoint(codePoint);
    const isWord = /[A-Za-z0-9_]/.test(character);
    const has = this.#program.sets.map((set) => isIn(set, codePoint, character));
    const key = `${isWord ? "w" : ""}${has.map((isIn) => (isIn ? 1 : 0)).join("")}`;
    const found = this.#byReaders.get(key) ?? { index: this.#byReaders.size, readers: this.#readers(has), isWord };
    this.#byReaders.set(key, found);
    if (codePoint < 128) {
      this.#ascii[codePoint] = found;
    } else {
      if (this.#wide.size >= maxKnown) this.#wide.clear();
      this.#wide.set(codePoint, found);
    }
    return found;
  }

  #readers(has: readonly boolean[]): Int32Array {
    const readers = new Int32Array(this.#words);
    this.#program.setOf.forEach((set, position) => {
      if (has[set] === true) readers[position >> 5]! |= 1 << (position & 31);
    });
    return readers;
  }
}

function isIn(set: CharacterSet, codePoint: number, character: string): boolean {
  return codePoint < 128 ? set.ascii[codePoint] === 1 : set.hasWide(codePoint, character);
}

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

/** Neighbouring positions that go on at the same node. */
interface Run {
  /** The index of the 32 positions in which the run begins. */
  readonly firstWord: number;
  /** The index of those in which it ends. */
  readonly lastWord: number;
  /** The run's bits within its first and last word. */
  readonly firstBits: number;
  /** The bits of the run within its last word. */
  readonly lastBits: number;
  /** The number of the node at which all of them go on. */
  readonly exit: number;
}

/** The two sides of a position in a string. */
export interface TextPosition {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly isWordBefore: boolean;
  readonly isWordAfter: boolean;
  /** The lookarounds that hold there, one bit for each. */
  readonly looks: number;
}

/**
 * A program that follows all ways through a pattern at once. One bit for each position says that it has read the last
 * character: 32 of them are moved on together.
 */
export class PatternMachine {
  /** The number of 32-bit words with one bit for each position. */
  readonly words: number;
  readonly alphabet: PatternAlphabet;
  /** True if a match can only begin at the start of the string. */
  readonly isAnchored: boolean;
  /** The lookarounds that the program asks for, one bit for each. */
  readonly looks: number;
  readonly #program: PatternProgram;
  readonly #slides: Int32Array;
  readonly #runs: readonly Run[];
  /** The positions that may read the next character. */
  readonly #ready: Int32Array;
  /** The round in which a node was last reached: it is followed once per position in the string. */
  readonly #reached: Int32Array;
  readonly #waiting: number[] = [];
  #round = 0;

  constructor(program: PatternProgram) {
    this.#program = program;
    this.words = (program.setOf.length >> 5) + 1;
    this.alphabet = new PatternAlphabet(program, this.words);
    this.#slides = new Int32Array(this.words);
    program.slides.forEach((slides, position) => {
      if (slides) this.#slides[position >> 5]! |= 1 << (position & 31);
    });
    this.#runs = runsOf(program.exits);
    this.#ready = new Int32Array(this.words);
    this.#reached = new Int32Array(program.nodes.length);
    this.isAnchored = this.#isAnchored();
    this.looks = program.nodes.reduce((looks, node) => looks | lookBit(node), 0);
  }

  /**
   * Goes on from the positions that have read the last character. True when that completes a match; else
   * `read` tells which of the positions that follow read the next one.
   */
  follow(read: Int32Array, edge: TextPosition): boolean {
    this.#slide(read);
    this.#round += 1;
    if (edge.isStart || !this.isAnchored) this.#reach(this.#program.start);
    for (const run of this.#runs) if (hasBit(read, run)) this.#reach(run.exit);
    return this.#spread(edge);
  }

  /** Fills `next` with the positions that read a character; false when there are none. */
  read(next: Int32Array, { readers }: CharacterClass): boolean {
    let any = 0;
    for (let word = 0; word < this.words; word += 1) any |= next[word] = this.#ready[word]! & readers[word]!;
    return any !== 0;
  }

  #slide(read: Int32Array): void {
    let carry = 0;
    for (let word = this.words - 1; word >= 0; word -= 1) {
      const moved = read[word]! & this.#slides[word]!;
      this.#ready[word] = (moved >>> 1) | carry;
      carry = moved << 31;
    }
  }

  #reach(node: number): void {
    if (this.#reached[node] === this.#round) return;
    this.#reached[node] = this.#round;
    this.#waiting.push(node);
  }

  #spread(edge: TextPosition): boolean {
    const { nodes } = this.#program;
    let isFound = false;
    for (let index = this.#waiting.pop(); index !== undefined; index = this.#waiting.pop()) {
      const node = nodes[index]!;
      switch (node.kind) {
        case "match":
          isFound = true;
          break;
        case "character":
          this.#ready[node.position >> 5]! |= 1 << (node.position & 31);
          break;
        case "fork":
          for (const way of node.ways) this.#reach(way);
          break;
        case "assertion":
          if (isTrue(node.what, edge)) this.#reach(node.next);
          break;
      }
    }
    return isFound;
  }

  #isAnchored(): boolean {
    const { nodes, start } = this.#program;
    const open = new Set([start]);
    // A Set visits what is added while it is walked.
    for (const index of open) {
      const node = nodes[index]!;
      if (node.kind === "match" || node.kind === "character") return false;
      if (node.kind === "fork") for (const way of node.ways) open.add(way);
      else if (node.what !== "start") open.add(node.next);
    }
    return true;
  }
}

function lookBit(node: ProgramNode): number {
  return node.kind === "assertion" && typeof node.what === "number" ? 1 << node.what : 0;
}

function isTrue(what: PatternAssertion, edge: TextPosition): boolean {
  switch (what) {
    case "start":
      return edge.isStart;
    case "end":
      return edge.isEnd;
    case "boundary":
      return edge.isWordBefore !== edge.isWordAfter;
    case "noBoundary":
      return edge.isWordBefore === edge.isWordAfter;
    default:
      return (edge.looks & (1 << what)) !== 0;
  }
}

function runsOf(exits: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (let first = 0, last = 0; first < exits.length; first = last) {
    const exit = exits[first]!;
    while (last < exits.length && exits[last] === exit) last += 1;
    if (exit < 0) continue;
    const firstWord = first >> 5;
    const lastWord = (last - 1) >> 5;
    const firstBits = -1 << (first & 31);
    const lastBits = -1 >>> (31 - ((last - 1) & 31));
    runs.push({
      firstWord,
      lastWord,
      firstBits: firstWord === lastWord ? firstBits & lastBits : firstBits,
      lastBits,
      exit,
    });
  }
  return runs;
}

function hasBit(bits: Int32Array, { firstWord, lastWord, firstBits, lastBits }: Run): boolean {
  if ((bits[firstWord]! & firstBits) !== 0) return true;
  if (firstWord === lastWord) return false;
  for (let word = firstWord + 1; word < lastWord; word += 1) if (bits[word] !== 0) return true;
  return (bits[lastWord]! & lastBits) !== 0;
}

/** The state within a string. */
interface State {
  /** The positions of the pattern that have read the last character: a set, 32 in each number. */
  readonly read: Int32Array;
  isEmpty: boolean;
  /** True if the last character belongs to a word. */
  isWord: boolean;
  /** True if a match ended in front of the last character. */
  isFound: boolean;
  /** By class of the next character and lookarounds: the next state, if it is known. Undefined for a state that is not cached. */
  readonly next: (State | undefined)[] | undefined;
}

/** The number of 32-bit words that all cached states take together. */
const maxRemembered = 65_536;

/** More than the number of character classes of a pattern. */
const maxClasses = 65_536;

/** Searches strings for a pattern, from the start of the string or from its end, with cached states. */
export class PatternScan {
  readonly #machine: PatternMachine;
  readonly #isBackward: boolean;
  readonly #maxStates: number;
  readonly #states = new Map<string, State>();
  #start: State;

  constructor(node: PatternNode, isBackward: boolean = false) {
    this.#machine = new PatternMachine(compilePattern(node));
    this.#isBackward = isBackward;
    this.#maxStates = Math.min(1000, Math.ceil(maxRemembered / this.#machine.words));
    this.#start = this.#emptyState([]);
  }

  /** True if the pattern is found anywhere in the text. `held` has the lookarounds that hold at each position, one bit for each. */
  isFound(text: string, held: Int32Array): boolean {
    return this.#scan(text, held, 0);
  }

  /** Adds a bit to each position at which the pattern ends, or to each other one. */
  mark(text: string, held: Int32Array, bit: number, isNegative: boolean): void {
    this.#scan(text, held, bit);
    if (isNegative) for (let at = 0; at < held.length; at += 1) held[at]! ^= bit;
  }

  /** Without a bit to add, true at the first match. */
  #scan(text: string, held: Int32Array, bit: number): boolean {
    const { alphabet, isAnchored, looks } = this.#machine;
    const step = this.#isBackward ? -1 : 1;
    const last = this.#isBackward ? 0 : text.length;
    const spare: State[] = [];
    let state = this.#start;
    let learned = 0;
    let at = text.length - last;
    for (; at !== last;) {
      const code = this.#isBackward ? codePointBefore(text, at) : text.codePointAt(at)!;
      const next = alphabet.classOf(code);
      const now = looks === 0 ? 0 : held[at]! & looks;
      const key = next.index + now * maxClasses;
      let to = state.next?.[key];
      if (to === undefined && learned < this.#maxStates && state.next !== undefined) {
        learned += 1;
        to = this.#learn(state, next, now);
        state.next[key] = to;
      } else if (to === undefined) {
        // A string with ever new states: caching them does not pay.
        to = spare.length < 2 ? this.#emptyState() : spare.shift()!;
        this.#step(state, next, now, to);
        spare.push(to);
      }
      if (to.isFound) {
        if (bit === 0) return true;
        held[at]! |= bit;
      }
      if (bit === 0 && to.isEmpty && isAnchored) return false;
      state = to;
      at += code > 0xffff ? 2 * step : step;
    }
    const isEnded = this.#follow(state, false, true, looks === 0 ? 0 : held[at]! & looks);
    if (isEnded && bit !== 0) held[at]! |= bit;
    return isEnded;
  }

  #follow(state: State, isWordNext: boolean, isLast: boolean, looks: number): boolean {
    const isFirst = state === this.#start;
    const edge = this.#isBackward
      ? { isStart: isLast, isEnd: isFirst, isWordBefore: isWordNext, isWordAfter: state.isWord, looks }
      : { isStart: isFirst, isEnd: isLast, isWordBefore: state.isWord, isWordAfter: isWordNext, looks };
    return this.#machine.follow(state.read, edge);
  }

  /** Fills `to` with the state after a character. */
  #step(from: State, next: CharacterClass, looks: number, to: State): void {
    to.isFound = this.#follow(from, next.isWord, false, looks);
    to.isEmpty = !this.#machine.read(to.read, next);
    to.isWord = next.isWord;
  }

  #learn(from: State, next: CharacterClass, looks: number): State {
    const state = this.#emptyState([]);
    this.#step(from, next, looks, state);
    const kind = `${state.isWord ? "w" : ""}${state.isFound ? "f" : ""}`;
    const key = `${kind} ${String.fromCharCode(...new Uint16Array(state.read.buffer))}`;
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    if (this.#states.size >= this.#maxStates) {
      this.#states.clear();
      this.#start = this.#emptyState([]);
    }
    this.#states.set(key, state);
    return state;
  }

  #emptyState(next?: State[]): State {
    return { read: new Int32Array(this.#machine.words), isEmpty: true, isWord: false, isFound: false, next };
  }
}

function codePointBefore(text: string, at: number): number {
  const pair = at > 1 ? text.codePointAt(at - 2)! : 0;
  return pair > 0xffff ? pair : text.charCodeAt(at - 1);
}

/** Searches a string for a pattern. */
export interface LinearPattern {
  /** True when the pattern is found anywhere in the text, as by a RegExp with the flag u. */
  test(text: string): boolean;
}

/**
 * Returns a matcher in linear time for every string: it follows all paths through the pattern at once. For patterns that may make a
 * RegExp backtrack. Throws if the pattern has backreferences or is too large.
 */
export function linearPattern(source: string): LinearPattern {
  let search: LinearPattern | undefined;
  return { test: (text) => (search ??= searchOf(source)).test(text) };
}

/** Each lookaround is searched at every position first: a lookahead from the end of the text to its start. */
function searchOf(source: string): LinearPattern {
  const read = readPattern(source);
  const reason = read.kind === "refusal" ? read.reason : tooLarge(read);
  if (read.kind === "refusal" || reason !== undefined)
    throw new SyntaxError(`Pattern "${source}" cannot be matched: ${reason}.`);
  const whole = new PatternScan(read.node);
  const looks = read.looks.map(({ node, isAhead, isNegative }) => ({
    scan: new PatternScan(node, isAhead),
    isNegative,
  }));
  if (looks.length === 0) return { test: (text) => whole.isFound(text, none) };
  return {
    test(text) {
      const held = new Int32Array(text.length + 1);
      looks.forEach(({ scan, isNegative }, number) => scan.mark(text, held, 1 << number, isNegative));
      return whole.isFound(text, held);
    },
  };
}

const none = /* @__PURE__ */ new Int32Array(0);
