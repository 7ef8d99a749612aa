import type { ParameterTable } from "../http/operation.js";
import { refuseValue } from "./error.js";

/**
 * Returns a value for a header. RFC 9110, section 5.5: no control characters, no white space at either end, nothing
 * outside ISO 8859-1.
 */
export function fieldValue(table: ParameterTable, text: string): string {
  return /^([!-~\x80-\xff]([\t -~\x80-\xff]*[!-~\x80-\xff])?)?$/.test(text)
    ? text
    : refuseValue(table, "No header can contain it.");
}
