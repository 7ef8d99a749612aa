import { describe, expect, it } from "vitest";
import type { ParameterPlace, ParameterTable, ValueShape } from "../../../templates/runtime/http/operation.js";
import { compileParameters, compileQuery, decodeQuery } from "../../../templates/runtime/parameters/decode.js";
import type { DecodedParameters, ParameterSource } from "../../../templates/runtime/parameters/decode-types.js";

const defaults = { path: "simple", query: "form", header: "simple", cookie: "form" } as const;

function table(place: ParameterPlace, name: string, more: Partial<ParameterTable> = {}): ParameterTable {
  const style = defaults[place];
  return { name, in: place, style, explode: style === "form", shape: "string", ...more };
}

function decode(
  tables: readonly ParameterTable[],
  source: Partial<ParameterSource>,
  path: string = "/",
): DecodedParameters {
  return compileParameters(tables, path)({ pathValues: [], query: "", headers: {}, ...source });
}

/** The value of one query parameter named "q", and the problems. */
function query(more: Partial<ParameterTable>, text: string): readonly unknown[] {
  const { values, problems } = decode([table("query", "q", more)], { query: text });
  return [values.query?.["q"], ...problems.map(({ code, path }) => `${code} ${path}`)];
}

describe("compileParameters", () => {
  it("reads each group from its place", () => {
    const tables = [
      table("path", "id"),
      table("query", "mode"),
      table("header", "X-Trace"),
      table("cookie", "session"),
    ];
    const source = { pathValues: ["a%20b"], query: "mode=COMPACT", headers: { "x-trace": "t", cookie: "session=s" } };
    expect(decode(tables, source, "/orders/{id}")).toEqual({
      values: {
        path: { id: "a b" },
        query: { mode: "COMPACT" },
        headers: { "X-Trace": "t" },
        cookies: { session: "s" },
      },
      problems: [],
    });
  });

  it("gives a group to an operation with parameters there, even if none was sent, and no other group", () => {
    expect(decode([table("query", "mode"), table("cookie", "c")], {}).values).toEqual({ query: {}, cookies: {} });
    expect(decode([], { query: "a=1" }).values).toEqual({});
  });

  it("finds path values by the template and not by the order of the tables", () => {
    const tables = [table("path", "to"), table("path", "from")];
    expect(decode(tables, { pathValues: ["1", "2"] }, "/{from}/{to}").values.path).toEqual({ from: "1", to: "2" });
  });

  it.each(["..", ".", "%2e%2E", ".%2e", "a%2Fb", "a%5cb", "a\\b", "%00", "a\0", "%2e%2e%2f%2e%2e%2fetc"])(
    "gave handlers a variable of the path that leads to another one: %j is refused unless it may be any text",
    (raw) => {
      const refused = decode([table("path", "id")], { pathValues: [raw] }, "/{id}");
      expect(refused.values.path).toEqual({});
      expect(refused.problems).toMatchObject([{ code: "http/path-variable", path: "/path/id" }]);
      const allowed = decode([table("path", "id", { anyText: true })], { pathValues: [raw] }, "/{id}");
      expect(allowed).toEqual({ values: { path: { id: decodeURIComponent(raw) } }, problems: [] });
    },
  );

  const controls = [
    ..."\0\r\n\x1b\x1f\x7f\x80\x85\x9f\u2028\u2029\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
  ];
  it.each<[string, Partial<ParameterTable>, (found: string) => string]>([
    ["a string", {}, (found) => `a${found}b`],
    ["one character", {}, (found) => found],
    ["a label", { style: "label" }, (found) => `.a${found}`],
    ["a label list", { style: "label", explode: true, shape: { items: "string" } }, (found) => `.a.${found}`],
    ["a matrix", { style: "matrix" }, (found) => `;id=${found}b`],
    ["a matrix list", { style: "matrix", explode: true, shape: { items: "string" } }, (found) => `;id=a;id=${found}`],
    ["a list", { shape: { items: "string" } }, (found) => `a,${found},b`],
    ["an object", { shape: { members: { a: "string" }, others: "string" } }, (found) => `a,x${found}`],
    ["a name in an object", { shape: { members: {}, others: "string" } }, (found) => `${found},x`],
    ["JSON", { style: "json" }, (found) => `["${found}"]`],
  ])("rejects line breaks and control characters in a path variable: %s", (_, more, textWith) => {
    for (const control of controls) {
      const encoded = encodeURIComponent(control);
      for (const raw of [textWith(control), textWith(encoded), textWith(encoded.toLowerCase())]) {
        const refused = decode([table("path", "id", more)], { pathValues: [raw] }, "/{id}");
        expect(refused.values.path, raw).toEqual({});
        expect(refused.problems, raw).toMatchObject([{ code: "http/path-variable", path: "/path/id" }]);
        const allowed = decode([table("path", "id", { ...more, anyText: true })], { pathValues: [raw] }, "/{id}");
        if (more.style !== "json") expect(allowed.problems, raw).toEqual([]);
      }
      // Decoded once: the value contains the text of the escape.
      const twice = encodeURIComponent(encoded);
      const { values, problems } = decode([table("path", "id")], { pathValues: [twice] }, "/{id}");
      expect([values.path, problems]).toEqual([{ id: encoded }, []]);
    }
  });

  it.each([
    "a%09b",
    "%C2%A0",
    "%20",
    "%E2%80%8Ba",
    "%E2%80%A7",
    "%E2%80%AF",
    "%E2%81%A5",
    "%E2%81%AA",
    "%D8%9B",
    "\u2027",
  ])("accepts %j in a path variable, a neighbor of a rejected character", (raw) => {
    const { values, problems } = decode([table("path", "id")], { pathValues: [raw] }, "/{id}");
    expect([values.path, problems]).toEqual([{ id: decodeURIComponent(raw) }, []]);
  });

  it.each<[string, Partial<ParameterTable>, readonly string[], unknown]>([
    ["a label", { style: "label" }, ["...", ".%2e%2e", ".%2E."], ".."],
    ["a matrix", { style: "matrix" }, [";id=..", ";id=%2e%2e"], ".."],
    ["a list", { shape: { items: "string" } }, ["a,..,b", "a,%2e.,b"], ["a", "..", "b"]],
    ["an object", { shape: { members: { a: "string" }, others: "string" } }, ["a,.", "a,%2e"], { a: "." }],
    [
      "an exploded object",
      { style: "matrix", explode: true, shape: { members: { a: "string" }, others: "string" } },
      [";a=.."],
      { a: ".." },
    ],
    ["JSON", { style: "json" }, ['{"a":[".."]}', "%7B%22a%22:[%22%2e%2e%22]%7D"], { a: [".."] }],
  ])(
    "gave handlers dots in a variable of the path that is %s: they are refused unless it may be any text",
    (_, more, raws, value) => {
      for (const raw of raws) {
        const refused = decode([table("path", "id", more)], { pathValues: [raw] }, "/{id}");
        expect(refused).toMatchObject({
          values: { path: {} },
          problems: [{ code: "http/path-variable", path: "/path/id" }],
        });
        const allowed = decode([table("path", "id", { ...more, anyText: true })], { pathValues: [raw] }, "/{id}");
        expect(allowed).toEqual({ values: { path: { id: value } }, problems: [] });
      }
    },
  );

  it.each(["...", ".a", "%252F", "a%20b", "%2525"])("gives handlers %j, which stays in its segment", (raw) => {
    const { values, problems } = decode([table("path", "id")], { pathValues: [raw] }, "/{id}");
    expect([values.path, problems]).toEqual([{ id: decodeURIComponent(raw) }, []]);
  });

  it("gives each request an object of its own, defaults included", () => {
    const read = compileParameters([table("query", "q", { default: { a: ["x"] }, style: "json" })], "/");
    const source = { pathValues: [], query: "", headers: {} };
    const first = read(source).values.query as { q: { a: string[] } };
    first.q.a.push("y");
    expect(read(source).values.query).toEqual({ q: { a: ["x"] } });
  });

  it("fills in defaults of whatever type where a parameter is absent, and only there", () => {
    const tables = [
      table("query", "a", { default: 1 }),
      table("query", "b", { default: null }),
      table("query", "c", { default: ["x"], shape: { items: "string" } }),
      table("query", "d", { default: "y" }),
      table("header", "H", { default: "z" }),
      table("cookie", "c", { default: false }),
    ];
    expect(decode(tables, { query: "d=" }).values).toEqual({
      query: { a: 1, b: null, c: ["x"], d: "" },
      headers: { H: "z" },
      cookies: { c: false },
    });
  });
});

