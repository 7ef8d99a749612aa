import { clauseText, type Clause, type Fact, type Failure } from "./facts.js";
import { findInOpenapi, type OpenapiPlace } from "./openapi-places.js";
import type { OpenapiDocument } from "./openapi-document.js";
import { sayOpenapi } from "./says-openapi.js";
import { sayXsd } from "./says-xsd.js";
import { openapiOf, xsdOf, type Specs } from "./specs.js";
import { findInXsd, type XsdPlace } from "./xsd-places.js";
import type { XsdDocument } from "./xsd-tree.js";

/** A fact with its location. */
export type Located =
  | {
      readonly language: "openapi";
      readonly fact: Fact;
      readonly document: OpenapiDocument;
      readonly place: OpenapiPlace;
    }
  | { readonly language: "xsd"; readonly fact: Fact; readonly document: XsdDocument; readonly place: XsdPlace };

/**
 * Facts that the specs fail to say. `only` names the one interface whose facts are looked at; specs that are not asked
 * for are not read.
 */
export function checkFacts(facts: readonly Fact[], specs: Specs, only?: string): readonly Failure[] {
  return facts.filter((fact) => only === undefined || fact.interface === only).flatMap((fact) => check(fact, specs));
}

function check(fact: Fact, specs: Specs): readonly Failure[] {
  try {
    const located = locate(fact, specs);
    if (typeof located === "string") return [failure(fact, located)];
    return says(located).map(([clause, problem]) => failure(fact, `"${clauseText(clause)}" does not hold. ${problem}`));
  } catch (error) {
    // A spec that is not YAML or XML, or a schema that no judge understands.
    return [failure(fact, `The spec cannot be read: ${error instanceof Error ? error.message : String(error)}`)];
  }
}

/** The facts of an interface whose places there are. */
export function locatedFacts(facts: readonly Fact[], specs: Specs, name: string): readonly Located[] {
  return facts
    .filter((fact) => fact.interface === name)
    .map((fact) => locate(fact, specs))
    .filter((located) => typeof located !== "string");
}

function locate(fact: Fact, specs: Specs): Located | string {
  if (fact.language === "xsd") {
    const document = xsdOf(specs, fact.interface);
    if (document === undefined) return `There is no XSD of an interface "${fact.interface}".`;
    const place = findInXsd(document, fact.path);
    return typeof place === "string" ? place : { language: "xsd", fact, document, place };
  }
  const document = openapiOf(specs, fact.interface);
  if (document === undefined) return `There is no OpenAPI document of an interface "${fact.interface}".`;
  const place = findInOpenapi(document, fact.path);
  return typeof place === "string" ? place : { language: "openapi", fact, document, place };
}

function says(located: Located): readonly (readonly [Clause, string])[] {
  switch (located.language) {
    case "openapi":
      return sayOpenapi(located.document, located.place, located.fact.clauses);
    case "xsd":
      return sayXsd(located.document, located.place, located.fact.clauses);
  }
}

function failure({ id, at, place }: Fact, problem: string): Failure {
  return { id, at, place, problem };
}
