import type { Clause } from "./facts.js";
import { takesJson } from "./json-judge.js";
import {
  child,
  children,
  isWritten,
  keysOf,
  textOf,
  typesOf,
  written,
  type Node,
  type OpenapiDocument,
  type Operation,
  type Variant,
} from "./openapi-document.js";
import { valuesOf } from "./openapi-values.js";
import { schemasOf, type OpenapiPlace } from "./openapi-places.js";
import { holdsWords, namesQuestion } from "./words.js";

/** Returns the problem of a location. Undefined if it matches the clause. */
type Check = (subject: Subject, argument: string) => string | undefined;

interface Subject {
  readonly document: OpenapiDocument;
  readonly place: OpenapiPlace;
  /** The schemas of the place. */
  readonly schemas: readonly Variant[];
  /** Everything that describes the place: its declarations and its schemas. */
  readonly described: readonly Node[];
}

/** Problems of a location in an OpenAPI document, one sentence for each clause that does not match. */
export function sayOpenapi(
  document: OpenapiDocument,
  place: OpenapiPlace,
  clauses: readonly Clause[],
): readonly (readonly [Clause, string])[] {
  const schemas = schemasOf(document, place);
  const subject = { document, place, schemas, described: describedInOpenapi(document, place) };
  return clauses.flatMap((clause) => {
    const check = Object.hasOwn(checks, clause.name) ? checks[clause.name] : undefined;
    const problem =
      check === undefined ? "There is no such clause for an OpenAPI document." : check(subject, clause.argument);
    return problem === undefined ? [] : [[clause, problem] as const];
  });
}

/** Everything that describes a place: its declarations and its schemas; of the document itself, what it says about itself. */
export function describedInOpenapi(document: OpenapiDocument, place: OpenapiPlace): readonly Node[] {
  const whole = place.nodes[0]?.at === "#" ? [child(document.root, "info")!] : [];
  return [...place.nodes, ...schemasOf(document, place), ...whole];
}

const checks: Readonly<Record<string, Check>> = {
  required: ({ place }) => (place.required === true ? undefined : "It is not required."),
  optional: ({ place }) =>
    place.required === false
      ? undefined
      : `It is ${place.required === true ? "required" : "neither required nor optional"}.`,
  type: hasType,
  format: keyword("format"),
  pattern: ({ schemas }) =>
    schemas.some((schema) => textOf(schema, "pattern") !== undefined) ? undefined : "It has no pattern.",
  accepts: (subject, argument) => judged(subject, argument, true),
  refuses: (subject, argument) => judged(subject, argument, false),
  enum: hasEnum,
  value: ({ document, place, schemas }, argument) => {
    const { named, others } = valuesOf(document, schemas, place);
    if (named.some((value) => isWritten(value, argument))) return undefined;
    return named.length === 0 && others ? "It names no values." : `Its values are ${listed(named)}.`;
  },
  const: ({ document, place, schemas }, argument) => {
    const { named, others } = valuesOf(document, schemas, place);
    if (named.length === 1 && !others && isWritten(named[0], argument)) return undefined;
    return others ? "It is not fixed to a value." : `Its values are ${listed(named)}.`;
  },
  default: keyword("default"),
  minimum: keyword("minimum"),
  maximum: keyword("maximum"),
  minItems: keyword("minItems"),
  maxItems: keyword("maxItems"),
  minLength: keyword("minLength"),
  maxLength: keyword("maxLength"),
  length: (subject, argument) => checks["minLength"]!(subject, argument) ?? checks["maxLength"]!(subject, argument),
  readOnly: marked("readOnly"),
  writeOnly: marked("writeOnly"),
  deprecated: marked("deprecated"),
  method: operation(({ method }, argument) =>
    method === argument.toLowerCase() ? undefined : `Its method is ${method.toUpperCase()}.`,
  ),
  route: operation(({ route }, argument) => (route === argument ? undefined : `Its path is ${route}.`)),
  status: operation((node, argument) =>
    child(node, "responses", argument) !== undefined
      ? undefined
      : `Its responses are ${keysOf(child(node, "responses")).join(", ")}.`,
  ),
  media: ({ place }, argument) => {
    if (place.kind !== "body" && place.kind !== "response") return "It is neither a body nor a response.";
    const types = place.nodes.flatMap((node) => keysOf(child(node, "content")));
    return types.includes(argument) ? undefined : `Its media types are: ${types.join(", ") || "none"}.`;
  },
  "no body": ({ place }) => {
    if (place.kind !== "operation" && place.kind !== "response") return "It is neither an operation nor a response.";
    const key = place.kind === "operation" ? "requestBody" : "content";
    return place.nodes.some((node) => child(node, key) !== undefined) ? "It has a body." : undefined;
  },
  "secured by": secured((requirements, argument) =>
    requirements.some((requirement) => child(requirement, argument) !== undefined)
      ? undefined
      : `It is secured by ${listed(requirements.flatMap(keysOf))}.`,
  ),
  "with scope": secured((requirements, argument) => {
    const scopes = requirements.flatMap(scopesOf);
    return scopes.includes(argument) ? undefined : `Its scopes are ${listed(scopes)}.`;
  }),
  scopes: secured((requirements, argument) => {
    const wanted = argument.split("|").map((scope) => scope.trim());
    const asked = requirements.map(scopesOf);
    const exact = asked.every((scopes) => scopes.length === 1 && wanted.includes(scopes[0]!));
    const all = wanted.every((scope) => asked.flat().includes(scope));
    return exact && all ? undefined : `Its requirements name ${listed(asked.map((scopes) => scopes.join(" with ")))}.`;
  }),
  text: ({ described }, argument) => {
    const texts = described.flatMap((node) => [
      ...["title", "summary", "description"].map((key) => textOf(node, key) ?? ""),
      ...children(child(node, "x-rules")).map((rule) => textOf(rule, "text") ?? ""),
    ]);
    return holdsWords(texts, argument);
  },
  means: ({ schemas }, argument) => {
    const [, value = argument, words = ""] = /^(.*?): (.*)$/s.exec(argument) ?? [];
    const texts = schemas.flatMap((schema) => textOf(child(schema, "x-enumDescriptions"), value) ?? []);
    return texts.length === 0 ? `It does not say what "${value}" means.` : holdsWords(texts, words);
  },
  rule: ({ described }, argument) => {
    const names = described.flatMap((node) =>
      children(child(node, "x-rules")).map((rule) => textOf(rule, "name") ?? written(rule.value)),
    );
    return names.includes(argument) ? undefined : `Its rules are: ${names.join(", ") || "none"}.`;
  },
  open: ({ described }, argument) => namesQuestion(argument, textsAt(described, "x-open-question"), "open question"),
  choice: ({ described }, argument) =>
    namesQuestion(argument, textsAt(described, "x-sandbox-choice"), "sandbox choice"),
  is: ({ place }, argument) =>
    place.nodes.some(({ value }) => isWritten(value, argument))
      ? undefined
      : `It is ${written(place.nodes[0]?.value)}.`,
};

