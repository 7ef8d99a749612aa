import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { loosenSchemas } from "../../../../generator/plan/answers/loosen-schemas.js";
import type { FormatLevel } from "../../../../generator/settings/format-levels.js";
import { loadedSchema } from "../../../support/loaded-schema.js";

/** True if responses are validated against a copy of a schema. */
async function isCopied(schema: JsonValue, formats: FormatLevel = "strict"): Promise<boolean> {
  const { root } = await loadedSchema(schema);
  return loosenSchemas([root], formats).of(root) !== root;
}

describe("schemas of answers", () => {
  it("have a lenient copy where a format is checked", async () => {
    expect(await isCopied({ type: "string", format: "date-time" })).toBe(true);
    expect(await isCopied({ type: ["integer", "null"], format: "int32" })).toBe(true);
    expect(await isCopied({ properties: { at: { format: "uri" } } }, "practical")).toBe(true);
  });

  it("have none where nobody checks it: an unknown format, one of other types, or formats that are not asked", async () => {
    expect(await isCopied({ type: "integer", format: "unix-time" })).toBe(false);
    expect(await isCopied({ type: "integer", format: "date-time" })).toBe(false);
    expect(await isCopied({ type: "string", format: "int32" })).toBe(false);
    expect(await isCopied({ type: "string", format: "date-time" }, "none")).toBe(false);
  });
});
