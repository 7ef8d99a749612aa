/** Where the function that checks a format is. */
export interface FormatFunction {
  readonly module: string;
  readonly name: string;
}

const inModule = (module: string, names: Readonly<Record<string, string>>): [string, FormatFunction][] =>
  Object.entries(names).map(([format, name]) => [format, { module, name }]);

/**
 * The formats of texts that are checked: JSON Schema validation, section 7.3, and OpenAPI's. A format that is not here
 * says nothing about what is valid.
 */
export const stringFormats: ReadonlyMap<string, FormatFunction> = new Map([
  ...inModule("format-date-time", {
    date: "hasDateFormat",
    time: "hasTimeFormat",
    "date-time": "hasDateTimeFormat",
  }),
  ...inModule("format-uuid", { uuid: "hasUuidFormat" }),
]);

/** The formats of numbers that are checked. */
export const numberFormats: ReadonlyMap<string, FormatFunction> = new Map([
  ...inModule("format-number", { int32: "hasInt32Format", int64: "hasInt64Format", float: "hasFloatFormat" }),
]);
