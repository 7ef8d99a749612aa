import { expect, it } from "vitest";
import { xsdSimpleTypesCatalog } from "../../../../../generator/diagnostics/catalog/xsd/simple-types.js";

it("messages about simple types show the first 60 characters of a value", () => {
  const messageFor = (value: string): string =>
    xsdSimpleTypesCatalog["xsd/fixed-facet"].message({ facet: "pattern", value });
  const [shown, longer] = ["x".repeat(60), "x".repeat(61)];
  expect(messageFor(shown)).toContain(` to "${shown}" by`);
  expect(messageFor(longer)).toContain(` to "${shown}..." by`);
});
