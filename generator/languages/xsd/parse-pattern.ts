import { suggest } from "../../diagnostics/suggest.js";
import type { Pattern } from "../text-machine.js";
import { printSet, type CharacterPart, type XsdCharacterSet } from "./character-set.js";
import { blockNames, blockRange } from "./pattern-blocks.js";

/** A string that is not a regular expression of XML Schema. */
export interface PatternFault {
  readonly message: string;
  /** The offset in UTF-16 code units from the pattern's start. */
  readonly offset: number;
  /** The string that was probably intended. */
  readonly near?: string;
}

/** The syntax tree of a pattern, or its error. */
export type ParsedPattern =
  | { readonly ok: true; readonly tree: Pattern }
  | { readonly ok: false; readonly fault: PatternFault };

/** Maximum depth of parentheses and brackets. */
const maxDepth = 200;

/** Reads a pattern (Part 2, appendix F). Anchors, back references and look-around do not exist here: "^" and "$" are ordinary characters. */
export function parseXsdPattern(pattern: string): ParsedPattern {
  const parser = new PatternParser(pattern);
  try {
    return { ok: true, tree: parser.parse() };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.fault };
    throw error;
  }
}

class Fault extends Error {
  constructor(readonly fault: PatternFault) {
    super(fault.message);
  }
}

const escapes: { readonly [letter: string]: number } = { n: 0x0a, r: 0x0d, t: 0x09 };
const categories = /^(?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?)$/;

class PatternParser {
  private at = 0;
  private depth = 0;

  constructor(private readonly pattern: string) {}

  parse(): Pattern {
    const tree = this.choice();
    if (this.at < this.pattern.length) this.fail('")" has no matching "("');
    return tree;
  }

  private fail(message: string, offset = this.at, near?: string): never {
    throw new Fault(near === undefined ? { message, offset } : { message, offset, near });
  }

  private get next(): string {
    const codePoint = this.pattern.codePointAt(this.at);
    return codePoint === undefined ? "" : String.fromCodePoint(codePoint);
  }