describe("texts become values by their shapes", () => {
  it.each<[ValueShape, string, unknown]>([
    ["string", "true", "true"],
    ["string", "", ""],
    ["boolean", "true", true],
    ["boolean", "false", false],
    ["boolean", "TRUE", "TRUE"],
    ["boolean", "1", "1"],
    ["boolean", "", ""],
    ["number", "0", 0],
    ["number", "-12.5e3", -12500],
    ["number", "1e%2B21", 1e21],
    ["number", "999999999999999", 999999999999999],
    ["number", "007", "007"],
    ["number", "%2B1", "+1"],
    ["number", "0x10", "0x10"],
    ["number", "1_000", "1_000"],
    ["number", "NaN", "NaN"],
    ["number", "Infinity", "Infinity"],
    ["number", "", ""],
    ["number", "+1", " 1"],
    ["number", "9007199254740993", "9007199254740993"],
    [["number", "string"], "abc", "abc"],
    [["string", "number"], "12", 12],
    [["string", "null"], "null", null],
    [["string", "boolean"], "null", "null"],
    [["boolean", "number", "null"], "false", false],
  ])("shape %j reads %j", (shape, text, value) => {
    expect(query({ shape }, `q=${text}`)).toEqual([value]);
  });

  it("leaves a text that has not the form of its style, for validation to name", () => {
    const object = { members: {}, others: "string" } as const;
    expect(query({ shape: object, explode: false }, "q=R,100,G")).toEqual(["R,100,G"]);
    expect(query({ shape: object, style: "deepObject" }, "q=x")).toEqual(["x"]);
    const tables = [
      table("path", "a", { style: "matrix" }),
      table("path", "b", { style: "label", shape: { items: "string" } }),
    ];
    expect(decode(tables, { pathValues: [";z=1", "x,y"] }, "/{a}/{b}").values.path).toEqual({ a: ";z=1", b: "x,y" });
    const keyed = table("header", "X", { explode: true, shape: object });
    expect(decode([keyed], { headers: { x: "a=1,b" } }).values.headers).toEqual({ X: "a=1,b" });
  });
});

