import { arrayText, objectText, optionalObject, pureCall, trueIf, type Members } from "../body/expression-texts.js";
import type { ContentAutomaton, ContentEdge, StateAutomaton } from "../../model/xml-schema/automaton.js";
import type {
  ElementDeclaration,
  NamespaceConstraint,
  Wildcard,
  XmlTypeView,
} from "../../model/xml-schema/components.js";
import type { ItemsProperty, ShapeContent, XmlShape } from "../../plan/xml-shape.js";
import { pascalCase } from "../../text/identifiers.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { expandedName } from "../../model/xml-schema/components.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import { namedType, type CodecModule } from "./codec-module.js";
import { plainSequence } from "./plain-sequence.js";

/** A child that a content model names, and how it is called there. */
interface NamedChild {
  /** The name of the member that holds it, or the tag of an item in a list of choices. */
  readonly tag: string;
  readonly element: ElementDeclaration;
  /** True where its position is shown in paths: "/Order/Line[2]". */
  readonly repeats: boolean;
  readonly required: boolean;
  /** The number of the member that it shares with others of a substitution group; undefined for a member of its own. */
  readonly member: number | undefined;
}

type ShownChild = Pick<NamedChild, "tag" | "element"> & Partial<NamedChild> & { readonly occurs?: string | undefined };

/** The name of the constant that holds the compiled content model of a type. */
export function contentModel(shape: XmlShape, codec: CodecModule): string {
  const { typeName } = namedType(shape.type, codec);
  return codec.declared("content", shape, `content${typeName}`, (name) => {
    const { file, initializer } = model(shape, codec);
    const said = jsDoc(`The children of ${typeName}.`);
    const type = codec.type("xml/content", file);
    codec.add(constant({ name, ...said, type, initializer }));
  });
}

function model(shape: XmlShape, codec: CodecModule): { readonly file: string; readonly initializer: string } {
  const { content, unknownElements } = shape;
  const automaton = content.kind === "properties" || content.kind === "items" ? content.automaton : undefined;
  const made = (file: string, name: string, parts: readonly string[], options: Members): ReturnType<typeof model> => {
    const common = {
      mixed: trueIf(content.kind === "items" && content.mixed),
      keepsUnknown: trueIf(unknownElements !== undefined),
      ...leftOut(shape, codec),
      views: viewsOf(shape, codec),
    };
    const maker = codec.value(name === "countedContent" ? "xml/counted-content" : "xml/content", name);
    return { file, initializer: pureCall(maker, ...parts, optionalObject({ ...common, ...options })) };
  };
  if (automaton === undefined) return made("StatesContent", "emptyContent", [], {});
  const known = childrenOf(content, automaton);
  const sequence = automaton.kind === "all" ? undefined : plainSequence(automaton, known);
  if (sequence !== undefined) {
    const texts = known.map((child, index) => childText({ ...child, repeats: false, occurs: sequence[index] }));
    return made("StatesContent", "sequenceContent", [arrayText(texts)], {});
  }
  const children = arrayText(known.map(childText));
  if (automaton.kind === "all") {
    return made("AllContent", "allContent", [children], { optional: trueIf(automaton.optional) });
  }
  const counters = automaton.counters === 0 ? undefined : String(automaton.counters);
  const maker = automaton.isNested === true ? "countedContent" : "statesContent";
  return made("StatesContent", maker, [children, statesText(content, automaton)], { counters });
}

/** The models of the views that the functions of a type serve. */
function viewsOf({ type }: XmlShape, codec: CodecModule): string | undefined {
  const views = codec.views.viewsOf(type).map((view): [string, string] => {
    return [view.view?.kind ?? "", contentModel(codec.plan.xmlShapes.shapeOf(view), codec)];
  });
  return views.length === 0 ? undefined : objectText(Object.fromEntries(views));
}

/** The children that a view has no place for, under the names that they have elsewhere. */
function leftOut({ type: { view } }: XmlShape, codec: CodecModule): Members {
  if (view === undefined || view.elements.length === 0) return {};
  const tags = tagsOf(codec.plan.xmlShapes.shapeOf(view.of).content);
  const children = view.elements.map((element) =>
    childText({ tag: tags.get(expandedName(element.name))?.tag ?? element.name.local, element }),
  );
  return { [viewRefusal(view)]: arrayText(children) };
}

/** The code of the problem with what a view has no place for, as the runtime has it. */
export function viewRefusal({ kind }: XmlTypeView): string {
  return `cannot${pascalCase(kind)}`;
}

/** Every child once, in order of the content model. */
export function childrenOf(content: ShapeContent, automaton: ContentAutomaton): readonly NamedChild[] {
  const tags = tagsOf(content);
  const children = new Map<string, NamedChild>();
  const add = (element: ElementDeclaration, required: boolean, member?: number): void => {
    const key = expandedName(element.name);
    const { tag, repeats } = tags.get(key) ?? { tag: element.name.local, repeats: false };
    if (!children.has(tag)) children.set(tag, { tag, element, repeats, required, member });
  };
  if (automaton.kind === "all") {
    for (const { accepts, required } of automaton.members) {
      // The first of a substitution group gives the member its number.
      const member = children.size;
      accepts.forEach((element) => add(element, required, accepts.length === 1 ? undefined : member));
    }
  } else {
    for (const { edges } of automaton.states) {
      for (const { accepts } of edges) if (accepts.kind === "element") add(accepts, false);
    }
  }
  return [...children.values()];
}

