import { addTo } from "../../model/grouped.js";
import { annotationSentences, meaningsOf, retiredSentence } from "../../model/xml-schema/annotation-sentences.js";
import type {
  Annotation,
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  SimpleTypeDefinition,
  ValueConstraint,
  Wildcard,
} from "../../model/xml-schema/components.js";
import { isBuiltin } from "../../model/xml-schema/builtin-types.js";
import { joinAnnotations } from "../../model/xml-schema/join-annotations.js";
import type { ElementProperty, ItemsProperty } from "../../plan/xml-shape.js";
import { documented, questionSentence, ruleSentence, type Documented } from "../documented.js";
import { limitSentence } from "../../model/xml-schema/type-limits.js";

/** The documentation of a complex type. */
export function complexTypeDocs(type: ComplexTypeDefinition): Documented {
  return annotated([type.annotation, ...(type.groupAnnotations ?? [])].reduce(joinAnnotations));
}

/** Text of a simple type, with the checks that its TypeScript type cannot show, and the meanings of its values. */
export function simpleTypeDocs(type: SimpleTypeDefinition): Documented {
  return annotated(type.annotation, simpleTypeSentences(type), openValues(type));
}

/** The documentation of an element. */
export function elementDocs(element: ElementDeclaration, groups: readonly Annotation[] = []): Documented {
  return annotated([element.annotation, ...groups].reduce(joinAnnotations), valueSentences(element.valueConstraint));
}

/** Text of a property for a child element: its own words, else those of its type. */
export function elementPropertyDocs(property: ElementProperty, usualNamespace: string | undefined): Documented {
  const { element } = property;
  const type = element.type.kind === "simple" ? element.type : undefined;
  const sentences = [
    ...memberTypeSentences(type),
    ...occursSentence(property),
    ...valueSentences(element.valueConstraint),
    ...namespaceSentence(element, usualNamespace),
  ];
  return annotated(joinAnnotations(property.annotation, element.annotation), sentences, openInPlace(type));
}

/** The documentation of an attribute. */
export function attributeDocs({ attribute, valueConstraint, annotation }: AttributeUse): Documented {
  const sentences = [...memberTypeSentences(attribute.type), ...valueSentences(valueConstraint)];
  return annotated(joinAnnotations(annotation, attribute.annotation), sentences, openInPlace(attribute.type));
}

/** Text of a list of items: documentation of references and local elements, and the namespaces other than the usual one. */
export function itemsDocs(
  { items, wildcards }: ItemsProperty,
  subject: string,
  usualNamespace: string | undefined,
): Documented {
  const tags = new Map<string, string[]>();
  for (const { tag, element } of items) {
    const [sentence] = namespaceSentence(element, usualNamespace);
    if (sentence !== undefined) addTo(tags, sentence, `\`${tag}\``);
  }
  return documented([
    `${subject}, in order.`,
    ...items.flatMap(({ tag, element, annotation }) => {
      const isLocal = annotation !== undefined || element.scope === "local";
      const { docs } = isLocal ? annotated(joinAnnotations(annotation, element.annotation)) : {};
      return docs === undefined ? [] : [`\`${tag}\`: ${docs}`];
    }),
    ...wildcards.flatMap(({ annotation }) => {
      const { docs } = annotation === undefined ? {} : annotated(annotation);
      return docs === undefined ? [] : [`\`*\`: ${docs}`];
    }),
    ...[...tags].map(([sentence, names]) => `${names.join(", ")}: ${sentence}`),
  ]);
}

/** The documentation of the property for elements or attributes that a wildcard allows. */
export function wildcardDocs({ annotation }: Wildcard, subject: string): Documented {
  const sentence = `${subject} that the schema allows without naming them.`;
  return annotation === undefined ? documented([sentence]) : annotated(annotation, [sentence]);
}

/** The length from which the name of a namespace is cut: each member of a type may tell it. */
const maxNamespaceLength = 200;

function namespaceSentence({ name }: ElementDeclaration, usual: string | undefined): readonly string[] {
  if (usual === undefined || name.namespace === usual) return [];
  if (name.namespace === "") return ["In no namespace."];
  const isLong = name.namespace.length > maxNamespaceLength;
  return [`In the namespace ${isLong ? `${name.namespace.slice(0, maxNamespaceLength)}...` : name.namespace}.`];
}

/** An annotation, and the sentences of what it stands on. Retired declarations are deprecated. */
function annotated(
  annotation: Annotation,
  sentences: readonly string[] = [],
  further: readonly string[] = [],
): Documented {
  const retired = retiredSentence(annotation);
  const tags = retired === undefined ? [] : [{ tagName: "deprecated", text: retired }];
  const parts = [annotation.documentation, ...sentences, ...annotationSentences(annotation), ...rulesOf(annotation)];
  return documented(parts, tags, [...openMarks(annotation), ...further]);
}

/** Text of the property for the text of an element with attributes: the limits of its type. */
export function textDocs(type: SimpleTypeDefinition): Documented {
  return documented(["The text of the element.", ...memberTypeSentences(type)]);
}

function rulesOf({ rules }: Annotation): readonly string[] {
  return rules.map(({ name, text }) => ruleSentence(name, text));
}

/** The open questions of an annotation. */
function openMarks({ openQuestions }: Annotation): readonly string[] {
  return openQuestions.map(({ text }) => questionSentence(text));
}

function simpleTypeSentences(type: SimpleTypeDefinition): readonly string[] {
  const meanings = meaningsOf(type, rulesOf).map(([value, said]) => `- \`${value}\`: ${said}`);
  return [...limitSentence(type), ...(meanings.length === 0 ? [] : [meanings.join("\n")])];
}

/** The open questions and choices about the values of a simple type. */
function openValues({ facets }: SimpleTypeDefinition): readonly string[] {
  return (facets.enumeration ?? []).flatMap(({ value, annotation }) =>
    openMarks(annotation).map((text) => `\`${value}\`: ${text}`),
  );
}

/** The same for a member whose type has no name. */
function openInPlace(type: SimpleTypeDefinition | undefined): readonly string[] {
  return type === undefined || isBuiltin(type) || type.name !== undefined ? [] : openValues(type);
}

/** Sentences of a member's type beside its name: a reader should not have to look for limits. */
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
