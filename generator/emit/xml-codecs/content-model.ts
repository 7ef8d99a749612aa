import type { ContentAutomaton, ContentEdge, StateAutomaton } from "../../model/xml-schema/automaton.js";
import type { ElementDeclaration, NamespaceConstraint, Wildcard } from "../../model/xml-schema/components.js";
import type { ItemsProperty, ShapeContent, XmlShape } from "../../plan/xml-shape.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { expandedName } from "../../model/xml-schema/components.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import { complexTypeName, type CodecModule } from "./codec-module.js";

/** A child that a content model names, and how it is called there. */
interface NamedChild {
  readonly tag: string;
  readonly element: ElementDeclaration;
  readonly repeats: boolean;
  readonly required: boolean;
  readonly member: number | undefined;
}

/** The name of the constant that holds the compiled content model of a type. */
export function contentModel(shape: XmlShape, codec: CodecModule): string {
  const typeName = complexTypeName(shape.type, codec);
  return codec.declared("content", shape, `content${typeName}`, (name) => {
    const { file, text } = modelText(shape, codec);
    const said = jsDoc(`The children of ${typeName}.`);
    const type = codec.type("xml/content", file);
    codec.add(constant({ name, ...said, type, initializer: `/* @__PURE__ */ ${text}` }));
  });
}

function modelText(
  { content, unknownElements }: XmlShape,
  codec: CodecModule,
): { readonly file: string; readonly text: string } {
  const automaton = content.kind === "properties" || content.kind === "items" ? content.automaton : undefined;
  const options = [
    ...(content.kind === "items" && content.mixed ? ["mixed: true"] : []),
    ...(unknownElements === undefined ? [] : ["keepsUnknown: true"]),
  ];
  if (automaton === undefined) {
    return { file: "StatesContent", text: `${codec.value("xml/content", "emptyContent")}(${object(options)})` };
  }
  const children = childrenOf(content, automaton).map(childText);
  const list = `[${children.join(", ")}]`;
  if (automaton.kind === "all") {
    const all = automaton.optional ? [...options, "optional: true"] : options;
    return { file: "AllContent", text: call(codec.value("xml/content", "allContent"), [list], all) };
  }
  const states = `[${statesText(content, automaton).join(", ")}]`;
  const counted = automaton.counters === 0 ? options : [...options, `counters: ${automaton.counters}`];
  return { file: "StatesContent", text: call(codec.value("xml/content", "statesContent"), [list, states], counted) };
}

function call(name: string, parts: readonly string[], options: readonly string[]): string {
  return `${name}(${[...parts, ...(options.length === 0 ? [] : [object(options)])].join(", ")})`;
}

function object(members: readonly string[]): string {
  return members.length === 0 ? "" : `{ ${members.join(", ")} }`;
}

/** Every child once, in order of the content model. */
function childrenOf(content: ShapeContent, automaton: ContentAutomaton): readonly NamedChild[] {
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
  if (content.kind === "items") return new Map(content.list.wildcards.map((wildcard) => [wildcard, wildcardItemTag]));
  if (content.kind !== "properties") return new Map();
  return new Map(
    content.ordered.flatMap((property): [Wildcard, string][] => {
      if (property.kind === "wildcard") return [[property.wildcard, property.name]];
      return property.kind === "items" ? property.wildcards.map((wildcard) => [wildcard, `${property.name}/*`]) : [];
    }),
  );
}

/** The tag of elements that a wildcard lets in, when the whole content is one list. */
export const wildcardItemTag = "*";

function childText({ tag, element, repeats, required, member }: NamedChild): string {
  const { namespace, local } = element.name;
  const members = [
    `name: ${stringLiteral(local)}`,
    ...(namespace === "" ? [] : [`namespace: ${stringLiteral(namespace)}`]),
    ...(tag === local ? [] : [`tag: ${stringLiteral(tag)}`]),
    ...(repeats ? ["repeats: true"] : []),
    ...(required ? ["required: true"] : []),
    ...(member === undefined ? [] : [`member: ${member}`]),
  ];
  return object(members);
}

function statesText(content: ShapeContent, automaton: StateAutomaton): readonly string[] {
  const tags = tagsOf(content);
  const wildcards = wildcardTags(content);
  return automaton.states.map(({ edges, skip, final }) => {
    const members: string[] = [];
    if (edges.length > 0) members.push(`edges: [${edges.map((edge) => edgeText(edge, tags, wildcards)).join(", ")}]`);
    if (skip !== undefined) {
      const parts = [`to: ${skip.target}`];
      if (skip.atLeast !== undefined) parts.push(`atLeast: [${skip.atLeast.counter}, ${skip.atLeast.count}]`);
      if (skip.resets !== undefined) parts.push(`reset: ${skip.resets}`);
      members.push(`skip: ${object(parts)}`);
    }
    if (final) members.push("final: true");
    return members.length === 0 ? "{}" : object(members);
  });
}

function edgeText(
  { accepts, target, below, increments }: ContentEdge,
  tags: ReadonlyMap<string, { readonly tag: string }>,
  wildcards: ReadonlyMap<Wildcard, string>,
): string {
  const parts: string[] = [];
  if (accepts.kind === "element") {
    parts.push(`on: ${stringLiteral(tags.get(expandedName(accepts.name))?.tag ?? accepts.name.local)}`);
  } else {
    parts.push(`on: ${stringLiteral(wildcards.get(accepts) ?? wildcardItemTag)}`, `wildcard: ${wildcardText(accepts)}`);
  }
  parts.push(`to: ${target}`);
  if (below.length > 0) {
    parts.push(`below: [${below.map(({ counter, limit }) => `[${counter}, ${numberLiteral(limit)}]`).join(", ")}]`);
  }
  if (increments.length > 0) parts.push(`count: [${increments.join(", ")}]`);
  return object(parts);
}

/** A wildcard as emitted code writes it. */
export function wildcardText({ namespaces, processContents }: Wildcard): string {
  return `{ namespaces: ${namespacesText(namespaces)}, process: ${stringLiteral(processContents)} }`;
}

function namespacesText(constraint: NamespaceConstraint): string {
  switch (constraint.kind) {
    case "any":
      return '"any"';
    case "not":
      return `{ not: ${stringLiteral(constraint.namespace)} }`;
    case "list":
      return `[${constraint.namespaces.map(stringLiteral).join(", ")}]`;
  }
}
