import { createLineFinder } from "./line-column.js";
import type { Failure, Problem } from "./problem.js";
import { quoted } from "./safe-text.js";

/** What is wrong, without its place. */
export interface XmlFinding {
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** Thrown when there are more problems than anybody wants to read; caught where the document is decoded. */
export class TooManyXmlProblems extends Error {}

/** Collects the problems of one document or value, in the order in which they are found. */
export class XmlProblems {
  readonly #limit: number;
  readonly #found: (Problem & { readonly offset?: number })[] = [];
  #truncated = false;

  constructor(limit: number) {
    this.#limit = Math.max(1, limit);
  }

  get count(): number {
    return this.#found.length;
  }

  /** Records a problem; `offset` is its place in the text, if there is one. Throws TooManyXmlProblems beyond the limit. */
  add(finding: XmlFinding, path: string, offset?: number): void {
    if (this.addLast(finding, path, offset)) return;
    throw new TooManyXmlProblems();
  }

  /** Records a problem after which nothing more is read. Says whether there was room for it. */
  addLast(finding: XmlFinding, path: string, offset?: number): boolean {
    if (this.#found.length >= this.#limit) {
      this.#truncated = true;
      return false;
    }
    const { code, message, expected, actual } = finding;
    this.#found.push({
      code,
      message,
      path: keptPath(path),
      ...(expected === undefined ? {} : { expected }),
      ...(actual === undefined ? {} : { actual }),
      ...(offset === undefined ? {} : { offset }),
    });
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

/** A text that breaks a rule of its simple type. */
export function valueFinding(code: string, expected: string, actual: string): XmlFinding {
  return { code, message: `${quoted(actual)} is not ${expected}.`, expected, actual: quoted(actual) };
}

/** An element that may not stand where it stands: Part 1, section 3.4.4, clause 2.4. */
export function unexpectedElement(name: string, expected: readonly string[]): XmlFinding {
  const actual = quoted(name);
  if (expected.length === 0) {
    return { code: "cvc-complex-type.2.4.d", message: `Element ${actual} is not allowed here.`, expected: "no more elements", actual }; // prettier-ignore
  }
  const names = listed(expected);
  const message = `Element ${actual} is not allowed here; expected is ${names}.`;
  return { code: "cvc-complex-type.2.4.a", message, expected: names, actual };
}

/** An element that comes once too often. */
export function repeatedElement(name: string): XmlFinding {
  return {
    code: "cvc-complex-type.2.4.d",
    message: `Element ${quoted(name)} appears too often.`,
    actual: quoted(name),
  };
}

/** Elements that are missing before another one, or before the end: clause 2.4 again. */
export function missingElement(expected: readonly string[], before?: string): XmlFinding {
  const names = listed(expected);
  if (before === undefined) {
    return { code: "cvc-complex-type.2.4.b", message: `Element ${names} is missing.`, expected: names };
  }
  const message = `Element ${names} is missing before ${quoted(before)}.`;
  return { code: "cvc-complex-type.2.4.a", message, expected: names, actual: quoted(before) };
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 10).map((name) => (name === "any element" ? name : quoted(name)));
  return names.length > shown.length ? `${shown.join(" or ")} or ...` : shown.join(" or ");
}

const longestPath = 2000;

/** A path that fits: that of the nearest ancestor when names of the payload make it very long. */
function keptPath(path: string): string {
  return path.length <= longestPath ? path : path.slice(0, path.lastIndexOf("/", longestPath));
}
