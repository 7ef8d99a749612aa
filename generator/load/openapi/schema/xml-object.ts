import { isObject, present } from "../cursor.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { reportShape, type Keyword } from "./scope.js";

/** OpenAPI, XML Object. Its members are those of the published schemas, which have been checked. */
export const xmlObject: Keyword = (value, scope, key) => {
  if (!isObject(value)) {
    reportShape(scope, key, "an object");
    return;
  }
  const text = (member: JsonValue | undefined): string | undefined => (typeof member === "string" ? member : undefined);
  const flag = (member: JsonValue | undefined): boolean | undefined =>
    typeof member === "boolean" ? member : undefined;
  scope.draft.xml = {
    ...present("name", text(value["name"])),
    ...present("namespace", text(value["namespace"])),
    ...present("prefix", text(value["prefix"])),
    ...present("attribute", flag(value["attribute"])),
    ...present("wrapped", flag(value["wrapped"])),
  };
};
