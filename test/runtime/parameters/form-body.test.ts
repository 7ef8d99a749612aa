import { describe, expect, it } from "vitest";
import type { ParameterStyle, ParameterTable, ValueShape } from "../../../templates/runtime/http/operation.js";
import { formReader, formWriter } from "../../../templates/runtime/parameters/form-body.js";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { effort } from "../../support/effort.js";
import { Random } from "../../support/random.js";
import { seedsOf } from "../../support/seeds.js";

type Form = Record<string, unknown>;

const on = { validate: true, contentType: "application/x-www-form-urlencoded" };

function field(
  name: string,
  shape: ValueShape,
  style: ParameterStyle = "form",
  explode: boolean = true,
): ParameterTable {
  return { name, in: "query", style, explode, shape };
}

const fields: readonly ParameterTable[] = [
  field("grant type", "string"),
  field("count", "number"),
  field("flag", "boolean"),
  field("tags", { items: "string" }),
  field("ids", { items: "number" }, "form", false),
  field("pipes", { items: "string" }, "pipeDelimited", false),
  field("deep", { members: { a: "number" }, others: "string" }, "deepObject"),
  field("meta", "string", "json"),
  field("__proto__", "string"),
];
const writer = formWriter<Form>("application/x-www-form-urlencoded", fields);
const reader = formReader<Form>("application/x-www-form-urlencoded", fields);
const full: Form = {
  "grant type": "a b+c&d=é😀%",
  count: 1.5,
  flag: false,
  tags: ["x", "", "y z"],
  ids: [1, 2],
  pipes: ["a", "b c"],
  deep: { a: 1, b: "two" },
  meta: { list: [1, "a b"] },
  ["__proto__"]: "p",
};

function textOf(form: Form): string {
  return writer.write(form).body as string;
}

function refuse(): Result<Form> {
  return { ok: false, problems: [{ code: "no", message: "", path: "" }], truncated: false };
}

describe("formWriter", () => {
  it("writes fields by their tables", () => {
    expect(writer.write(full)).toEqual({
      body: [
        "grant+type=a+b%2Bc%26d%3D%C3%A9%F0%9F%98%80%25",
        "count=1.5",
        "flag=false",
        "tags=x&tags=&tags=y+z",
        "ids=1,2",
        "pipes=a%7Cb+c",
        "deep%5Ba%5D=1&deep%5Bb%5D=two",
        "meta=%7B%22list%22%3A%5B1%2C%22a+b%22%5D%7D",
        "__proto__=p",
      ].join("&"),
      contentType: "application/x-www-form-urlencoded",
    });
    expect(writer.write({}).body).toBe("");
  });

  it("is read the same by the platform", () => {
    const pairs = [...new URLSearchParams(textOf(full))];
    expect(pairs).toContainEqual(["grant type", "a b+c&d=é😀%"]);
    expect(pairs.filter(([name]) => name === "tags").map(([, value]) => value)).toEqual(["x", "", "y z"]);
    expect(pairs).toContainEqual(["meta", '{"list":[1,"a b"]}']);
  });

  it("refuses values that cannot travel, at their places", () => {
    const checking = formWriter<Form>("a/b", fields, (value) => ({ ok: true, value: value as Form }));
    expect(checking.validate!(full)).toEqual({ ok: true, value: full });
    expect(checking.validate!({ pipes: ["a|b"] })).toMatchObject({
      ok: false,
      problems: [{ code: "http/unencodable-value", path: "/pipes" }],
    });
    expect(formWriter("a/b", fields, refuse).validate!(full)).toMatchObject({ problems: [{ code: "no" }] });
    expect(() => writer.write({ pipes: ["a|b"] })).toThrow("delimiter");
  });
});

describe("formWriter, where the schema allows more than objects", () => {
  it("takes objects alone", () => {
    const allowAll = (value: unknown): Result<unknown> => ({ ok: true, value });
    const writer = formWriter("application/x-www-form-urlencoded", fields, allowAll);
    for (const value of [null, "a", 1]) {
      expect(writer.validate?.(value)).toMatchObject({ ok: false, problems: [{ code: "type", path: "" }] });
    }
    expect(writer.validate?.({ count: 1 }).ok).toBe(true);
  });
});

describe("formReader", () => {
  it("reads what the writer writes", () => {
    expect(reader.read(textOf(full), on)).toEqual({ ok: true, value: full });
  });

  it("reads what the platform writes", () => {
    const text = new URLSearchParams({ "grant type": "é +&=", count: "7", unknown: "x", tags: "one" }).toString();
    expect(reader.read(text, on)).toEqual({ ok: true, value: { "grant type": "é +&=", count: 7, tags: ["one"] } });
  });

  it.each(seedsOf(import.meta.filename))("reads back random forms that it has written (seed %i)", (seed) => {
    const random = new Random(seed + 3);
    const text = (): string => random.some(8, () => random.pick(["+", " ", "&", "=", "%", "é", "😀", "a", ";", "\n"]));
    for (let run = 0; run < 500; run += 1) {
      const form = { "grant type": text(), tags: [text(), text()], meta: { [text()]: text() }, ids: [random.below(9)] };
      expect(reader.read(textOf(form), on)).toEqual({ ok: true, value: form });
    }
  });

  it.each([
    ["count=1&count=2", "http/repeated-parameter", "/count"],
    ["flag=%", "http/percent-encoding", "/flag"],
    ["flag=%ff", "http/percent-encoding", "/flag"],
    ["meta={", "json/syntax", "/meta"],
    ["a&".repeat(2000), "http/too-many-parameters", ""],
  ])("refuses %.20s", (text, code, path) => {
    expect(reader.read(text, on)).toMatchObject({ ok: false, problems: [{ code, path }] });
  });

  it("checks what it has read unless that is switched off", () => {
    const checking = formReader("a/b", fields, refuse);
    expect(checking.read("count=1", on)).toMatchObject({ ok: false, problems: [{ code: "no" }] });
    expect(checking.read("count=1", { ...on, validate: false })).toEqual({ ok: true, value: { count: 1 } });
  });

  it("collects as many problems as are asked for, as JSON does", () => {
    const many = Array.from({ length: 300 }, (_, index) => field(`n${index}`, "number", "json"));
    const text = many.map(({ name }) => `${name}={`).join("&");
    const counts = [undefined, 300].map((maxProblems) => {
      const result = formReader("a/b", many).read(text, maxProblems === undefined ? on : { ...on, maxProblems });
      return result.ok ? 0 : result.problems.length;
    });
    expect(counts[0]).toBeLessThanOrEqual(100);
    expect(counts[1]).toBeGreaterThan(counts[0]! * 2.9);
  });

  it("takes linear time for a million fields", () => {
    const spent = effort();
    reader.read("tags=1&".repeat(1_000_000), on);
    reader.read("=".repeat(2_000_000), on);
    reader.read(`grant+type=${"+".repeat(2_000_000)}`, on);
    expect(spent()).toBeLessThan(500);
  });
});
