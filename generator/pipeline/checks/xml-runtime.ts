import * as baseOwnProperty from "../../../templates/runtime/base/own-property.js";
import * as xmlContent from "../../../templates/runtime/xml/content/content.js";
import * as xmlContentParts from "../../../templates/runtime/xml/content/content-parts.js";
import * as xmlContentWays from "../../../templates/runtime/xml/content/content-ways.js";
import * as xmlDecode from "../../../templates/runtime/xml/decode.js";
import * as xmlEncode from "../../../templates/runtime/xml/encode.js";
import * as xmlGlobals from "../../../templates/runtime/xml/types/globals.js";
import * as xmlIdentity from "../../../templates/runtime/xml/identity/identity.js";
import * as xmlReadElement from "../../../templates/runtime/xml/values/read-element.js";
import * as xmlSchemaGlobals from "../../../templates/runtime/xml/types/schema-globals.js";
import * as xmlType from "../../../templates/runtime/xml/types/type.js";
import * as xmlTypedRoot from "../../../templates/runtime/xml/typed-root.js";
import * as xmlValidate from "../../../templates/runtime/xml/validate.js";
import * as xmlWildcardElements from "../../../templates/runtime/xml/fragments/wildcard-elements.js";
import * as xmlXsi from "../../../templates/runtime/xml/types/xsi.js";
import * as xsdBinary from "../../../templates/runtime/xsd/binary.js";
import * as xsdBoolean from "../../../templates/runtime/xsd/boolean.js";
import * as xsdDateTime from "../../../templates/runtime/xsd/date-time.js";
import * as xsdDateValues from "../../../templates/runtime/xsd/date-values.js";
import * as xsdDecimal from "../../../templates/runtime/xsd/decimal.js";
import * as xsdDuration from "../../../templates/runtime/xsd/duration.js";
import * as xsdFacets from "../../../templates/runtime/xsd/facets.js";
import * as xsdFloat from "../../../templates/runtime/xsd/float.js";
import * as xsdInteger from "../../../templates/runtime/xsd/integer.js";
import * as xsdLinearPattern from "../../../templates/runtime/xsd/linear-pattern.js";
import * as xsdList from "../../../templates/runtime/xsd/list.js";
import * as xsdName from "../../../templates/runtime/xsd/name.js";
import * as xsdPattern from "../../../templates/runtime/xsd/pattern.js";
import * as xsdSimpleType from "../../../templates/runtime/xsd/simple-type.js";
import * as xsdString from "../../../templates/runtime/xsd/string.js";
import * as xsdUri from "../../../templates/runtime/xsd/uri.js";
import type { RuntimeModules } from "./run-module.js";

/** Modules that codecs of XML import. */
export const xmlRuntime: RuntimeModules = {
  "runtime/base/own-property.ts": baseOwnProperty,
  "runtime/xml/content/content.ts": xmlContent,
  "runtime/xml/content/content-parts.ts": xmlContentParts,
  "runtime/xml/content/content-ways.ts": xmlContentWays,
  "runtime/xml/decode.ts": xmlDecode,
  "runtime/xml/encode.ts": xmlEncode,
  "runtime/xml/types/globals.ts": xmlGlobals,
  "runtime/xml/identity/identity.ts": xmlIdentity,
  "runtime/xml/values/read-element.ts": xmlReadElement,
  "runtime/xml/types/schema-globals.ts": xmlSchemaGlobals,
  "runtime/xml/types/type.ts": xmlType,
  "runtime/xml/typed-root.ts": xmlTypedRoot,
  "runtime/xml/validate.ts": xmlValidate,
  "runtime/xml/fragments/wildcard-elements.ts": xmlWildcardElements,
  "runtime/xml/types/xsi.ts": xmlXsi,
  "runtime/xsd/binary.ts": xsdBinary,
  "runtime/xsd/boolean.ts": xsdBoolean,
  "runtime/xsd/date-time.ts": xsdDateTime,
  "runtime/xsd/date-values.ts": xsdDateValues,
  "runtime/xsd/decimal.ts": xsdDecimal,
  "runtime/xsd/duration.ts": xsdDuration,
  "runtime/xsd/facets.ts": xsdFacets,
  "runtime/xsd/float.ts": xsdFloat,
  "runtime/xsd/integer.ts": xsdInteger,
  "runtime/xsd/linear-pattern.ts": xsdLinearPattern,
  "runtime/xsd/list.ts": xsdList,
  "runtime/xsd/name.ts": xsdName,
  "runtime/xsd/pattern.ts": xsdPattern,
  "runtime/xsd/simple-type.ts": xsdSimpleType,
  "runtime/xsd/string.ts": xsdString,
  "runtime/xsd/uri.ts": xsdUri,
};
