import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Problem } from "../../../generated/runtime/base.js";
import { sourceLocation } from "../../../generator/diagnostics/origin.js";
import { createSourceFile } from "../../../generator/load/source-file.js";
import { readFactsOfFolder, type Fact } from "../facts/facts.js";
import { findInOpenapi } from "../facts/openapi-places.js";
import { openapiOf, readSpecs, xsdOf } from "../facts/specs.js";
import { findInXsd } from "../facts/xsd-places.js";
import { branchesOf, facetsOf } from "../facts/xsd-types.js";

/**
 * The location in the specs of an API to check if a fixture fails: the violated keyword, or the location of the
 * fixture's fact. "specs/vendors/openapi.yaml:120:11"; the folder if neither is known.
 */
export function causeOf(name: string, { fact }: { readonly fact: string }, problems: readonly Problem[]): string {
  const broken = problems.flatMap((problem) => placeOfProblem(name, problem) ?? [])[0];
  if (broken !== undefined) return broken;
  const carriers = factsOf(fact).filter((each) => each.interface === name);
  return carriers.flatMap((each) => placeOfFact(each) ?? [])[0] ?? `specs/${name}`;
}

/** JSON has the path of the keyword; of XML, the names of elements lead to their declaration. */
function placeOfProblem(name: string, { schemaPath, path, code }: Problem): string | undefined {
  if (schemaPath !== undefined) return placeOfPointer(name, schemaPath);
  const names = path.replace(/\[\d+\]/g, "").slice(1);
  const [, facet] = /^cvc-(\w+)-valid$/.exec(code) ?? [];
  return /^[A-Z]/.test(names) ? placeInXsd(name, names, facet) : undefined;
}

/** The location of a schema path: a file from the folder of the API, "#" and an RFC 6901 pointer. */
function placeOfPointer(name: string, schemaPath: string): string {
  const [file = "", pointer = ""] = schemaPath.split("#", 2);
  const path = posix.join("specs", name, file === "" ? "openapi.yaml" : file);
  const origin = { kind: "pointer", file: fileAt(path), pointer: decodeURI(pointer), part: "key" } as const;
  const { line, column } = sourceLocation(origin);
  return `${path}:${line}:${column}`;
}

function placeOfFact({ interface: name, language, path }: Fact): string | undefined {
  if (language === "xsd") return placeInXsd(name, path);
  const document = openapiOf((allSpecs ??= readSpecs("specs")), name);
  const found = document && findInOpenapi(document, path);
  return typeof found === "object" ? placeOfPointer(name, found.nodes[0]?.at ?? "#") : undefined;
}

/** The declaration at a path, or the facet of its type, which many declarations may share. */
function placeInXsd(name: string, path: string, facet?: string): string | undefined {
  const document = xsdOf((allSpecs ??= readSpecs("specs")), name);
  const found = document && findInXsd(document, path);
  if (document === undefined || typeof found !== "object") return undefined;
  const { node, type } = found;
  const branches = facet === undefined || type === undefined ? [] : branchesOf(document, type);
  const [broken = node] = branches.flatMap((branch) => facetsOf(branch, facet ?? ""));
  return `specs/${name}/${name}.xsd:${broken.line}:${broken.column}`;
}

/** The rows of a unit; a fixture names a row, or the unit that several rows come from. */
function factsOf(id: string): readonly Fact[] {
  allFacts ??= readFactsOfFolder("test/contract/facts").facts;
  return allFacts.filter((fact) => fact.id === id || fact.id.startsWith(`${id}#`));
}

function fileAt(path: string): ReturnType<typeof createSourceFile> {
  const known = files.get(path) ?? createSourceFile(path, readFileSync(path, "utf8"));
  files.set(path, known);
  return known;
}

// Read when the first fixture fails, and no sooner.
let allSpecs: ReturnType<typeof readSpecs> | undefined;
let allFacts: readonly Fact[] | undefined;
const files = new Map<string, ReturnType<typeof createSourceFile>>();
