import { afterEach, describe, expect, it } from "vitest";
import type { ParameterTable, ValueShape } from "../../../templates/runtime/http/operation.js";
import type { PartTable } from "../../../templates/runtime/http/payload-multipart-table.js";
import { multipartReader } from "../../../templates/runtime/http/payload-multipart-read.js";
import { compileQuery, decodeQuery } from "../../../templates/runtime/parameters/decode.js";
import { decodeHeaders } from "../../../templates/runtime/parameters/decode-headers.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { formReader, formWriter } from "../../../templates/runtime/parameters/form-body.js";
import { styledParts } from "../../../templates/runtime/parameters/styled-parts.js";
import { effort } from "../../support/effort.js";

const urlencoded = "application/x-www-form-urlencoded";
const tree: ValueShape = { members: { left: { above: 1 }, n: "number" }, others: { above: 1 }, items: { above: 1 } };
const table = (name: string, shape: ValueShape, more: Partial<ParameterTable> = {}): ParameterTable => ({
  name,
  in: "query",
  style: "deepObject",
  explode: true,
  shape,
  ...more,
});
const open = compileQuery([table("t", tree)], "", "any");
const list = [table("a", { items: "string" }, { style: "form" })];

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.keys(Array.prototype)).toEqual([]);
});

describe("hostile names in brackets", () => {
  it.each(["a", "t"])("are ordinary members, whatever prototypes have: %s", (name) => {
    const text = ["[__proto__][x]", "[constructor][prototype][x]", "[toString]", "[length]", "[hasOwnProperty]"];
    const { values, problems } = open(text.map((keys) => `${name}${keys}=1`).join("&"));
    expect(problems).toEqual([]);
    const value = values[name] as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value)).toEqual(["__proto__", "constructor", "toString", "length", "hasOwnProperty"]);
  });

  it("are ordinary fields of an open form", () => {
    const { values } = open("__proto__[x]=1&constructor=2&__proto__[y]=3");
    expect(Object.keys(values)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  it("make no list longer than what was sent", () => {
    expect(decodeQuery(list, "a[999999999]=x&a[5]=y").values).toEqual({ a: ["y", "x"] });
    expect(open("a[999999999999][999999999999]=x").values).toEqual({ a: [["x"]] });
    const huge = `a[${"9".repeat(100_000)}]=x`;
    expect(open(huge).values["a"]).toEqual({ ["9".repeat(100_000)]: "x" });
  });

  it.each([
    ["a[0]=1&a[b]=2", { a: { 0: "1", b: "2" } }, []],
    ["a[0]=1&a[00]=2", { a: { 0: "1", "00": "2" } }, []],
    ["a[-1]=1", { a: { "-1": "1" } }, []],
    ["a[length]=5", { a: { length: "5" } }, []],
    ["a[b]=1&a[][c]=2", {}, ["http/mixed-keys /a"]],
    ["a=1&a[0]=2", {}, ["http/repeated-parameter /a"]],
    ["a[0]=1&a[0]=2&b=3", { a: [["1", "2"]], b: "3" }, []],
  ])("are reported apart from numbers of items: %s", (text, values, problems) => {
    const read = open(text);
    expect(read.values).toEqual(values);
    expect(read.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(problems);
  });

  it("are an object where a list is asked for, which validation then names", () => {
    expect(decodeQuery(list, "a[0]=1&a[b]=2").values).toEqual({ a: { 0: "1", b: "2" } });
  });

  it("stop at 64 levels and at 1,000 pairs", () => {
    const codes = (text: string): readonly string[] => open(text).problems.map(({ code, path }) => `${code} ${path}`);
    expect(codes(`t${"[left]".repeat(64)}[n]=1`)).toEqual(["http/too-deep /t"]);
    expect(codes(`t${"[left]".repeat(63)}[n]=1&other${"[x]".repeat(64)}=1`)).toEqual([]);
    expect(codes(`other${"[x]".repeat(65)}=1`)).toEqual(["http/too-deep /other"]);
    expect(codes("x[]=1&".repeat(1001))).toEqual(["http/too-many-parameters "]);
  });

  it("nest JSON no deeper than readers of JSON go", () => {
    const lines = [table("a", { items: { members: {}, others: "any" } }, { style: "form" })];
    const deep = `${'{"a":'.repeat(65)}1${"}".repeat(65)}`;
    const read = decodeQuery(lines, `a=${encodeURIComponent(deep)}`);
    expect(read.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(["json/too-deep /a/0"]);
    expect(decodeQuery(lines, "a=%7B%22b%22:1,%22b%22:2%7D").problems).toMatchObject([{ code: "json/duplicate-key" }]);
  });

  const million = 1_000_000;
  it.each<[string, string]>([
    ["brackets that open", `a${"[".repeat(million)}]=1`],
    ["brackets that close", `a[${"]".repeat(million)}=1`],
    ["levels", `a${"[b]".repeat(million / 4)}=1`],
    ["levels of no name", `a${"[]".repeat(million / 2)}=1`],
    [
      "pairs of 64 levels each",
      Array.from({ length: 1000 }, (_, at) => `a[${at}]${"[bbbbbbb]".repeat(60)}=1`).join("&"),
    ],
    ["pairs under one name", "a[b]=1&".repeat(million / 7)],
    ["numbers in disorder", Array.from({ length: 1000 }, (_, at) => `a[${(at * 7919) % 100_003}]=1`).join("&")],
    ["percent signs", `a[${"%5B".repeat(million / 3)}]=1`],
  ])("take time in proportion to their length: %s", (_, text) => {
    const spent = effort();
    open(text);
    expect(spent()).toBeLessThan(400);
  });

  it.each([
    ["braces", "{".repeat(million)],
    ["quotes", '"'.repeat(million)],
    ["commas and braces", "{,".repeat(million / 2)],
    ["backslashes in a text", `"${"\\".repeat(million)}`],
    ["equals signs", "=".repeat(million)],
  ])("take time in proportion to their length in a header: %s", (_, text) => {
    for (const explode of [false, true]) {
      const spent = effort();
      decodeHeaders(
        [{ name: "h", in: "header", style: "simple", explode, shape: { members: {}, others: "any" } }],
        () => text,
      );
      decodeHeaders([{ name: "h", in: "header", style: "simple", explode, shape: { items: "any" } }], () => text);
      expect(spent()).toBeLessThan(400);
    }
  });
});

describe("hostile values of forms that are sent", () => {
  it.each<[string, () => unknown]>([
    [
      "a circle",
      () => {
        const circle: unknown[] = [];
        circle.push(circle);
        return circle;
      },
    ],
    [
      "two circles",
      () => {
        const circle: Record<string, unknown> = {};
        return Object.assign(circle, { a: circle, b: circle });
      },
    ],
    ["65 levels", () => Array.from({ length: 65 }).reduce((inner) => ({ a: inner }), 1)],
    ["a bracket in a name", () => ({ "a]": 1 })],
    ["an empty list in a list", () => [[]]],
  ])("are refused at their field: %s", (_, make) => {
    const writer = formWriter(urlencoded, [], undefined, "any");
    expect(writer.validate?.({ field: { inner: make() } })).toMatchObject({
      ok: false,
      problems: [{ code: "http/unencodable-value", path: "/field" }],
    });
    expect(() => encodeQuery([table("field", "any")], { field: { inner: make() } })).toThrow();
  });

  it("keep names of fields out of the structure", () => {
    const writer = formWriter(urlencoded, [], undefined, "string");
    const form = { "a&b=c": "1", "d[e]": "2", ["__proto__"]: "3", "": "4" };
    const body = writer.write(form).body as string;
    expect(body).toBe("a%26b%3Dc=1&d%5Be%5D=2&__proto__=3&=4");
    const options = { validate: true, contentType: urlencoded };
    expect(formReader(urlencoded, [], undefined, "string").read(body, options)).toEqual({
      ok: true,
      value: form,
    });
  });
});

describe("hostile parts", () => {
  const options = { validate: true, contentType: "multipart/form-data; boundary=b" };
  const body = (names: readonly string[]): Uint8Array =>
    new TextEncoder().encode(
      `${names.map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`).join("")}--b--\r\n`,
    );
  const others: PartTable = { name: "", kind: "open", many: "maybe" };
  const styled = styledParts([table("s", tree)]);
  const reader = multipartReader("multipart/form-data", [], undefined, { styled, others });

  it("are ordinary members, whatever prototypes have", () => {
    const read = reader.read(body(["__proto__", "constructor", "s[__proto__][n]", "s[n]"]), options);
    expect(read.ok && Object.keys(read.value as object)).toEqual(["__proto__", "constructor", "s"]);
    expect(read.ok && Object.keys((read.value as { s: object }).s)).toEqual(["__proto__", "n"]);
  });

  it("stop at 64 levels, and take time in proportion to their length", () => {
    expect(reader.read(body([`s${"[left]".repeat(65)}`]), options)).toMatchObject({
      ok: false,
      problems: [{ code: "http/too-deep", path: "/s" }],
    });
    const spent = effort();
    reader.read(body(Array.from({ length: 1000 }, (_, at) => `s[${at}]${"[left]".repeat(60)}`)), options);
    expect(spent()).toBeLessThan(400);
  });
});
