import type { ComplexTypeDefinition, XmlSchema, XmlViewKind } from "../../model/xml-schema/components.js";
import { createXmlShapes } from "../../plan/create-xml-shapes.js";
import type { XmlShapes } from "../../plan/xml-shape.js";
import { relateContents, type ContentRelation } from "../../prove/xml-schema/content-relation.js";
import { PairMap } from "../pair-map.js";
import { Instances } from "../../prove/xml-schema/instances.js";
import { createSide, type Side } from "../../prove/xml-schema/side.js";
import type { Versions } from "../versions.js";

/** The shared memory of comparisons of elements of two schema sets. */
export interface XmlSession {
  /** The schema set of each version, with what proofs ask of it. */
  readonly sides: Versions<Side>;
  /** The makers of small documents that a version accepts. */
  readonly instances: Versions<Instances>;
  /** The forms of complex types as TypeScript objects, in each version. */
  readonly shapes: Versions<XmlShapes>;
  /** The views in which operations of both versions send: what their marks change is found by comparing those. */
  readonly views: ReadonlySet<XmlViewKind>;
  /** The relation of two types' contents, found once. */
  relate(before: ComplexTypeDefinition, after: ComplexTypeDefinition): ContentRelation;
}

/** Begins a comparison of two XSDs: the automata and relations that all its steps share. */
export function createXmlSession(
  before: XmlSchema,
  after: XmlSchema,
  views: ReadonlySet<XmlViewKind> = new Set(),
): XmlSession {
  const sides = { before: createSide("before", before), after: createSide("after", after) };
  const relations = new PairMap<ComplexTypeDefinition, ComplexTypeDefinition, ContentRelation>();
  return {
    sides,
    instances: { before: new Instances(sides.before), after: new Instances(sides.after) },
    shapes: { before: createXmlShapes(before), after: createXmlShapes(after) },
    views,
    relate: (old, now) =>
      relations.getOrAdd(old, now, () =>
        relateContents({ side: sides.before, type: old }, { side: sides.after, type: now }),
      ),
  };
}
