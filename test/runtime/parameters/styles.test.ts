import { describe, expect, it } from "vitest";
import { compileParameters } from "../../../templates/runtime/parameters/decode.js";
import { encodePath } from "../../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { encodeHeaders } from "../../../templates/runtime/parameters/encode-headers.js";
import { encodeCookies } from "../../../templates/runtime/parameters/encode-cookies.js";
import type { ParameterPlace, ParameterTable, ValueShape } from "../../../templates/runtime/http/operation.js";

const list = ["blue", "black", "brown"];
const object = { R: 100, G: 200, B: 150 };
const values = { empty: "", string: "blue", array: list, object } as const;
const shapes: Readonly<Record<keyof typeof values, ValueShape>> = {
  empty: "string",
  string: "string",
  array: { items: "string" },
  object: { members: { R: "number", G: "number", B: "number" }, others: "string" },
};

type Row = readonly [
  place: ParameterPlace,
  style: ParameterTable["style"],
  explode: boolean,
  Readonly<Partial<Record<keyof typeof values, string>>>,
];

/** OpenAPI 3.1.1, "Style Examples"; places beyond the table's own follow from it. */
const rows: readonly Row[] = [
  [
    "path",
    "matrix",
    false,
    { empty: ";color", string: ";color=blue", array: ";color=blue,black,brown", object: ";color=R,100,G,200,B,150" },
  ],
  [
    "path",
    "matrix",
    true,
    {
      empty: ";color",
      string: ";color=blue",
      array: ";color=blue;color=black;color=brown",
      object: ";R=100;G=200;B=150",
    },
  ],
  ["path", "label", false, { string: ".blue", array: ".blue,black,brown", object: ".R,100,G,200,B,150" }],
  ["path", "label", true, { string: ".blue", array: ".blue.black.brown", object: ".R=100.G=200.B=150" }],
  ["path", "simple", false, { string: "blue", array: "blue,black,brown", object: "R,100,G,200,B,150" }],
  ["path", "simple", true, { string: "blue", array: "blue,black,brown", object: "R=100,G=200,B=150" }],
  ["header", "simple", false, { empty: "", string: "blue", array: "blue,black,brown", object: "R,100,G,200,B,150" }],
  ["header", "simple", true, { empty: "", string: "blue", array: "blue,black,brown", object: "R=100,G=200,B=150" }],
  [
    "query",
    "form",
    false,
    { empty: "color=", string: "color=blue", array: "color=blue,black,brown", object: "color=R,100,G,200,B,150" },
  ],
  [
    "query",
    "form",
    true,
    { empty: "color=", string: "color=blue", array: "color=blue&color=black&color=brown", object: "R=100&G=200&B=150" },
  ],
  [
    "query",
    "spaceDelimited",
    false,
    { array: "color=blue%20black%20brown", object: "color=R%20100%20G%20200%20B%20150" },
  ],
  ["query", "spaceDelimited", true, { array: "color=blue&color=black&color=brown", object: "R=100&G=200&B=150" }],
  [
    "query",
    "pipeDelimited",
    false,
    { array: "color=blue%7Cblack%7Cbrown", object: "color=R%7C100%7CG%7C200%7CB%7C150" },
  ],
  ["query", "pipeDelimited", true, { array: "color=blue&color=black&color=brown", object: "R=100&G=200&B=150" }],
  ["query", "deepObject", true, { object: "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150" }],
  ["query", "deepObject", false, { object: "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150" }],
  [
    "query",
    "json",
    false,
    {
      empty: "color=%22%22",
      string: "color=%22blue%22",
      array: "color=%5B%22blue%22%2C%22black%22%2C%22brown%22%5D",
      object: "color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D",
    },
  ],
  [
    "path",
    "json",
    false,
    { empty: "%22%22", string: "%22blue%22", array: "%5B%22blue%22%2C%22black%22%2C%22brown%22%5D" },
  ],
  [
    "header",
    "json",
    false,
    { string: '"blue"', array: '["blue","black","brown"]', object: '{"R":100,"G":200,"B":150}' },
  ],
  [
    "cookie",
    "form",
    false,
    { empty: "color=", string: "color=blue", array: "color=blue,black,brown", object: "color=R,100,G,200,B,150" },
  ],
  [
    "cookie",
    "form",
    true,
    {
      empty: "color=",
      string: "color=blue",
      array: "color=blue; color=black; color=brown",
      object: "R=100; G=200; B=150",
    },
  ],
];

const cases = rows.flatMap(([place, style, explode, texts]) =>
  Object.entries(texts).map(([kind, text]) => ({ place, style, explode, kind: kind as keyof typeof values, text })),
);

describe("the style examples of OpenAPI", () => {
  it.each(cases)("writes $kind in $place, style $style, explode $explode, as $text", (example) => {
    expect(encoded(tableOf(example), values[example.kind])).toBe(example.text);
  });

  it.each(cases)("reads $kind in $place, style $style, explode $explode, from $text", (example) => {
    expect(decoded(tableOf(example), example.text)).toEqual({ problems: [], value: values[example.kind] });
  });

  it.each([
    ["spaceDelimited", "color=blue+black+brown"],
    ["pipeDelimited", "color=blue|black|brown"],
    ["pipeDelimited", "color=blue%7cblack|brown"],
  ] as const)("reads a list of style %s from %s", (style, text) => {
    const table = tableOf({ place: "query", style, explode: false, kind: "array" });
    expect(decoded(table, text)).toEqual({ problems: [], value: list });
  });

  it("reads a deepObject whose brackets are not encoded", () => {
    const table = tableOf({ place: "query", style: "deepObject", explode: true, kind: "object" });
    expect(decoded(table, "color[R]=100&color[G]=200&color[B]=150")).toEqual({ problems: [], value: object });
  });
});

function tableOf(example: Pick<(typeof cases)[number], "place" | "style" | "explode" | "kind">): ParameterTable {
  const { place, style, explode, kind } = example;
  return { name: "color", in: place, style, explode, shape: shapes[kind] };
}

function encoded(table: ParameterTable, value: unknown): string | undefined {
  const given = { color: value };
  switch (table.in) {
    case "path":
      return encodePath("/{color}", [table], given).slice(1);
    case "query":
      return encodeQuery([table], given);
    case "header":
      return encodeHeaders([table], given)[0]?.[1];
    case "cookie":
      return encodeCookies([table], given);
  }
}

function decoded(
  table: ParameterTable,
  text: string,
): { readonly problems: readonly unknown[]; readonly value: unknown } {
  const { values: groups, problems } = compileParameters(
    [table],
    "/{color}",
  )({
    pathValues: table.in === "path" ? [text] : [],
    query: table.in === "query" ? text : "",
    headers: table.in === "header" ? { color: text } : table.in === "cookie" ? { cookie: text } : {},
  });
  const group = groups.path ?? groups.query ?? groups.headers ?? groups.cookies;
  return { problems, value: group?.["color"] };
}
