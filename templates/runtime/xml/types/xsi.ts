import { expandedName } from "../expanded-name.js";
import type { SimpleContext, SimpleType } from "../../xsd/simple-type.js";

/** The namespace of xsi:type, xsi:nil and schema locations: XML Schema Part 1, section 2.6. */
export const xsiNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/** The namespace of the built-in types. */
export const builtinNamespace = "http://www.w3.org/2001/XMLSchema";

/** An element without content (xsi:nil="true") that has attributes all the same; without any it is null. */
export type XmlNil<T, Attributes extends keyof T> = Pick<T, Attributes> & { "xsi:nil": true };

/** The attributes, of those so named, that a value of one type or another keeps when it is nil. */
export type XmlNilOf<T, Name extends string> = T extends unknown ? XmlNil<T, Name & keyof T> : never;

/** The attributes that a nil element keeps; none of a value that was not read, since its type is abstract. */
export function nilWith<T extends object, Name extends string>(
  value: T | undefined,
  attributes: readonly Name[],
): XmlNilOf<T, Name> | null {
  if (value === undefined) return null;
  const kept = attributes.filter((name) => Object.hasOwn(value, name));
  if (kept.length === 0) return null;
  const entries = kept.map((name) => [name, (value as Record<Name, unknown>)[name]]);
  return { ...(Object.fromEntries(entries) as object), "xsi:nil": true } as XmlNilOf<T, Name>;
}

/** True when a value is an element without content that has attributes. */
export function isXmlNil(value: unknown): boolean {
  return (value as { readonly "xsi:nil"?: unknown })["xsi:nil"] === true;
}

/** The text of the property "xsi:type" of a value. */
export function xsiTypeOf(value: object): string | undefined {
  const type = (value as { readonly "xsi:type"?: unknown })["xsi:type"];
  return typeof type === "string" ? type : undefined;
}

/** The name that xsi:type gives as "{namespace}local"; as written where its prefix is not declared. */
export function expandedTypeName(name: string, context: Pick<SimpleContext, "lookupPrefix">): string {
  const colon = name.indexOf(":");
  const namespace = context.lookupPrefix(name.slice(0, Math.max(0, colon))) ?? (colon < 0 ? "" : undefined);
  return namespace === undefined ? name : expandedName(namespace, name.slice(colon + 1));
}

/** True for xsi:type. */
export function isTypeAttribute({ namespace, name }: { readonly namespace: string; readonly name: string }): boolean {
  return namespace === xsiNamespace && name === "type";
}

/** True for the attributes that every element may have, in the namespace of XML Schema instances. */
export function isSchemaAttributeName(local: string): boolean {
  return ["nil", "type", "schemaLocation", "noNamespaceSchemaLocation"].includes(local);
}

/** The type of that name among those derived from a simple type. Part 1, section 3.3.4, clause 4. */
export function derivedTypeNamed(
  { derived }: Pick<SimpleType<unknown>, "derived">,
  expanded: string | undefined,
): SimpleType<unknown> | undefined {
  for (const type of derived?.() ?? []) {
    const found = isTypeNamed(type.name, expanded) ? type : derivedTypeNamed(type, expanded);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The names of the types that come from a simple type in one step. */
export function derivedNames({ derived }: Pick<SimpleType<unknown>, "derived">): readonly string[] {
  return (derived?.() ?? []).flatMap(({ name }) => (name === undefined ? [] : [name]));
}

/** The value of a text that a derived type reads too. Texts differ in white space at most, as both have one primitive type. */
export function readNarrower<T>(
  type: SimpleType<T>,
  narrower: SimpleType<unknown>,
  text: string,
  context: SimpleContext,
): T | undefined {
  const value = narrower.read(text, context);
  return value === undefined ? undefined : context.attempt(type, typeof value === "string" ? value : text);
}

/** True where a type of a schema has the name that xsi:type gives. Built-in types are called "xs:int" for short. */
export function isTypeNamed(name: string | undefined, expanded: string | undefined): boolean {
  return (
    name !== undefined && expanded === (name.startsWith("xs:") ? expandedName(builtinNamespace, name.slice(3)) : name)
  );
}
