import { invariant } from "../../diagnostics/invariant.js";

const files: { readonly [file: string]: string } = {
  "xsd/string": "string normalizedString token language NMTOKEN NMTOKENS Name NCName ID IDREF IDREFS ENTITY ENTITIES",
  "xsd/boolean": "boolean",
  "xsd/decimal": "decimal",
  "xsd/integer":
    "integer nonPositiveInteger negativeInteger nonNegativeInteger positiveInteger long unsignedLong int short byte " +
    "unsignedInt unsignedShort unsignedByte",
  "xsd/float": "float double",
  "xsd/date-time": "dateTime date time gYearMonth gYear gMonthDay gDay gMonth",
  "xsd/duration": "duration",
  "xsd/binary": "base64Binary hexBinary",
  "xsd/name": "QName NOTATION",
  "xsd/uri": "anyURI",
};

const fileOf = new Map(Object.entries(files).flatMap(([file, names]) => names.split(" ").map((name) => [name, file])));

/** The runtime module that holds a built-in simple type, by the type's local name. */
export function builtinFile(local: string): string {
  const file = fileOf.get(local);
  invariant(file !== undefined, `There is no runtime for the built-in type "${local}".`);
  return file;
}
