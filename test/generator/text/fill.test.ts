import { expect, it } from "vitest";
import { fill } from "../../../generator/text/fill.js";

it("puts values in place of names in braces, with a capital where the name has one", () => {
  expect(fill('{Where} holds "{name}" {count} times.', { where: "the list", name: "a", count: 2 })).toBe(
    'The list holds "a" 2 times.',
  );
});

it("takes braces and dollar signs in a value as they are", () => {
  expect(fill("{first}, {second}", { first: "{second}", second: "$&" })).toBe("{second}, $&");
});
