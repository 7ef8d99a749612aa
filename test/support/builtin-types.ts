import * as binary from "../../templates/runtime/xsd/binary.js";
import { xsBoolean } from "../../templates/runtime/xsd/boolean.js";
import * as moments from "../../templates/runtime/xsd/date-time.js";
import { xsDecimal } from "../../templates/runtime/xsd/decimal.js";
import * as durations from "../../templates/runtime/xsd/duration.js";
import * as floats from "../../templates/runtime/xsd/float.js";
import * as integers from "../../templates/runtime/xsd/integer.js";
import { xsQName } from "../../templates/runtime/xsd/name.js";
import type { SimpleType } from "../../templates/runtime/xsd/simple-type.js";
import * as strings from "../../templates/runtime/xsd/string.js";
import { xsAnyURI } from "../../templates/runtime/xsd/uri.js";

const exported: Readonly<Record<string, unknown>> = {
  ...binary,
  ...moments,
  ...floats,
  ...integers,
  ...strings,
  xsAnyURI,
  xsBoolean,
  xsDecimal,
  ...durations,
  xsQName,
};

/** The runtime's type for a built-in type of XML Schema: `builtinType("int")` is `xsInt`. */
export function builtinType(name: string): SimpleType<unknown> {
  const type = exported[`xs${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  if (type === undefined) throw new Error(`The runtime has no type "${name}".`);
  return type as SimpleType<unknown>;
}
