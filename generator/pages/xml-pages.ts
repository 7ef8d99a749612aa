import { addTo } from "../model/grouped.js";
import { retiredSentence, annotationSentences, meaningsOf } from "../model/xml-schema/annotation-sentences.js";
import { anyType, isBuiltin } from "../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type Annotation,
  type ElementDeclaration,
  type QName,
  type TypeDefinition,
} from "../model/xml-schema/components.js";
import { substitutesOf } from "../model/xml-schema/substitutions.js";
import { limitSentence } from "../model/xml-schema/type-limits.js";
import type { NamedXmlElement, NamedXmlType } from "../plan/plan.js";
import { ContentTrees } from "./content-tree.js";
import { annotationNotes } from "./notes.js";
import type { PageTools } from "./page-tools.js";
import type { ContentTree, TypeWord, XmlPage } from "./site-model.js";

/** The pages of elements and types of XSDs. */
export function xmlPages(tools: PageTools): readonly XmlPage[] {
  const { plan } = tools;
  if (plan.contract.xml === undefined) return [];
  const trees = new ContentTrees(tools);
  const users = elementUsers(tools);
  return withUsers([
    ...plan.xmlElements.map((named) => ({
      ...elementPage(tools, trees, named, users.get(named.element) ?? []),
      ...historyIn(tools, "element", named.element.name),
    })),
    ...plan.xmlTypes.map((named) => ({
      ...typePage(tools, trees, named),
      ...historyIn(tools, "type", named.type.name),
    })),
  ]);
}

/** The pages, each with the elements and types that refer to it. */
function withUsers(pages: readonly XmlPage[]): readonly XmlPage[] {
  const users = new Map<string, TypeWord[]>();
  for (const { page, kind, name, typeName, derivation, attributes, content } of pages) {
    const words = [...derivation, ...attributes.flatMap(({ type }) => type), ...wordsIn(content)];
    for (const target of new Set(words.map((word) => word.page)))
      if (target !== undefined && target !== page)
        addTo(users, target, { text: kind === "element" ? typeName : name, page });
  }
  return pages.map((page) => ({ ...page, usedBy: [...page.usedBy, ...(users.get(page.page) ?? [])] }));
}

function wordsIn(tree: ContentTree | undefined): readonly TypeWord[] {
  if (tree === undefined) return [];
  const { type = [], parts = [], attributes = [] } = tree;
  return [...type, ...attributes.flatMap((attribute) => attribute.type), ...parts.flatMap(wordsIn)];
}

function historyIn(
  { historyOf }: PageTools,
  kind: "element" | "type",
  name: QName | undefined,
): Pick<XmlPage, "history"> {
  const history = name === undefined ? undefined : historyOf?.({ kind, name: expandedName(name) });
  return history === undefined ? {} : { history };
}

function elementPage(
  { plan, paths, samples }: PageTools,
  trees: ContentTrees,
  named: NamedXmlElement,
  usedBy: readonly TypeWord[],
): XmlPage {
  const { element, view, typeName, decodeName, encodeName, validateName } = named;
  const { name, annotation, type, nillable, abstract, valueConstraint } = element;
  const schema = plan.contract.xml!;
  const sample = samples.document(element, viewSchema(named, plan));
  const others = substitutesOf(schema)(element).filter((other) => other !== element);
  return {
    page: paths.element(named),
    kind: "element",
    name: name.local,
    namespace: name.namespace,
    ...(view !== undefined && { view }),
    typeName,
    functions: [decodeName, encodeName, validateName],
    ...textOf(annotation),
    sentences: [
      ...(abstract ? ["Abstract: documents contain one of its substitutes."] : []),
      ...(nillable ? ['May be empty with xsi:nil="true".'] : []),
      ...(valueConstraint === undefined ? [] : [trees.constraint(valueConstraint)]),
      ...(type.kind === "simple" && paths.type(type) === undefined ? limitSentence(type) : []),
      ...(element.identityConstraints ?? []).map(
        ({ kind, name: rule }) => `${kind === "keyref" ? "Reference to a key" : "Unique values"}: ${rule.local}.`,
      ),
      ...annotationSentences(annotation),
    ],
    derivation:
      type.kind === "simple" && type.name === undefined
        ? derivationOf(trees, type)
        : type.name === undefined
          ? []
          : [{ text: "type " }, trees.typeWord(type)],
    substitutes: others.map((other) => trees.elementWord(other)),
    ...valuesIn(type),
    attributes: type.kind === "complex" ? trees.attributes(type) : [],
    ...contentIn(trees, type, name.namespace),
    notes: annotationNotes(annotation),
    samples: sample === undefined ? [] : [{ title: "XML", language: "xml", code: sample }],
    usedBy,
  };
}

