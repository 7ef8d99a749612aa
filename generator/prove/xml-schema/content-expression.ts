import { leavesIn } from "../../languages/expression.js";
import { expandedName, type ElementDeclaration, type Wildcard } from "../../model/xml-schema/components.js";
import {
  isEmptiableContent,
  noContent,
  repeatedContent,
  type Content,
  type Leaf,
} from "../../model/xml-schema/content-expression.js";
import { inOrder } from "../../text/in-order.js";

/** Returns the content with its unordered parts sorted: branches, elements of xs:all, substitutes. */
export function contentInOrder(content: Content): Content {
  switch (content.kind) {
    case "leaf":
      return leafInOrder(content);
    case "sequence":
      return { kind: "sequence", of: content.of.map(contentInOrder) };
    case "choice":
      return { kind: "choice", of: inOrder(content.of.map(contentInOrder), textOf) };
    case "repeat":
      return { ...content, of: contentInOrder(content.of) };
    case "all": {
      const members = content.members.map((member) => ({ ...member, leaf: leafInOrder(member.leaf) }));
      return { ...content, members: inOrder(members, ({ leaf }) => textOf(leaf)) };
    }
  }
}

/** Returns the element itself, then its substitutes by name. */
function leafInOrder(leaf: Leaf): Leaf {
  const { term } = leaf.particle;
  const rank = (otherTerm: ElementDeclaration | Wildcard): string =>
    otherTerm === term || otherTerm.kind === "wildcard" ? "" : expandedName(otherTerm.name);
  return leaf.accepts.length < 2 ? leaf : { ...leaf, accepts: inOrder(leaf.accepts, rank) };
}

/** The text of a content model without its types: branches without an order are sorted by it. */
function textOf(content: Content): string {
  switch (content.kind) {
    case "leaf":
      return content.accepts
        .map((term) => (term.kind === "element" ? expandedName(term.name) : wildcardText(term)))
        .join("|");
    case "sequence":
    case "choice":
      return `(${content.of.map(textOf).join(content.kind === "choice" ? " | " : ", ")})`;
    case "repeat":
      return `${textOf(content.of)}{${content.min},${content.max}}`;
    case "all":
      return `(${content.members.map(({ leaf, min, max }) => `${textOf(leaf)}{${min},${max}}`).join(" & ")})`;
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

/** All leaves, in order of the text. */
export function leavesOf(content: Content): readonly Leaf[] {
  return leavesIn(content).flatMap((item) => (item.kind === "all" ? item.members.map(({ leaf }) => leaf) : [item]));
}

/** The same content where some leaves are never there. */
export function withoutLeaves(content: Content, isGone: (leaf: Leaf) => boolean): Content {
  switch (content.kind) {
    case "leaf":
      return isGone(content) ? noContent : content;
    case "sequence": {
      const of = content.of.map((item) => withoutLeaves(item, isGone));
      return { kind: "sequence", of: of.filter((item) => item.kind !== "sequence" || item.of.length > 0) };
    }
    case "choice": {
      // A branch that had content and has none left is not a branch without content.
      const of = content.of.flatMap((item) => {
        const left = withoutLeaves(item, isGone);
        return left.kind === "sequence" && left.of.length === 0 && !isEmptiableContent(item) ? [] : [left];
      });
      return of.length === 0 ? noContent : { kind: "choice", of };
    }
    case "repeat":
      return repeatedContent(withoutLeaves(content.of, isGone), content.min, content.max);
    case "all":
      return { ...content, members: content.members.filter(({ leaf }) => !isGone(leaf)) };
  }
}
