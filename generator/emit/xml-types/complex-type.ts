import { anyType } from "../../model/xml-schema/builtin-types.js";
import type {
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  TypeDefinition,
} from "../../model/xml-schema/components.js";
import {
  shapeElements,
  type ElementItem,
  type ItemsProperty,
  type XmlShapeChoice,
  type ShapeGroup,
  type ShapeProperty,
  type ComplexTypeShape,
} from "../../plan/xml-shape.js";
import { stringLiteral } from "../../text/literals.js";
import {
  intersectionType,
  printType,
  textType,
  unionType,
  type ObjectMember,
  type TypeExpression,
} from "../json-types/type-text.js";
import { commentLines, memberRemarks, type Documented } from "../documented.js";
import { attributeDocs, elementPropertyDocs, itemsDocs, textDocs, wildcardDocs } from "./docs.js";
import { simpleType } from "./simple-type.js";
import { fixedLiteral } from "./enumeration.js";
import { nilAttributes } from "./nil-attributes.js";
import { useFragment, useTypeName, type XmlTypeScope } from "./type-scope.js";
import { xsiTypeTag } from "./xsi-type.js";

/** A member of an object, with its documentation as it was written. */
export interface DocumentedMember extends ObjectMember {
  /** The documentation before it is laid out as a comment. */
  readonly said: Documented;
}

/** The object of a complex type: members that it always has, and for each choice the ways it may go. */
export interface ObjectWithChoices {
  readonly members: readonly DocumentedMember[];
  /** A union for each choice, which the object is intersected with. */
  readonly choices: readonly TypeExpression[];
}

/** The TypeScript side of a complex type's shape, without the properties that stand elsewhere. */
export function objectShape(
  shape: ComplexTypeShape,
  scope: XmlTypeScope,
  elsewhere: ReadonlySet<string> = nothing,
): ObjectWithChoices {
  const members = shape.attributes.flatMap(({ name, use }): readonly DocumentedMember[] => {
    if (elsewhere.has(name)) return [];
    return [member(scope, name, attributeType(use, scope), !use.required, attributeDocs(use))];
  });
  if (shape.anyAttributes !== undefined) {
    const item = textType(scope.module.runtimeType("xml/fragments/fragment", "XmlFragmentAttribute"));
    members.push(
      member(
        scope,
        shape.anyAttributes.name,
        arrayOf(item),
        true,
        wildcardDocs(shape.anyAttributes.wildcard, "Attributes"),
      ),
    );
  }
  const content = contentShape(shape, { ...scope, usualNamespace: usualNamespace(shape) }, elsewhere);
  members.push(...content.members);
  if (shape.unknownElements !== undefined) {
    const docs = "Elements that the schema does not know, in the order in which they were found.";
    members.push(member(scope, shape.unknownElements, arrayOf(textType(useFragment(scope))), true, { docs }));
  }
  return { members, choices: content.choices };
}

const nothing: ReadonlySet<string> = new Set();

