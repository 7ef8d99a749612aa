import { describe, expect, it } from "vitest";
import type { ParameterPlace, ParameterTable } from "../../../templates/runtime/http/operation.js";
import { encodeCookies } from "../../../templates/runtime/parameters/encode-cookies.js";
import { encodeHeaders } from "../../../templates/runtime/parameters/encode-headers.js";
import { encodePath } from "../../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { isParameterError } from "../../../templates/runtime/parameters/error.js";
import {
  encodePlainCookies,
  encodePlainHeaders,
  encodePlainPath,
  encodePlainQuery,
} from "../../../templates/runtime/parameters/plain.js";

const defaults = { path: "simple", query: "form", header: "simple", cookie: "form" } as const;

function table(place: ParameterPlace, name: string, more: Partial<ParameterTable> = {}): ParameterTable {
  const style = defaults[place];
  return { name, in: place, style, explode: style === "form", shape: "string", ...more };
}

/** The problem with which a value is refused. */
function refusalOf(encode: () => unknown): unknown {
  try {
    return { encoded: encode() };
  } catch (error) {
    if (!isParameterError(error)) throw error;
    return error.problems[0];
  }
}

describe("encodePath", () => {
  const id = table("path", "id");

  it("encodes all but unreserved characters", () => {
    expect(encodePath("/a/{id}/b", [id], { id: "/?#[]@!$&'()*+,;=:% é😀-._~" })).toBe(
      "/a/%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%3A%25%20%C3%A9%F0%9F%98%80-._~/b",
    );
  });

  it("fills in several variables, whatever the order of the tables", () => {
    const tables = [table("path", "to"), table("query", "from"), table("path", "from")];
    expect(encodePath("/{from}-{to}/x{from}.json", tables, { from: 1, to: false })).toBe("/1-false/x1.json");
  });

  it.each([[""], ["."], [".."], [undefined], [[]], [{}]])("refuses %j: the path would be another one", (value) => {
    expect(refusalOf(() => encodePath("/a/{id}", [id], { id: value }))).toMatchObject({
      code: "http/unencodable-value",
      path: "/path/id",
    });
  });

  it("sent dots in a label, a matrix and a list, which no server takes: they are refused unless they may be any text", () => {
    const label = table("path", "id", { style: "label" });
    const matrix = table("path", "id", { style: "matrix" });
    const list = table("path", "id", { shape: { items: "string" } });
    const all: [ParameterTable, unknown, string][] = [
      [label, "..", "..."],
      [matrix, ".", ";id=."],
      [list, ["a", ".."], "a,.."],
    ];
    for (const [each, value, text] of all) {
      expect(refusalOf(() => encodePath("/{id}", [each], { id: value }))).toMatchObject({ path: "/path/id" });
      expect(encodePath("/{id}", [{ ...each, anyText: true }], { id: value })).toBe(`/${text}`);
    }
  });

  it.each([["%2e%2e"], ["..%2f"], ["../b"], ["..\\b"], [".../"]])("keeps %j in its segment", (value) => {
    const path = encodePath("/a/{id}/c", [id], { id: value });
    expect(new URL(`http://h${path}`).pathname).toBe(path);
    expect(path.split("/")).toHaveLength(4);
  });

  it("refuses dots that a label makes", () => {
    const label = table("path", "id", { style: "label" });
    for (const value of ["", ".", [""], ["."]]) {
      expect(refusalOf(() => encodePath("/a/{id}", [label], { id: value }))).toMatchObject({ path: "/path/id" });
    }
  });

  it("tells dots of items from dots between items", () => {
    const label = table("path", "v", { style: "label", explode: true });
    expect(encodePath("/a{v}", [label], { v: ["1.2", "3"] })).toBe("/a.1%2E2.3");
  });

  it("refuses a value that is missing although a prototype has its name", () => {
    expect(refusalOf(() => encodePath("/{constructor}", [table("path", "constructor")], {}))).toMatchObject({
      path: "/path/constructor",
    });
  });
});

