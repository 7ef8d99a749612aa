import { describe, expect, it } from "vitest";
import { isJsonSchemaFile } from "../../../generator/load/is-contract.js";

describe("a JSON Schema by itself", () => {
  it.each([
    ["order.json", '{ "$schema": "https://json-schema.org/draft/2020-12/schema" }'],
    ["order.json", '{ "properties": { "id": {} } }'],
    ["order.yaml", "type: object\n"],
    ["order.schema.json", "{}"],
    ["order.schema.json", "true"],
    ["order.schema.yaml", "false\n"],
  ])("is %s with %s", (path, text) => {
    expect(isJsonSchemaFile(path, text)).toBe(true);
  });

  it.each([
    ["order.json", "{}"],
    ["order.json", "true"],
    ["order.schema.json", '{ "openapi": "3.1.0", "paths": {} }'],
    ["order.schema.yaml", "swagger: '2.0'\n"],
  ])("is not %s with %s", (path, text) => {
    expect(isJsonSchemaFile(path, text)).toBe(false);
  });
});
