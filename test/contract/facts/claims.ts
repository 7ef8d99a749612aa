import type { Located } from "./check-facts.js";
import type { Clause } from "./facts.js";
import { child, children, isWritten, type Node, type OpenapiDocument } from "./openapi-document.js";
import { schemasOf, type OpenapiPlace } from "./openapi-places.js";
import { enumeratedBy } from "./openapi-values.js";
import { placeOfNode } from "./leaves-xsd.js";
import { requirementsOf } from "./says-openapi.js";
import type { XsdPlace } from "./xsd-places.js";
import type { XsdDocument } from "./xsd-tree.js";
import { branchesOf, facetsOf, valueOfFacet } from "./xsd-types.js";

/** Declarations of the leaves that a fact speaks of: its place, and the names in its clauses there. */
export function claimsOf(located: Located): readonly string[] {
  switch (located.language) {
    case "openapi":
      return inOpenapi(located.document, located.place, located.fact.clauses);
    case "xsd":
      return inXsd(located.document, located.place, located.fact.clauses);
  }
}

/** Values that a clause names. */
function valuesIn({ name, argument }: Clause): readonly string[] {
  if (name === "enum") return argument.split(" | ").map((value) => value.trim());
  return name === "value" || name === "const" ? [argument] : [];
}

function inOpenapi(document: OpenapiDocument, place: OpenapiPlace, clauses: readonly Clause[]): readonly string[] {
  const values = clauses.flatMap(valuesIn);
  const named = schemasOf(document, place)
    .flatMap(enumeratedBy)
    .filter(({ value }) => values.some((text) => isWritten(value, text)));
  const within = clauses.flatMap((clause) => namedWithin(document, place, clause));
  return [...place.passed, ...[...place.nodes, ...named, ...within].map((node) => node.at)];
}

/** The statuses, media types and scopes that a clause names. */
function namedWithin(document: OpenapiDocument, place: OpenapiPlace, { name, argument }: Clause): readonly Node[] {
  switch (name) {
    case "status":
      return place.nodes.flatMap((node) => child(node, "responses", argument) ?? []);
    case "media":
      return place.nodes.flatMap((node) => child(node, "content", argument) ?? []);
    case "scopes":
    case "with scope": {
      const scopes = argument.split("|").map((scope) => scope.trim());
      return requirementsOf(document, place.nodes[0]!)
        .flatMap((requirement) => children(requirement).flatMap((scheme) => children(scheme)))
        .filter(({ value }) => scopes.includes(String(value)));
    }
    default:
      return [];
  }
}

function inXsd(document: XsdDocument, place: XsdPlace, clauses: readonly Clause[]): readonly string[] {
  const values = clauses.flatMap(valuesIn);
  const named = (place.type === undefined ? [] : branchesOf(document, place.type))
    .flatMap((branch) => facetsOf(branch, "enumeration"))
    .filter((facet) => values.includes(valueOfFacet(facet)));
  return [place.node, ...named].map(placeOfNode);
}