describe("queries", () => {
  it.each([
    ["q=a+b%20c", ["a b c"]],
    ["q=a%2Bb", ["a+b"]],
    ["q", [""]],
    ["&&q=1&", ["1"]],
    ["q=a=b", ["a=b"]],
    ["%71=1", ["1"]],
    ["x=%&%zz=1&=2&q=1", ["1"]],
    ["Q=1", [undefined]],
    ["q=%C3%A9", ["é"]],
    ["q=1&q=2", ["1", "http/repeated-parameter /query/q"]],
    ["q=%", [undefined, "http/percent-encoding /query/q"]],
    ["q=%f", [undefined, "http/percent-encoding /query/q"]],
    ["q=%C3%28", [undefined, "http/percent-encoding /query/q"]],
    ["q=%ED%A0%80", [undefined, "http/percent-encoding /query/q"]],
    ["q=%C0%AF", [undefined, "http/percent-encoding /query/q"]],
  ])("reads %j", (text, expected) => {
    expect(query({}, text)).toEqual(expected);
  });

  it("reads lists and objects, item by item", () => {
    const list = { items: "number" } as const;
    expect(query({ shape: list }, "q=1&q=x&q=3")).toEqual([[1, "x", 3]]);
    expect(query({ shape: list }, "q=1,2")).toEqual([["1,2"]]);
    expect(query({ shape: { items: "string" }, explode: false }, "q=a%2Cb,c")).toEqual([["a,b", "c"]]);
    expect(query({ shape: list, explode: false }, "q=1,2&q=3")).toEqual([[1, 2], "http/repeated-parameter /query/q"]);
    expect(query({ shape: { items: "string" } }, "q=a&q=%ff&q=b")).toEqual([
      ["a", "b"],
      "http/percent-encoding /query/q",
    ]);
    const object = { members: { n: "number" }, others: "string" } as const;
    expect(query({ shape: object, explode: false }, "q=n,1,s,2")).toEqual([{ n: 1, s: "2" }]);
    expect(query({ shape: object, explode: false }, "q=n,1,n,2")).toEqual([
      undefined,
      "http/repeated-parameter /query/q",
    ]);
  });

  it("gives an exploded object its members, and what no other parameter claims", () => {
    const object = { members: { n: "number", page: "number" }, others: "boolean" } as const;
    const tables = [table("query", "f", { shape: object }), table("query", "page")];
    expect(decode(tables, { query: "n=1&page=2&other=true" })).toEqual({
      values: { query: { f: { n: 1, other: true }, page: "2" } },
      problems: [],
    });
    const closed = [table("query", "f", { shape: { ...object, closed: true } }), table("query", "page")];
    expect(decode(closed, { query: "n=1&page=2&other=true" }).values).toEqual({ query: { f: { n: 1 }, page: "2" } });
    expect(decode(closed, { query: "n=1&n=2" }).problems).toMatchObject([
      { code: "http/repeated-parameter", path: "/query/f/n" },
    ]);
    expect(decode(closed, { query: "other=1" }).values).toEqual({ query: {} });
  });

  it("reads JSON strictly", () => {
    expect(query({ style: "json" }, "q=%7B%22a%22:[1,null]%7D")).toEqual([{ a: [1, null] }]);
    expect(query({ style: "json" }, "q=%7B%22a%22:1,%22a%22:2%7D")).toEqual([undefined, "json/duplicate-key /query/q"]);
    expect(query({ style: "json" }, "q={a}")).toEqual([undefined, "json/syntax /query/q"]);
    expect(query({ style: "json" }, "q=")).toEqual([undefined, "json/syntax /query/q"]);
    expect(query({ style: "json" }, `q=${"[".repeat(100)}`)).toEqual([undefined, "json/too-deep /query/q"]);
  });

  it("reads members of members in a deepObject, by their shapes", () => {
    const shape: ValueShape = {
      members: { n: "number", list: { items: "number" }, inner: { members: { b: "boolean" }, others: "string" } },
      others: "string",
    };
    const text = "q[n]=1&q[list]=1&q[list]=2&q[inner][b]=true&q[inner][x]=y&q%5Bs%5D=a+b&q[list][]=3&q[deep][er]=z";
    expect(query({ shape, style: "deepObject" }, text)).toEqual([
      { n: 1, list: [1, 2, 3], inner: { b: true, x: "y" }, s: "a b", deep: { er: "z" } },
    ]);
  });

  it.each([
    ["q[a]=1&q[a]=2", "/q/a"],
    ["q[a]=1&q[a][b]=2", "/q/a"],
    ["q[a][b]=2&q[a]=1", "/q/a"],
    ["q=1&q[a]=2", "/q"],
    ["q[a]=2&q=1", "/q"],
    ["q[l]=1&q[l][x]=2", "/q/l"],
    ["q[l][x]=2&q[l]=1", "/q/l"],
  ])("says that %s contradicts itself, and where", (text, path) => {
    const shape: ValueShape = { members: { l: { items: "string" } }, others: "string" };
    expect(query({ style: "deepObject", shape }, text)).toEqual([undefined, `http/repeated-parameter /query${path}`]);
  });

  it.each(["q[a=1", "q]a[=1", "q[a]b=1", "qq[a]=1", "[a]=1"])(
    "passes over %s, which is no member of a deepObject",
    (text) => {
      expect(query({ style: "deepObject", shape: { members: {}, others: "string" } }, text)).toEqual([undefined]);
    },
  );

  it("tells deepObject parameters apart that begin alike", () => {
    const shape: ValueShape = { members: {}, others: "string" };
    const tables = ["a", "a[b]", "a[b][c]"].map((name) => table("query", name, { style: "deepObject", shape }));
    expect(decode(tables, { query: "a[x]=1&a[b][y]=2&a[b][c][z]=3" }).values.query).toEqual({
      a: { x: "1" },
      "a[b]": { y: "2" },
      "a[b][c]": { z: "3" },
    });
  });
});