describe("encodeQuery", () => {
  const q = table("query", "q");

  it("writes parameters in the order of their tables and leaves out what is absent", () => {
    const tables = [table("query", "b"), table("path", "p"), table("query", "a"), table("query", "toString")];
    expect(encodeQuery(tables, { a: 1, b: undefined, p: 2 })).toBe("a=1");
    expect(encodeQuery(tables, { a: 1, b: 2, toString: 3 })).toBe("b=2&a=1&toString=3");
    expect(encodeQuery(tables, {})).toBe("");
    expect(encodeQuery(tables, undefined)).toBe("");
  });

  it.each([
    [0, "q=0"],
    [-0, "q=0"],
    [1e21, "q=1e%2B21"],
    [1e-7, "q=1e-7"],
    [true, "q=true"],
    [null, "q=null"],
    ["", "q="],
    [[], ""],
    [{}, ""],
    [["a", null, 1], "q=a&q=null&q=1"],
    [{ a: undefined, b: "1&2" }, "b=1%262"],
  ])("writes %j as %j", (value, text) => {
    expect(encodeQuery([q], { q: value })).toBe(text);
  });

  it("encodes names", () => {
    expect(encodeQuery([table("query", "filter[a&b]")], { "filter[a&b]": "1" })).toBe("filter%5Ba%26b%5D=1");
  });

  it("tells commas of items from commas between items", () => {
    const list = table("query", "q", { explode: false });
    expect(encodeQuery([list], { q: ["a,b", "c"] })).toBe("q=a%2Cb,c");
  });

  it("lets reserved characters be where the contract allows it, but for those that mean something in a query", () => {
    const free = table("query", "q", { allowReserved: true });
    const all = ":/?#[]@!$&'()*+,;= %";
    expect(encodeQuery([free], { q: all })).toBe("q=:/?%23%5B%5D@!$%26'()*%2B,;=%20%25");
    expect(new URLSearchParams(encodeQuery([free], { q: all })).get("q")).toBe(all);
    const list = table("query", "q", { allowReserved: true, explode: false });
    expect(encodeQuery([list], { q: ["a,b=", "/c"] })).toBe("q=a%2Cb%3D,/c");
    expect(encodeQuery([free], { q: { "a=b": "c=d" } })).toBe("a%3Db=c%3Dd");
  });

  it("nests members of a deepObject, and numbers the items of lists in it", () => {
    const deep = table("query", "f", { style: "deepObject" });
    expect(
      encodeQuery([deep], { f: { a: { b: { c: 1 } }, d: ["x", "y"], e: [], g: {}, h: undefined, "i j": null } }),
    ).toBe("f%5Ba%5D%5Bb%5D%5Bc%5D=1&f%5Bd%5D%5B0%5D=x&f%5Bd%5D%5B1%5D=y&f%5Bi%20j%5D=null");
  });

  it.each<[string, Partial<ParameterTable>, unknown]>([
    ["a number that JSON does not have", {}, NaN],
    ["an infinite number", {}, -Infinity],
    ["a bigint", {}, 1n],
    ["a date", {}, new Date(0)],
    ["bytes", {}, new Uint8Array(1)],
    ["a function", {}, () => 1],
    ["half of a surrogate pair", {}, "a\ud800"],
    ["half of a surrogate pair in a name", {}, { "a\udc00": 1 }],
    ["an empty list in a list", {}, [[], ["a"]]],
    ["an empty object in a list", {}, [{ a: undefined }]],
    ["a date in an object", {}, { a: { b: new Date(0) } }],
    ["a bracket in a name that is nested", {}, { a: { "b[": 1 } }],
    ["a list where a space delimits, with a date in it", { style: "spaceDelimited", explode: false }, [new Date(0)]],
    ["a space where spaces delimit", { style: "spaceDelimited", explode: false }, ["a b"]],
    ["a pipe where pipes delimit", { style: "pipeDelimited", explode: false }, { "a|b": 1 }],
    ["a bracket in a name of a deepObject", { style: "deepObject" }, { "a]": 1 }],
    ["an empty name in a deepObject", { style: "deepObject" }, { "": 1 }],
    ["an undefined item", {}, [undefined]],
    ["what JSON cannot say", { style: "json" }, () => 1],
  ])("refuses %s", (_, more, value) => {
    expect(refusalOf(() => encodeQuery([table("query", "a/b", more)], { "a/b": value }))).toEqual({
      code: "http/unencodable-value",
      message: expect.stringMatching(/^[A-Z].*\.$/) as string,
      path: "/query/a~1b",
    });
  });

  const nested = { style: "form", shape: "any" } as const;
  it.each<[Partial<ParameterTable>, unknown, string]>([
    [nested, [{ a: 1 }, { a: [2, 3] }], "q[0][a]=1&q[1][a][0]=2&q[1][a][1]=3"],
    [nested, [["a"], "b"], "q[0][0]=a&q[1]=b"],
    [nested, { a: { b: [{ c: 1 }] }, d: 2 }, "a[b][0][c]=1&d=2"],
    [{ style: "deepObject" }, { b: [{ c: 1 }] }, "q[b][0][c]=1"],
    [{ style: "deepObject" }, ["x", "y"], "q[0]=x&q[1]=y"],
    [{ explode: false }, ["a", { b: "c,d" }], 'q=a,{"b":"c,d"}'],
    [{ explode: false }, { a: [1, 2] }, "q=a,[1,2]"],
    [{ style: "spaceDelimited", explode: false }, ["a", { b: "c d" }], 'q=a {"b":"c\\u0020d"}'],
    [{ style: "pipeDelimited", explode: false }, ["a", ["|"]], 'q=a|["\\u007c"]'],
    [{ explode: false, shape: { items: "any" } }, ["{a", '"', "b"], 'q="{a","\\"",b'],
    [{ style: "deepObject", allowReserved: true }, { a: "b/c?d&e" }, "q[a]=b/c?d&e"],
  ])("writes by %j the value %j, decoded %j", (more, value, text) => {
    expect(decodeURIComponent(encodeQuery([table("query", "q", more)], { q: value }))).toBe(text);
  });

  it("refuses a deepObject that goes round in a circle", () => {
    const circle: Record<string, unknown> = {};
    circle["again"] = circle;
    expect(refusalOf(() => encodeQuery([table("query", "f", { style: "deepObject" })], { f: circle }))).toMatchObject({
      path: "/query/f",
    });
  });
});

