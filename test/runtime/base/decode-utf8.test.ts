import { describe, expect, it } from "vitest";
import { decodeUtf8 } from "../../../templates/runtime/base/decode-utf8.js";

describe("decodeUtf8", () => {
  it("reads characters of every length, in texts of every size", () => {
    const text = "aé€😀".repeat(5000);
    expect(decodeUtf8(new TextEncoder().encode(text))).toEqual({ ok: true, text });
    expect(decodeUtf8(new Uint8Array())).toEqual({ ok: true, text: "" });
  });

  it("agrees with the platform's decoder on every sequence of four bytes from the edges of the grammar", () => {
    const edges = [
      0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xee, 0xef, 0xf0, 0xf4,
      0xf5, 0xff,
    ];
    const decoder = new TextDecoder("utf-8", { fatal: true });
    for (const a of edges) {
      for (const b of edges) {
        for (const c of edges) {
          for (const d of [0x41, 0x80, 0xbf, 0xc2]) {
            const bytes = Uint8Array.from([a, b, c, d]);
            let expected: string | undefined;
            try {
              expected = decoder.decode(bytes);
            } catch {
              expected = undefined;
            }
            const result = decodeUtf8(bytes);
            expect(result.ok ? result.text : undefined).toBe(expected);
          }
        }
      }
    }
  });

  it("keeps what stands before a fault", () => {
    expect(decodeUtf8(Uint8Array.from([0x61, 0x62, 0xff]))).toEqual({ ok: false, before: "ab", at: 2 });
    expect(decodeUtf8(Uint8Array.from([0xe2, 0x82]))).toEqual({ ok: false, before: "", at: 0 });
  });

  it("reads shared memory, and omits one byte order mark", () => {
    const bytes = new Uint8Array(new SharedArrayBuffer(3));
    bytes.set([0x61, 0xc3, 0xa9]);
    expect(decodeUtf8(bytes)).toEqual({ ok: true, text: "aé" });
    expect(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x61))).toEqual({ ok: true, text: "\ufeffa" });
  });
});
