import type { ElementReader } from "./globals.js";
import { xsBase64Binary, xsHexBinary } from "../xsd/binary.js";
import { xsBoolean } from "../xsd/boolean.js";
import { xsDate, xsDateTime, xsGDay, xsGMonth, xsGMonthDay, xsGYear, xsGYearMonth, xsTime } from "../xsd/date-time.js";
import { xsDecimal } from "../xsd/decimal.js";
import { xsDuration } from "../xsd/duration.js";
import { xsDouble, xsFloat } from "../xsd/float.js";
import * as integers from "../xsd/integer.js";
import { xsNOTATION, xsQName } from "../xsd/name.js";
import type { SimpleType } from "../xsd/simple-type.js";
import * as strings from "../xsd/string.js";
import { xsAnyURI } from "../xsd/uri.js";

/** Readers of elements whose xsi:type names a built-in simple type, by "{namespace}local". Part 2, section 3. */
export function builtinTypeReaders(): ReadonlyMap<string, ElementReader> {
  const types: { readonly [name: string]: SimpleType<unknown> } = {
    anySimpleType: strings.xsString,
    string: strings.xsString,
    boolean: xsBoolean,
    decimal: xsDecimal,
    float: xsFloat,
    double: xsDouble,
    duration: xsDuration,
    dateTime: xsDateTime,
    time: xsTime,
    date: xsDate,
    gYearMonth: xsGYearMonth,
    gYear: xsGYear,
    gMonthDay: xsGMonthDay,
    gDay: xsGDay,
    gMonth: xsGMonth,
    hexBinary: xsHexBinary,
    base64Binary: xsBase64Binary,
    anyURI: xsAnyURI,
    QName: xsQName,
    NOTATION: xsNOTATION,
    normalizedString: strings.xsNormalizedString,
    token: strings.xsToken,
    language: strings.xsLanguage,
    NMTOKEN: strings.xsNMTOKEN,
    NMTOKENS: strings.xsNMTOKENS,
    Name: strings.xsName,
    NCName: strings.xsNCName,
    ID: strings.xsID,
    IDREF: strings.xsIDREF,
    IDREFS: strings.xsIDREFS,
    ENTITY: strings.xsENTITY,
    ENTITIES: strings.xsENTITIES,
    integer: integers.xsInteger,
    nonPositiveInteger: integers.xsNonPositiveInteger,
    negativeInteger: integers.xsNegativeInteger,
    long: integers.xsLong,
    int: integers.xsInt,
    short: integers.xsShort,
    byte: integers.xsByte,
    nonNegativeInteger: integers.xsNonNegativeInteger,
    unsignedLong: integers.xsUnsignedLong,
    unsignedInt: integers.xsUnsignedInt,
    unsignedShort: integers.xsUnsignedShort,
    unsignedByte: integers.xsUnsignedByte,
    positiveInteger: integers.xsPositiveInteger,
  };
  const entries = Object.entries(types).map(([name, type]): [string, ElementReader] => {
    const expanded = `{http://www.w3.org/2001/XMLSchema}${name}`;
    return [expanded, (decoder) => decoder.simple(type)];
  });
  return new Map(entries);
}
