import { isBuiltin } from "../../model/xml-schema/builtin-types.js";
import type { ComplexTypeDefinition } from "../../model/xml-schema/components.js";
import type { InterfacePlan } from "../../plan/plan.js";
import type { SharedViews } from "./shared-views.js";

/** Types whose values are read and shown by the functions of a type that they extend by nothing: only the name that xsi:type may say differs. */
export interface SharedReaders {
  /** The type whose functions serve a type: itself, or one that it is derived from. */
  readerOf(type: ComplexTypeDefinition): ComplexTypeDefinition;
  /** True for a type whose functions serve others. */
  isShared(type: ComplexTypeDefinition): boolean;
}

/** Finds the types that have the attributes and the content of their base. */
export function sharedReaders({ xmlTypes, xmlShapes }: InterfacePlan, views: SharedViews): SharedReaders {
  const readers = new Map<ComplexTypeDefinition, ComplexTypeDefinition>();
  for (const { type } of xmlTypes) if (type.kind === "complex") readerOf(type);
  const shared = new Set([...readers].flatMap(([type, reader]) => (type === reader ? [] : [reader])));
  return { readerOf, isShared: (type) => shared.has(type) };

  function readerOf(type: ComplexTypeDefinition): ComplexTypeDefinition {
    const way = [type];
    let reader = type;
    for (let known = readers.get(reader); known === undefined; known = readers.get(reader)) {
      const { base } = reader;
      if (base.kind !== "complex" || !addsNothing(reader, base)) break;
      reader = base;
      way.push(base);
    }
    const found = readers.get(reader) ?? reader;
    way.forEach((passed) => readers.set(passed, found));
    return found;
  }

  function addsNothing(type: ComplexTypeDefinition, base: ComplexTypeDefinition): boolean {
    if (isBuiltin(base) || base.name === undefined || hasViews(type) || hasViews(base)) return false;
    const isSame =
      type.attributeWildcard === base.attributeWildcard &&
      type.attributeUses.length === base.attributeUses.length &&
      type.attributeUses.every((use, index) => use === base.attributeUses[index]) &&
      isSameContent(type.content, base.content);
    return isSame && xmlShapes.shapeOf(type).unknownElements === xmlShapes.shapeOf(base).unknownElements;
  }

  function hasViews(type: ComplexTypeDefinition): boolean {
    return type.view !== undefined || views.viewsOf(type).length > 0;
  }
}

function isSameContent(content: ComplexTypeDefinition["content"], base: ComplexTypeDefinition["content"]): boolean {
  switch (content.kind) {
    case "empty":
      return base.kind === "empty";
    case "simple":
      return base.kind === "simple" && content.type === base.type;
    case "element-only":
    case "mixed":
      return content.kind === base.kind && content.particle === base.particle;
  }
}
