import type { XmlShape } from "../../plan/xml-shape.js";

/** How the children of a type stand in generated TypeScript, in words; what they are called and how often they occur aside. */
export function propertyForm({ content }: XmlShape): string {
  switch (content.kind) {
    case "empty":
    case "properties":
      return "a property for each element";
    case "text":
      return "one property for its text";
    case "items":
      return content.mixed ? "a list of texts and elements" : "a list of elements in order";
  }
}
