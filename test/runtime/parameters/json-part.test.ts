import { expect, it } from "vitest";
import { splitAroundJson } from "../../../templates/runtime/parameters/json-part.js";

it("splitAroundJson keeps the commas in the values of keys of any length", () => {
  expect(splitAroundJson("a=[1,2],bc=[3,4],d,ef=5", true)).toEqual(["a=[1,2]", "bc=[3,4]", "d", "ef=5"]);
});
