import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  marksNamespace,
  type AnnotatedMark,
  type AnnotatedRule,
  type AppinfoElement,
  type AppinfoNote,
  type Annotation,
} from "../../../model/xml-schema/components.js";
import { unreadCheckText } from "../../../model/xml-schema/unread-check.js";
import { collapseWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";
import { attribute, childElements, elementText, type XmlElement } from "../xml/xml-tree.js";

/** The text that people wrote about a component: Part 1, section 3.13. */
export function annotationOf(node: XmlElement): Annotation {
  const parts = childElements(node)
    .filter((child) => isXs(child, "annotation"))
    .flatMap(childElements);
  const documentation = parts
    .filter((part) => isXs(part, "documentation"))
    .map((part) => plainText(elementText(part)))
    .filter((text) => text !== "")
    .join("\n\n");
  const marks = new Map(
    node.attributes
      .filter(({ namespace }) => namespace !== "" && namespace !== xsNamespace)
      .map((mark) => [expandedName(mark), mark.value]),
  );
  const openQuestions = parts.flatMap((part) => marksOn(part, "open-question"));
  const rules = parts.flatMap(rule);
  const sandboxChoices = parts.flatMap((part) => marksOn(part, "sandbox-choice"));
  const notes = parts
    .filter((part) => isXs(part, "appinfo") && !meant.some((source) => isAppinfo(part, source)))
    .map(noteOf);
  return {
    ...(documentation === "" ? {} : { documentation }),
    notes,
    openQuestions,
    rules,
    sandboxChoices,
    marks,
    ...(node.unreadChecks && { unreadChecks: node.unreadChecks.map(unreadCheckText) }),
  };
}

/** The annotation at a reference, without its marks, which belong to declarations; undefined if it is empty. */
export function referenceAnnotation(node: XmlElement): Annotation | undefined {
  const annotation = annotationOf(node);
  const { documentation, notes, rules, openQuestions } = annotation;
  const isEmpty = documentation === undefined && notes.length + rules.length + openQuestions.length === 0;
  return isEmpty ? undefined : { ...annotation, marks: new Map() };
}

function noteOf(node: XmlElement): AppinfoNote {
  const source = attribute(node, "source")?.value;
  return { ...(source !== undefined && { source }), text: appinfoText(node), elements: elementsInside(node) };
}

function elementsInside(node: XmlElement): readonly AppinfoElement[] {
  return childElements(node).map((child) => ({
    name: { namespace: child.namespace, local: child.local },
    attributes: child.attributes.map(({ namespace, local, value }) => ({ namespace, local, value })),
    text: appinfoText(child),
    elements: elementsInside(child),
  }));
}

/** Every open question or choice below an element, in order. */
export function marksBelow(node: XmlElement, source: MarkSource): readonly AnnotatedMark[] {
  return childElements(node).flatMap((child) => [...marksOn(child, source), ...marksBelow(child, source)]);
}

/** Every rule below an element, in order. */
export function rulesBelow(node: XmlElement): readonly AnnotatedRule[] {
  return childElements(node).flatMap((child) => [...rule(child), ...rulesBelow(child)]);
}

/** The sources of xs:appinfo that say what a contract leaves open. */
export const markSources = ["open-question", "sandbox-choice"] as const;
/** The `source` of an `xs:appinfo` that holds a mark. */
export type MarkSource = (typeof markSources)[number];

/** The sources of xs:appinfo that are read. */
const meant = [...markSources, "rule"] as const;

/** The open question or the choice that an element is; none for any other. */
export function marksOn(node: XmlElement, source: MarkSource): readonly AnnotatedMark[] {
  if (!isAppinfo(node, source)) return [];
  const name = node.attributes.find(
    (candidate) => candidate.namespace === marksNamespace && candidate.local === "name",
  );
  return [{ name: name?.value ?? "", text: appinfoText(node), origin: node.origin }];
}

function rule(node: XmlElement): readonly AnnotatedRule[] {
  if (!isAppinfo(node, "rule")) return [];
  const text = appinfoText(node);
  const named = /^([\w.-]+): (.+)$/u.exec(text);
  return [named === null ? { name: "", text } : { name: named[1] ?? "", text: named[2] ?? "" }];
}

function appinfoText(node: XmlElement): string {
  return collapseWhiteSpace(elementText(node));
}

function isAppinfo(node: XmlElement, source: string): boolean {
  return isXs(node, "appinfo") && attribute(node, "source")?.value === source;
}

/** Lines without the indentation of the document, and without empty lines at the ends. */
function plainText(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}

function isXs({ namespace, local }: XmlElement, name: string): boolean {
  return namespace === xsNamespace && local === name;
}
