import { isWildcardName, type LeftOutCode } from "./content/content.js";
import type { MissingElements } from "./content/content-cursor.js";
import type { ElementCount } from "./content/content-ways.js";
import { createLineFinder } from "../base/line-column.js";
import { defaultMaxProblems, type Failure, type Problem } from "../base/problem.js";
import { fittingProblem, problemBudget, problemBytes } from "../base/problem-limits.js";
import { quoted } from "../base/safe-text.js";
import type { SimpleContext } from "../xsd/simple-type.js";

/** A fault without its place. */
export interface XmlFinding {
  /** The rule that is broken: `code` of the problem. */
  readonly code: string;
  readonly message: string;
  /** The message without the value that was found, where it tells one. */
  readonly discreet?: string;
  /** A description of what is allowed; absent where the message says it all. */
  readonly expected?: string;
  /** The text or name that was found; absent where it is not shown. */
  readonly actual?: string;
  /** See `Problem`. */
  readonly lacking?: number;
}

/** Settings for the collection of problems. */
export interface XmlProblemOptions {
  /** The number of problems after which the rest is passed over. Default 100. */
  readonly maxProblems?: number;
  /** False leaves what was found out of messages: `actual` has it for those who ask. */
  readonly values?: boolean;
}

/** Thrown when there are more problems than anybody wants to read; caught where the document is decoded. */
export const tooManyXmlProblems: object = /* @__PURE__ */ Object.freeze({});

/** Collects the problems of one document or value, in the order in which they are found. */
export class XmlProblems {
  readonly #limit: number;
  /** False when messages leave out what was found. */
  readonly #showsValues: boolean;
  /** The number of bytes that problems may still take. */
  #room: number;
  readonly #found: (Problem & { readonly offset?: number })[] = [];
  #truncated = false;

  constructor({ maxProblems = defaultMaxProblems, values = true }: XmlProblemOptions) {
    this.#limit = Math.max(1, maxProblems);
    this.#showsValues = values;
    this.#room = problemBudget(this.#limit);
  }

  get count(): number {
    return this.#found.length;
  }

  /** Records a problem; `offset` is its place in the text, if there is one. Throws `tooManyXmlProblems` beyond the limit. */
  add(finding: XmlFinding, path: string, offset?: number): void {
    if (this.addLast(finding, path, offset)) return;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- a mark that nobody outside sees
    throw tooManyXmlProblems;
  }

  /** Records a problem after which nothing more is read. Says whether there was room for it. */
  addLast({ discreet, ...finding }: XmlFinding, path: string, offset?: number): boolean {
    const message = this.#showsValues ? finding.message : (discreet ?? finding.message);
    const problem = fittingProblem({ ...finding, message, path });
    this.#room -= problemBytes(problem);
    if (this.#found.length >= this.#limit || (this.#room < 0 && this.#found.length > 0)) {
      this.#truncated = true;
      return false;
    }
    this.#found.push({ ...problem, ...(offset === undefined ? {} : { offset }) });
    return true;
  }

  /** The result to return; `source` gives offsets their lines and columns. */
  failure(source: string = ""): Failure {
    const placeOf = createLineFinder(source);
    const problems = this.#found.map(({ offset, ...problem }): Problem => {
      return offset === undefined ? problem : { ...problem, ...placeOf(offset) };
    });
    return { ok: false, problems, truncated: this.#truncated };
  }
}

/** A text that breaks a rule of its simple type; `measure` is its length where the rule is about that. */
export function valueFinding(code: string, expected: string, actual: string, measure?: number): XmlFinding {
  const but = measure === undefined ? "" : `, but ${measure}`;
  const message = `${quoted(actual)} is not ${expected}${but}.`;
  return { ...secretFinding(code, expected), message, actual: quoted(actual) };
}

/** The same of a text that no problem shows. */
export function secretFinding(code: string, expected: string): XmlFinding & { readonly discreet: string } {
  const message = `The text is not ${expected}.`;
  return { code, message, discreet: message, expected };
}

