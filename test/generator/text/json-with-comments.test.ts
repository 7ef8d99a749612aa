import { expect, it } from "vitest";
import { parseJsonWithComments } from "../../../generator/text/json-with-comments.js";

it.each([
  ['{ "a": 1 }', { a: 1 }],
  ['// c\n{ "a": /* "b" */ [1, 2, ], }', { a: [1, 2] }],
  ['{ "a": "// no comment", "b": "/* none */ ,]" }', { a: "// no comment", b: "/* none */ ,]" }],
  ['{ "a": "\\"//", /* , */ } // end', { a: '"//' }],
  ["[1, // last\n]", [1]],
])("reads %s", (text, value) => {
  expect(parseJsonWithComments(text)).toEqual(value);
});

it.each(["", "{", '{ "a": 1,, }', "/* {} ", "'a'", '"a'])("refuses %s", (text) => {
  expect(parseJsonWithComments(text)).toBeUndefined();
});