describe("encodeHeaders", () => {
  it("writes values as they are", () => {
    const tables = [table("header", "X-A"), table("header", "X-B"), table("header", "X-C", { explode: true })];
    expect(encodeHeaders(tables, { "X-A": "a, b=c é", "X-B": [1, "x=y"], "X-C": { a: 1, b: "c d" } })).toEqual([
      ["X-A", "a, b=c é"],
      ["X-B", "1,x=y"],
      ["X-C", "a=1,b=c d"],
    ]);
    expect(encodeHeaders(tables, { "X-A": undefined, "X-B": [] })).toEqual([]);
  });

  it("escapes characters in JSON that headers do not have", () => {
    const json = table("header", "X", { style: "json" });
    expect(encodeHeaders([json], { X: { é: "😀" } })).toEqual([["X", '{"\\u00e9":"\\ud83d\\ude00"}']]);
  });

  it.each(["a\r\nX-Evil: 1", "a\nb", "a\rb", "a\0b", "\u0100", "😀", " a", "a\t", "\x7f", "\ud800"])(
    "refuses %j",
    (value) => {
      for (const given of [value, [value], { a: value }, { [value]: "a" }]) {
        expect(refusalOf(() => encodeHeaders([table("header", "X-A")], { "X-A": given }))).toMatchObject({
          code: "http/unencodable-value",
          path: "/headers/X-A",
        });
      }
    },
  );

  it("writes nested values as JSON text", () => {
    const list = table("header", "X", { shape: { items: "any" } });
    const keyed = table("header", "X", { explode: true, shape: "any" });
    expect(encodeHeaders([list], { X: [1, { a: "b,é" }, "{", "c"] })).toEqual([["X", '1,{"a":"b,\\u00e9"},"{",c']]);
    expect(encodeHeaders([keyed], { X: { a: { b: [1, 2] }, c: 3 } })).toEqual([["X", 'a={"b":[1,2]},c=3']]);
    const mixed = table("header", "X", { shape: { members: { a: "string", b: { items: "any" } }, others: "string" } });
    expect(refusalOf(() => encodeHeaders([mixed], { X: { a: "{" } }))).toMatchObject({ path: "/headers/X" });
  });

  it("refuses delimiters in items", () => {
    const plain = table("header", "X");
    const keyed = table("header", "X", { explode: true });
    expect(refusalOf(() => encodeHeaders([plain], { X: ["a,b"] }))).toMatchObject({ path: "/headers/X" });
    expect(refusalOf(() => encodeHeaders([keyed], { X: { a: "b=c" } }))).toMatchObject({ path: "/headers/X" });
    expect(refusalOf(() => encodeHeaders([keyed], { X: ["b=c"] }))).toEqual({ encoded: [["X", "b=c"]] });
  });
});

describe("encodeCookies", () => {
  it("joins cookies and encodes what cookies do not have", () => {
    const tables = [table("cookie", "a"), table("cookie", "$b"), table("cookie", "c")];
    expect(encodeCookies(tables, { a: 'x; y="\\,é', $b: 1, c: ["p", "q"] })).toBe(
      "a=x%3B%20y%3D%22%5C%2C%C3%A9; $b=1; c=p; c=q",
    );
    expect(encodeCookies(tables, {})).toBe("");
  });
});

describe("the encoders for plain parameters", () => {
  const tables = [
    table("path", "id"),
    table("query", "q r"),
    table("query", "n"),
    table("header", "X-A"),
    table("cookie", "c"),
  ];
  const values = { id: "a/b é", "q r": "x&y", n: 5, "X-A": "t, u", c: "1;2" };

  it("write what the others write", () => {
    expect(encodePlainPath("/o/{id}", tables, values)).toBe(encodePath("/o/{id}", tables, values));
    expect(encodePlainQuery(tables, values)).toBe(encodeQuery(tables, values));
    expect(encodePlainHeaders(tables, values)).toEqual(encodeHeaders(tables, values));
    expect(encodePlainCookies(tables, values)).toBe(encodeCookies(tables, values));
  });

  it("refuse lists and objects, and what the others refuse", () => {
    for (const value of [["a"], { a: 1 }, "\ud800"]) {
      const same = { id: value, "q r": value, "X-A": value, c: value };
      expect(refusalOf(() => encodePlainPath("/{id}", tables, same))).toMatchObject({ path: "/path/id" });
      expect(refusalOf(() => encodePlainQuery(tables, same))).toMatchObject({ path: "/query/q r" });
      expect(refusalOf(() => encodePlainHeaders(tables, same))).toMatchObject({ path: "/headers/X-A" });
      expect(refusalOf(() => encodePlainCookies(tables, same))).toMatchObject({ path: "/cookies/c" });
    }
    expect(refusalOf(() => encodePlainPath("/{id}", tables, { id: ".." }))).toMatchObject({ path: "/path/id" });
  });
});
