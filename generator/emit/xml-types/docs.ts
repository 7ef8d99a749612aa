import {
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
import { builtinBase, ownPatterns } from "./simple-form.js";
import type { ElementProperty } from "../../plan/xml-shape.js";

/** What an annotation says for people: its documentation, its marks, its rules, its open questions. */
export function annotationParts({ documentation, marks, rules, openQuestions }: Annotation): readonly string[] {
  return [
    ...(documentation === undefined ? [] : [documentation]),
    ...[...marks].map(([name, value]) => `${name.replace(/^\{.*\}/, "")}: ${value}`),
    ...rules.map(({ name, text }) => (name === "" ? `Rule: ${text}` : `Rule ${name}: ${text}`)),
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
  const bounds = facetSentence(type);
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

/** "At most 60 characters. Pattern: [A-Z]+". What a built-in type says itself goes without saying. */
function facetSentence(type: SimpleTypeDefinition): string | undefined {
  const { facets } = type;
  const inherited = builtinBase(type)?.facets;
  const said: string[] = [];
  const add = (name: CountOrBound, sentence: (value: number | string) => string): void => {
    const value = facets[name];
    if (value !== undefined && value !== inherited?.[name]) said.push(sentence(value));
  };
  add("length", (value) => `Length: exactly ${value}.`);
  add("minLength", (value) => `Length: at least ${value}.`);
  add("maxLength", (value) => `Length: at most ${value}.`);
  add("minInclusive", (value) => `At least ${value}.`);
  add("minExclusive", (value) => `More than ${value}.`);
  add("maxInclusive", (value) => `At most ${value}.`);
  add("maxExclusive", (value) => `Less than ${value}.`);
  add("totalDigits", (value) => `At most ${value} digits.`);
  add("fractionDigits", (value) => `At most ${value} digits after the point.`);
  for (const step of ownPatterns(type)) said.push(`Pattern: ${step.join(" or ")}`);
  return said.length === 0 ? undefined : said.join(" ");
}

type CountOrBound = Exclude<keyof Facets, "whiteSpace" | "patterns" | "enumeration" | "fixed">;

function joined(parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : parts.join("\n\n");
}