  private take(): string {
    const character = this.next;
    this.at += character.length;
    return character;
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > maxDepth) this.fail(`groups are nested deeper than ${maxDepth}`);
    const result = read();
    this.depth -= 1;
    return result;
  }

  private choice(): Pattern {
    const branches = [this.branch()];
    while (this.next === "|") {
      this.take();
      branches.push(this.branch());
    }
    return branches.length === 1 ? branches[0]! : { kind: "choice", of: branches };
  }

  private branch(): Pattern {
    const items: Pattern[] = [];
    while (this.next !== "" && this.next !== "|" && this.next !== ")") items.push(this.piece());
    return items.length === 1 ? items[0]! : { kind: "sequence", of: items };
  }

  private piece(): Pattern {
    const of = this.atom();
    const start = this.at;
    switch (this.next) {
      case "?":
        this.take();
        return { kind: "repeat", min: 0, max: 1, of };
      case "*":
        this.take();
        return { kind: "repeat", min: 0, max: Infinity, of };
      case "+":
        this.take();
        return { kind: "repeat", min: 1, max: Infinity, of };
      case "{":
        return { kind: "repeat", ...this.quantity(start), of };
    }
    return of;
  }

  private quantity(start: number): { min: number; max: number } {
    const match = /\{([0-9]+)(,([0-9]*))?\}/y;
    match.lastIndex = start;
    const found = match.exec(this.pattern);
    if (found === null)
      this.fail('"{" must start a quantifier such as {2}, {2,} or {2,3}; write "\\{" for the character', start);
    this.at = match.lastIndex;
    const min = Number(found[1]);
    const max = found[2] === undefined ? min : found[3] === "" ? Infinity : Number(found[3]);
    if (max < min) this.fail("the second number of a quantifier must not be smaller than the first", start);
    return { min, max };
  }

  private atom(): Pattern {
    const start = this.at;
    const character = this.take();
    switch (character) {
      case "(": {
        const inner = this.nested(() => this.choice());
        if (this.take() !== ")") this.fail('"(" is not closed', start);
        return inner;
      }
      case "[":
        return leafOf(this.nested(() => this.set(start)));
      case ".":
        return leafOf({ parts: [single(0x0a), single(0x0d)], negated: true });
      case "\\":
        return leafOf({ parts: [this.escape(start)], negated: false });
      case "?":
      case "*":
      case "+":
        return this.fail(`"${character}" has nothing to repeat`, start);
      case "{":
      case "}":
      case "]":
        return this.fail(`write "\\${character}" for the character "${character}"`, start);
    }
    return leafOf({ parts: [single(character.codePointAt(0) ?? 0)], negated: false });
  }

  /** After "[": a group of characters, perhaps negated, perhaps with a subtraction, and its "]". */
  private set(start: number): XsdCharacterSet {
    const negated = this.next === "^";
    if (negated) this.take();
    const parts: CharacterPart[] = [];
    for (;;) {
      const from = this.at;
      const character = this.next;
      if (character === "") this.fail('"[" is not closed', start);
      if (character === "]") {
        if (parts.length === 0) this.fail("a character class needs a character", from);
        this.take();
        return { parts, negated };
      }
      if (character === "-" && this.pattern[this.at + 1] === "[" && parts.length > 0) {
        this.at += 2;
        const without = this.nested(() => this.set(from + 1));
        if (this.take() !== "]") this.fail("a subtraction must be the last part of a character class", this.at - 1);
        return { parts, negated, without };
      }
      parts.push(this.range(parts.length === 0));
    }
  }

  private range(isFirst: boolean): CharacterPart {
    const start = this.at;
    const first = this.setMember(isFirst);
    const after = this.pattern[this.at + 1];
    if (this.next !== "-" || after === "]" || after === "[" || after === undefined) return first;
    if (first.kind !== "range") return this.fail("a range must start with one character", start);
    if (this.pattern[start] === "-") return this.fail('a range cannot start with "-"; write "\\-"', start);
    this.take();
    const last = this.setMember(false);
    if (last.kind !== "range") return this.fail("a range must end with one character", start);
    if (last.first < first.first) return this.fail("the end of a range precedes its start", start);
    return { kind: "range", first: first.first, last: last.first };
  }

  /** Parses one character or escape within brackets. A hyphen is literal only at the start or end. */
  private setMember(isFirst: boolean): CharacterPart {
    const start = this.at;
    const character = this.take();
    if (character === "\\") return this.escape(start);
    if (character === "[") return this.fail('write "\\[" for "[" in a character class', start);
    if (character === "]") return this.fail("a range needs an end", start);
    if (character === "-" && !isFirst && this.next !== "]") {
      return this.fail('write "\\-" for "-" between other characters', start);
    }
    return single(character.codePointAt(0) ?? 0);
  }

  /** After "\". */
  private escape(start: number): CharacterPart {
    const letter = this.take();
    if (letter === "") return this.fail('"\\" needs a character after it', start);
    if (/^[sicdwSICDW]$/.test(letter)) {
      const lower = letter.toLowerCase() as "s" | "i" | "c" | "d" | "w";
      return { kind: "class", letter: lower, negated: lower !== letter };
    }
    if (letter === "p" || letter === "P") return this.property(start, letter === "P");
    if (/^[\\|.?*+(){}\-[\]^nrt]$/.test(letter)) return single(escapes[letter] ?? letter.codePointAt(0) ?? 0);
    return this.fail(`"\\${letter}" is not an escape of XML Schema`, start);
  }

  private property(start: number, negated: boolean): CharacterPart {
    const end = this.pattern.indexOf("}", this.at);
    if (this.next !== "{" || end < 0) return this.fail('"\\p" needs a name in braces, such as "\\p{L}"', start);
    const name = this.pattern.slice(this.at + 1, end);
    this.at = end + 1;
    if (categories.test(name)) return { kind: "category", category: name, negated };
    const block = name.startsWith("Is") ? blockRange(name.slice(2)) : undefined;
    if (block !== undefined) return { kind: "block", first: block[0], last: block[1], negated };
    const near = suggest(
      name,
      [...blockNames()].map((known) => `Is${known}`),
    );
    return this.fail(`"${name}" is not a category or block of Unicode`, start, near);
  }
}

function single(codePoint: number): CharacterPart {
  return { kind: "range", first: codePoint, last: codePoint };
}

function leafOf(set: XsdCharacterSet): Pattern {
  return { kind: "character", atom: printSet(set) };
}
