import { describe, expect, it } from "vitest";
import type { ReceivedFile } from "../../../templates/runtime/http/payload.js";
import { multipartReader } from "../../../templates/runtime/http/payload-multipart-read.js";

const reader = multipartReader<Record<string, unknown>>("multipart/form-data", [{ name: "file", kind: "file" }]);

describe("the name of an uploaded file", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\ann\\photo.png", "photo.png"],
    ["a\n/b\r\nc\t\u2028.png\u009f", "bc.png"],
    ["folder/", undefined],
    ["..\\..", undefined],
    ["\n.\u0080.", undefined],
    [" ", undefined],
    [".bashrc", ".bashrc"],
    ["C:evil.txt", "evil.txt"],
    ["folder/ c: D:evil.txt", "evil.txt"],
    ["C:..", undefined],
    ["photo\u202egpj.exe\u2066\u200f", "photogpj.exe"],
    ["12:30 report.pdf", "12:30 report.pdf"],
  ])(
    "reached handlers with folders, drives and control characters in it: %j arrives as %j",
    (rawFilename, filename) => {
      const sent = rawFilename.replace(/[\r\n]/g, encodeURIComponent);
      const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="${sent}"\r\n\r\nx\r\n--b--`;
      const read = reader.read(new TextEncoder().encode(body), {
        validate: true,
        contentType: "multipart/form-data; boundary=b",
      });
      const file = (read.ok ? read.value["file"] : undefined) as ReceivedFile;
      expect([file.filename, file.rawFilename]).toEqual([filename, rawFilename]);
    },
  );
});
