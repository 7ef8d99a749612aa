import { describe, expect, it } from "vitest";
import {
  isNamePart,
  isNameStart,
  isXmlChar,
  skipPlainText,
  xmlCharLength,
} from "../../../templates/runtime/base/xml-chars.js";

/** The code points for which a question is answered with yes, as pattern text of ranges. */
function ranges(answer: (codePoint: number) => boolean, last: number): string {
  const found: string[] = [];
  for (let first = 0; first <= last; first++) {
    if (!answer(first)) continue;
    let end = first;
    while (end < last && answer(end + 1)) end++;
    found.push(first === end ? first.toString(16) : `${first.toString(16)}-${end.toString(16)}`);
    first = end;
  }
  return found.join(" ");
}

describe("characters", () => {
  it("are those of production 2", () => {
    expect(ranges(isXmlChar, 0x110000)).toBe("9-a d 20-d7ff e000-fffd 10000-10ffff");
  });

  it("begin names as production 4 says", () => {
    expect(ranges(isNameStart, 0x110000)).toBe(
      "3a 41-5a 5f 61-7a c0-d6 d8-f6 f8-2ff 370-37d 37f-1fff 200c-200d 2070-218f 2c00-2fef 3001-d7ff f900-fdcf fdf0-fffd 10000-effff",
    );
  });

  it("continue names as production 4a says", () => {
    expect(ranges(isNamePart, 0x110000)).toBe(
      "2d-2e 30-3a 41-5a 5f 61-7a b7 c0-d6 d8-f6 f8-37d 37f-1fff 200c-200d 203f-2040 2070-218f 2c00-2fef 3001-d7ff f900-fdcf fdf0-fffd 10000-effff",
    );
  });

  it("take two code units as a surrogate pair and none as half of one", () => {
    expect(["a", "\u{1f600}", "\ud83d", "\ude00", "\ud83da", "\0", ""].map((text) => xmlCharLength(text, 0))).toEqual([
      1, 2, 0, 0, 0, 0, 0,
    ]);
  });
});

describe("skipPlainText", () => {
  it("stops at the same characters in short and in long runs", () => {
    const expected = "0-8 b-1f 26 3c 5d d800-dfff fffe-ffff";
    const stopsAfter = (length: number) => (codeUnit: number) =>
      skipPlainText("x".repeat(length) + String.fromCharCode(codeUnit), 0) === length;
    expect(ranges(stopsAfter(0), 0xffff)).toBe(expected);
    expect(ranges(stopsAfter(100), 0xffff)).toBe(expected);
  });

  it.each([0, 1, 47, 48, 49, 200])("passes over a whole text of %i characters", (length) => {
    expect(skipPlainText("x".repeat(length), 0)).toBe(length);
    expect(skipPlainText(`${"x".repeat(length)}<`, 0)).toBe(length);
  });
});
