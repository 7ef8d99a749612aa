import { anyType, isBuiltin, xsNamespace } from "../../model/xml-schema/builtin-types.js";
import type { ComplexTypeDefinition, SimpleTypeDefinition, TypeDefinition } from "../../model/xml-schema/components.js";
import type { InterfacePlan, NamedTypedRoot, NamedXmlElement, NamedXmlType, NamedXmlUnion } from "../../plan/plan.js";
import { memberKey } from "../../text/literals.js";
import { jsDoc, memberJsDoc, type Documented } from "../documented.js";
import {
  intersectionType,
  printType,
  textType,
  unionType,
  type ObjectMember,
  type TypeExpression,
} from "../json-types/type-text.js";
import type { ModuleBuilder } from "../module-builder.js";
import {
  kinds,
  type DeclarationStructure,
  type PropertySignatureStructure,
  type TypeAliasDeclarationStructure,
} from "../structures.js";
import { elementType, taggedType, typeWithDerived, xsiTypeMember, type DocumentedMember } from "./complex-type.js";
import { complexTypeDocs, elementDocs, simpleTypeDocs } from "./docs.js";
import { simpleType, simpleTypeBody } from "./simple-type.js";
import { typeMembers, type TypeMembers } from "./type-members.js";
import type { XmlTypeScope } from "./type-scope.js";

/** Adds the types of an interface's XSD to its module of types: one for each named type, and aliases for global elements. */
export function xmlTypeDeclarations(plan: InterfacePlan, module: ModuleBuilder): void {
  const scope: XmlTypeScope = { plan, module };
  // The first element of a type comes last, and stays.
  const owners: Owners = new Map(plan.xmlElements.map((named) => [named.element.type, named] as const).reverse());
  const surroundings = { scope, membersOf: typeMembers(scope) };
  for (const named of plan.xmlTypes) module.add(typeDeclaration(named, owners, surroundings));
  for (const named of plan.xmlGroups) module.add(typeDeclaration(named, owners, surroundings));
  for (const named of plan.xmlUnions) module.add(unionDeclaration(named, scope));
  for (const named of plan.xmlElements) if (named.alias) module.add(elementAlias(named, scope));
  if (plan.xmlTypedRoot !== undefined) module.add(typedRootUnion(plan.xmlTypedRoot, scope));
}

/** The elements that stand for their types, by type. */
type Owners = ReadonlyMap<TypeDefinition, NamedXmlElement>;

function typeDeclaration(
  { type, typeName }: NamedXmlType,
  owners: Owners,
  surroundings: Surroundings,
): DeclarationStructure {
  if (type.kind === "simple") return simpleDeclaration(type, typeName, surroundings.scope);
  return complexDeclaration(type, typeName, documentationOf(type, owners), surroundings);
}

function simpleDeclaration(type: SimpleTypeDefinition, name: string, scope: XmlTypeScope): DeclarationStructure {
  return exportedType(name, simpleTypeDocs(type), simpleTypeBody(type, scope));
}

/** The module, and the members of all complex types. */
interface Surroundings {
  readonly scope: XmlTypeScope;
  /** The members of a type, found once. */
  readonly membersOf: (type: ComplexTypeDefinition) => TypeMembers;
}

function complexDeclaration(
  type: ComplexTypeDefinition,
  name: string,
  documented: Documented,
  { scope, membersOf }: Surroundings,
): DeclarationStructure {
  const { written, groups, remarks, all, hasChoices } = membersOf(type);
  const base = extendedType(type, all, scope, membersOf);
  const said = {
    ...documented,
    remarks: [
      ...new Set([
        ...(documented.remarks ?? []),
        ...[...remarks].filter((remark) => base?.remarks.has(remark) !== true),
      ]),
    ],
  };
  const parents = base === undefined ? [] : [base.name];
  for (const group of groups) {
    const members = membersOf(group);
    const isNew = [...members.all.keys()].some((member) => base?.members.has(member) !== true);
    if (isNew || members.hasChoices) parents.push(groupName(group, scope));
  }
  const properties = written.members.filter((member) => base?.members.has(member.name) !== true);
  if (!hasChoices) {
    return {
      kind: kinds.interface,
      name,
      isExported: true,
      ...jsDoc(said),
      ...(parents.length > 0 && { extends: parents }),
      properties: properties.map(property),
    };
  }
  const always = properties.length === 0 ? [] : [{ kind: "object" as const, members: properties }];
  return exportedType(
    name,
    said,
    intersectionType([...parents.map((parent) => textType(parent)), ...always, ...written.choices]),
  );
}

