import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { tempFolder } from "../../../support/temp-folder.js";
import { emitted, emittedFiles } from "./emitted.js";

const { assertOrder, fromStrings, isAssertionError, lineOutline, ...more } = await emitted();
const { orderOutline, orderRequestOutline, orderSchema, withDefaults, withoutUnknown } = more;

/** A value that nobody can change. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

describe("an assertion", () => {
  it("passes a valid value, and throws every problem of another one", () => {
    expect(assertOrder({ payment: { kind: "cash" } })).toBeUndefined();
    let error: unknown;
    try {
      assertOrder({ count: "1", note: 5 });
    } catch (caught) {
      error = caught;
    }
    expect(isAssertionError(error)).toBe(true);
    expect(isAssertionError(new Error("The value is not a valid Order."))).toBe(false);
    expect(error).toMatchObject({ problems: [{ path: "/count" }, { path: "/note" }, { code: "required" }] });
    expect(String(error)).toMatch(/^Error: The value is not a valid Order\.\n- \/count: .*\n- \/note: .*\n- /);
  });
});

describe("a schema for other tools", () => {
  it("returns the value, or issues with keys", () => {
    const { validate, vendor, version } = orderSchema["~standard"];
    const value = frozen({ payment: { kind: "card" } });
    expect([version, vendor, validate(value)]).toEqual([1, "specwright", { value }]);
    expect(validate({ payment: { kind: "card" }, tags: ["a", 1] })).toEqual({
      issues: [{ message: expect.any(String) as string, path: ["tags", 1] }],
    });
  });
});

describe("withDefaults", () => {
  it("fills in what is absent, at any depth, and changes nothing that is given", () => {
    const given = frozen({ payment: { kind: "card" }, lines: [{ of: [{ amount: 5 }, {}] }], count: undefined });
    expect(withDefaults(orderOutline, given)).toEqual({
      ...{ count: 1, express: false, tags: ["new"], payment: { kind: "card", retries: 3 } },
      lines: [{ amount: 1, of: [{ amount: 5 }, { amount: 1 }] }],
    });
  });

  it("returns the value itself where nothing is absent, and each time its own copy of a default", () => {
    const whole = frozen({ amount: 1 });
    expect(withDefaults(lineOutline, whole)).toBe(whole);
    const [first, second] = [{}, {}].map((each) => withDefaults(orderOutline, each) as { readonly tags: unknown });
    expect(first?.tags).toEqual(second?.tags);
    expect(first?.tags).not.toBe(second?.tags);
  });

  it("passes over a value that holds itself, and one that is too deep", () => {
    const circle: { of: unknown[] } = { of: [] };
    circle.of.push(circle);
    expect(withDefaults(lineOutline, circle)).toMatchObject({ amount: 1 });
    let deep: object = {};
    for (let level = 0; level < 100_000; level += 1) deep = { of: [deep] };
    expect(withDefaults(lineOutline, deep)).toMatchObject({ amount: 1 });
  });

  it("leaves names of prototypes alone", () => {
    const given = JSON.parse('{ "__proto__": { "amount": 7 }, "of": [{ "constructor": 1 }] }') as object;
    const filled = withDefaults(lineOutline, given) as Readonly<Record<string, unknown>>;
    expect(Object.keys(filled)).toEqual(["__proto__", "of", "amount"]);
    expect(filled["amount"]).toBe(1);
  });
});

describe("withoutUnknown", () => {
  it("drops what the schemas neither name nor describe, and changes nothing that is given", () => {
    const given = frozen({
      ...{ id: 1, color: "red", labels: { any: "thing" } },
      lines: [{ sku: "a", weight: 2, of: [{ sku: "b", weight: 3 }] }],
      payment: { kind: "cash", change: 1, retries: 3 },
    });
    expect(withoutUnknown(orderOutline, given)).toEqual({
      ...{ id: 1, labels: { any: "thing" }, lines: [{ sku: "a", of: [{ sku: "b" }] }] },
      payment: { kind: "cash", change: 1 },
    });
    expect(withoutUnknown(orderRequestOutline, { id: 1, count: 2 })).toEqual({ count: 2 });
  });

  it("keeps the names of all branches where nothing tells which one is meant", () => {
    const payment = frozen({ change: 1, retries: 3 });
    expect(withoutUnknown(orderOutline, { payment })).toEqual({ payment });
  });
});

describe("fromStrings", () => {
  it("reads forms", () => {
    const form = new FormData();
    for (const [name, text] of [
      ["count", "5"],
      ["express", "on"],
      ["id", ""],
      ["note", ""],
      ["tags", "a"],
    ] as const)
      form.append(name, text);
    expect(fromStrings(orderOutline, form)).toEqual({ count: 5, express: true, note: "", tags: ["a"] });
    expect(fromStrings(orderOutline, new URLSearchParams("tags=1&tags=2&id=x"))).toEqual({ tags: ["1", "2"], id: "x" });
  });

  it("reads an environment, and leaves names alone that the schema does not know", () => {
    const given = frozen({ count: "007", express: "true", PATH: "/bin", note: undefined, id: "9007199254740993" });
    expect(fromStrings(orderOutline, given)).toEqual({
      ...{ count: "007", express: true, PATH: "/bin", id: "9007199254740993" },
    });
    expect(Object.keys(fromStrings(orderOutline, [["__proto__", "1"]]))).toEqual(["__proto__"]);
  });
});

describe("a bundle of one name", () => {
  it("holds nothing that it does not import", async () => {
    const folder = tempFolder();
    for (const { path, text } of await emittedFiles()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const bundle = async (contents: string, minifyIdentifiers: boolean = true): Promise<string> => {
      const stdin = { contents, resolveDir: folder, loader: "ts" } as const;
      const minified = { minifySyntax: true, minifyWhitespace: true, minifyIdentifiers } as const;
      const options = { bundle: true, format: "esm", target: "es2022", ...minified, write: false } as const;
      return (await build({ stdin, ...options })).outputFiles[0]?.text ?? "";
    };
    const guard = await bundle('export { isLine } from "./validators.ts";', false);
    const beside = await bundle('import "./schemas.ts"; export { isLine } from "./validators.ts";', false);
    expect(beside.length).toBe(guard.length);
    const schema = await bundle('export { lineSchema } from "./schemas.ts";');
    const validate = await bundle('export { validateLine } from "./validators.ts";');
    expect(schema).toContain("~standard");
    expect(schema.length - validate.length).toBeLessThan(800);
    expect(await bundle('export { lineOutline } from "./schemas.ts";')).toMatch(/^var \w=\{members:.{1,200}$/s);
  });
});
