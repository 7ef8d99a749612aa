import { messageShapes } from "./openapi-messages.js";
import { schemaShapes } from "./openapi-schemas.js";
import { openapiShapes } from "./openapi-shapes.js";
import type { Spec } from "./probe.js";
import { severalFiles } from "./several-files.js";
import { moreXsdShapes } from "./xsd-more-shapes.js";
import { xsdShapes } from "./xsd-shapes.js";

type Shapes = Readonly<Record<string, (count: number) => Spec>>;

/** All shapes by name: "xsd: one choice". */
export const shapes: Shapes = {
  ...named("openapi", { ...openapiShapes, ...schemaShapes, ...messageShapes }),
  ...named("xsd", { ...xsdShapes, ...moreXsdShapes }),
  ...severalFiles,
};

function named(kind: string, found: Shapes): Shapes {
  return Object.fromEntries(Object.entries(found).map(([name, make]) => [`${kind}: ${name}`, make]));
}

/**
 * Those that once took quadratic time or room: orders of sequences, choices, names that collide, branches, hooks and
 * alternatives of security, scopes, chains of names, elements of types with many derived ones, prefixes.
 */
export const onceSlow: readonly string[] = [
  "openapi: one operation with many callbacks",
  "openapi: one discriminator of many schemas",
  "openapi: one schema with many inline objects",
  "openapi: one schema with many pattern properties",
  "openapi: schemas with names that collide",
  "openapi: a chain of names for one schema",
  "openapi: many security schemes",
  "openapi: one operation with many alternatives of security",
  "openapi: one security scheme with many scopes",
  "xsd: global elements with types of their own",
  "xsd: elements of an abstract type with many",
  "xsd: elements that refer to elements",
  "xsd: one content with elements between many wildcards",
  "xsd: one sequence",
  "xsd: one choice",
];

/** Inputs that are refused, in linear time as well. */
export const refused: readonly string[] = ["xsd: keys", "xsd: one choice of lists in a list"];
