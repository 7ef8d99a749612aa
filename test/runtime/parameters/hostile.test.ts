import { afterEach, describe, expect, it } from "vitest";
import type { ParameterTable, ValueShape } from "../../../templates/runtime/http/operation.js";
import { compileParameters, decodeQuery } from "../../../templates/runtime/parameters/decode.js";
import type { DecodedParameters } from "../../../templates/runtime/parameters/decode-types.js";
import { encodeHeaders } from "../../../templates/runtime/parameters/encode-headers.js";
import { effort } from "../../support/effort.js";

const open: ValueShape = { members: {}, others: "string" };
const base = { in: "query", explode: true, shape: open } as const;
const tables: readonly ParameterTable[] = [
  { ...base, name: "deep", style: "deepObject" },
  { ...base, name: "list", style: "form", shape: { items: "number" } },
  { ...base, name: "keyed", style: "form", explode: false },
  { ...base, name: "rest", style: "form" },
  { ...base, name: "__proto__", style: "form", shape: "string" },
  { ...base, name: "constructor", style: "form", shape: "string" },
  { ...base, name: "h", in: "header", style: "simple" },
  { ...base, name: "s", in: "header", style: "simple", shape: "string" },
  { ...base, name: "c", in: "cookie", style: "form" },
  { ...base, name: "m", in: "path", style: "matrix" },
  { ...base, name: "p", in: "path", style: "label" },
];

function decode(text: string): DecodedParameters {
  const header = text.replace(/[^ -~]/g, "");
  return compileParameters(
    tables,
    "/{m}/{p}",
  )({
    pathValues: [text, text],
    query: text,
    headers: { h: header, s: header, cookie: header },
  });
}

describe("hostile parameters", () => {
  afterEach(() => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("are ordinary names on every level, whatever prototypes have", () => {
    const text =
      "deep[__proto__][polluted]=1&deep[constructor][prototype][polluted]=2&keyed=__proto__,polluted,constructor,1&__proto__=a&constructor=b&toString=c&hasOwnProperty=d";
    const { values, problems } = decode(text);
    expect(problems).toEqual([]);
    expect(Object.getPrototypeOf(values.query)).toBe(Object.prototype);
    expect(JSON.parse(JSON.stringify(values.query))).toEqual(
      JSON.parse(
        '{"deep":{"__proto__":{"polluted":"1"},"constructor":{"prototype":{"polluted":"2"}}},"keyed":{"__proto__":"polluted","constructor":"1"},"__proto__":"a","constructor":"b","rest":{"toString":"c","hasOwnProperty":"d"}}',
      ),
    );
  });

  it("are absent when they are, whatever prototypes have", () => {
    expect(Object.keys(decode("").values.query ?? {})).toEqual([]);
  });

  it("stop at a thousand pairs", () => {
    const within = decodeQuery(tables, "list=1&".repeat(1000));
    expect([within.problems, (within.values["list"] as unknown[]).length]).toEqual([[], 1000]);
    const beyond = decodeQuery(tables, "list=1&".repeat(1001));
    expect(beyond.problems).toEqual([
      { code: "http/too-many-parameters", message: "The number of pairs exceeds the limit of 1000.", path: "" },
    ]);
  });

  it("stop at 64 levels of brackets", () => {
    expect(decodeQuery(tables, `deep${"[a]".repeat(64)}=1`).problems).toEqual([]);
    expect(decodeQuery(tables, `deep${"[a]".repeat(65)}=1`).problems).toMatchObject([
      { code: "http/too-deep", path: "/deep" },
    ]);
    expect(decodeQuery(tables, `deep${"[a]".repeat(100_000)}=1`).problems).toHaveLength(1);
  });

  const million = 1_000_000;
  it.each([
    ["separators", "&;".repeat(million / 2)],
    ["names without values", "a&".repeat(million / 2)],
    ["equals signs", "=".repeat(million)],
    ["one name", "a".repeat(million)],
    ["one value", `list=${"1".repeat(million)}`],
    ["zeros", `list=0.${"0".repeat(million)}e${"9".repeat(1000)}`],
    ["white space", `c=${" ".repeat(million)}x`],
    ["tabs and spaces around items", `${" \t".repeat(million / 2)}x`],
    ["plus signs", `keyed=${"+".repeat(million)}`],
    ["percent signs", `keyed=${"%".repeat(million)}`],
    ["escapes", `keyed=${"%41".repeat(million / 3)}`],
    ["commas", `keyed=${",".repeat(million)}`],
    ["brackets", `deep${"[".repeat(million)}=1`],
    ["pairs of brackets", `deep${"[]".repeat(million / 2)}=1`],
    ["dots and semicolons", ";.".repeat(million / 2)],
    ["members", Array.from({ length: 100_000 }, (_, index) => `k${String(index)}=1`).join(",")],
    ["quotes", `c=${'"'.repeat(million)}`],
    ["halves of surrogate pairs", "\ud800".repeat(million)],
  ])("take no time with a million %s", (_, text) => {
    const spent = effort();
    decode(text);
    expect(spent()).toBeLessThan(300);
  });

  it("take no time where headers are encoded", () => {
    const spent = effort();
    const table: ParameterTable = { name: "s", in: "header", style: "simple", explode: false, shape: "string" };
    expect(() => encodeHeaders([table], { s: `x${" ".repeat(million)}\n` })).toThrow();
    expect(spent()).toBeLessThan(300);
  });

  it("never throw, whatever is sent", () => {
    const pieces = [
      "deep",
      "list",
      "keyed",
      "[",
      "]",
      "=",
      "&",
      ",",
      ";",
      ".",
      "%",
      "%4",
      "%41",
      "%ff",
      "+",
      " ",
      "\0",
      "é",
      "\udc00",
      "__proto__",
      "1",
      '"',
    ];
    let state = 1;
    for (let round = 0; round < 3000; round += 1) {
      let text = "";
      for (let count = 0; count < 12; count += 1) {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        text += pieces[(state >>> 16) % pieces.length] ?? "";
      }
      for (const { code, path } of decode(text).problems) {
        expect(code).toMatch(/^(http|json)\/[a-z-]+$/);
        expect(path).toMatch(/^\/(path|query|headers|cookies)(\/|$)/);
      }
    }
  });
});
