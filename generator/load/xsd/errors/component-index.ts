import type { Origin } from "../../../diagnostics/origin.js";
import { addTo } from "../../../model/grouped.js";
import { childElements, type XmlElement } from "../xml/xml-tree.js";

/** Returns a function to the child of xs:schema around a location, or of a redefinition or override in it. */
export function componentIndex(roots: Iterable<XmlElement>): (origin: Origin) => XmlElement | undefined {
  const byFile = new Map<string, XmlElement[]>();
  for (const root of roots) {
    for (const child of childElements(root)) {
      const inside = child.local === "redefine" || child.local === "override" ? childElements(child) : [];
      for (const node of [child, ...inside]) addTo(byFile, node.origin.file.path, node);
    }
  }
  for (const components of byFile.values()) components.sort((a, b) => a.origin.start - b.origin.start);
  return (origin) => {
    if (origin.kind !== "offset") return undefined;
    const components = byFile.get(origin.file.path) ?? [];
    let [low, high] = [0, components.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (components[middle]!.origin.start <= origin.start) low = middle + 1;
      else high = middle;
    }
    return components[low - 1];
  };
}
