import { expect, it } from "vitest";
import { readJson } from "../../../templates/runtime/json/read.js";
import { isTextInput } from "../../../templates/runtime/base/text-input.js";
import { xsString } from "../../../templates/runtime/xsd/string.js";
import { xmlDecode } from "../../../templates/runtime/xml/decode.js";

it.each([undefined, null, 5, {}, [], new ArrayBuffer(9)])("answers %s, which is no text, with a problem", (input) => {
  const json = readJson(input as string, (value) => ({ ok: true, value }), undefined);
  expect(json).toMatchObject({ ok: false, problems: [{ code: "json/no-text" }] });
  const xml = xmlDecode(input as string, { name: "a", type: xsString });
  expect(xml).toMatchObject({ ok: false, problems: [{ code: "xml/no-text" }] });
});

it("takes strings and bytes, buffers of Node included", () => {
  expect([isTextInput(""), isTextInput(new Uint8Array()), isTextInput(Buffer.from(""))]).toEqual([true, true, true]);
});
