import { expect, it } from "vitest";
import { finiteValues } from "../../../../../generator/compare/json-schema/flat/finite-values.js";
import type { JsonSchema } from "../../../../../generator/model/json-schema/schema.js";

it("finiteValues looks into eight levels of branches", () => {
  const origin = { file: "orders.json", offset: 0 } as unknown as JsonSchema["origin"];
  const nested = (levels: number): JsonSchema =>
    levels === 0 ? { origin, const: { value: 1 } } : { origin, anyOf: [nested(levels - 1)] };
  expect([finiteValues(nested(8)), finiteValues(nested(9))]).toEqual([[1], undefined]);
});
