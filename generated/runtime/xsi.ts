/** The namespace of xsi:type, xsi:nil and schema locations: XML Schema Part 1, section 2.6. */
export const xsiNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/** What the property "xsi:type" of a value says. */
export function xsiTypeOf(value: object): string | undefined {
  const type = (value as { readonly "xsi:type"?: unknown })["xsi:type"];
  return typeof type === "string" ? type : undefined;
}
