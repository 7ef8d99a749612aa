import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";

/** No example has more elements, or nests them deeper: what is longer is not shown anyway. */
const maxElements = 5_000;
const maxLevels = 200;

/**
 * True when a tree is small enough to be walked as one. Parts may stand in it many times, so it is measured level by
 * level.
 */
export function isSmallTree(tree: XmlTree): boolean {
  let level: readonly XmlTree[] = [tree];
  let elements = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    elements += level.length;
    if (elements > maxElements || depth > maxLevels) return false;
    const next: XmlTree[] = [];
    for (const { children } of level) {
      for (const child of children) if (typeof child !== "string") next.push(child);
      if (elements + next.length > maxElements) return false;
    }
    level = next;
  }
  return true;
}
