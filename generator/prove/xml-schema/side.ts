import type { SourceFile } from "../../diagnostics/origin.js";
import { anyType } from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type QName,
  type SimpleTypeDefinition,
  type Wildcard,
  type XmlSchema,
} from "../../model/xml-schema/components.js";
import { substitutesOf, type Substitutes } from "../../model/xml-schema/substitutions.js";
import { derivedTypes, isDerivedFrom } from "../../model/xml-schema/type-derivation.js";
import { inOrder } from "../../text/in-order.js";
import { contentOf, noContent, type Content } from "../../model/xml-schema/content-expression.js";
import { contentInOrder } from "./content-expression.js";

/** One version of a schema set, with the queries of a comparison. */
export interface Side {
  readonly name: "before" | "after";
  readonly schema: XmlSchema;
  /** True if identity constraints that strings do not decide count as broken. */
  readonly isCautious?: boolean;
  /** The elements that substitution groups can substitute. */
  readonly substitutes: Substitutes;
  /** True if codecs keep undeclared elements of a type (unknown="keep"). */
  keepsUnknown(type: ComplexTypeDefinition): boolean;
  /** Returns the named complex types that xsi:type can substitute for an element's type, by expanded name. */
  derivedTypes(element: ElementDeclaration): ReadonlyMap<string, ComplexTypeDefinition>;
  /** The named simple types by expanded name, in order of names. */
  readonly simpleTypes: ReadonlyMap<string, SimpleTypeDefinition>;
  /** The simple type of a name when it comes from the element's own. Our codecs take the declared type alone there. */
  derivedSimpleType(element: ElementDeclaration, name: string): SimpleTypeDefinition | undefined;
  /** The content model of a type as an expression. */
  contentOf(type: ComplexTypeDefinition): Content;
  /** Returns the declaration for a child that matches a wildcard; undefined if it is not allowed. */
  behindWildcard(wildcard: Wildcard, name: QName): ElementDeclaration | "anything" | undefined;
}

/** Creates a side of a comparison: the schema, with cached queries. */
export function createSide(name: Side["name"], schema: XmlSchema): Side {
  const substitutes = substitutesOf(schema);
  const keepers = new Set<SourceFile>(
    schema.documents.filter(({ keepsUnknown }) => keepsUnknown).map(({ origin }) => origin.file),
  );
  const derived = derivedTypes(schema.types);
  const simpleTypes = namedSimpleTypes(schema);
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
    simpleTypes,
    derivedSimpleType({ type, block = [] }, key) {
      const candidate = type.kind === "complex" && type !== anyType ? undefined : simpleTypes.get(key);
      if (candidate === undefined || candidate === type) return undefined;
      return isDerivedFrom(candidate, type, block) ? candidate : undefined;
    },
    contentOf(type) {
      let content = contents.get(type);
      if (content === undefined) {
        const particle = "particle" in type.content ? type.content.particle : undefined;
        contents.set(
          type,
          (content = particle === undefined ? noContent : contentInOrder(contentOf(particle, substitutes))),
        );
      }
      return content;
    },
    behindWildcard({ processContents }, child) {
      if (processContents === "skip") return "anything";
      return schema.elements.get(expandedName(child)) ?? (processContents === "lax" ? "anything" : undefined);
    },
  };
}

function namedSimpleTypes(schema: XmlSchema): ReadonlyMap<string, SimpleTypeDefinition> {
  const named = inOrder(schema.types, ([name]) => name);
  return new Map(named.flatMap(([name, type]) => (type.kind === "simple" ? [[name, type] as const] : [])));
}
