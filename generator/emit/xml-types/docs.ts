import { annotationSentences, meaningsOf, retiredSentence } from "../../model/xml-schema/annotation-sentences.js";
import type {
  Annotation,
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  SimpleTypeDefinition,
  ValueConstraint,
} from "../../model/xml-schema/components.js";
import { isBuiltin } from "../../model/xml-schema/builtin-types.js";
import type { ElementProperty } from "../../plan/xml-shape.js";
import { choiceSentence, documented, questionSentence, ruleSentence, type Documented } from "../documented.js";
import { limitSentence } from "./limits.js";

export function complexTypeDocs(type: ComplexTypeDefinition): Documented {
  return annotated(type.annotation);
}

/** What a simple type says, the checks that its TypeScript type cannot show, and what its values mean. */
export function simpleTypeDocs(type: SimpleTypeDefinition): Documented {
  return annotated(type.annotation, simpleTypeSentences(type));
}

export function elementDocs(element: ElementDeclaration): Documented {
  return annotated(element.annotation, valueSentences(element.valueConstraint));
}

/** What a property of a child element says: its own words, else those of its type. */
export function elementPropertyDocs(property: ElementProperty): Documented {
  const { element } = property;
  return annotated(element.annotation, [
    ...memberTypeSentences(element.type.kind === "simple" ? element.type : undefined),
    ...occursSentence(property),
    ...valueSentences(element.valueConstraint),
  ]);
}

export function attributeDocs({ attribute, valueConstraint }: AttributeUse): Documented {
  return annotated(attribute.annotation, [...memberTypeSentences(attribute.type), ...valueSentences(valueConstraint)]);
}

/** An annotation, and the sentences of what it stands on. What is retired is deprecated. */
function annotated(annotation: Annotation, sentences: readonly string[] = []): Documented {
  const retired = retiredSentence(annotation);
  const tags = retired === undefined ? [] : [{ tagName: "deprecated", text: retired }];
  return documented([annotation.documentation, ...sentences, ...markSentences(annotation)], tags);
}

/** What the text of an element with attributes says: the limits of its type. */
export function textDocs(type: SimpleTypeDefinition): Documented {
  return documented(["The text of the element.", ...memberTypeSentences(type)]);
}

/** What an annotation says beside its documentation: marks, rules, open questions, choices of the sandbox. */
function markSentences(annotation: Annotation): readonly string[] {
  return [...annotationSentences(annotation), ...furtherSentences(annotation)];
}

function furtherSentences({ rules, openQuestions, sandboxChoices }: Annotation): readonly string[] {
  return [
    ...rules.map(({ name, text }) => ruleSentence(name, text)),
    ...openQuestions.map(({ text }) => questionSentence(text)),
    ...sandboxChoices.map(({ text }) => choiceSentence(text)),
  ];
}

function simpleTypeSentences(type: SimpleTypeDefinition): readonly string[] {
  const meanings = meaningsOf(type, furtherSentences).map(([value, said]) => `- \`${value}\`: ${said}`);
  return [...limitSentence(type), ...(meanings.length === 0 ? [] : [meanings.join("\n")])];
}

/** What the type of a member says beside its name: a reader should not have to look for limits. */
function memberTypeSentences(type: SimpleTypeDefinition | undefined): readonly string[] {
  if (type === undefined) return [];
  if (isBuiltin(type)) return type.name?.local === "string" ? [] : [`An xs:${type.name?.local ?? ""}.`];
  return type.name === undefined ? simpleTypeSentences(type) : limitSentence(type);
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
