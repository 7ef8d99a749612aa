import {
  expandedName,
  type ElementDeclaration,
  type ModelGroup,
  type Particle,
  type Wildcard,
} from "../../model/xml-schema/components.js";
import type { Substitutes } from "../../model/xml-schema/substitutions.js";
import { inOrder } from "../../text/in-order.js";

/** A content model as an expression over elements. */
export type Content =
  | Leaf
  | { readonly kind: "sequence"; readonly items: readonly Content[] }
  | { readonly kind: "choice"; readonly items: readonly Content[] }
  | { readonly kind: "repeat"; readonly min: number; readonly max: number; readonly body: Content }
  | AllContent;

export interface Leaf {
  readonly kind: "leaf";
  readonly particle: Particle;
  /** The elements that may stand here (substitution groups written out), or a wildcard. */
  readonly accepts: readonly (ElementDeclaration | Wildcard)[];
}

/** Each member at most once, in any order; nothing at all when it is optional. */
export interface AllContent {
  readonly kind: "all";
  readonly optional: boolean;
  readonly members: readonly { readonly leaf: Leaf; readonly required: boolean }[];
}

/** No child at all. */
export const emptyContent: Content = { kind: "sequence", items: [] };

/** The expression of a particle. Part 1, sections 3.8 and 3.9. */
export function contentOf(particle: Particle, substitutes: Substitutes): Content {
  if (particle.maxOccurs === 0) return emptyContent;
  const { term } = particle;
  if (term.kind === "group" && term.compositor === "all") return allOf(particle, term, substitutes);
  const body = term.kind === "group" ? groupOf(term, substitutes) : leafOf(particle, term, substitutes);
  const max = particle.maxOccurs === "unbounded" ? Infinity : particle.maxOccurs;
  return repeated(body, particle.minOccurs, max);
}

function leafOf(particle: Particle, term: ElementDeclaration | Wildcard, substitutes: Substitutes): Content {
  return { kind: "leaf", particle, accepts: term.kind === "element" ? standIns(term, substitutes) : [term] };
}

function groupOf(group: ModelGroup, substitutes: Substitutes): Content {
  const items = group.particles
    .filter(({ maxOccurs }) => maxOccurs !== 0)
    .map((particle) => contentOf(particle, substitutes));
  const [only] = items;
  if (items.length === 1 && only !== undefined) return only;
  const kind = group.compositor === "choice" ? "choice" : "sequence";
  const flat = items.flatMap((item) => (item.kind === kind ? item.items : [item]));
  return { kind, items: kind === "choice" ? inOrder(flat, textOf) : flat };
}

function allOf(particle: Particle, group: ModelGroup, substitutes: Substitutes): Content {
  const members = group.particles.flatMap((member): AllContent["members"] => {
    const { term, minOccurs, maxOccurs } = member;
    if (term.kind !== "element" || maxOccurs === 0) return [];
    return [
      { leaf: { kind: "leaf", particle: member, accepts: standIns(term, substitutes) }, required: minOccurs > 0 },
    ];
  });
  return { kind: "all", optional: particle.minOccurs === 0, members: inOrder(members, ({ leaf }) => textOf(leaf)) };
}

/** The element itself, then those that may stand in its place, by name. */
function standIns(element: ElementDeclaration, substitutes: Substitutes): readonly ElementDeclaration[] {
  const all = substitutes(element);
  const others = all.filter((each) => each !== element);
  return [...(all.includes(element) ? [element] : []), ...inOrder(others, ({ name }) => expandedName(name))];
}

/** What a content model says, but for the types: branches without an order are sorted by it. */
function textOf(content: Content): string {
  switch (content.kind) {
    case "leaf":
      return content.accepts
        .map((each) => (each.kind === "element" ? expandedName(each.name) : wildcardText(each)))
        .join("|");
    case "sequence":
    case "choice":
      return `(${content.items.map(textOf).join(content.kind === "choice" ? " | " : ", ")})`;
    case "repeat":
      return `${textOf(content.body)}{${content.min},${content.max}}`;
    case "all":
      return `(${content.members.map(({ leaf, required }) => textOf(leaf) + (required ? "" : "?")).join(" & ")})`;
  }
}

function wildcardText({ namespaces, processContents }: Wildcard): string {
  const names =
    namespaces.kind === "list"
      ? [...namespaces.namespaces].sort().join(" ")
      : namespaces.kind === "not"
        ? `!${namespaces.namespace}`
        : "*";
  return `${processContents} ${names}`;
}

function repeated(body: Content, least: number, max: number): Content {
  // What may be empty may be left out.
  const min = isNullable(body) ? 0 : least;
  if (max === 1 && (min === 1 || isNullable(body))) return body;
  if (body.kind === "sequence" && body.items.length === 0) return body;
  if (body.kind === "repeat" && isContiguous(body, min, max)) {
    return { kind: "repeat", min: body.min * min, max: body.max * max, body: body.body };
  }
  return { kind: "repeat", min, max, body };
}

/** Whether (X{n,m}){min,max} allows every number of X between n*min and m*max. */
function isContiguous(inner: { min: number; max: number }, min: number, max: number): boolean {
  return min === max || inner.min * (min + 1) <= (min === 0 ? 1 : inner.max * min + 1);
}

/** Whether content without children fits. */
export function isNullable(content: Content): boolean {
  switch (content.kind) {
    case "leaf":
      return false;
    case "sequence":
      return content.items.every(isNullable);
    case "choice":
      return content.items.some(isNullable);
    case "repeat":
      return content.min === 0 || isNullable(content.body);
    case "all":
      return content.optional || content.members.every(({ required }) => !required);
  }
}

/** All leaves, in order of the text. */
export function leavesOf(content: Content): readonly Leaf[] {
  switch (content.kind) {
    case "leaf":
      return [content];
    case "sequence":
    case "choice":
      return content.items.flatMap(leavesOf);
    case "repeat":
      return leavesOf(content.body);
    case "all":
      return content.members.map(({ leaf }) => leaf);
  }
}

/** Whether a content is no child at all. */
function isEmpty(content: Content): boolean {
  return content.kind === "sequence" && content.items.length === 0;
}

/** The same content where some leaves are never there. */
export function withoutLeaves(content: Content, isGone: (leaf: Leaf) => boolean): Content {
  switch (content.kind) {
    case "leaf":
      return isGone(content) ? emptyContent : content;
    case "sequence":
      return {
        kind: "sequence",
        items: content.items.map((item) => withoutLeaves(item, isGone)).filter((item) => !isEmpty(item)),
      };
    case "choice":
      return { kind: "choice", items: content.items.map((item) => withoutLeaves(item, isGone)) };
    case "repeat":
      return repeated(withoutLeaves(content.body, isGone), content.min, content.max);
    case "all":
      return { ...content, members: content.members.filter(({ leaf }) => !isGone(leaf)) };
  }
}
