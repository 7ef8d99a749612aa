import type { SourceFile } from "../../diagnostics/origin.js";
import { anyType, isBuiltin } from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type QName,
  type SimpleTypeDefinition,
  type TypeDefinition,
  type Wildcard,
  type XmlSchema,
} from "../../model/xml-schema/components.js";
import { substitutesOf, type Substitutes } from "../../model/xml-schema/substitutions.js";
import { isDerivedFrom } from "../../model/xml-schema/type-derivation.js";
import { inOrder } from "../in-order.js";
import { contentOf, emptyContent, type Content } from "./content-expression.js";

/** One version of a schema set, with what a comparison asks of it. */
export interface Side {
  readonly name: "before" | "after";
  readonly schema: XmlSchema;
  readonly substitutes: Substitutes;
  /** Whether codecs keep elements that a type does not know (unknown="keep"). */
  keepsUnknown(type: ComplexTypeDefinition): boolean;
  /** The named complex types that xsi:type may put in the place of an element's type, by expanded name. */
  derivedTypes(element: ElementDeclaration): ReadonlyMap<string, ComplexTypeDefinition>;
  /** The same of simple types: named ones that come from the element's. Our codecs take the declared type alone there. */
  derivedSimpleTypes(element: ElementDeclaration): ReadonlyMap<string, SimpleTypeDefinition>;
  contentOf(type: ComplexTypeDefinition): Content;
  /** What a wildcard's child is checked against; undefined when it is not let in. */
  behindWildcard(wildcard: Wildcard, name: QName): ElementDeclaration | "anything" | undefined;
}

export function createSide(name: Side["name"], schema: XmlSchema): Side {
  const substitutes = substitutesOf(schema);
  const keepers = new Set<SourceFile>(
    schema.documents.filter(({ keepsUnknown }) => keepsUnknown).map(({ origin }) => origin.file),
  );
  const derived = derivedTypes(schema);
  const contents = new Map<ComplexTypeDefinition, Content>();
  return {
    name,
    schema,
    substitutes,
    keepsUnknown: ({ content, origin }) => content.kind !== "simple" && keepers.has(origin.file),
    derivedTypes({ type, block = [] }) {
      const blocked = [...block, ...((type.kind === "complex" && type.block) || [])];
      const found = (derived.get(type) ?? []).filter(
        (candidate) => !candidate.abstract && isDerivedFrom(candidate, type, blocked),
      );
      return new Map(
        found.map((candidate) => [candidate.name === undefined ? "" : expandedName(candidate.name), candidate]),
      );
    },
    derivedSimpleTypes: createDerivedSimpleTypes(schema),
    contentOf(type) {
      let content = contents.get(type);
      if (content === undefined) {
        const particle = "particle" in type.content ? type.content.particle : undefined;
        contents.set(type, (content = particle === undefined ? emptyContent : contentOf(particle, substitutes)));
      }
      return content;
    },
    behindWildcard({ processContents }, child) {
      if (processContents === "skip") return "anything";
      return schema.elements.get(expandedName(child)) ?? (processContents === "lax" ? "anything" : undefined);
    },
  };
}

function createDerivedSimpleTypes(schema: XmlSchema): Side["derivedSimpleTypes"] {
  const named = inOrder(schema.types, ([name]) => name).flatMap(([name, type]) =>
    type.kind === "simple" ? [[name, type] as const] : [],
  );
  const known = new Map<string, Map<TypeDefinition, ReadonlyMap<string, SimpleTypeDefinition>>>();
  return ({ type, block = [] }) => {
    if (type.kind === "complex" && type !== anyType) return new Map();
    const key = [...block].sort().join();
    const byType = known.get(key) ?? new Map<TypeDefinition, ReadonlyMap<string, SimpleTypeDefinition>>();
    known.set(key, byType);
    const found =
      byType.get(type) ??
      new Map(named.filter(([, candidate]) => candidate !== type && isDerivedFrom(candidate, type, block)));
    byType.set(type, found);
    return found;
  };
}

function derivedTypes(schema: XmlSchema): ReadonlyMap<TypeDefinition, readonly ComplexTypeDefinition[]> {
  const derived = new Map<TypeDefinition, ComplexTypeDefinition[]>();
  for (const [, type] of inOrder(schema.types, ([name]) => name)) {
    if (type.kind !== "complex") continue;
    for (let { base } = type; base.kind === "complex" && !isBuiltin(base); base = base.base) {
      const list = derived.get(base);
      if (list === undefined) derived.set(base, [type]);
      else list.push(type);
    }
  }
  return derived;
}
