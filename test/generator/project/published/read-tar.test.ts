import { describe, expect, it } from "vitest";
import { readTar } from "../../../../generator/project/published/read-tar.js";
import { tar, type TarEntry } from "../../../support/tarball.js";

function read(entries: readonly TarEntry[]): readonly (readonly [string, string])[] | undefined {
  return readTar(tar(entries))?.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]);
}

describe("readTar", () => {
  it("reads plain files, and leaves out links, devices and folders", () => {
    const others = ["1", "2", "3", "4", "5", "6", "g"].map((kind) => ({ path: "package/other", kind, target: "/etc" }));
    const text = "x".repeat(513);
    expect(read([{ path: "package/a", text }, ...others, { path: "package/b" }])).toEqual([
      ["package/a", text],
      ["package/b", ""],
    ]);
  });

  it("takes long names from extended headers, of pax and of GNU, for the next entry alone", () => {
    const name = `package/${"ä".repeat(100)}`;
    const record = ` path=${name}\n`;
    const length = Buffer.byteLength(record) + 3;
    const pax = { path: "PaxHeader", kind: "x", text: `16 mtime=1234567\n${length}${record}`.replace("16", "17") };
    const gnu = { path: "././@LongLink", kind: "L", text: `${name}\0` };
    const files = [
      { path: "short", text: "1" },
      { path: "own", text: "2" },
    ];
    const expected = [
      [name, "1"],
      ["own", "2"],
    ];
    expect(read([pax, ...files])).toEqual(expected);
    expect(read([gnu, ...files])).toEqual(expected);
  });

  it("refuses what is not an archive, was cut, or was changed", () => {
    const whole = tar([{ path: "package/a", text: "some text" }]);
    const changed = Buffer.from(whole);
    changed.write("b", 0);
    const negative = Buffer.from(whole);
    negative.write("-0000000011", 124);
    for (const bytes of [changed, negative, whole.subarray(0, 520), Buffer.alloc(0), Buffer.from("PK".repeat(400))])
      expect(readTar(bytes)).toBeUndefined();
    const endless = { path: "x", kind: "x", text: "9".repeat(70_000) };
    expect(read([endless])).toBeUndefined();
    expect(read([{ path: "x", kind: "x", text: "0 path=a\n" }, { path: "own" }])).toEqual([["own", ""]]);
  });
});
