import type { Wildcard } from "../../model/xml-schema/components.js";
import {
  isGroupPart,
  type ComplexTypeShape,
  type GroupPart,
  type ItemsProperty,
  type ShapeProperty,
} from "../../plan/xml-shape.js";
import { stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, trueIf } from "../body/expression-texts.js";
import { globalsFor, groupFunction, namedType, type CodecModule } from "./codec-module.js";
import { wildcardItemTag, wildcardTags } from "./content-text.js";
import { childLiteral } from "./element-constants.js";
import type { Occurs } from "./plain-sequence.js";

/** The properties for children of a type as literals. `marks` are those of a sequence in which each child has one place. */
export function memberLiterals(
  shape: ComplexTypeShape,
  typeName: string,
  codec: CodecModule,
  marks?: readonly Occurs[],
): readonly string[] {
  const { content } = shape;
  if (content.kind === "items") return [itemsText(content.list, true, shape, typeName, codec)];
  if (content.kind !== "properties") return [];
  return codec.plan.xmlShapes.partsOf(shape.type).content.map((part, index) => {
    if (isGroupPart(part)) return `...${membersOfGroup(part, codec)}()`;
    return propertyText(part, shape, typeName, codec, marks?.[index]);
  });
}

/** The function that lists the members of a group. */
function membersOfGroup({ type }: GroupPart, codec: CodecModule): string {
  const items = (): readonly string[] =>
    memberLiterals(codec.plan.xmlShapes.shapeOf(type), namedType(type, codec).typeName, codec);
  return groupFunction("members", type, items, codec);
}

function propertyText(
  property: ShapeProperty,
  shape: ComplexTypeShape,
  typeName: string,
  codec: CodecModule,
  mark: Occurs | undefined,
): string {
  switch (property.kind) {
    case "element":
      return childLiteral(property, mark ?? (property.occurs === "list" ? "*" : ""), typeName, codec);
    case "items":
      return itemsText(property, false, shape, typeName, codec);
    case "wildcard": {
      const { name, wildcard } = property;
      const process = stringLiteral(wildcard.processContents);
      const read = codec.value("xml/fragments/wildcard-elements", "anyElement");
      return objectText({ any: stringLiteral(name), process, globals: globalsFor(wildcard, codec), read });
    }
  }
}

function itemsText(
  list: ItemsProperty,
  isWhole: boolean,
  shape: ComplexTypeShape,
  typeName: string,
  codec: CodecModule,
): string {
  const children = list.items.map(({ tag, element }) => childLiteral({ name: tag, element }, "", typeName, codec));
  const tags = wildcardTags(shape.content);
  const byTag = new Map(list.wildcards.map((wildcard) => [tags.get(wildcard) ?? wildcardItemTag, wildcard]));
  const wildcards = [...byTag].map(([tag, { processContents }]) =>
    arrayText([stringLiteral(tag), stringLiteral(processContents)]),
  );
  return objectText({
    items: stringLiteral(list.name),
    children: arrayText(children),
    wildcards: wildcards.length === 0 ? undefined : arrayText(wildcards),
    globals: globalsOf([...byTag.values()], codec),
    read: wildcards.length === 0 ? undefined : codec.value("xml/fragments/wildcard-elements", "anyElement"),
    isWhole: trueIf(isWhole),
  });
}

/** The declarations for wildcards of one list; undefined where none of them checks anything. */
function globalsOf(wildcards: readonly Wildcard[], codec: CodecModule): string | undefined {
  return wildcards.some(({ processContents }) => processContents !== "skip") ? codec.globals() : undefined;
}
