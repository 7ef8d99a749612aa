import { beforeAll, describe, expect } from "vitest";
import { strayIn } from "../hostile/terminal/hostile-texts.js";
import { promise } from "../support/promise.js";
import { shopModules, type ShopModules } from "./support/product.js";

let shop: ShopModules;

beforeAll(async () => {
  shop = await shopModules();
});

interface Found {
  readonly ok: boolean;
  readonly value: unknown;
  readonly problems: readonly { readonly code: string; readonly message: string; readonly line?: number }[];
}

const call = (module: keyof ShopModules, name: string, ...args: readonly unknown[]): Found =>
  shop[module][name]?.(...args) as Found;

/** Counts every access to an object, including nested objects. */
function watched(value: object, count: () => void): object {
  const looked = <Value>(found: Value): Value => (count(), found);
  const inside = (found: unknown): unknown =>
    typeof found === "object" && found !== null ? watched(found, count) : found;
  return new Proxy(value, {
    get: (target, key) => looked(inside(Reflect.get(target, key))),
    has: (target, key) => looked(Reflect.has(target, key)),
    ownKeys: (target) => looked(Reflect.ownKeys(target)),
    getPrototypeOf: (target) => looked(Reflect.getPrototypeOf(target)),
    getOwnPropertyDescriptor: (target, key) => looked(Reflect.getOwnPropertyDescriptor(target, key)),
  });
}

describe("a payload", () => {
  promise(["no-exception-leaves"], "makes no validator, parser or decoder throw, whatever it is", () => {
    const fail = (): never => {
      throw new Error("gotcha");
    };
    const deep = "[".repeat(200_000);
    let nested: unknown = {};
    for (let depth = 0; depth < 50_000; depth += 1) nested = { id: nested, note: [nested] };
    const circular: Record<string, unknown> = { id: "a" };
    circular["note"] = circular;
    const trap = new Proxy(
      {},
      { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail },
    );
    const odd = {
      get id(): never {
        return fail();
      },
    };
    const values = [
      undefined,
      null,
      Symbol("a"),
      1n,
      NaN,
      () => 1,
      trap,
      odd,
      nested,
      circular,
      Object.create(null),
      { lines: Array(3) },
      { id: 1, note: "\ud800" },
    ];
    const texts = [
      deep,
      `{"id":${deep}`,
      "",
      "\u0000",
      "{",
      "\ud800",
      new Uint8Array([0xff, 0xfe, 0x00]),
      new Uint8Array(0),
      "<bill",
      "<a>".repeat(100_000),
      '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><bill>&e;</bill>',
      "1e999",
    ];
    for (const value of values) {
      expect(call("validators", "isOrder", value)).toBe(false);
      expect(call("validators", "validateOrder", value).ok).toBe(false);
    }
    for (const text of [...texts, ...values]) {
      expect(call("validators", "parseOrder", text).ok).toBe(false);
      expect(call("codecs", "decodeBill", text).ok).toBe(false);
    }
  });

  promise(["exact-or-refused"], "is read exactly, or refused with its line", () => {
    const refusals = {
      "json/number": "12345678901234567890",
      "json/duplicate-key": '{"id":"a",\n"id":"b"}',
      "json/too-deep": `\n${"[".repeat(300)}`,
    };
    for (const text of Object.values(refusals)) {
      const { ok, problems } = call("validators", "parseOrder", text);
      expect([text.slice(0, 30), ok, problems[0]?.code.startsWith("json/"), problems[0]?.line]).toEqual([
        text.slice(0, 30),
        false,
        true,
        expect.any(Number),
      ]);
    }
    expect(call("validators", "parseOrder", new Uint8Array([0x22, 0xff, 0x22])).problems[0]?.code).toBe(
      "json/invalid-bytes",
    );
    const read = call("validators", "parseOrder", '{"id":"a","note":"b","__proto__":{"polluted":true}}');
    expect([read.ok, Object.keys(read.value as object), Reflect.get({}, "polluted")]).toEqual([
      true,
      ["id", "note", "__proto__"],
      undefined,
    ]);
    const bill = call("codecs", "decodeBill", "<bill><total>0.10000000000000000000000001</total></bill>");
    expect(bill).toMatchObject({ ok: true, value: { total: "0.10000000000000000000000001" } });
  });

  promise(["looks-are-bounded"], "is looked at less than twelve times for each of its bytes, faults or none", () => {
    for (const line of [1, "x", null, [[]]]) {
      const value = { id: "a", note: "b", lines: Array.from({ length: 2_000 }, () => line) };
      let looks = 0;
      call(
        "validators",
        "validateOrder",
        watched(value, () => (looks += 1)),
      );
      expect(looks).toBeGreaterThan(20);
      expect(looks / JSON.stringify(value).length).toBeLessThan(12);
    }
  });

  promise(
    ["problems-are-short"],
    "that is wrong in ten thousand places is reported in a hundred problems and 4 kB that are safe to print",
    () => {
      const evil = "\u001b[31m\u202e\u0000\r\n".repeat(1_000);
      const found = call("validators", "validateOrder", { id: 7, lines: Array(10_000).fill(evil), [evil]: 1 });
      expect([found.ok, found.problems.length <= 100, JSON.stringify(found.problems).length < 4_096]).toEqual([
        false,
        true,
        true,
      ]);
      expect(found.problems.flatMap(({ message }) => strayIn(message, false))).toEqual([]);
    },
  );
});
