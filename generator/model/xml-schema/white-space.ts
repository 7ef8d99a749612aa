import { collapseWhiteSpace, replaceWhiteSpace } from "../../../templates/runtime/xsd/white-space.js";
import type { SimpleTypeDefinition } from "./components.js";

/** Returns a string with the white space normalization of a type. Part 2, section 4.3.6. */
export function normalizedWhiteSpace({ facets: { whiteSpace } }: SimpleTypeDefinition, text: string): string {
  switch (whiteSpace) {
    case "preserve":
      return text;
    case "replace":
      return replaceWhiteSpace(text);
    case "collapse":
      return collapseWhiteSpace(text);
  }
}
