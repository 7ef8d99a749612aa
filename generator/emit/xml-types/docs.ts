import {
  expandedName,
  type Annotation,
  type AttributeUse,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type Facets,
  type SimpleTypeDefinition,
  type ValueConstraint,
} from "../../model/xml-schema/components.js";
import { commentText, wrapComment } from "../../text/comments.js";
import { isBuiltin } from "../../model/xml-schema/builtin-types.js";
import type { ElementProperty } from "../../plan/xml-shape.js";

/** What an annotation says for people: its documentation, its marks, its open questions. */
export function annotationParts({ documentation, marks, openQuestions }: Annotation): readonly string[] {
  return [
    ...(documentation === undefined ? [] : [documentation]),
    ...[...marks].map(([name, value]) => `${name.replace(/^\{.*\}/, "")}: ${value}`),
    ...openQuestions.map(({ text }) => `Open question: ${text}`),
  ];
}

export function complexTypeDocs(type: ComplexTypeDefinition): string | undefined {
  return joined(annotationParts(type.annotation));
}

/** What a simple type says, the checks that its TypeScript type cannot show, and what its values mean. */
export function simpleTypeDocs(type: SimpleTypeDefinition): string | undefined {
  return joined([...annotationParts(type.annotation), ...simpleTypeSentences(type)]);
}

export function elementDocs(element: ElementDeclaration): string | undefined {
  return joined([...annotationParts(element.annotation), ...valueSentences(element.valueConstraint)]);
}

/** What a property of a child element says: its own words, else those of its type. */
export function elementPropertyDocs(property: ElementProperty): string | undefined {
  const { element } = property;
  return joined([
    ...annotationParts(element.annotation),
    ...anonymousTypeSentences(element.type.kind === "simple" ? element.type : undefined),
    ...occursSentence(property),
    ...valueSentences(element.valueConstraint),
  ]);
}

export function attributeDocs({ attribute, valueConstraint }: AttributeUse): string | undefined {
  return joined([
    ...annotationParts(attribute.annotation),
    ...anonymousTypeSentences(attribute.type),
    ...valueSentences(valueConstraint),
  ]);
}

/** Finished comment lines, for members of a type literal. */
export function commentLines(docs: string | undefined): readonly string[] {
  return docs === undefined ? [] : wrapComment(commentText(docs), 100);
}

function simpleTypeSentences(type: SimpleTypeDefinition): readonly string[] {
  const bounds = facetSentence(type.facets);
  const meanings = (type.facets.enumeration ?? []).flatMap(({ value, annotation }) => {
    const said = annotationParts(annotation).join(" ");
    return said === "" ? [] : [`- \`${value}\`: ${said}`];
  });
  return [...(bounds === undefined ? [] : [bounds]), ...(meanings.length === 0 ? [] : [meanings.join("\n")])];
}

/** A type with a name documents itself. */
function anonymousTypeSentences(type: SimpleTypeDefinition | undefined): readonly string[] {
  if (type === undefined) return [];
  if (isBuiltin(type)) return type.name?.local === "string" ? [] : [`An xs:${type.name?.local ?? ""}.`];
  return type.name === undefined ? simpleTypeSentences(type) : [];
}

function occursSentence({ occurs, minItems, maxItems }: ElementProperty): readonly string[] {
  if (occurs !== "list") return [];
  if (maxItems === Infinity) return minItems > 0 ? [`At least ${minItems}.`] : [];
  return minItems === maxItems ? [`Exactly ${minItems}.`] : [`${minItems} to ${maxItems}.`];
}

function valueSentences(constraint: ValueConstraint | undefined): readonly string[] {
  if (constraint === undefined) return [];
  const value = JSON.stringify(constraint.value);
  return [constraint.kind === "fixed" ? `Always ${value}.` : `Default: ${value}.`];
}

/** "At most 60 characters. Pattern: [A-Z]+" */
function facetSentence(facets: Facets): string | undefined {
  const said: string[] = [];
  const add = (value: number | string | undefined, sentence: (value: number | string) => string): void => {
    if (value !== undefined) said.push(sentence(value));
  };
  add(facets.length, (value) => `Length: exactly ${value}.`);
  add(facets.minLength, (value) => `Length: at least ${value}.`);
  add(facets.maxLength, (value) => `Length: at most ${value}.`);
  add(facets.minInclusive, (value) => `At least ${value}.`);
  add(facets.minExclusive, (value) => `More than ${value}.`);
  add(facets.maxInclusive, (value) => `At most ${value}.`);
  add(facets.maxExclusive, (value) => `Less than ${value}.`);
  add(facets.totalDigits, (value) => `At most ${value} digits.`);
  add(facets.fractionDigits, (value) => `At most ${value} digits after the point.`);
  for (const step of facets.patterns ?? []) said.push(`Pattern: ${step.join(" or ")}`);
  return said.length === 0 ? undefined : said.join(" ");
}

function joined(parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : parts.join("\n\n");
}

/** The name of a component in documentation of functions. */
export function shownName(element: ElementDeclaration): string {
  return expandedName(element.name);
}
