import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { partOf, readDocument, responseOf, type OpenApiDocument } from "./document.js";
import type { Problem } from "../../../generated/runtime/base.js";
import type { ExpectedProblem, FixtureFile } from "../../../templates/contract-tests/fixture-run.js";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { readYaml } from "../../../generator/load/read-yaml.js";
import { createSourceFile } from "../../../generator/load/source-file.js";

/** A request or a response of one operation as tests of this repository hold it. */
export interface Fixture {
  readonly name: string;
  /** The unit of the documents that decides. */
  readonly fact: string;
  readonly side: "request" | "response";
  readonly valid: boolean;
  /** Problems of an invalid fixture, each of which must be reported. */
  readonly problems: readonly ExpectedProblem[];
  readonly path?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  readonly contentType?: string;
  /** A JSON value, or fields of a form; text or bytes replace it. */
  readonly body?: unknown;
  readonly text?: string;
  readonly base64?: string;
  /** Only for responses. */
  readonly status?: number;
  /** The reason for which independent validators have another result. */
  readonly differs?: string;
  /** For requests: the document that the handler receives, if part of it cannot be created or updated. */
  readonly arrives?: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** The fixtures of one operation, or of one element, whose fixtures have no side. */
export interface OperationFixtures {
  readonly operation: string;
  readonly fixtures: readonly Fixture[];
}

/** A fixture as its file has it. */
type Written = Pick<Fixture, "name" | "text" | "differs"> & {
  readonly source: string;
  readonly expect: "valid" | { readonly invalid: readonly ExpectedProblem[] };
  readonly request?: Partial<Fixture>;
  readonly response?: Partial<Fixture>;
};

/** True for a file of a form. */
export function isFile(value: unknown): value is FixtureFile {
  return typeof value === "object" && value !== null && "$base64" in value;
}

/** The fixtures of every operation and element of an interface, in the order of the folders. */
export function readFixtures(name: string): readonly OperationFixtures[] {
  const folder = join("specs", name, "fixtures");
  const document = readDocument(name);
  return readdirSync(folder)
    .sort()
    .map((operation) => ({
      operation,
      fixtures: readdirSync(join(folder, operation))
        .sort()
        .flatMap((file) => readFixtureFile(join(folder, operation, file)))
        .map((fixture) => withContentType(fixture, document, operation)),
    }));
}

/** The media type of a body is the first one of the spec where the fixture names none. */
function withContentType(fixture: Fixture, document: OpenApiDocument, id: string): Fixture {
  const { side, status = 200, contentType, body, text, base64 } = fixture;
  const operation = document.operations.get(id);
  if (operation === undefined || contentType !== undefined || (body ?? text ?? base64) === undefined) return fixture;
  const holder =
    side === "request" ? partOf(document, operation, "requestBody") : responseOf(document, operation, status);
  const [first = "application/json"] = Object.keys(holder?.node["content"] ?? {});
  return { ...fixture, contentType: first };
}

function readFixtureFile(path: string): readonly Fixture[] {
  const value = readYaml(createSourceFile(path, readFileSync(path, "utf8")), createDiagnostics());
  return (value as unknown as readonly Written[]).map(({ name, source, expect, request, response, text, differs }) => ({
    name,
    fact: source,
    valid: expect === "valid",
    problems: expect === "valid" ? [] : expect.invalid,
    side: response === undefined ? "request" : "response",
    ...(request ?? response ?? (text === undefined ? {} : { text })),
    ...(differs === undefined ? {} : { differs }),
  }));
}

/** True when the body of a fixture is a value that a caller or a handler could hold. */
export function isValue({ text, valid }: Fixture): boolean {
  return text === undefined || (valid && text.startsWith("<"));
}

/** True if the expected problems of an invalid fixture were found. */
export function isFound({ problems }: Fixture, found: readonly Problem[]): boolean {
  return problems.every((problem) => found.some((each) => isSame(problem, each)));
}

/** Problems in addition to the expected ones of an invalid fixture. */
export function unexpected({ problems }: Fixture, found: readonly Problem[]): readonly Problem[] {
  return found.filter((each) => !problems.some((problem) => isSame(problem, each)));
}

// Clients report a missing body as a property; headers of a response are checked as an object of their own.
function isSame({ code, path = "", expected }: ExpectedProblem, found: Problem): boolean {
  if (code === "http/body-required" && found.code === "required") return true;
  // No bytes at all are not a body.
  if (found.code === "http/body-required" && /^(?:json|xml)\//.test(code)) return true;
  const isText = /^(?:json|xml|http)\//.test(code);
  const isAt = isText || [path, path.replace(/^\/headers\//, "/")].includes(found.path);
  return code === found.code && isAt && (expected === undefined || expected === found.expected);
}
