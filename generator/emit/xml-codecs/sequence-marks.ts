import { isGroupPart, type ComplexTypeShape } from "../../plan/xml-shape.js";
import type { CodecModule } from "./codec-module.js";
import { contentOptions } from "./content-model.js";
import { childrenOf, headsText } from "./content-text.js";
import { plainSequence, type Occurs } from "./plain-sequence.js";

/**
 * The marks of the members of a type that are a sequence in which each child has one place, and of whose content nothing else needs saying;
 * undefined for other content. The runtime makes the content model of them.
 */
export function sequenceMarks(shape: ComplexTypeShape, codec: CodecModule): readonly Occurs[] | undefined {
  const { content, type } = shape;
  const isPlain = Object.values(contentOptions(shape, codec)).every((option) => option === undefined);
  if (!isPlain) return undefined;
  if (content.kind === "empty") return [];
  if (content.kind !== "properties" || content.automaton.kind === "all") return undefined;
  if (headsText(content.automaton) !== undefined) return undefined;
  if (codec.plan.xmlShapes.partsOf(type).content.some(isGroupPart)) return undefined;
  const children = childrenOf(content, content.automaton);
  const isInOrder =
    content.ordered.length === children.length &&
    content.ordered.every(({ kind, name }, index) => kind === "element" && name === children[index]?.tag);
  return isInOrder ? plainSequence(content.automaton, children) : undefined;
}
