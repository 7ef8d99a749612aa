import { expect, it } from "vitest";
import { builtinTypeNames } from "../../../generator/model/xml-schema/builtin-types.js";
import { builtinTypes } from "../../../templates/runtime/xml/types/builtin-types.js";

it("has each built-in type that the model lists, and no other, under its name", () => {
  const names = Object.entries(builtinTypes()).map(([name, type]) => [name, type.name]);
  expect(names.sort()).toEqual([...builtinTypeNames()].sort().map((name) => [name, `xs:${name}`]));
});
