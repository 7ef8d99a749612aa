import type { Origin } from "../../../diagnostics/origin.js";
import { suggest } from "../../../diagnostics/suggest.js";
import {
  anySimpleType,
  anyType,
  builtinType,
  builtinTypeNames,
  xsNamespace,
} from "../../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type QName,
  type SimpleTypeDefinition,
  type TypeDefinition,
} from "../../../model/xml-schema/components.js";
import { isQName } from "../../../../templates/runtime/base/xml-names.js";
import type { Located } from "./globals.js";
import { spaceWords, type SymbolSpace } from "./symbol-spaces.js";
import type { Mapping } from "./mapping.js";
import { tokenValue } from "../xml/values.js";
import { attribute, type XmlElement } from "../xml/xml-tree.js";

/** A name that an attribute holds, resolved where it stands. */
export interface NameRef {
  readonly name: QName;
  /** With its prefix. */
  readonly written: string;
  readonly origin: Origin;
  /** The element that the attribute stands on. */
  readonly from: Located;
}

/** The name in an attribute; undefined when there is none or it was reported. Part 1, section 3.15.3. */
export function nameIn(mapping: Mapping, from: Located, local: string): NameRef | undefined {
  const text = tokenValue(from.node, local);
  const origin = attribute(from.node, local)?.valueOrigin;
  return text === undefined || origin === undefined ? undefined : resolveName(mapping, from, text, origin);
}

/** A name as written, resolved; undefined when it was reported. */
export function resolveName(mapping: Mapping, from: Located, text: string, origin: Origin): NameRef | undefined {
  if (!isQName(text)) return undefined;
  const name = peekName(from, text);
  if (name === undefined) {
    mapping.diagnostics.report("xsd/undeclared-prefix", origin, { prefix: text.slice(0, text.indexOf(":")) });
    return undefined;
  }
  if (!from.document.visible.has(name.namespace)) {
    mapping.diagnostics.report("xsd/missing-import", origin, { namespace: name.namespace });
    return undefined;
  }
  return { name, written: text, origin, from };
}

/** The name that a text stands for here; undefined when its prefix is not declared. */
export function peekName({ node, document }: Located, text: string): QName | undefined {
  const original = document.redefined?.get(node);
  if (original !== undefined) return original;
  const colon = text.indexOf(":");
  const namespace = node.namespaces.get(colon < 0 ? "" : text.slice(0, colon));
  if (namespace === undefined) return undefined;
  // A chameleon document's names without a namespace take on that of the including document with it.
  const adopts = document.chameleon && namespace === "";
  return { namespace: adopts ? document.targetNamespace : namespace, local: text.slice(colon + 1) };
}

/** The type that a name stands for; undefined when it was reported, here or where its definition failed. */
export function findType(mapping: Mapping, { name, written, origin, from }: NameRef): TypeDefinition | undefined {
  const key = expandedName(name);
  if (name.namespace === xsNamespace) {
    const builtin = name.local === "anyType" ? anyType : builtinType(name.local);
    if (builtin !== undefined) return builtin;
  }
  const found = mapping.simpleTypes.get(key) ?? mapping.complexTypes.get(key);
  if (found === undefined && !mapping.globals.type.has(key)) {
    const near = nearName(mapping, "type", name, from.node);
    if (near === undefined && mapping.unused.skipAround(origin, written)) return undefined;
    mapping.diagnostics.report("xsd/unknown-type", origin, { name: written, near, missing: missingIn(mapping, name) });
  }
  return found;
}

/** True for the name of a type that no document defines, and that is not a misspelling of one that it knows. */
export function isMissingType(mapping: Mapping, { name, from }: NameRef): boolean {
  const isBuiltin =
    name.namespace === xsNamespace && (name.local === "anyType" || builtinType(name.local) !== undefined);
  return (
    !isBuiltin &&
    !mapping.globals.type.has(expandedName(name)) &&
    nearName(mapping, "type", name, from.node) === undefined
  );
}

/** The same where only a simple type will do. */
export function findSimpleType(mapping: Mapping, ref: NameRef): SimpleTypeDefinition | undefined {
  const type = findType(mapping, ref);
  if (type?.kind === "simple") return type;
  // Simple types are made first, so a complex type may not be there yet.
  const isComplex = mapping.globals.type.get(expandedName(ref.name))?.node.local === "complexType";
  if (type === undefined && !isComplex) return undefined;
  mapping.diagnostics.report("xsd/wrong-type-kind", ref.origin, { name: ref.name.local, expected: "simple" });
  return undefined;
}

/** The simple type named by an attribute, or xs:anySimpleType where that failed. */
export function simpleTypeIn(mapping: Mapping, from: Located, local: string): SimpleTypeDefinition {
  const ref = nameIn(mapping, from, local);
  return (ref === undefined ? undefined : findSimpleType(mapping, ref)) ?? anySimpleType;
}

/** A component of any other kind; undefined when it was reported, here or where its definition failed. */
export function findComponent<T>(
  mapping: Mapping,
  space: Exclude<SymbolSpace, "type">,
  components: ReadonlyMap<string, T>,
  { name, written, origin, from }: NameRef,
): T | undefined {
  const key = expandedName(name);
  const found = components.get(key);
  if (found === undefined && !mapping.globals[space].has(key)) {
    const near = nearName(mapping, space, name, from.node);
    if (near === undefined && mapping.unused.skipAround(origin, written)) return undefined;
    const missing = missingIn(mapping, name);
    mapping.diagnostics.report("xsd/unknown-component", origin, {
      kind: spaceWords[space],
      name: written,
      near,
      missing,
    });
  }
  return found;
}

/** The namespace of a name, where no document of it was found. */
function missingIn({ namespaces }: Mapping, { namespace }: QName): string | undefined {
  return namespaces.has(namespace) ? undefined : namespace;
}

/** The name that was probably meant, as it would be written here. */
function nearName(mapping: Mapping, space: SymbolSpace, name: QName, node: XmlElement): string | undefined {
  const known = [...mapping.globals[space].values()].map((global) => global.name);
  if (space === "type") known.push(...builtinTypeNames().map((local) => ({ namespace: xsNamespace, local })));
  const inNamespace = known.filter(({ namespace }) => namespace === name.namespace);
  const elsewhere = known.filter(({ namespace, local }) => namespace !== name.namespace && local === name.local);
  const near = suggest(
    name.local,
    inNamespace.map(({ local }) => local),
  );
  if (near !== undefined) return writtenHere({ namespace: name.namespace, local: near }, node);
  const [other] = elsewhere;
  return other === undefined ? undefined : writtenHere(other, node);
}

function writtenHere({ namespace, local }: QName, node: XmlElement): string {
  for (const [prefix, bound] of node.namespaces) {
    if (bound === namespace) return prefix === "" ? local : `${prefix}:${local}`;
  }
  return local;
}
