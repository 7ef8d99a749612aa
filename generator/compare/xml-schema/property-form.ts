import type { ShapeGroup, XmlShape } from "../../plan/xml-shape.js";

/** How the children of a type stand in generated TypeScript, in words; what they are called and how often they occur aside. */
export function propertyForm({ content }: XmlShape): string {
  switch (content.kind) {
    case "empty":
      return plain;
    case "properties":
      return groupForm(content.group);
    case "text":
      return "one property for its text";
    case "items":
      return content.mixed ? "a list of texts and elements" : ordered;
  }
}

const plain = "a property for each element";
const ordered = "a list of elements in order";

function groupForm({ members }: ShapeGroup): string {
  if (members.some(({ kind }) => kind === "items")) return ordered;
  return members.some(({ kind }) => kind === "choice") ? "alternatives of properties" : plain;
}
