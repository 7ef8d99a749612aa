import { describe, expect, it } from "vitest";
import { base64Text } from "../../../templates/runtime/base/base64.js";
import { hexText, xsBase64Binary, xsHexBinary } from "../../../templates/runtime/xsd/binary.js";
import { readSimple, valueOf, written } from "../../support/simple-types.js";

/** Bytes from 0 to `count` - 1. */
function bytes(count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => index & 0xff);
}

describe("xs:base64Binary", () => {
  it.each([
    ["", []],
    ["AA==", [0]],
    ["/w==", [255]],
    ["AAA=", [0, 0]],
    ["+/8=", [251, 255]],
    ["AAAA", [0, 0, 0]],
    ["Zm9vYmFy", [0x66, 0x6f, 0x6f, 0x62, 0x61, 0x72]],
    [" Z m 9 v Y g = =\n", [0x66, 0x6f, 0x6f, 0x62]],
    ["Zm9v\r\n\tYg==", [0x66, 0x6f, 0x6f, 0x62]],
    [" ", []],
  ])("reads %j", (text, octets) => {
    expect([...valueOf(xsBase64Binary, text)]).toEqual(octets);
  });

  it.each([
    "A",
    "AA",
    "AAA",
    "A=",
    "AA=",
    "A===",
    "=",
    "==",
    "====",
    "AAAA=",
    "AA=A",
    "AA==AAAA",
    "AAA-",
    "AAA_",
    "AAA.",
    "AAAé",
    "AAA\u00a0",
    "Z\u200bm9v",
  ])(
    // prettier-ignore
    "refuses %j",
    (text) => {
      expect(readSimple(xsBase64Binary, text)).toMatchObject({
        value: undefined,
        faults: ["cvc-datatype-valid.1.2.1"],
      });
    },
  );

  it.each(["AB==", "A/==", "AAB=", "AA/="])(
    "refuses %j, whose last character holds bits that no byte takes",
    (text) => {
      expect(readSimple(xsBase64Binary, text).value).toBeUndefined();
    },
  );

  it("is written as other encoders do, whatever the bytes and their number", () => {
    for (const count of [0, 1, 2, 3, 4, 255, 256, 1000]) {
      const text = Buffer.from(bytes(count)).toString("base64");
      expect(base64Text(bytes(count))).toBe(text);
      expect(valueOf(xsBase64Binary, text)).toEqual(bytes(count));
    }
    expect(written(xsBase64Binary, valueOf(xsBase64Binary, " A A = = "))).toBe("AA==");
  });
});

describe("xs:hexBinary", () => {
  it.each([
    ["", []],
    ["00", [0]],
    ["0FB7", [0x0f, 0xb7]],
    ["fF", [255]],
    [" 0fb7\n", [0x0f, 0xb7]],
  ])("reads %j", (text, octets) => {
    expect([...valueOf(xsHexBinary, text)]).toEqual(octets);
  });

  it.each(["0", "000", "0g", "0x00", "00 00", "0 0", "é0", "-1", "٠٠"])("refuses %j", (text) => {
    expect(readSimple(xsHexBinary, text)).toMatchObject({ value: undefined, faults: ["cvc-datatype-valid.1.2.1"] });
  });

  it("is written in capitals, as canonical", () => {
    expect(written(xsHexBinary, valueOf(xsHexBinary, "0fb7"))).toBe("0FB7");
    expect(hexText(bytes(256))).toBe(Buffer.from(bytes(256)).toString("hex").toUpperCase());
  });
});

describe("binary data", () => {
  it("is a Uint8Array in TypeScript, equal by its bytes", () => {
    for (const { form } of [xsBase64Binary, xsHexBinary]) {
      expect(form.is(bytes(2))).toBe(true);
      expect(form.is(Buffer.from("a"))).toBe(true);
      for (const value of ["00", [0], new ArrayBuffer(1), new Uint16Array(1), null]) expect(form.is(value)).toBe(false);
      expect(form.same(bytes(3), bytes(3))).toBe(true);
      expect(form.same(bytes(3), bytes(4))).toBe(false);
      expect(form.same(Uint8Array.of(1), Uint8Array.of(2))).toBe(false);
    }
  });
});