/** The schema of a view, as the operations that send it have it. */
function viewSchema(named: NamedXmlElement, plan: PageTools["plan"]) {
  if (named.view === undefined) return undefined;
  const media = plan.operations.flatMap(({ operation }) => operation.requestBody?.content ?? []);
  const payloads = media.flatMap(({ payload }) =>
    payload.kind === "xml" && payload.element === named.element ? [payload] : [],
  );
  return payloads[0]?.view?.schema;
}

function typePage({ paths }: PageTools, trees: ContentTrees, { type, typeName }: NamedXmlType): XmlPage {
  const { annotation } = type;
  const simple = type.kind === "simple" ? type : undefined;
  return {
    page: paths.type(type)!,
    kind: simple === undefined ? "complexType" : "simpleType",
    name: type.name?.local ?? typeName,
    namespace: type.name?.namespace ?? "",
    typeName,
    functions: [],
    ...textOf(annotation),
    sentences: [
      ...(type.kind === "complex" && type.abstract
        ? ["Abstract: documents contain a type that is derived from it."]
        : []),
      ...(simple === undefined ? [] : limitSentence(simple)),
      ...annotationSentences(annotation),
    ],
    derivation: derivationOf(trees, type),
    substitutes: type.kind === "complex" ? trees.derived(type) : [],
    ...valuesIn(type),
    attributes: type.kind === "complex" ? trees.attributes(type) : [],
    ...contentIn(trees, type, type.name?.namespace ?? ""),
    notes: annotationNotes(annotation),
    samples: [],
    usedBy: [],
  };
}

function derivationOf(trees: ContentTrees, type: TypeDefinition): readonly TypeWord[] {
  if (type.kind === "simple") {
    const { variety, base } = type;
    if (variety.kind === "list") return [{ text: "list of " }, trees.typeWord(variety.item)];
    if (variety.kind === "union")
      return variety.members.flatMap((member, index) => [
        { text: index === 0 ? "union of " : ", " },
        trees.typeWord(member),
      ]);
    return base === undefined ? [] : [{ text: "restricts " }, trees.typeWord(base)];
  }
  if (type.base === anyType) return [];
  return [{ text: type.derivation === "extension" ? "extends " : "restricts " }, trees.typeWord(type.base)];
}

function contentIn(trees: ContentTrees, type: TypeDefinition, namespace: string): Pick<XmlPage, "content"> {
  const content =
    type.kind === "complex" ? trees.content(type, namespace) : isBuiltin(type) ? trees.text(type) : undefined;
  return content === undefined ? {} : { content };
}

function valuesIn(type: TypeDefinition): Pick<XmlPage, "values"> {
  if (type.kind !== "simple" || type.facets.enumeration === undefined) return {};
  const meanings = new Map(meaningsOf(type));
  const values = type.facets.enumeration.map(({ value }) => {
    const description = meanings.get(value);
    // White space at either end is visible between quotes.
    const shown = value !== "" && value.trim() === value ? value : JSON.stringify(value);
    return { value: shown, ...(description !== undefined && { description }) };
  });
  return { values };
}

function textOf(annotation: Annotation): { readonly description?: string } {
  const text = [annotation.documentation, retiredSentence(annotation)]
    .filter((part) => part !== undefined)
    .join("\n\n");
  return text === "" ? {} : { description: text };
}

/** The operations that send or return each element. */
function elementUsers({ plan, paths }: PageTools): ReadonlyMap<ElementDeclaration, readonly TypeWord[]> {
  const users = new Map<ElementDeclaration, Map<string, TypeWord>>();
  for (const named of [...plan.operations, ...plan.webhooks, ...plan.callbacks]) {
    const { requestBody, responses } = named.operation;
    for (const { payload } of [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)]) {
      if (payload.kind !== "xml") continue;
      const known = users.get(payload.element) ?? new Map<string, TypeWord>();
      users.set(payload.element, known.set(named.name, { text: named.name, page: paths.operation(named) }));
    }
  }
  return new Map([...users].map(([element, words]) => [element, [...words.values()]]));
}
