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

/** Inputs that are refused, in linear time as well. */
export const refused: readonly string[] = ["xsd: keys", "xsd: one choice of lists in a list"];
