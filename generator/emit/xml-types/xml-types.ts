import { isBuiltin } from "../../model/xml-schema/builtin-types.js";
import type { ComplexTypeDefinition, SimpleTypeDefinition, TypeDefinition } from "../../model/xml-schema/components.js";
import type { InterfacePlan, NamedXmlElement, NamedXmlType, NamedXmlUnion } from "../../plan/plan.js";
import { memberKey } from "../../text/literals.js";
import { jsDoc, memberJsDoc, type Documented } from "../documented.js";
import { intersection, printType, text, type TypeExpression } from "../json-types/type-text.js";
import type { ModuleBuilder } from "../module-builder.js";
import {
  kinds,
  type DeclarationStructure,
  type PropertySignatureStructure,
  type TypeAliasDeclarationStructure,
} from "../structures.js";
import { elementType, objectShape, typeWithDerived, type DocumentedMember } from "./complex-type.js";
import { complexTypeDocs, elementDocs, simpleTypeDocs } from "./docs.js";
import { simpleTypeBody } from "./simple-type.js";
import type { TypeScope } from "./type-scope.js";

/** Adds the types of an interface's XSD to its module of types: one for each named type, and aliases for global elements. */
export function xmlTypeDeclarations(plan: InterfacePlan, module: ModuleBuilder): void {
  const scope: TypeScope = { plan, module };
  // The first element of a type comes last, and stays.
  const owners: Owners = new Map(plan.xmlElements.map((named) => [named.element.type, named] as const).reverse());
  for (const named of plan.xmlTypes) module.add(typeDeclaration(named, owners, scope));
  for (const named of plan.xmlUnions) module.add(unionDeclaration(named, scope));
  for (const named of plan.xmlElements) if (named.alias) module.add(elementAlias(named, scope));
}

/** The elements that stand for their types, by type. */
type Owners = ReadonlyMap<TypeDefinition, NamedXmlElement>;

function typeDeclaration({ type, typeName }: NamedXmlType, owners: Owners, scope: TypeScope): DeclarationStructure {
  if (type.kind === "simple") return simpleDeclaration(type, typeName, scope);
  return complexDeclaration(type, typeName, documentationOf(type, owners), scope);
}

function simpleDeclaration(type: SimpleTypeDefinition, name: string, scope: TypeScope): DeclarationStructure {
  return exportedType(name, simpleTypeDocs(type), simpleTypeBody(type, scope));
}

function complexDeclaration(
  type: ComplexTypeDefinition,
  name: string,
  documented: Documented,
  surroundings: TypeScope,
): DeclarationStructure {
  const remarks = new Set<string>();
  const scope = { ...surroundings, remarks };
  const { members, choices } = objectShape(scope.plan.xmlShapes.shapeOf(type), scope);
  const base = extendedType(type, members, surroundings);
  const said = {
    ...documented,
    remarks: [
      ...new Set([...(documented.remarks ?? []), ...[...remarks].filter((remark) => !base?.remarks.has(remark))]),
    ],
  };
  const added = members.filter((member) => base?.members.has(member.name) !== true);
  if (choices.length === 0) {
    const parents = base === undefined ? {} : { extends: [base.name] };
    return {
      kind: kinds.interface,
      name,
      isExported: true,
      ...jsDoc(said),
      ...parents,
      properties: added.map(property),
    };
  }
  const parts = base === undefined ? [] : [text(base.name)];
  const always = added.length === 0 ? [] : [{ kind: "object" as const, members: added }];
  return exportedType(name, said, intersection([...parts, ...always, ...choices]));
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
  members: readonly DocumentedMember[],
  surroundings: TypeScope,
): ExtendedType | undefined {
  if (base.kind !== "complex" || isBuiltin(base) || view !== undefined) return undefined;
  const named = surroundings.plan.xmlTypeName(base);
  if (named === undefined) return undefined;
  const remarks = new Set<string>();
  const { members: inherited, choices } = objectShape(surroundings.plan.xmlShapes.shapeOf(base), {
    ...surroundings,
    remarks,
  });
  const byName = new Map(members.map((member) => [member.name, member]));
  const isSame = inherited.every((member) => {
    const found = byName.get(member.name);
    return found?.optional === member.optional && printType(found.type) === printType(member.type);
  });
  if (choices.length > 0 || inherited.length === 0 || !isSame) return undefined;
  return { name: named.typeName, members: new Map(inherited.map((member) => [member.name, member])), remarks };
}

/** An anonymous type is described where its element is. */
function documentationOf(type: ComplexTypeDefinition, owners: Owners): Documented {
  const documented = complexTypeDocs(type);
  if (documented.docs !== undefined || documented.remarks !== undefined) return documented;
  const owner = owners.get(type);
  return owner === undefined ? documented : elementDocs(owner.element);
}

function unionDeclaration({ type, derived, typeName }: NamedXmlUnion, scope: TypeScope): DeclarationStructure {
  const name = type.name?.local ?? "";
  const docs = `The content of an element of the type "${name}": that type unless it is abstract, or one derived from it that xsi:type names.`;
  return exportedType(typeName, { docs }, typeWithDerived(type, derived, scope));
}

function elementAlias({ element, typeName }: NamedXmlElement, scope: TypeScope): DeclarationStructure {
  return exportedType(typeName, elementDocs(element), elementType(element, scope));
}

function exportedType(name: string, said: Documented, type: TypeExpression): TypeAliasDeclarationStructure {
  return { kind: kinds.typeAlias, name, isExported: true, ...jsDoc(said), type: printType(type) };
}

function property({ name, type, optional, said }: DocumentedMember): PropertySignatureStructure {
  return { name: memberKey(name), type: printType(type), hasQuestionToken: optional, ...memberJsDoc(said) };
}