/** The names of the clauses for an OpenAPI document. */
export const openapiClauses: readonly string[] = Object.keys(checks);

function hasType({ schemas }: Subject, argument: string): string | undefined {
  const fixed = schemas.filter(({ branch }) => branch === "").flatMap(typesOf);
  const types = new Set((fixed.length > 0 ? fixed : schemas.flatMap(typesOf)).filter((type) => type !== "null"));
  const single = fixed.length > 0 ? types.size === 1 : true;
  if (types.has(argument) && single) return undefined;
  return types.size === 0 ? "It has no type." : `Its type is ${[...types].join(" or ")}.`;
}

function hasEnum({ document, place, schemas }: Subject, argument: string): string | undefined {
  const wanted = argument.split(" | ").map((text) => text.trim());
  const { named, others } = valuesOf(document, schemas, place);
  const values = named.filter((value) => value !== null && (value !== "" || wanted.includes('""')));
  const missing = wanted.filter((text) => !values.some((value) => isWritten(value, text)));
  if (missing.length > 0) {
    return values.length === 0 && others ? "It names no values." : `It does not allow ${listed(missing)}.`;
  }
  const more = values.filter((value) => !wanted.some((text) => isWritten(value, text)));
  if (more.length > 0) return `It allows ${listed(more)} too.`;
  return others ? "It allows values that it does not name." : undefined;
}

function judged({ document, place, schemas }: Subject, argument: string, wanted: boolean): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(argument);
  } catch {
    return "The value is not JSON; text stands between double quotes.";
  }
  const judged = place.kind === "schema" ? place.nodes : schemas.slice(0, 1);
  if (judged.length === 0) return "It has no schema.";
  const takes = (nodes: readonly Node[]): boolean => nodes.every((node) => takesJson(document, node, value));
  const branches = [...new Set(judged.map(({ branch }) => branch))].filter((branch) => branch !== "");
  const taken =
    takes(judged.filter(({ branch }) => branch === "")) &&
    (branches.length === 0 || branches.some((branch) => takes(judged.filter((node) => node.branch === branch))));
  if (taken === wanted) return undefined;
  return taken ? "It takes the value." : "It does not take the value.";
}

function keyword(name: string): Check {
  return ({ schemas }, argument) => {
    const values = schemas.flatMap((schema) => child(schema, name) ?? []).map(({ value }) => value);
    if (values.some((value) => isWritten(value, argument))) return undefined;
    return values.length === 0 ? `It has no ${name}.` : `Its ${name} is ${listed(values)}.`;
  };
}

function marked(name: string): Check {
  return ({ described }) =>
    described.some((node) => child(node, name)?.value === true) ? undefined : `It is not marked ${name}.`;
}

function operation(check: (operation: Operation, argument: string) => string | undefined): Check {
  return ({ place }, argument) =>
    place.operation === undefined ? "It is not an operation." : check(place.operation, argument);
}

/** The requirements of an operation, which are those of the document where it has none of its own. */
export function requirementsOf(document: OpenapiDocument, node: Node): readonly Node[] {
  return children(child(node, "security") ?? child(document.root, "security"));
}

function secured(check: (requirements: readonly Node[], argument: string) => string | undefined): Check {
  return ({ document, place }, argument) =>
    place.kind === "operation" || place.nodes[0]?.at === "#"
      ? check(requirementsOf(document, place.nodes[0]!), argument)
      : "It is not an operation.";
}

function scopesOf(requirement: Node): readonly string[] {
  return children(requirement).flatMap((scheme) => children(scheme).map(({ value }) => String(value)));
}

function textsAt(nodes: readonly Node[], key: string): readonly string[] {
  return nodes.flatMap((node) => textOf(node, key) ?? []);
}

function listed(values: readonly unknown[]): string {
  return values.length === 0 ? "none" : values.map(written).join(", ");
}
