import { hasByteFormat } from "../../../templates/runtime/formats/byte-format.js";
import { hasDateFormat, hasDateTimeFormat, hasTimeFormat } from "../../../templates/runtime/formats/date-time.js";
import { hasDurationFormat } from "../../../templates/runtime/formats/duration.js";
import { hasEmailFormat, hasIdnEmailFormat } from "../../../templates/runtime/formats/email.js";
import { hasHostnameFormat, hasIdnHostnameFormat } from "../../../templates/runtime/formats/hostname.js";
import { hasIpv4Format, hasIpv6Format } from "../../../templates/runtime/formats/ip-formats.js";
import { hasJsonPointerFormat, hasRelativeJsonPointerFormat } from "../../../templates/runtime/formats/json-pointer.js";
import {
  hasDoubleFormat,
  hasFloatFormat,
  hasInt32Format,
  hasInt64Format,
} from "../../../templates/runtime/formats/number-formats.js";
import {
  hasPracticalDateFormat,
  hasPracticalDateTimeFormat,
  hasPracticalEmailFormat,
  hasPracticalHostnameFormat,
  hasPracticalTimeFormat,
  hasPracticalUriFormat,
  hasPracticalUriReferenceFormat,
} from "../../../templates/runtime/formats/practical.js";
import { hasRegexFormat } from "../../../templates/runtime/formats/regex.js";
import { hasUriTemplateFormat } from "../../../templates/runtime/formats/uri-template.js";
import {
  hasIriFormat,
  hasIriReferenceFormat,
  hasUriFormat,
  hasUriReferenceFormat,
} from "../../../templates/runtime/formats/uri.js";
import { hasUuidFormat } from "../../../templates/runtime/formats/uuid.js";
import { invariant } from "../../diagnostics/invariant.js";

interface FormatCheck<Value> {
  /** The module of the runtime, without its ending: "formats/uuid". */
  readonly module: string;
  readonly name: string;
  /** True if a value has the format. */
  readonly check: (value: Value) => boolean;
}

interface TextFormat extends FormatCheck<string> {
  /** A short check of its outline, where the whole one is long. */
  readonly practical?: FormatCheck<string>;
  /** A necessary condition: all strings of the format match it, and others may. */
  readonly pattern: string;
  /** Maximum number of characters that a program writes, if the pattern allows any number: clocks have limited precision. */
  readonly longest?: number;
  /** A simpler pattern that many strings of the format match. */
  readonly typical?: string;
  /** Short strings of the format, for examples in proofs. */
  readonly examples: readonly string[];
  /** A string of the format for documentation. */
  readonly sample?: string;
}

/** A format of numbers: the numbers from -limit up to limit. */
interface NumberFormat extends FormatCheck<number> {
  /** Always above zero. */
  readonly limit: number;
  /** True if `limit` itself is excluded; undefined if it is included. */
  readonly isExclusive?: true;
  /** True if only integers have the format; undefined for any number. */
  readonly isWhole?: true;
}

function checkedIn<Value>(
  module: string,
  functions: Readonly<Record<string, FormatCheck<Value>["check"]>>,
): FormatCheck<Value> {
  const [entry] = Object.entries(functions);
  invariant(entry !== undefined, `The module "${module}" has the check of a format.`);
  return { module, name: entry[0], check: entry[1] };
}

function rows<Format>(formats: Readonly<Record<string, Format>>): ReadonlyMap<string, Format> {
  return new Map(Object.entries(formats));
}

const hosts = {
  pattern: "[^]",
  typical: "^[a-z0-9]{1,20}(\\.[a-z0-9]{1,20})*$",
  examples: ["a", "a.example", "www.example.com"],
};
const identifiers = { pattern: ":", typical: "^[a-z]+:[a-z0-9/.]*[a-z0-9]$" };
const references = { pattern: "", typical: "^[a-z0-9/.]+$", examples: ["", "a", "a/b", "#a", "http://a.example/b"] };

/**
 * The checked string formats by name: JSON Schema validation, section 7.3, and OpenAPI's. "binary" and "password" allow
 * every string; an unknown format does not constrain a value.
 */
