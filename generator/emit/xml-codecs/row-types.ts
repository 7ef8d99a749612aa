import { anySimpleType, anyType } from "../../model/xml-schema/builtin-types.js";
import type { ComplexTypeDefinition, ElementDeclaration, Wildcard } from "../../model/xml-schema/components.js";
import { maxSeparateSchemas } from "../../plan/many-schemas.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { isGroupPart, shapeElements, type ShapeContent } from "../../plan/xml-shape.js";
import { isIdentifier } from "../../text/identifiers.js";
import { namedType, type CodecModule } from "./codec-module.js";
import { childrenOf } from "./content-text.js";
import { xmlLabel } from "./labels.js";
import { plainSequence } from "./plain-sequence.js";
import { isInherited } from "./property-access.js";
import type { RowChild, RowElementType, RowTypes } from "./rows.js";
import { openElementCodec } from "./read-function.js";
import { textCodec } from "./simple-codec.js";

/** True for a schema of many types in which a wildcard needs all declarations: a program that reads one element holds everything then. */
export function isOfRows({ xmlTypes, xmlShapes }: InterfacePlan): boolean {
  if (xmlTypes.length <= maxSeparateSchemas) return false;
  return xmlTypes.some(({ type }) => {
    if (type.kind !== "complex") return false;
    const shape = xmlShapes.shapeOf(type);
    const isAny = ({ type }: ElementDeclaration): boolean => type === anyType || type === anySimpleType;
    return wildcardsOf(shape.content).some(isAssessed) || shapeElements(shape).some(isAny);
  });
}

function isAssessed({ processContents }: Wildcard): boolean {
  return processContents !== "skip";
}

function wildcardsOf(content: ShapeContent): readonly Wildcard[] {
  if (content.kind === "items") return content.list.wildcards;
  if (content.kind !== "properties") return [];
  return content.ordered.flatMap((property) => {
    if (property.kind === "wildcard") return [property.wildcard];
    return property.kind === "items" ? property.wildcards : [];
  });
}

/** Finds the types of a module that are rows, as they are asked for. */
export function rowTypes(codec: CodecModule): RowTypes {
  const sequences = new Map<ComplexTypeDefinition, readonly RowChild[] | undefined>();
  const elements = new Map<ElementDeclaration, RowElementType | undefined>();
  const simple = new Map<string, string>();
  const childrenOf = remembered(sequences, (type) => sequenceOf(type, codec, typeOf));
  return { isRow, childrenOf, typeOf, simple };

  function isRow(type: ComplexTypeDefinition): boolean {
    return codec.readers.readerOf(type) !== type || childrenOf(type) !== undefined;
  }

  function typeOf(element: ElementDeclaration, owner: string): RowElementType | undefined {
    return remembered(elements, () => (isPlain(element, codec) ? plainType(element, owner) : undefined))(element);
  }

  function plainType(element: ElementDeclaration, owner: string): RowElementType | undefined {
    const { type, name } = element;
    if (type.kind === "complex") return { kind: "complex", type };
    const label = xmlLabel(owner, name.local);
    const [shown, read] = [textCodec(type, label, element, codec), openElementCodec(element, type, label, codec)];
    if (!isIdentifier(shown) || !isIdentifier(read) || (simple.get(shown) ?? read) !== read) return undefined;
    simple.set(shown, read);
    return { kind: "simple", name: shown };
  }
}

function remembered<Key, Value>(known: Map<Key, Value>, find: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    if (known.has(key)) return known.get(key) as Value;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}

/** True for an element about which a decoder has to know its type and nothing else. */
function isPlain(element: ElementDeclaration, { views, plan }: CodecModule): boolean {
  const { type, nillable, valueConstraint, identityConstraints } = element;
  if (nillable || valueConstraint !== undefined || identityConstraints !== undefined) return false;
  if (type.kind === "simple") return type !== anySimpleType;
  if (type === anyType || type.abstract || type.view !== undefined || views.wholeOf(element) !== undefined)
    return false;
  return plan.xmlShapes.substitutableTypes(element).length === 0;
}

function sequenceOf(
  type: ComplexTypeDefinition,
  codec: CodecModule,
  typeOf: RowTypes["typeOf"],
): readonly RowChild[] | undefined {
  const { attributes, anyAttributes, unknownElements, content } = codec.plan.xmlShapes.shapeOf(type);
  const hasViews = type.view !== undefined || codec.views.viewsOf(type).length > 0;
  if (attributes.length > 0 || anyAttributes !== undefined || unknownElements !== undefined || hasViews)
    return undefined;
  if (content.kind === "empty") return [];
  if (content.kind !== "properties" || content.automaton.kind === "all") return undefined;
  // A row names each child, which would repeat those of groups.
  if (codec.plan.xmlShapes.partsOf(type).content.some(isGroupPart)) return undefined;
  const known = childrenOf(content, content.automaton);
  const marks = plainSequence(content.automaton, known);
  const isInOrder = content.ordered.every(({ kind, name }, index) => kind === "element" && name === known[index]?.tag);
  if (marks === undefined || !isInOrder || content.ordered.length !== known.length) return undefined;
  const children = known.flatMap(({ tag, element }, index): RowChild[] => {
    if (tag !== element.name.local || isInherited(tag)) return [];
    const found = typeOf(element, namedType(type, codec).typeName);
    return found === undefined ? [] : [{ element, type: found, occurs: marks[index] ?? "" }];
  });
  return children.length === known.length ? children : undefined;
}