/** By expanded name: the property or tag of a child, and whether its position is shown in paths. */
function tagsOf(content: ShapeContent): ReadonlyMap<string, { readonly tag: string; readonly repeats: boolean }> {
  const tags = new Map<string, { readonly tag: string; readonly repeats: boolean }>();
  const addItems = ({ items }: ItemsProperty): void => {
    for (const { tag, element } of items) tags.set(expandedName(element.name), { tag, repeats: true });
  };
  if (content.kind === "items") addItems(content.list);
  if (content.kind !== "properties") return tags;
  for (const property of content.ordered) {
    if (property.kind === "items") addItems(property);
    if (property.kind !== "element") continue;
    tags.set(expandedName(property.element.name), { tag: property.name, repeats: property.occurs === "list" });
  }
  return tags;
}

/** By wildcard: the property or tag of the elements that it lets in. */
export function wildcardTags(content: ShapeContent): ReadonlyMap<Wildcard, string> {
  if (content.kind === "items") return itemTags(content.list.wildcards, wildcardItemTag);
  if (content.kind !== "properties") return new Map();
  return new Map(
    content.ordered.flatMap((property): readonly (readonly [Wildcard, string])[] => {
      if (property.kind === "wildcard") return [[property.wildcard, property.name]];
      return property.kind === "items" ? [...itemTags(property.wildcards, `${property.name}/*`)] : [];
    }),
  );
}

/** The tags of wildcards in one list: those of the first one's processContents have the plain tag, each other value a tag with its name. */
function itemTags(wildcards: readonly Wildcard[], plain: string): ReadonlyMap<Wildcard, string> {
  const first = wildcards[0]?.processContents;
  return new Map(
    wildcards.map((wildcard) => {
      const { processContents } = wildcard;
      return [wildcard, processContents === first ? plain : `${plain}${processContents}`];
    }),
  );
}

/** The tag of elements that a wildcard lets in, when the whole content is one list. */
export const wildcardItemTag = "*";

function childText({ tag, element, repeats = false, required = false, member, occurs }: ShownChild): string {
  const { namespace, local } = element.name;
  return objectText({
    name: stringLiteral(local),
    namespace: namespace === "" ? undefined : stringLiteral(namespace),
    tag: tag === local ? undefined : stringLiteral(tag),
    repeats: trueIf(repeats),
    required: trueIf(required),
    occurs: occurs === undefined || occurs === "" ? undefined : stringLiteral(occurs),
    member: member?.toString(),
  });
}

function statesText(content: ShapeContent, automaton: StateAutomaton): string {
  const tags = tagsOf(content);
  const wildcards = wildcardTags(content);
  const states = automaton.states.map(({ edges, skip, final }) =>
    objectText({
      edges: listed(edges.map((edge) => edgeText(edge, tags, wildcards))),
      skip: skip && skipText(skip),
      final: trueIf(final),
    }),
  );
  return arrayText(states);
}

function skipText({ target, atLeast, resets }: NonNullable<StateAutomaton["states"][number]["skip"]>): string {
  const least = atLeast && arrayText([atLeast.counter, atLeast.count]);
  return objectText({ to: String(target), atLeast: least, reset: resets?.toString() });
}

/** A list as a member, which is left out when it is empty. */
function listed(items: readonly (string | number)[]): string | undefined {
  return items.length === 0 ? undefined : arrayText(items);
}

function edgeText(
  { accepts, target, below, increments }: ContentEdge,
  tags: ReadonlyMap<string, { readonly tag: string }>,
  wildcards: ReadonlyMap<Wildcard, string>,
): string {
  const isElement = accepts.kind === "element";
  const tag = isElement
    ? (tags.get(expandedName(accepts.name))?.tag ?? accepts.name.local)
    : (wildcards.get(accepts) ?? wildcardItemTag);
  return objectText({
    on: stringLiteral(tag),
    wildcard: isElement ? undefined : wildcardText(accepts),
    to: String(target),
    below: listed(below.map(({ counter, limit }) => arrayText([counter, numberLiteral(limit)]))),
    count: listed(increments),
  });
}

/** A wildcard as emitted code writes it. */
export function wildcardText({ namespaces, processContents }: Wildcard): string {
  return objectText({ namespaces: namespacesText(namespaces), process: stringLiteral(processContents) });
}

function namespacesText(constraint: NamespaceConstraint): string {
  switch (constraint.kind) {
    case "any":
      return '"any"';
    case "not":
      return objectText({ not: stringLiteral(constraint.namespace) });
    case "list":
      return arrayText(constraint.namespaces.map(stringLiteral));
  }
}