export const textFormats: ReadonlyMap<string, TextFormat> = rows<TextFormat>({
  date: {
    ...checkedIn("formats/date-time", { hasDateFormat }),
    practical: checkedIn("formats/practical", { hasPracticalDateFormat }),
    pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    examples: ["2024-01-31", "1999-12-31"],
    sample: "2030-05-31",
  },
  time: {
    ...checkedIn("formats/date-time", { hasTimeFormat }),
    practical: checkedIn("formats/practical", { hasPracticalTimeFormat }),
    pattern: "^[0-9]{2}:[0-9]{2}:[0-9]{2}",
    longest: 64,
    examples: ["12:00:00Z", "12:00:00.5Z", "12:00:00+01:00", "00:00:00Z"],
  },
  "date-time": {
    ...checkedIn("formats/date-time", { hasDateTimeFormat }),
    practical: checkedIn("formats/practical", { hasPracticalDateTimeFormat }),
    pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?([Zz]|[+-][0-9]{2}:?([0-9]{2})?)$",
    longest: 64,
    examples: ["2024-01-31T12:00:00Z", "2024-01-31T12:00:00.5Z", "2024-01-31T12:00:00+01:00"],
    sample: "2030-05-31T12:00:00Z",
  },
  duration: {
    ...checkedIn("formats/duration", { hasDurationFormat }),
    pattern: "^P[0-9A-Z]+$",
    examples: ["P1D", "PT1H", "P1Y2M3DT4H5M6S", "P1W"],
  },
  email: {
    ...checkedIn("formats/email", { hasEmailFormat }),
    practical: checkedIn("formats/practical", { hasPracticalEmailFormat }),
    pattern: "^[^]+@[^]+$",
    typical: "^[a-z]+@[a-z]+(\\.[a-z]+)*$",
    examples: ["a@b.example", "a@example.com", "first.last@example.com"],
    sample: "someone@example.com",
  },
  "idn-email": {
    ...checkedIn("formats/email", { hasIdnEmailFormat }),
    practical: checkedIn("formats/practical", { hasPracticalEmailFormat }),
    pattern: "^[^]+@[^]+$",
    typical: "^[a-z]+@[a-z]+$",
    examples: ["a@b.example", "a@example.com"],
  },
  hostname: {
    ...checkedIn("formats/hostname", { hasHostnameFormat }),
    practical: checkedIn("formats/practical", { hasPracticalHostnameFormat }),
    ...hosts,
    sample: "example.com",
  },
  "idn-hostname": {
    ...checkedIn("formats/hostname", { hasIdnHostnameFormat }),
    practical: checkedIn("formats/practical", { hasPracticalHostnameFormat }),
    ...hosts,
  },
  ipv4: {
    ...checkedIn("formats/ip-formats", { hasIpv4Format }),
    pattern: "^[0-9]{1,3}(\\.[0-9]{1,3}){3}$",
    typical: "^[1-9][0-9]?(\\.[1-9][0-9]?){3}$",
    examples: ["1.2.3.4", "10.0.0.1", "255.255.255.255"],
  },
  ipv6: {
    ...checkedIn("formats/ip-formats", { hasIpv6Format }),
    pattern: "^[0-9A-Fa-f:.]+$",
    examples: ["::", "::1", "2001:db8::1", "2001:db8:0:0:0:0:0:1"],
  },
  uri: {
    ...checkedIn("formats/uri", { hasUriFormat }),
    practical: checkedIn("formats/practical", { hasPracticalUriFormat }),
    ...identifiers,
    examples: ["a:b", "http://a.example/b", "https://example.com/", "urn:a:b"],
    sample: "https://example.com/",
  },
  "uri-reference": {
    ...checkedIn("formats/uri", { hasUriReferenceFormat }),
    practical: checkedIn("formats/practical", { hasPracticalUriReferenceFormat }),
    ...references,
  },
  iri: {
    ...checkedIn("formats/uri", { hasIriFormat }),
    practical: checkedIn("formats/practical", { hasPracticalUriFormat }),
    ...identifiers,
    examples: ["a:b", "http://a.example/b", "https://example.com/"],
  },
  "iri-reference": {
    ...checkedIn("formats/uri", { hasIriReferenceFormat }),
    practical: checkedIn("formats/practical", { hasPracticalUriReferenceFormat }),
    ...references,
  },
  "uri-template": {
    ...checkedIn("formats/uri-template", { hasUriTemplateFormat }),
    pattern: "",
    examples: ["", "a", "/a/{b}", "http://a.example/{b}"],
  },
  "json-pointer": {
    ...checkedIn("formats/json-pointer", { hasJsonPointerFormat }),
    pattern: "^(/|$)",
    examples: ["", "/", "/a", "/a/b", "/0"],
  },
  "relative-json-pointer": {
    ...checkedIn("formats/json-pointer", { hasRelativeJsonPointerFormat }),
    pattern: "^[0-9]",
    examples: ["0", "1", "0/a", "1#"],
  },
  uuid: {
    ...checkedIn("formats/uuid", { hasUuidFormat }),
    pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$",
    examples: ["00000000-0000-4000-8000-000000000000", "123e4567-e89b-42d3-a456-426614174000"],
    sample: "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350",
  },
  regex: { ...checkedIn("formats/regex", { hasRegexFormat }), pattern: "", examples: ["", "a", "^a$", "[a-z]+"] },
  byte: {
    ...checkedIn("formats/byte-format", { hasByteFormat }),
    pattern: "^[A-Za-z0-9+/]*={0,2}$",
    examples: ["", "AA==", "AAA=", "QUJD", "QUJDQUJD"],
  },
});

/** The formats of numbers that are checked, by name. */
export const numberFormats: ReadonlyMap<string, NumberFormat> = rows<NumberFormat>({
  int32: {
    ...checkedIn("formats/number-formats", { hasInt32Format }),
    limit: 2 ** 31,
    isExclusive: true,
    isWhole: true,
  },
  int64: {
    ...checkedIn("formats/number-formats", { hasInt64Format }),
    limit: 2 ** 63,
    isExclusive: true,
    isWhole: true,
  },
  float: { ...checkedIn("formats/number-formats", { hasFloatFormat }), limit: 3.4028234663852886e38 },
  /** Accepts every number. */
  double: { ...checkedIn("formats/number-formats", { hasDoubleFormat }), limit: Infinity },
});
