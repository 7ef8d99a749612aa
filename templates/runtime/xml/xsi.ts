/** The namespace of xsi:type, xsi:nil and schema locations: XML Schema Part 1, section 2.6. */
export const xsiNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/** An element without content (xsi:nil="true") that has attributes all the same; without any it is null. */
export type XmlNil<T, Attributes extends keyof T> = Pick<T, Attributes> & { "xsi:nil": true };

/** True when a value is an element without content that has attributes. */
export function isXmlNil(value: unknown): boolean {
  return (value as { readonly "xsi:nil"?: unknown })["xsi:nil"] === true;
}

/** The text of the property "xsi:type" of a value. */
export function xsiTypeOf(value: object): string | undefined {
  const type = (value as { readonly "xsi:type"?: unknown })["xsi:type"];
  return typeof type === "string" ? type : undefined;
}

const xs = "{http://www.w3.org/2001/XMLSchema}";

/** True where a type of a schema has the name that xsi:type gives. Built-in types are called "xs:int" for short. */
export function isTypeNamed(name: string | undefined, expanded: string | undefined): boolean {
  return name !== undefined && expanded === (name.startsWith("xs:") ? `${xs}${name.slice(3)}` : name);
}