/** The namespace of most children; undefined where all are of one. */
function usualNamespace(shape: ComplexTypeShape): string | undefined {
  const counts = new Map<string, number>();
  for (const { name } of shapeElements(shape)) counts.set(name.namespace, (counts.get(name.namespace) ?? 0) + 1);
  if (counts.size < 2) return undefined;
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** The type of an attribute's value: of a fixed one, the literal. */
function attributeType({ attribute, valueConstraint }: AttributeUse, scope: XmlTypeScope): TypeExpression {
  const literal = fixedLiteral(attribute.type, valueConstraint, scope.plan, true);
  return literal === undefined ? simpleType(attribute.type, scope) : textType(literal);
}

/** The type of a value of an element, `null` for nil included. */
export function elementType(element: ElementDeclaration, scope: XmlTypeScope): TypeExpression {
  const type = typeOfContent(element, scope);
  // An element of any type is kept as it is, xsi:nil and all.
  if (!element.nillable || element.type === anyType) return type;
  const { properties, areRequired } = nilAttributes(element, scope.plan.xmlShapes);
  const nil = areRequired ? [] : [textType("null")];
  if (element.type.kind === "simple" || properties.length === 0) return unionType([type, ...nil]);
  const names = properties.map(stringLiteral).join(" | ");
  const hasDerived = scope.plan.xmlShapes.substitutableTypes(element).length > 0;
  const nilType = scope.module.runtimeType("xml/types/xsi", hasDerived ? "XmlNilOf" : "XmlNil");
  const owner = hasDerived ? printType(type) : (useTypeName(element.type, scope) ?? "never");
  return unionType([type, textType(`${nilType}<${owner}, ${names}>`), ...nil]);
}

function typeOfContent(element: ElementDeclaration, scope: XmlTypeScope): TypeExpression {
  const { type } = element;
  if (type === anyType) return textType(useFragment(scope));
  const literal = type.kind === "simple" ? fixedLiteral(type, element.valueConstraint, scope.plan, false) : undefined;
  if (literal !== undefined) return textType(literal);
  const name = scope.plan.xmlUnionName(element);
  if (name !== undefined) return textType(scope.module.useType(scope.plan.modules.types, name));
  return typeWithDerived(type, scope.plan.xmlShapes.substitutableTypes(element), scope);
}

/** A type, or one of those derived from it, with the name that xsi:type then has. */
export function typeWithDerived(
  type: TypeDefinition,
  derived: readonly ComplexTypeDefinition[],
  scope: XmlTypeScope,
): TypeExpression {
  const untagged = type.kind === "simple" ? simpleType(type, scope) : textType(useTypeName(type, scope) ?? "never");
  const isAbstract = type.kind === "complex" && type.abstract;
  const tagged = derived.map((candidate) => taggedType(candidate, type, scope));
  return unionType([...(isAbstract ? [] : [untagged]), ...tagged]);
}

/** A type with the name that xsi:type has where another is declared. */
export function taggedType(type: ComplexTypeDefinition, declared: TypeDefinition, scope: XmlTypeScope): TypeExpression {
  const members = [xsiTypeMember(type, declared)];
  return intersectionType([textType(useTypeName(type, scope) ?? "never"), { kind: "object", members }]);
}

/** The property for the name of a type where another is declared. */
export function xsiTypeMember(type: TypeDefinition, declared: TypeDefinition): ObjectMember {
  return { name: "xsi:type", type: textType(stringLiteral(xsiTypeTag(type, declared))), optional: false };
}

/** The type of one item of an ordered list. */
export function itemType(list: ItemsProperty, mixed: boolean, scope: XmlTypeScope): TypeExpression {
  const items = list.items.map(({ tag, element }: ElementItem) => taggedItem(tag, elementType(element, scope)));
  const anything = list.wildcards.length === 0 ? [] : [taggedItem("*", textType(useFragment(scope)))];
  return unionType([...(mixed ? [textType("string")] : []), ...items, ...anything]);
}

function taggedItem(tag: string, value: TypeExpression): TypeExpression {
  const members = [
    { name: "tag", type: textType(stringLiteral(tag)), optional: false },
    { name: "value", type: value, optional: false },
  ];
  return { kind: "object", members };
}

function contentShape(
  { content }: ComplexTypeShape,
  scope: XmlTypeScope,
  elsewhere: ReadonlySet<string>,
): ObjectWithChoices {
  switch (content.kind) {
    case "empty":
      return { members: [], choices: [] };
    case "text":
      return {
        members: [member(scope, content.name, simpleType(content.type, scope), false, textDocs(content.type))],
        choices: [],
      };
    case "properties":
      return groupShape(withoutMembers(content.group, elsewhere), scope);
    case "items": {
      const { list, mixed } = content;
      const docs = itemsDocs(list, mixed ? "Text and elements" : "The elements", scope.usualNamespace);
      return {
        members: [member(scope, list.name, arrayOf(itemType(list, mixed, scope)), false, docs)],
        choices: [],
      };
    }
  }
}

/** A choice stands elsewhere as a whole or not at all. */
function withoutMembers(group: ShapeGroup, elsewhere: ReadonlySet<string>): ShapeGroup {
  if (elsewhere.size === 0) return group;
  return {
    members: group.members.filter((found) => !namesOf({ members: [found] }).some((name) => elsewhere.has(name))),
  };
}

function groupShape(group: ShapeGroup, scope: XmlTypeScope): ObjectWithChoices {
  const members = group.members.flatMap((found) => (found.kind === "choice" ? [] : [propertyMember(found, scope)]));
  const choices = group.members.flatMap((found) => (found.kind === "choice" ? [choiceType(found, scope)] : []));
  return { members, choices };
}

function propertyMember(property: ShapeProperty, scope: XmlTypeScope): DocumentedMember {
  switch (property.kind) {
    case "element": {
      const single = elementType(property.element, scope);
      const type = property.occurs === "list" ? arrayOf(single) : single;
      return member(
        scope,
        property.name,
        type,
        property.minItems === 0,
        elementPropertyDocs(property, scope.usualNamespace),
      );
    }
    case "items": {
      const type = arrayOf(itemType(property, false, scope));
      const docs = itemsDocs(property, "The elements", scope.usualNamespace);
      return member(scope, property.name, type, !property.required, docs);
    }
    case "wildcard": {
      const type = arrayOf(textType(useFragment(scope)));
      const docs = wildcardDocs(property.wildcard, "Elements");
      return member(scope, property.name, type, property.minItems === 0, docs);
    }
  }
}

/**
 * Up to how many members of a choice are written for being absent. Every branch writes those of all others: 4,000
 * branches would be 400 MB of text.
 */
const maxAbsent = 10_000;

/** One branch or another: what belongs to the others must be absent. */
function choiceType(choice: XmlShapeChoice, scope: XmlTypeScope): TypeExpression {
  const all = choice.branches.map((branch) => namesOf(branch));
  const everything = new Set(all.flat());
  if (everything.size * choice.branches.length > maxAbsent) return wideChoiceType(choice, scope);
  const branches = choice.branches.map((branch, index) => {
    const names = new Set(all[index]);
    return branchType(
      branch,
      [...everything].filter((name) => !names.has(name)),
      scope,
    );
  });
  const isEmptyCovered = !choice.optional || choice.branches.some(({ members }) => members.every(isOptional));
  const nothing = isEmptyCovered ? [] : [branchType({ members: [] }, [...everything], scope)];
  return unionType([...branches, ...nothing]);
}

/** A choice of very many branches: any of their members, and that they exclude each other is left to the codec. */
function wideChoiceType(choice: XmlShapeChoice, scope: XmlTypeScope): TypeExpression {
  const members = new Map<string, DocumentedMember>();
  for (const property of propertiesOf(choice)) {
    const found = propertyMember(property, scope);
    const known = members.get(found.name);
    members.set(found.name, {
      ...found,
      optional: true,
      type: unionType([...(known ? [known.type] : []), found.type]),
    });
  }
  return { kind: "object", members: [...members.values()] };
}

function propertiesOf({ branches }: XmlShapeChoice): readonly ShapeProperty[] {
  const members = branches.flatMap((branch) => branch.members);
  return members.flatMap((found) => (found.kind === "choice" ? propertiesOf(found) : [found]));
}

function branchType(branch: ShapeGroup, absent: readonly string[], scope: XmlTypeScope): TypeExpression {
  const { members, choices } = groupShape(branch, scope);
  const never = absent.map((name): ObjectMember => ({ name, type: textType("never"), optional: true }));
  return intersectionType([{ kind: "object", members: [...members, ...never] }, ...choices]);
}

function isOptional(found: ShapeProperty | XmlShapeChoice): boolean {
  switch (found.kind) {
    case "element":
    case "wildcard":
      return found.minItems === 0;
    case "items":
      return !found.required;
    case "choice":
      return found.optional;
  }
}

function namesOf(group: ShapeGroup): readonly string[] {
  return group.members.flatMap((found) => (found.kind === "choice" ? found.branches.flatMap(namesOf) : [found.name]));
}

function arrayOf(item: TypeExpression): TypeExpression {
  return { kind: "array", item };
}

function member(
  scope: XmlTypeScope,
  name: string,
  type: TypeExpression,
  optional: boolean,
  said: Documented,
): DocumentedMember {
  for (const remark of memberRemarks(name, said)) scope.remarks?.add(remark);
  return { name, type, optional, docs: commentLines(said), said };
}
