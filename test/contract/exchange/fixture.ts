import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Problem } from "../../../generated/runtime/base.js";

/** A request or a response of one operation, and the judgement of the documents on it. */
export interface Fixture {
  readonly name: string;
  /** The unit of the documents that decides. */
  readonly fact: string;
  readonly side: "request" | "response";
  readonly valid: boolean;
  /** Of an invalid one: the rule that it breaks, or those by one of which a faithful schema may say it. */
  readonly code?: string | readonly string[];
  /** The place: a JSON pointer, names of elements, or "/query/limit". */
  readonly at?: string;
  readonly expected?: string;
  readonly path?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  readonly contentType?: string;
  /** A JSON value, fields of a form, or bytes; in place of it the text of an XML document, or text that is neither. */
  readonly body?: unknown;
  readonly xml?: string;
  readonly text?: string;
  /** Of a response. */
  readonly status?: number;
  /** The codec takes it though the XSD does not: elements that nobody knows. */
  readonly unknownElements?: boolean;
  /** Of a request: the document that the handler sees, where something of it cannot be created or updated. */
  readonly arrives?: string;
  /** The extension of ours that refuses it: judges who read the standards alone take it. */
  readonly byExtension?: string;
}

export type Values = Readonly<Record<string, unknown>>;

export interface OperationFixtures {
  readonly operation: string;
  readonly fixtures: readonly Fixture[];
}

/** Bytes in a fixture: of a raw body, or of a file in a form. */
export interface Bytes {
  readonly $bytes: string;
  readonly type: string;
}

export function isBytes(value: unknown): value is Bytes {
  return typeof value === "object" && value !== null && "$bytes" in value;
}

/** The fixtures of every operation of an interface, in the order of the files. */
export function readOperationFixtures(name: string): readonly OperationFixtures[] {
  const folder = new URL(`../${name}/fixtures/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Partial<OperationFixtures>)
    .flatMap(({ operation, fixtures = [] }) => (operation === undefined ? [] : [{ operation, fixtures }]));
}

/** True when the body of a fixture is a value that a caller or a handler could hold. */
export function isValue({ text, xml, valid }: Fixture): boolean {
  return text === undefined && (xml === undefined || valid);
}

/** True when the problem that an invalid fixture names is among those that were found. */
export function isFound(fixture: Fixture, problems: readonly Problem[]): boolean {
  const codes = [fixture.code ?? []].flat();
  return problems.some(
    (problem) =>
      codes.some((code) => isOfRule(code, problem.code)) &&
      (fixture.at === undefined || isAt(fixture, problem)) &&
      (fixture.expected === undefined || (problem.expected ?? "").includes(fixture.expected)),
  );
}

/** Problems that were found beside the one that an invalid fixture names. */
export function unexpected(fixture: Fixture, problems: readonly Problem[]): readonly Problem[] {
  return problems.filter((problem) => fixture.valid || !isFound(fixture, [problem]));
}

// The codes that a family of the fixtures stands for, beside those that begin with its own name.
const families: { readonly [family: string]: readonly string[] } = {
  "cvc-attribute": ["cvc-complex-type.3", "cvc-complex-type.4", "cvc-type.3.1.1"],
  "cvc-type": ["cvc-type.3.1.2"],
  // No bytes at all are not a body.
  required: ["http/body-required"],
  "xml/": ["http/body-required"],
  "json/": ["http/body-required"],
};

function isOfRule(wanted: string, code: string): boolean {
  return [wanted, ...(families[wanted] ?? [])].some((rule) => code.startsWith(rule));
}

// We name the attribute, or the element that stands inside a plain value; the fixtures name the element that carries it.
function isAt({ at = "" }: Fixture, { path }: Problem): boolean {
  const wanted = plainPath(at);
  const found = plainPath(path);
  return (
    found === wanted || (found.startsWith(`${wanted}/`) && /^\/@?[^/]*$/.test(found.slice(wanted.length)) && isXml(at))
  );
}

const isXml = (at: string): boolean => /^\/(?:[A-Z][A-Za-z]*)(?:\/|$|\[)/.test(at);
// Headers of a response are checked as an object of their own.
const plainPath = (path: string): string => path.replaceAll("[1]", "").replace(/^\/headers\//, "/");
