/** The namespace of xsi:type, xsi:nil and schema locations: XML Schema Part 1, section 2.6. */
export const xsiNamespace = "http://www.w3.org/2001/XMLSchema-instance";
