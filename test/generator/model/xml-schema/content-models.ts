import { anyType } from "../../../../generator/model/xml-schema/builtin-types.js";
import type {
  ElementDeclaration,
  NamespaceConstraint,
  Particle,
} from "../../../../generator/model/xml-schema/components.js";
import { noAnnotation } from "../../../../generator/model/xml-schema/components.js";

const origin = anyType.origin;

/** A local element without a namespace. */
export function element(local: string, more: Partial<ElementDeclaration> = {}): ElementDeclaration {
  return {
    kind: "element",
    origin,
    name: { namespace: "", local },
    scope: "local",
    type: anyType,
    nillable: false,
    abstract: false,
    annotation: noAnnotation,
    ...more,
  };
}

type Occurs = readonly [min: number, max: number | "unbounded"];

function particle(term: Particle["term"], [minOccurs, maxOccurs]: Occurs): Particle {
  return { origin, minOccurs, maxOccurs, term };
}

export function one(local: string | ElementDeclaration, occurs: Occurs = [1, 1]): Particle {
  return particle(typeof local === "string" ? element(local) : local, occurs);
}

export function any(namespaces: NamespaceConstraint, occurs: Occurs = [1, 1]): Particle {
  return particle({ kind: "wildcard", origin, namespaces, processContents: "lax" }, occurs);
}

export function group(
  compositor: "all" | "choice" | "sequence",
  particles: readonly Particle[],
  occurs: Occurs = [1, 1],
): Particle {
  return particle({ kind: "group", origin, compositor, particles }, occurs);
}

/** "a b" as element names without a namespace. */
export function names(text: string): { namespace: string; local: string }[] {
  return Array.from(text, (local) => ({ namespace: "", local }));
}