/** The words for a value that a declaration fixes. */
export function fixedText(fixed: string): string {
  return `the fixed value ${quoted(fixed)}`;
}

/** Text where none may stand: Part 1, section 3.4.4, clauses 2.1 and 2.3. */
export function strayText(text: string, inEmpty: boolean): XmlFinding {
  const actual = quoted(text);
  const rest = inEmpty ? "is not allowed here; the element must be empty." : "is not allowed between elements.";
  return {
    code: inEmpty ? "cvc-complex-type.2.1" : "cvc-complex-type.2.3",
    message: `Text ${actual} ${rest}`,
    discreet: `Text ${rest}`,
    expected: inEmpty ? "no content" : "elements",
    actual,
  };
}

/** A type that xsi:type names, and that may not stand where it does: section 3.3.4, clause 4. */
export function xsiTypeFinding(
  text: string,
  context: Pick<SimpleContext, "lookupPrefix">,
  open: readonly string[],
): XmlFinding {
  const prefix = text.slice(0, Math.max(0, text.indexOf(":"))).trim();
  return prefix !== "" && context.lookupPrefix(prefix) === undefined
    ? valueFinding("cvc-elt.4.1", "the name of a type with a declared prefix", text)
    : valueFinding(
        "cvc-elt.4.3",
        `a type that is allowed here${open.length === 0 ? "" : `: ${typesListed(open)}`}`,
        text,
      );
}

/** Types by their local names where all are of one namespace. */
function typesListed(names: readonly string[]): string {
  const namespaces = new Set(names.map((name) => name.slice(0, name.lastIndexOf("}") + 1)));
  return listed(namespaces.size > 1 ? names : names.map((name) => name.slice(name.lastIndexOf("}") + 1)));
}

/** An element whose type is abstract, and that names no other. Part 1, section 3.4.4. */
export const abstractTypeFinding: XmlFinding = {
  code: "cvc-type.2",
  message: "The type of this element is abstract, so xsi:type must name another.",
};

/** A document with another root. Part 1, section 3.3.4, clause 1. */
export function rootFinding(name: string, roots: readonly string[]): XmlFinding {
  const expected = roots.map((root) => quoted(root, maxElementName)).join(" or ");
  const actual = quoted(name, maxElementName);
  return { code: "cvc-elt.1", message: `The root element is ${actual}, not ${expected}.`, expected, actual };
}

/** An attribute that its element requires. Part 1, section 3.4.4, clause 4. */
export function missingAttribute(name: string): XmlFinding {
  const expected = quoted(name);
  return { code: "cvc-complex-type.4", message: `Attribute ${expected} is missing.`, expected };
}

/** An attribute that its element may not have. */
export function unexpectedAttribute(name: string, code: string): XmlFinding {
  const actual = quoted(name);
  return { code, message: `Attribute ${actual} is not allowed here.`, actual };
}

/** A child of an element whose content is simple. */
export function onlyText(name: string, code: string): XmlFinding {
  const actual = quoted(name);
  return { code, message: `Element ${actual} is not allowed here; only text is.`, expected: "text", actual };
}

/** xsi:nil at an element that is not nillable. Part 1, section 3.3.4, clause 3.1. */
export const notNillable: XmlFinding = { code: "cvc-elt.3.1", message: "This element must not have xsi:nil." };

/** A nil element with a character or an element in it. Part 1, section 3.3.4, clause 3.2.1. */
export const nilContent: XmlFinding = {
  code: "cvc-elt.3.2.1",
  message: "A nil element must have no content.",
  expected: "no content",
};

/** A nil element whose declaration fixes its value. Part 1, section 3.3.4, clause 3.2.2. */
export function nilFixedFinding(fixed: string): XmlFinding {
  const expected = quoted(fixed);
  return { code: "cvc-elt.3.2.2", message: `This element is always ${expected}, so it cannot be nil.`, expected };
}

