import type { JsonValue } from "../../../model/json-schema/schema.js";
import { isObject, type JsonObject } from "../cursor.js";

/** True for a document that says that it is of Swagger 2.0. */
export function isSwagger(value: JsonValue | undefined): value is JsonObject {
  return isObject(value) && Object.hasOwn(value, "swagger") && value["swagger"] === "2.0";
}
