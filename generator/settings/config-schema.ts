import type { SettingSchema, ListName } from "./setting.js";
import { settings } from "./settings.js";
import { settingsSchema } from "./settings-schema.js";

/** JSON Schema of `specwright.config.json`, for editors: draft 7, the draft that all of them read. */
export function configSchema(ids: { readonly [List in ListName]: readonly string[] }): SettingSchema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Configuration of specwright",
    ...settingsSchema(settings),
    definitions: Object.fromEntries(Object.entries(ids).map(([list, names]) => [list, { enum: names }])),
  };
}
