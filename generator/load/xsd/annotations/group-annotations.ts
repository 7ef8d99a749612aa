import { expandedName, type Annotation } from "../../../model/xml-schema/components.js";
import { joinAnnotations } from "../../../model/xml-schema/join-annotations.js";
import { annotationOf, referenceAnnotation } from "./annotations.js";
import type { Globals, Located } from "../names/globals.js";
import { peekName } from "../names/resolve-names.js";
import { schemaChildren } from "../types/simple-types.js";
import { tokenValue } from "../xml/values.js";

/**
 * The documentation of the groups that a type refers to: of each reference first, then of the group itself. Groups are part
 * of a type in the output, so their documentation is, too. Part 1, sections 3.6 and 3.7.
 */
export function groupAnnotations(globals: Globals, from: Located): readonly Annotation[] {
  const { node, document } = from;
  return schemaChildren(node).flatMap((child): readonly Annotation[] => {
    const { local } = child;
    if (local === "element" || local === "attribute") return [];
    const inside = { node: child, document };
    const ref = local === "group" || local === "attributeGroup" ? tokenValue(child, "ref") : undefined;
    if (ref === undefined) return groupAnnotations(globals, inside);
    const name = peekName(inside, ref);
    const group = name && globals[local as "group" | "attributeGroup"].get(expandedName(name));
    const annotations = [referenceAnnotation(child), group && annotationOf(group.node)];
    const found = annotations.filter((annotation) => annotation?.documentation !== undefined);
    return found.length === 0 ? [] : [found.reduce(joinAnnotations)!];
  });
}
