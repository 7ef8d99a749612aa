import type {
  AttributeDeclaration,
  ElementDeclaration,
  TypeDefinition,
  XmlSchema,
} from "../model/xml-schema/components.js";
import type { DescribedValue, StatedBound } from "./described-value.js";
import { documentedComponents } from "./xml-subjects.js";

/** Returns the elements, attributes and simple types of an XSD that have documentation. */
export function describedXml(schema: XmlSchema): readonly DescribedValue[] {
  return documentedComponents(schema).flatMap((component) => {
    const { name, origin, annotation } = component;
    if (name === undefined || annotation.documentation === undefined) return [];
    const what = component.kind === "element" ? "Element" : component.kind === "attribute" ? "Attribute" : "Type";
    const description = annotation.documentation;
    return [{ what, name: name.local, origin, description, ...statementsOf(component), isRequired: undefined }];
  });
}

const boundFacets = {
  maxLength: ["maximum", "characters"],
  minLength: ["minimum", "characters"],
  maxInclusive: ["maximum", "value"],
  minInclusive: ["minimum", "value"],
  maxExclusive: ["maximum", "value"],
  minExclusive: ["minimum", "value"],
} as const;

function statementsOf(
  component: ElementDeclaration | AttributeDeclaration | TypeDefinition,
): Pick<DescribedValue, "defaults" | "bounds" | "values"> {
  const isDeclaration = component.kind === "element" || component.kind === "attribute";
  const type = isDeclaration ? component.type : component;
  const constraint = isDeclaration ? component.valueConstraint : undefined;
  const defaults = constraint === undefined ? [] : [constraint.value];
  const simple = type.kind === "simple" ? type : type.content.kind === "simple" ? type.content.type : undefined;
  if (simple === undefined) return { defaults, bounds: [], values: [] };
  const { facets, variety } = simple;
  const bounds = Object.entries(boundFacets).flatMap(([facet, [kind, measure]]): readonly StatedBound[] => {
    const value = Number(facets[facet as keyof typeof boundFacets]);
    const of = measure === "characters" && variety.kind === "list" ? "items" : measure;
    // A bound of a date is not a number.
    return Number.isNaN(value) ? [] : [{ kind, measure: of, value, isExclusive: facet.endsWith("Exclusive") }];
  });
  return { defaults, bounds, values: (facets.enumeration ?? []).map(({ value }) => value) };
}
