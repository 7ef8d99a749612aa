import type { ElementReader } from "./globals.js";
import { xsBase64Binary, xsHexBinary } from "../../xsd/binary.js";
import { xsBoolean } from "../../xsd/boolean.js";
import {
  xsDate,
  xsDateTime,
  xsDateTimeStamp,
  xsGDay,
  xsGMonth,
  xsGMonthDay,
  xsGYear,
  xsGYearMonth,
  xsTime,
} from "../../xsd/date-time.js";
import { xsDecimal } from "../../xsd/decimal.js";
import { xsDayTimeDuration, xsDuration, xsYearMonthDuration } from "../../xsd/duration.js";
import { xsDouble, xsFloat } from "../../xsd/float.js";
import {
  xsByte,
  xsInt,
  xsInteger,
  xsLong,
  xsNegativeInteger,
  xsNonNegativeInteger,
  xsNonPositiveInteger,
  xsPositiveInteger,
  xsShort,
  xsUnsignedByte,
  xsUnsignedInt,
  xsUnsignedLong,
  xsUnsignedShort,
} from "../../xsd/integer.js";
import { xsNOTATION, xsQName } from "../../xsd/name.js";
import type { SimpleType } from "../../xsd/simple-type.js";
import {
  xsAnyAtomicType,
  xsAnySimpleType,
  xsENTITIES,
  xsENTITY,
  xsID,
  xsIDREF,
  xsIDREFS,
  xsLanguage,
  xsNCName,
  xsNMTOKEN,
  xsNMTOKENS,
  xsName,
  xsNormalizedString,
  xsString,
  xsToken,
} from "../../xsd/string.js";
import { xsAnyURI } from "../../xsd/uri.js";

/** Readers of elements whose xsi:type names a built-in simple type, by "{namespace}local". Part 2, section 3. */
export function builtinTypeReaders(): ReadonlyMap<string, ElementReader> {
  const types: { readonly [name: string]: SimpleType<unknown> } = {
    anySimpleType: xsAnySimpleType,
    anyAtomicType: xsAnyAtomicType,
    string: xsString,
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
    normalizedString: xsNormalizedString,
    token: xsToken,
    language: xsLanguage,
    NMTOKEN: xsNMTOKEN,
    NMTOKENS: xsNMTOKENS,
    Name: xsName,
    NCName: xsNCName,
    ID: xsID,
    IDREF: xsIDREF,
    IDREFS: xsIDREFS,
    ENTITY: xsENTITY,
    ENTITIES: xsENTITIES,
    integer: xsInteger,
    nonPositiveInteger: xsNonPositiveInteger,
    negativeInteger: xsNegativeInteger,
    long: xsLong,
    int: xsInt,
    short: xsShort,
    byte: xsByte,
    nonNegativeInteger: xsNonNegativeInteger,
    unsignedLong: xsUnsignedLong,
    unsignedInt: xsUnsignedInt,
    unsignedShort: xsUnsignedShort,
    unsignedByte: xsUnsignedByte,
    positiveInteger: xsPositiveInteger,
    yearMonthDuration: xsYearMonthDuration,
    dayTimeDuration: xsDayTimeDuration,
    dateTimeStamp: xsDateTimeStamp,
  };
  const entries = Object.entries(types).map(([name, type]): [string, ElementReader] => {
    const expanded = `{http://www.w3.org/2001/XMLSchema}${name}`;
    return [expanded, (decoder, constraint) => decoder.simple(type, constraint)];
  });
  return new Map(entries);
}
