import { expandedName } from "../../model/xml-schema/components.js";
import type { Content, Leaf } from "../../model/xml-schema/content-expression.js";

/** True if two contents are equal, including names and numbers; the declarations of the names may differ. */
export function isSameContent(a: Content, b: Content): boolean {
  switch (a.kind) {
    case "leaf":
      return b.kind === "leaf" && namesText(a) === namesText(b);
    case "sequence":
    case "choice":
      return (
        a.kind === b.kind &&
        a.of.length === b.of.length &&
        a.of.every((item, index) => isSameContent(item, b.of[index]!))
      );
    case "repeat":
      return b.kind === "repeat" && a.min === b.min && a.max === b.max && isSameContent(a.of, b.of);
    case "all":
      return (
        b.kind === "all" &&
        a.optional === b.optional &&
        a.members.length === b.members.length &&
        a.members.every(({ leaf, min, max }, index) => {
          const member = b.members[index];
          return member?.min === min && member.max === max && isSameContent(leaf, member.leaf);
        })
      );
  }
}

function namesText({ accepts }: Leaf): string {
  return accepts
    .map((term) => (term.kind === "element" ? expandedName(term.name) : "*"))
    .sort()
    .join(" ");
}
