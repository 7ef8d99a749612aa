import { anySimpleType, anyType } from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type AttributeUse,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type QName,
  type SimpleTypeDefinition,
  type TypeDefinition,
  type ValueConstraint,
  type Wildcard,
} from "../../model/xml-schema/components.js";
import { isSameValue } from "../../model/xml-schema/simple-values.js";
import { allowsNamespace } from "../../model/xml-schema/wildcard-namespaces.js";
import { acceptsAll } from "./all-content.js";
import { ContentMachine, type MachineState, type ContentMove } from "./content-machine.js";
import { keepsConstraints } from "./keeps-constraints.js";
import type { Side } from "./side.js";
import { lookupPrefix, takesText } from "./simple/read-text.js";
import type { XmlTree } from "./xml-tree.js";

/**
 * True if an element is valid by its declaration: a direct reading of Part 1, sections 3.3.4, 3.4.4, 3.10.4 and 3.11.4,
 * without identifiers across the document. Undeclared elements are valid if codecs keep them.
 */
export function isValidElement(tree: XmlTree, element: ElementDeclaration, side: Side): boolean {
  if (!isValidByType(tree, element, side)) return false;
  const keeping = keepsConstraints(tree, element.identityConstraints ?? []);
  return keeping === "kept" || (keeping === "unsure" && side.isCautious !== true);
}

function isValidByType(tree: XmlTree, element: ElementDeclaration, side: Side): boolean {
  if (element.abstract) return false;
  const type = actualType(tree, element, side);
  if (type === undefined || (type.kind === "complex" && type.abstract)) return false;
  if (type === anyType) return isValidAnything(tree, side);
  if (tree.isNil === true && element.valueConstraint?.kind === "fixed") return false;
  if (tree.isNil === true)
    return element.nillable && tree.children.length === 0 && hasValidAttributes(tree, type, side);
  return hasValidAttributes(tree, type, side) && hasValidContent(tree, type, element.valueConstraint, side);
}

function actualType(tree: XmlTree, element: ElementDeclaration, side: Side): TypeDefinition | undefined {
  if (tree.type === undefined) return element.type;
  const key = expandedName(tree.type);
  if (element.type.name !== undefined && expandedName(element.type.name) === key) return element.type;
  return side.derivedTypes(element).get(key) ?? side.derivedSimpleType(element, key);
}

function hasValidAttributes(tree: XmlTree, type: TypeDefinition, side: Side): boolean {
  if (type.kind === "simple") return tree.attributes.length === 0;
  const isThere = ({ attribute: { name } }: AttributeUse): boolean =>
    tree.attributes.some((attribute) => expandedName(attribute.name) === expandedName(name));
  if (type.attributeUses.some((use) => use.required && !isThere(use))) return false;
  return tree.attributes.every(({ name, value }) => {
    const use = type.attributeUses.find(({ attribute }) => expandedName(attribute.name) === expandedName(name));
    if (use !== undefined) return isValidText(value, use.attribute.type, use.valueConstraint);
    const wildcard = type.attributeWildcard;
    if (wildcard === undefined || !allowsNamespace(wildcard.namespaces, name.namespace)) return false;
    const declared = attributeBehind(wildcard, expandedName(name), side);
    if (declared === "anything") return true;
    return declared !== undefined && isValidText(value, declared.type, declared.valueConstraint);
  });
}

/** Returns the declaration of an attribute that a wildcard allows. */
export function attributeBehind(
  { processContents }: Wildcard,
  key: string,
  { schema }: Side,
): { readonly type: SimpleTypeDefinition; readonly valueConstraint?: ValueConstraint } | "anything" | undefined {
  if (processContents === "skip") return "anything";
  return schema.attributes.get(key) ?? (processContents === "lax" ? "anything" : undefined);
}

function hasValidContent(
  tree: XmlTree,
  type: TypeDefinition,
  constraint: ValueConstraint | undefined,
  side: Side,
): boolean {
  const text = tree.children.filter((child) => typeof child === "string").join("");
  const elements = tree.children.filter((child) => typeof child !== "string");
  if (type.kind === "simple") return elements.length === 0 && isValidText(text, type, constraint, true);
  if (type.content.kind === "simple") {
    return elements.length === 0 && isValidText(text, type.content.type, constraint, true);
  }
  if (type.content.kind !== "mixed" && (type.content.kind === "empty" ? text !== "" : text.trim() !== "")) return false;
  if (type.content.kind === "mixed" && constraint?.kind === "fixed" && elements.length === 0 && text !== "") {
    if (text !== constraint.value) return false;
  }
  return hasValidChildren(elements, type, side);
}

/** `isContent`: an empty element has the default of its declaration. */
function isValidText(
  text: string,
  type: SimpleTypeDefinition,
  constraint: ValueConstraint | undefined,
  isContent = false,
): boolean {
  const value = isContent && text === "" && constraint !== undefined ? constraint.value : text;
  if (!takesText(type, value)) return false;
  if (constraint?.kind !== "fixed") return true;
  return type === anySimpleType ? value === constraint.value : isSameValue(type, value, constraint.value, lookupPrefix);
}

function hasValidChildren(elements: readonly XmlTree[], type: ComplexTypeDefinition, side: Side): boolean {
  const content = side.contentOf(type);
  const keepsUnknown = side.keepsUnknown(type);
  const admits = (wildcard: Wildcard, name: QName): boolean => side.behindWildcard(wildcard, name) !== undefined;
  if (content.kind === "all") {
    const model = { content, keepsUnknown, admits };
    const places = acceptsAll(
      model,
      elements.map(({ name }) => name),
    );
    return (
      places !== undefined && elements.every((child, index) => isValidChild(child, places[index] ?? "unknown", side))
    );
  }
  const machine = new ContentMachine(content, { keepsUnknown, admits });
  let state: MachineState = machine.start;
  for (const child of elements) {
    const [move] = machine.step(state, child.name);
    if (move === undefined || !isValidChild(child, move.accepts, side)) return false;
    state = move.next;
  }
  return state.isFinal;
}

function isValidChild(child: XmlTree, accepts: ContentMove["accepts"], side: Side): boolean {
  if (accepts === "unknown") return true;
  if (accepts.kind === "element") return isValidElement(child, accepts, side);
  const declared = side.behindWildcard(accepts, child.name);
  if (declared === undefined) return false;
  if (declared !== "anything") return isValidElement(child, declared, side);
  return accepts.processContents === "skip" || isValidAnything(child, side);
}

/** The ur-type and undeclared elements of lax wildcards: declared descendants are checked. */
function isValidAnything(tree: XmlTree, side: Side): boolean {
  return tree.children.every((child) => {
    if (typeof child === "string") return true;
    const declared = side.schema.elements.get(expandedName(child.name));
    return declared === undefined ? isValidAnything(child, side) : isValidElement(child, declared, side);
  });
}
