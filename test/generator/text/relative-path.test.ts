import { posix, win32 } from "node:path";
import { describe, expect, it } from "vitest";
import { isBelow, relativePath, slashed } from "../../../generator/text/relative-path.js";

describe("paths of Windows", () => {
  it.each([
    ["C:\\work\\api", "C:\\work\\api\\specs\\orders\\openapi.yaml", "specs/orders/openapi.yaml"],
    ["C:\\work\\api", "c:\\Work\\shared\\parts.yaml", "../shared/parts.yaml"],
    ["C:\\work\\api", "C:/work/api/src/client.ts", "src/client.ts"],
    ["C:\\work\\api", "D:\\specs\\orders.yaml", "D:/specs/orders.yaml"],
    ["C:\\work\\api", "\\\\server\\share\\orders.yaml", "//server/share/orders.yaml"],
    ["\\\\server\\share\\api", "\\\\server\\share\\parts.yaml", "../parts.yaml"],
    ["C:\\work\\api", "C:\\work\\api", ""],
  ])("have slashes in messages and lists: from %s to %s", (folder, path, expected) => {
    expect(relativePath(folder, path, win32)).toBe(expected);
  });

  it.each([
    ["C:\\work\\api\\specs", true],
    ["c:\\WORK\\api\\out", true],
    ["C:\\work\\api", true],
    ["C:\\work\\api\\..hidden", true],
    ["C:\\work\\api-2", false],
    ["C:\\work", false],
    ["D:\\work\\api", false],
    ["\\\\server\\work\\api", false],
    ["\\\\?\\C:\\work\\other", false],
  ])("are inside of a folder or not, on any drive: %s is %s", (path, isInside) => {
    expect(isBelow(path, "C:\\work\\api", win32)).toBe(isInside);
  });

  it("are read with backslashes and slashes, as an option or a configuration has them", () => {
    for (const given of ["src\\api", "src/api", ".\\src\\api", "C:\\work\\src\\api", "\\work\\src\\api"])
      expect(relativePath("C:\\work", win32.resolve("C:\\work", given), win32)).toBe("src/api");
  });

  it("leave a backslash alone where it is a character of a name", () => {
    expect([slashed("a\\b", win32), slashed("a\\b", posix)]).toEqual(["a/b", "a\\b"]);
    expect(relativePath("/work", "/work/a\\b", posix)).toBe("a\\b");
  });
});