function groupName(group: ComplexTypeDefinition, { plan }: XmlTypeScope): string {
  const named = plan.xmlTypeName(group);
  if (named === undefined) throw new Error("Every group has a name once it is planned.");
  return named.typeName;
}

/** The type that another one extends: its name, the members that it brings, and what is remarked about them. */
interface ExtendedType {
  readonly name: string;
  readonly members: ReadonlyMap<string, DocumentedMember>;
  /** Sentences that its own comment has, and that are not repeated. */
  readonly remarks: ReadonlySet<string>;
}

/** The base of a type, where all its members are those of the type as well. Part 1, section 3.4.2. */
function extendedType(
  { base, view }: ComplexTypeDefinition,
  members: TypeMembers["all"],
  { plan }: XmlTypeScope,
  membersOf: Surroundings["membersOf"],
): ExtendedType | undefined {
  if (base.kind !== "complex" || isBuiltin(base) || view !== undefined) return undefined;
  const named = plan.xmlTypeName(base);
  if (named === undefined) return undefined;
  const { all: inherited, hasChoices, remarks } = membersOf(base);
  if (hasChoices || inherited.size === 0) return undefined;
  for (const member of inherited.values()) {
    const found = members.get(member.name);
    if (found === member) continue;
    if (found?.optional !== member.optional || printType(found.type) !== printType(member.type)) return undefined;
  }
  return { name: named.typeName, members: inherited, remarks };
}

/** An anonymous type is described where its element is. */
function documentationOf(type: ComplexTypeDefinition, owners: Owners): Documented {
  const { groupAnnotations = [], ...typeAlone } = type;
  const { docs, remarks } = complexTypeDocs(typeAlone);
  const owner = docs === undefined && remarks === undefined ? owners.get(type) : undefined;
  return owner === undefined ? complexTypeDocs(type) : elementDocs(owner.element, groupAnnotations);
}

function unionDeclaration({ type, derived, typeName }: NamedXmlUnion, scope: XmlTypeScope): DeclarationStructure {
  const name = type.name?.local ?? "";
  const docs = `The content of an element of the type "${name}": that type unless it is abstract, or one derived from it that xsi:type names.`;
  return exportedType(typeName, { docs }, typeWithDerived(type, derived, scope));
}

function elementAlias({ element, typeName }: NamedXmlElement, scope: XmlTypeScope): DeclarationStructure {
  return exportedType(typeName, elementDocs(element), elementType(element, scope));
}

/** The values of roots by xsi:type; the value of a simple type is a property. */
function typedRootUnion({ typeName, types }: NamedTypedRoot, scope: XmlTypeScope): DeclarationStructure {
  const docs = "The value of a root element that is not declared: xsi:type names its type.";
  const withValue = (name: ObjectMember, type: TypeExpression): TypeExpression => {
    return { kind: "object", members: [name, { name: "value", type, optional: false }] };
  };
  const values = types.map((type) =>
    type.kind === "complex"
      ? taggedType(type, anyType, scope)
      : withValue(xsiTypeMember(type, anyType), simpleType(type, scope)),
  );
  const builtin = { name: "xsi:type", type: textType(`\`{${xsNamespace}}\${string}\``), optional: false };
  return exportedType(typeName, { docs }, unionType([...values, withValue(builtin, textType("unknown"))]));
}

function exportedType(name: string, said: Documented, type: TypeExpression): TypeAliasDeclarationStructure {
  return { kind: kinds.typeAlias, name, isExported: true, ...jsDoc(said), type: printType(type) };
}

function property({ name, type, optional, said }: DocumentedMember): PropertySignatureStructure {
  return { name: memberKey(name), type: printType(type), hasQuestionToken: optional, ...memberJsDoc(said) };
}
