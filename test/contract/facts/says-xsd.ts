import type { Clause } from "./facts.js";
import { holdsWords, namesQuestion } from "./words.js";
import { takesText } from "./xsd-judge.js";
import { describedBy, type XsdPlace } from "./xsd-places.js";
import { annotations, type XsdDocument, type XsdNode } from "./xsd-tree.js";
import { branchesOf, clears, facetsOf, namedValues, valueOfFacet, type Branch } from "./xsd-types.js";

/** Returns the problem of a location. Undefined if it matches the clause. */
type Check = (subject: Subject, argument: string) => string | undefined;

interface Subject {
  readonly document: XsdDocument;
  readonly place: XsdPlace;
  /** The ways to be of its simple type; that which only clears is left out. */
  readonly branches: readonly Branch[];
  readonly described: readonly XsdNode[];
}

/** Problems of a location in an XSD, one sentence for each clause that does not match. */
export function sayXsd(
  document: XsdDocument,
  place: XsdPlace,
  clauses: readonly Clause[],
): readonly (readonly [Clause, string])[] {
  const all = place.type === undefined ? [] : branchesOf(document, place.type);
  const branches = all.filter((branch) => !clears(branch));
  const subject = { document, place, branches, described: describedBy(document, place) };
  return clauses.flatMap((clause) => {
    const check = Object.hasOwn(checks, clause.name) ? checks[clause.name] : undefined;
    const problem = check === undefined ? "There is no such clause for an XSD." : check(subject, clause.argument);
    return problem === undefined ? [] : [[clause, problem] as const];
  });
}

const checks: Readonly<Record<string, Check>> = {
  required: ({ place }) => (place.declared?.required === true ? undefined : "It is not required."),
  optional: ({ place }) =>
    place.declared?.required === false
      ? undefined
      : `It is ${place.declared === undefined ? "neither required nor optional" : "required"}.`,
  type: ({ branches }, argument) => {
    const types = [...new Set(branches.map(({ builtIn }) => builtIn))];
    if (types.length === 1 && types[0] === argument) return undefined;
    return types.length === 0 ? "It has no simple type." : `Its type is ${types.join(" or ")}.`;
  },
  pattern: ({ branches }) =>
    branches.some((branch) => facetsOf(branch, "pattern").length > 0) ? undefined : "It has no pattern.",
  accepts: (subject, argument) => judged(subject, argument, true),
  refuses: (subject, argument) => judged(subject, argument, false),
  enum: ({ branches }, argument) => {
    const { named, others } = namedValues(branches);
    const wanted = argument.split(" | ").map((value) => value.trim());
    const missing = wanted.filter((value) => !named.includes(value));
    if (missing.length > 0)
      return named.length === 0 ? "It names no values." : `It does not allow ${missing.join(", ")}.`;
    const more = named.filter((value) => value !== "" && !wanted.includes(value));
    if (more.length > 0) return `It allows ${more.join(", ")} too.`;
    return others ? "It allows values that it does not name." : undefined;
  },
  value: ({ branches }, argument) => {
    const { named } = namedValues(branches);
    if (named.includes(argument)) return undefined;
    return named.length === 0 ? "It names no values." : `Its values are ${named.join(", ")}.`;
  },
  const: ({ place, branches }, argument) => {
    const { named, others } = namedValues(branches);
    const fixed = place.declared?.use.attributes.get("fixed") ?? place.node.attributes.get("fixed");
    const values = fixed === undefined ? named : [fixed];
    const single = values.length === 1 && (fixed !== undefined || !others);
    return single && values[0] === argument ? undefined : "It is not fixed to that value.";
  },
  default: ({ place }, argument) => {
    const value = place.declared?.use.attributes.get("default") ?? place.node.attributes.get("default");
    if (value === argument) return undefined;
    return value === undefined ? "It has no default." : `Its default is ${value}.`;
  },
  minLength: facet("minLength"),
  maxLength: facet("maxLength"),
  length: facet("length"),
  minInclusive: facet("minInclusive"),
  maxInclusive: facet("maxInclusive"),
  minItems: occurs("minOccurs"),
  maxItems: occurs("maxOccurs"),
  repeats: ({ place }) => (place.declared?.repeats === true ? undefined : "It stands at most once."),
  once: ({ place }) => (place.declared?.repeats === true ? "It may stand several times." : undefined),
  nillable: ({ place: { node, declared } }) => {
    const value = declared?.use.attributes.get("nillable") ?? node.attributes.get("nillable");
    return value === "true" ? undefined : "It is not nillable.";
  },
  sensitive: mark("sensitive"),
  deprecated: (subject) => checks["retired"]!(subject, ""),
  create: mark("create"),
  update: mark("update"),
  scope: mark("scope"),
  retired: mark("retired"),
  text: ({ described }, argument) =>
    holdsWords(
      described.flatMap((node) => [...annotations(node), ...annotations(node, "rule")]),
      argument,
    ),
  rule: ({ described }, argument) => {
    const names = described.flatMap((node) => annotations(node, "rule")).map((text) => text.split(":")[0]!);
    return names.includes(argument) ? undefined : `Its rules are: ${names.join(", ") || "none"}.`;
  },
  open: ({ described }, argument) =>
    namesQuestion(
      argument,
      described.flatMap((node) => annotations(node, "open-question")),
      "open question",
    ),
  choice: ({ described }, argument) =>
    namesQuestion(
      argument,
      described.flatMap((node) => annotations(node, "sandbox-choice")),
      "sandbox choice",
    ),
};

/** The names of the clauses for an XSD. */
export const xsdClauses: readonly string[] = Object.keys(checks);

function judged({ document, place: { type } }: Subject, argument: string, wanted: boolean): string | undefined {
  const text = /^"(.*)"$/s.exec(argument)?.[1];
  if (text === undefined) return "The value does not stand between double quotes.";
  const simple = type === undefined || branchesOf(document, type).length === 0 ? undefined : type;
  if (simple === undefined) return "It has no simple type.";
  const taken = takesText(document, simple, text);
  if (taken === wanted) return undefined;
  return taken ? "It takes the value." : "It does not take the value.";
}

function facet(name: string): Check {
  return ({ branches }, argument) => {
    const values = branches.flatMap((branch) => facetsOf(branch, name).map(valueOfFacet));
    if (values.includes(argument)) return undefined;
    return values.length === 0 ? `It has no ${name}.` : `Its ${name} is ${[...new Set(values)].join(" or ")}.`;
  };
}

function occurs(name: string): Check {
  return ({ place: { declared } }, argument) => {
    const value = declared?.use.attributes.get(name) ?? "1";
    return declared !== undefined && value === argument ? undefined : `Its ${name} is ${value}.`;
  };
}

function mark(name: string): Check {
  return ({ place: { node, declared } }, argument) => {
    const value = declared?.use.marks.get(name) ?? node.marks.get(name);
    if (value === undefined) return `It has no mark "${name}".`;
    return argument === "" || value === argument ? undefined : `Its mark "${name}" is "${value}".`;
  };
}
