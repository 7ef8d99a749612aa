import { expect, it } from "vitest";
import { characterClasses, unicode } from "../../../generator/languages/character-classes.js";

it("characterClasses has a class for a single character behind the end of a range", () => {
  const atoms = ["[\\u{100}-\\u{201}]", "[\\u{100}-\\u{200}]"];
  expect(characterClasses(atoms, unicode)).toEqual(["a", "\u0100", "\u0201"]);
});
