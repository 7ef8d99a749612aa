import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type TypeDefinition,
  type XmlSchema,
} from "../model/xml-schema/components.js";
import { documentElements } from "../model/xml-schema/document-elements.js";
import { elementsOf } from "../model/xml-schema/elements-of.js";
import { pascalCase } from "../text/identifiers.js";
import { componentNaming, type ComponentNaming } from "./component-naming.js";
import { maxWishLength, nameRank } from "./json-names.js";
import { allocateNames, type NameRequest } from "./name-allocator.js";
import type { NamedTypedRoot, NamedXmlElement, NamedXmlType, RootFunctionNames } from "./plan.js";
import { compareText } from "../text/in-order.js";
import type { XmlShapes } from "./xml-shape.js";
import { schemaPrefixes } from "./xml-prefixes.js";
import { reachedViewTypes, type SentView } from "./xml-views.js";

const plainNaming = componentNaming(pascalCase);

/**
 * The types of a schema set that get TypeScript names: named ones, anonymous complex ones after their element, and views
 * of them: "OrderCreate", "OrderUpdate".
 */
export function xmlNameRequests(
  schema: XmlSchema,
  views: readonly SentView[] = [],
  shapes?: XmlShapes,
  naming: ComponentNaming = plainNaming,
): readonly NameRequest<TypeDefinition>[] {
  const requests: NameRequest<TypeDefinition>[] = [];
  const prefixed = prefixedNames(schema);
  const seen = new Set<TypeDefinition>();
  for (const [key, type] of sorted(schema.types)) {
    const rank = naming.isBound(key) ? nameRank.bound : nameRank.xmlType;
    add(type, naming.nameOf(key, type.name?.local ?? key), rank, key, type.name?.namespace);
  }
  for (const [key, element] of sorted(schema.elements)) {
    const rank = naming.isBound(key) ? nameRank.bound : nameRank.xmlElement;
    if (isAnonymousComplex(element.type))
      add(element.type, naming.nameOf(key, element.name.local), rank, key, element.name.namespace);
  }
  for (let index = 0; index < requests.length; index += 1) {
    const outer = requests[index];
    if (outer?.owner.kind === "complex") addChildren(outer.owner, outer.wish, outer.key);
  }
  const plain = new Map(requests.map((request) => [request.owner, request]));
  for (const { kind, elements } of views) {
    for (const type of shapes === undefined ? [] : reachedViewTypes(elements, shapes)) {
      const { wish = "", key = "" } = (type.view && plain.get(type.view.of)) ?? {};
      add(type, `${wish}${pascalCase(kind)}`, nameRank.view, `${key} ${kind}`);
    }
  }
  return requests;

  function add(type: TypeDefinition, wish: string, rank: number, key: string, namespace?: string): void {
    if (seen.has(type)) return;
    seen.add(type);
    const cut = wish.slice(0, maxWishLength);
    requests.push({ owner: type, wish: cut, fallback: prefixed(cut, namespace) ?? `${cut}Xml`, rank, key });
  }

  function addChildren(type: ComplexTypeDefinition, name: string, key: string): void {
    if (type.content.kind !== "element-only" && type.content.kind !== "mixed") return;
    for (const element of elementsOf(type.content.particle)) {
      if (!isAnonymousComplex(element.type) || element.scope === "global") continue;
      add(element.type, `${name}${pascalCase(element.name.local)}`, nameRank.inner, `${key}/${element.name.local}`);
    }
  }
}

/** Names with a namespace prefix ("CacBuyerReferenceType"), for local names in more than one namespace that have such a prefix. */
function prefixedNames(schema: XmlSchema): (name: string, namespace?: string) => string | undefined {
  const prefixes = schemaPrefixes(schema);
  const namespacesOf = new Map<string, Set<string>>();
  const declared = [...schema.types.values(), ...schema.elements.values()];
  for (const { name } of declared) {
    if (name === undefined) continue;
    const wish = pascalCase(name.local);
    namespacesOf.set(wish, (namespacesOf.get(wish) ?? new Set<string>()).add(name.namespace));
  }
  return (name, namespace = "") => {
    const prefix = prefixes.get(namespace);
    const isShared = (namespacesOf.get(name)?.size ?? 0) > 1;
    return prefix !== undefined && isShared ? `${pascalCase(prefix)}${name}` : undefined;
  };
}