/** Facts about an element that is not allowed. */
interface UnexpectedElementOptions {
  /** True if the content of its parent is empty. */
  readonly inEmpty?: boolean;
  /** The limit of the repetition that would have to begin once more. */
  readonly maxRounds?: number | undefined;
}

/** An element that may not stand where it stands: Part 1, section 3.4.4, clause 2.4. */
export function unexpectedElement(
  name: string,
  expected: readonly string[],
  { inEmpty = false, maxRounds }: UnexpectedElementOptions = {},
): XmlFinding {
  const actual = quoted(name, maxElementName);
  if (inEmpty) {
    const message = `Element ${actual} is not allowed here; the parent element must be empty.`;
    return { code: "cvc-complex-type.2.4.d", message, expected: "no content", actual };
  }
  const limit = maxRounds === undefined ? "" : `; the content ends after ${maxRounds} rounds`;
  if (expected.length === 0) {
    return {
      code: "cvc-complex-type.2.4.d",
      message: `Element ${actual} is not allowed here${limit}.`,
      expected: "no more elements",
      actual,
    };
  }
  const names = listed(expected);
  const message = `Element ${actual} is not allowed here; expected is ${names}.`;
  return { code: "cvc-complex-type.2.4.a", message, expected: names, actual };
}

/** An abstract element, in whose place others stand: section 3.3.4, clause 2. */
export function abstractElement(name: string, expected: readonly string[]): XmlFinding {
  const actual = quoted(name, maxElementName);
  const names = expected.length === 0 ? "no more elements" : listed(expected);
  const message = `Element ${actual} is abstract and cannot be used; expected is ${names}.`;
  return { code: "cvc-elt.2", message, expected: names, actual };
}

/** An element that comes once too often. */
export function repeatedElement(name: string, most?: number): XmlFinding {
  const limit = most === undefined ? "" : `; at most ${most} are allowed`;
  return {
    code: "cvc-complex-type.2.4.d",
    message: `Element ${quoted(name)} appears too often${limit}.`,
    actual: quoted(name),
  };
}

/** Elements that are missing before another one, or before the end: clause 2.4 again. */
export function missingElement({ expected, count }: MissingElements, before?: string): XmlFinding {
  const code = before === undefined ? "cvc-complex-type.2.4.b" : "cvc-complex-type.2.4.a";
  if (expected.length === 0) return { code, message: "The content is incomplete, and no element can complete it." };
  const names = listed(expected);
  const subject = isWildcardName(expected[0] ?? "") ? names.replace("a", "A") : `Element ${names}`;
  const actual = before === undefined ? undefined : quoted(before);
  const beforeActual = actual === undefined ? "" : ` before ${actual}`;
  const message =
    count === undefined
      ? `${subject} is missing${beforeActual}.`
      : `${amountOf(count)} of ${names} are required${beforeActual}, found ${count.found}.`;
  return { code, message, expected: names, ...(actual !== undefined && { actual }), lacking: expected.length };
}

/** "2 to 5", "2", "At least 2". */
function amountOf({ least, most }: ElementCount): string {
  if (most === undefined) return `At least ${least}`;
  return most === least ? String(least) : `${least} to ${most}`;
}

/** The finding for an element or attribute that callers may not give where they create or update. */
export function leftOutFinding(what: "Element" | "Attribute", name: string, code: LeftOutCode): XmlFinding {
  const actual = quoted(name);
  const done = code === "cannotUpdate" ? "updated" : "created";
  return { code, message: `${what} ${actual} cannot be ${done}.`, actual };
}

function listed(names: readonly string[]): string {
  const shown: string[] = [];
  let length = 0;
  for (const name of names.slice(0, 10)) {
    const text = isWildcardName(name) ? name : quoted(name, maxElementName);
    length += text.length;
    if (length > maxListLength && shown.length > 0) break;
    shown.push(text);
  }
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(" or ")} or one of ${more} more` : shown.join(" or ");
}

/** Longer lists are cut. */
const maxListLength = 300;
/** Longer names are cut: one with a namespace before it differs from others in its end. */
export const maxElementName = 200;