describe("cookies", () => {
  it.each([
    ["c=1; d=2", { c: "1", d: "2" }],
    ["x=0;c=1;;d=2;", { c: "1", d: "2" }],
    ['c="a b"; d=%C3%A9', { c: "a b", d: "é" }],
    ["c=a+b", { c: "a+b" }],
    ["c=", { c: "" }],
    ["C=1", {}],
  ])("reads %j", (cookie, expected) => {
    const { values, problems } = decode([table("cookie", "c"), table("cookie", "d")], { headers: { cookie } });
    expect({ values: values.cookies, problems }).toEqual({ values: expected, problems: [] });
  });

  it("reads several Cookie headers as one", () => {
    expect(decode([table("cookie", "d")], { headers: { cookie: ["c=1", "d=2"] } }).values.cookies).toEqual({ d: "2" });
  });

  it("does not take a percent-encoded name for one that starts with __Host- or __Secure-", () => {
    const tables = [table("cookie", "__Host-c"), table("cookie", "__Secure-d"), table("cookie", "e e")];
    const cookie = "%5F%5FHost-c=1; %5f_Secure-d=2; e%20e=3";
    expect(decode(tables, { headers: { cookie } }).values.cookies).toEqual({ "e e": "3" });
    expect(decode(tables, { headers: { cookie: "__Host-c=1; __Secure-d=2" } }).values.cookies).toEqual({
      "__Host-c": "1",
      "__Secure-d": "2",
    });
  });

  it("points at a cookie that is sent twice or cannot be decoded", () => {
    const tables = [table("cookie", "c"), table("cookie", "d")];
    expect(decode(tables, { headers: { cookie: "c=1; c=2; d=100%" } }).problems).toMatchObject([
      { code: "http/repeated-parameter", path: "/cookies/c" },
      { code: "http/percent-encoding", path: "/cookies/d" },
    ]);
  });
});

