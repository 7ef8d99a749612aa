import type { SettingSchema, ListName, Setting, Settings } from "./setting.js";

/** JSON Schema of a string that is not empty. */
export const textSchema = { type: "string", minLength: 1 } as const;
/** JSON Schema of a string on one line. */
export const lineSchema = { type: "string", pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]+$" } as const;

/** JSON Schema of a list. */
export function listSchema(items: SettingSchema): SettingSchema {
  return { type: "array", items };
}

/** JSON Schema of an object with such values; `keys` restricts their names. */
export function mapSchema(values: SettingSchema, keys?: SettingSchema): SettingSchema {
  return { type: "object", ...(keys && { propertyNames: keys }), additionalProperties: values };
}

/** JSON Schema of a value for all APIs, or of an object with a value for each. */
export function oneOrByName(schema: SettingSchema): SettingSchema {
  return { anyOf: [schema, mapSchema(schema)] };
}

/** JSON Schema of the ids of a list. */
export function idSchema(list: ListName): SettingSchema {
  return { $ref: `#/definitions/${list}` };
}

/** JSON Schema of an object of settings. */
export function settingsSchema(rows: Settings): SettingSchema {
  const entries = Object.entries<Setting>(rows);
  const required = entries.filter(([, row]) => row.required === true).map(([name]) => name);
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      entries.map(([name, { says, default: usual, is }]) => [
        name,
        { description: sentenceOf(says), ...(usual !== undefined && { default: usual }), ...is.schema },
      ]),
    ),
    additionalProperties: false,
  };
}

function sentenceOf(says: string): string {
  return `${says.slice(0, 1).toUpperCase()}${says.slice(1)}.`;
}