/** Names global elements and the functions that read and write them. */
export function nameXmlElements(
  schema: XmlSchema,
  views: readonly SentView[],
  typeNames: ReadonlyMap<TypeDefinition, string>,
  taken: Set<string>,
  naming: ComponentNaming = plainNaming,
): readonly NamedXmlElement[] {
  const kinds = new Map(views.flatMap(({ kind, elements }) => elements.map((element) => [element, kind] as const)));
  const elements = [...documentElements(schema).values(), ...kinds.keys()];
  const prefixed = prefixedNames(schema);
  const wishes = elements.map((element): NameRequest<ElementDeclaration> => {
    const view = kinds.get(element);
    const key = expandedName(element.name);
    const name = naming.nameOf(key, element.name.local);
    const ending = view === undefined ? "" : pascalCase(view);
    const fallback = prefixed(name, element.name.namespace);
    return {
      owner: element,
      wish: `${name}${ending}`,
      ...(fallback !== undefined && { fallback: `${fallback}${ending}` }),
      rank: naming.isBound(key) ? 0 : view === undefined ? 1 : 2,
      key: view === undefined ? key : `${key} ${view}`,
    };
  });
  const functionNames = allocateNames(wishes);
  // An element's own anonymous type has its name, or the nearest to it, already.
  const aliases = wishes.filter(({ owner, wish }) => {
    const name = typeNames.get(owner.type);
    return name !== wish && !(name !== undefined && isAnonymousComplex(owner.type) && !owner.nillable);
  });
  const aliasNames = allocateNames(
    aliases.map((request) => ({ ...request, fallback: request.fallback ?? `${request.wish}Element` })),
    taken,
  );
  return elements
    .map((element): NamedXmlElement => {
      const name = functionNames.get(element) ?? "";
      const alias = aliasNames.get(element);
      const view = kinds.get(element);
      return {
        element,
        ...(view !== undefined && { view }),
        typeName: alias ?? typeNames.get(element.type) ?? "",
        alias: alias !== undefined,
        ...rootFunctionNames(name),
      };
    })
    .sort((a, b) => compareText(a.decodeName, b.decodeName));
}

/** Names the functions for root elements that no declaration describes, last of all; undefined if roots are chosen, or no type has a name. */
export function nameTypedRoot(
  schema: XmlSchema,
  elements: readonly NamedXmlElement[],
  taken: Set<string>,
): NamedTypedRoot | undefined {
  const types = sorted(schema.types).flatMap(([, type]) => (type.kind === "complex" && type.abstract ? [] : [type]));
  if (schema.roots !== undefined || types.length === 0) return undefined;
  const used = new Set([...taken, ...elements.map(({ decodeName }) => decodeName.slice("decode".length))]);
  const [typeName = ""] = allocateNames([{ owner: schema, wish: "TypedRoot", rank: 0, key: "" }], used).values();
  taken.add(typeName);
  return { typeName, types, ...rootFunctionNames(typeName) };
}

function rootFunctionNames(name: string): RootFunctionNames {
  return { decodeName: `decode${name}`, encodeName: `encode${name}`, validateName: `validate${name}` };
}

/** Returns the global elements that a wildcard allows: first the possible root elements in their order, then the others. */
export function globalXmlElements(
  schema: XmlSchema | undefined,
  named: readonly NamedXmlElement[],
): readonly ElementDeclaration[] {
  const first = named.flatMap(({ element, view }) => (view === undefined ? [element] : []));
  const others = sorted(schema?.elements ?? new Map<string, ElementDeclaration>()).map(([, element]) => element);
  return [...new Set([...first, ...others])];
}

/** The named types as a list, sorted by name. */
export function nameXmlTypes(names: ReadonlyMap<TypeDefinition, string>): readonly NamedXmlType[] {
  return [...names]
    .map(([type, typeName]): NamedXmlType => ({ type, typeName }))
    .sort((a, b) => compareText(a.typeName, b.typeName));
}

function isAnonymousComplex(type: TypeDefinition): type is ComplexTypeDefinition {
  return type.kind === "complex" && type.name === undefined;
}

function sorted<T>(map: ReadonlyMap<string, T>): readonly [string, T][] {
  return [...map].sort(([a], [b]) => compareText(a, b));
}
