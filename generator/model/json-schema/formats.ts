import { hasByteFormat } from "../../../templates/runtime/format-base64.js";
import { hasDateFormat, hasDateTimeFormat, hasTimeFormat } from "../../../templates/runtime/format-date-time.js";
import { hasDurationFormat } from "../../../templates/runtime/format-duration.js";
import { hasEmailFormat, hasIdnEmailFormat } from "../../../templates/runtime/format-email.js";
import { hasHostnameFormat, hasIdnHostnameFormat } from "../../../templates/runtime/format-hostname.js";
import { hasIpv4Format, hasIpv6Format } from "../../../templates/runtime/format-ip.js";
import { hasJsonPointerFormat, hasRelativeJsonPointerFormat } from "../../../templates/runtime/format-json-pointer.js";
import {
  hasDoubleFormat, hasFloatFormat, hasInt32Format, hasInt64Format,
} from "../../../templates/runtime/format-number.js"; // prettier-ignore
import { hasRegexFormat } from "../../../templates/runtime/format-regex.js";
import { hasUriTemplateFormat } from "../../../templates/runtime/format-uri-template.js";
import {
  hasIriFormat, hasIriReferenceFormat, hasUriFormat, hasUriReferenceFormat,
} from "../../../templates/runtime/format-uri.js"; // prettier-ignore
import { hasUuidFormat } from "../../../templates/runtime/format-uuid.js";

/** The formats of texts that validators check: JSON Schema validation, section 7.3, and OpenAPI's "byte". */
export const textFormats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ["byte", hasByteFormat],
  ["date", hasDateFormat],
  ["date-time", hasDateTimeFormat],
  ["duration", hasDurationFormat],
  ["email", hasEmailFormat],
  ["hostname", hasHostnameFormat],
  ["idn-email", hasIdnEmailFormat],
  ["idn-hostname", hasIdnHostnameFormat],
  ["ipv4", hasIpv4Format],
  ["ipv6", hasIpv6Format],
  ["iri", hasIriFormat],
  ["iri-reference", hasIriReferenceFormat],
  ["json-pointer", hasJsonPointerFormat],
  ["regex", hasRegexFormat],
  ["relative-json-pointer", hasRelativeJsonPointerFormat],
  ["time", hasTimeFormat],
  ["uri", hasUriFormat],
  ["uri-reference", hasUriReferenceFormat],
  ["uri-template", hasUriTemplateFormat],
  ["uuid", hasUuidFormat],
]);

/** The formats of numbers that validators check. */
export const numberFormats: ReadonlyMap<string, (value: number) => boolean> = new Map([
  ["double", hasDoubleFormat],
  ["float", hasFloatFormat],
  ["int32", hasInt32Format],
  ["int64", hasInt64Format],
]);
