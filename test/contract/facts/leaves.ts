import { locatedFacts } from "./check-facts.js";
import { claimsOf } from "./claims.js";
import type { Fact } from "./facts.js";
import type { Leaf } from "./leaf.js";
import { leavesOfOpenapi } from "./leaves-openapi.js";
import { leavesOfXsd } from "./leaves-xsd.js";
import { openapiOf, xsdOf, type Specs } from "./specs.js";

/** Every leaf of the specs of an API, with the API in its location. */
export function leavesOf(specs: Specs, name: string): readonly Leaf[] {
  const openapi = openapiOf(specs, name);
  const xsd = xsdOf(specs, name);
  return [
    ...(openapi === undefined
      ? []
      : leavesOfOpenapi(openapi).map((leaf) => ({ ...leaf, place: `${name}#${leaf.place}` }))),
    ...(xsd === undefined ? [] : leavesOfXsd(xsd).map((leaf) => ({ ...leaf, place: `${name}.xsd#${leaf.place}` }))),
  ];
}

/** The leaves of an interface that no fact speaks of. */
export function unclaimedLeaves(facts: readonly Fact[], specs: Specs, name: string): readonly Leaf[] {
  const claimed = new Set(locatedFacts(facts, specs, name).flatMap(claimsOf));
  return leavesOf(specs, name).filter((leaf) => !claimed.has(leaf.at));
}

/** A leaf as an author reads it. */
export function leafText({ kind, place }: Leaf): string {
  return `${place}\n    No fact speaks of this ${kind}, and no open question stands at it.`;
}