describe("headers", () => {
  const tables = [
    table("header", "X-N", { shape: "number" }),
    table("header", "X-List", { shape: { items: "string" } }),
    table("header", "X-Json", { style: "json" }),
  ];

  it("reads values as they are, without regard to the case of names", () => {
    const headers = { "x-n": " 5\t", "x-list": "a%20, b ,,c", "x-json": '{"a":1}' };
    expect(decode(tables, { headers }).values.headers).toEqual({
      "X-N": 5,
      "X-List": ["a%20", "b", "", "c"],
      "X-Json": { a: 1 },
    });
  });

  it("takes a list from several headers, and nothing else", () => {
    const { values, problems } = decode(tables, {
      headers: { "x-list": ["a,b", "c"], "x-n": ["1", "2"], "x-json": ["1"] },
    });
    expect(values.headers).toEqual({ "X-List": ["a", "b", "c"], "X-Json": 1 });
    expect(problems).toMatchObject([{ code: "http/repeated-parameter", path: "/headers/X-N" }]);
  });

  it("finds no header on a prototype", () => {
    expect(decode([table("header", "Constructor"), table("header", "__proto__")], {}).values.headers).toEqual({});
  });
});

describe("decodeQuery", () => {
  it("reads a form, whose problems point at its fields", () => {
    const fields = [
      table("query", "name"),
      table("query", "tags", { shape: { items: "string" } }),
      table("query", "n", { default: 5 }),
    ];
    expect(decodeQuery(fields, "name=Ada+L.&tags=a&tags=b&other=1")).toEqual({
      values: { name: "Ada L.", tags: ["a", "b"], n: 5 },
      problems: [],
    });
    expect(decodeQuery(fields, "name=a&name=b").problems).toMatchObject([{ path: "/name" }]);
    expect(compileQuery(fields, "/body")("name=%").problems).toMatchObject([{ path: "/body/name" }]);
  });
});
