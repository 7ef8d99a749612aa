/** Where the function that checks a format is. */
export interface FormatFunction {
  readonly module: string;
  readonly name: string;
}

const inModule = (module: string, names: Readonly<Record<string, string>>): [string, FormatFunction][] =>
  Object.entries(names).map(([format, name]) => [format, { module, name }]);

/**
 * The formats of texts that are checked: JSON Schema validation, section 7.3, and OpenAPI's. "binary" and "password"
 * allow every text; a format that is not here says nothing about what is valid.
 */
export const stringFormats: ReadonlyMap<string, FormatFunction> = new Map([
  ...inModule("format-date-time", {
    date: "hasDateFormat",
    time: "hasTimeFormat",
    "date-time": "hasDateTimeFormat",
  }),
  ...inModule("format-duration", { duration: "hasDurationFormat" }),
  ...inModule("format-email", { email: "hasEmailFormat", "idn-email": "hasIdnEmailFormat" }),
  ...inModule("format-hostname", { hostname: "hasHostnameFormat", "idn-hostname": "hasIdnHostnameFormat" }),
  ...inModule("format-ip", { ipv4: "hasIpv4Format", ipv6: "hasIpv6Format" }),
  ...inModule("format-uri", {
    uri: "hasUriFormat",
    "uri-reference": "hasUriReferenceFormat",
    iri: "hasIriFormat",
    "iri-reference": "hasIriReferenceFormat",
  }),
  ...inModule("format-uri-template", { "uri-template": "hasUriTemplateFormat" }),
  ...inModule("format-json-pointer", {
    "json-pointer": "hasJsonPointerFormat",
    "relative-json-pointer": "hasRelativeJsonPointerFormat",
  }),
  ...inModule("format-uuid", { uuid: "hasUuidFormat" }),
  ...inModule("format-regex", { regex: "hasRegexFormat" }),
  ...inModule("format-base64", { byte: "hasByteFormat" }),
]);

/** The formats of numbers that are checked. */
export const numberFormats: ReadonlyMap<string, FormatFunction> = new Map([
  ...inModule("format-number", {
    int32: "hasInt32Format",
    int64: "hasInt64Format",
    float: "hasFloatFormat",
    double: "hasDoubleFormat",
  }),
]);
