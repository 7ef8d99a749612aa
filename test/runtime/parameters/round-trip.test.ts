import { describe, expect, it } from "vitest";
import type { ParameterPlace, ParameterTable, ValueShape } from "../../../templates/runtime/http/operation.js";
import { compileParameters } from "../../../templates/runtime/parameters/decode.js";
import { encodeCookies } from "../../../templates/runtime/parameters/encode-cookies.js";
import { encodeHeaders } from "../../../templates/runtime/parameters/encode-headers.js";
import { encodePath } from "../../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { isParameterError } from "../../../templates/runtime/parameters/error.js";
import { Random } from "../../support/random.js";
import { seedOfRun, seedsOf } from "../../support/seeds.js";

type Style = ParameterTable["style"];
const styles: readonly (readonly [ParameterPlace, Style])[] = [
  ["path", "simple"],
  ["path", "label"],
  ["path", "matrix"],
  ["path", "json"],
  ["query", "form"],
  ["query", "spaceDelimited"],
  ["query", "pipeDelimited"],
  ["query", "deepObject"],
  ["query", "json"],
  ["header", "simple"],
  ["header", "json"],
  ["cookie", "form"],
  ["cookie", "json"],
];
/** Every text travels: servers refuse some of them in paths unless the contract allows it. */
const anyText = { anyText: true } as const;

const combinations = styles.flatMap(([place, style]) =>
  [false, true].flatMap((explode) =>
    (["primitive", "list", "object"] as const).map((kind) => ({ place, style, explode, kind })),
  ),
);
type Combination = (typeof combinations)[number];

describe("a parameter that is encoded and decoded", () => {
  it.each(combinations)("is the same in $place, style $style, explode $explode: $kind", (combination) => {
    const random = new Random(seedOfRun() + 7);
    let carried = 0;
    for (let round = 0; round < 200; round += 1) {
      const { shape, value } = randomValue(random, combination);
      const table: ParameterTable = {
        name: random.pick(names),
        in: combination.place,
        style: combination.style,
        explode: combination.explode,
        shape,
        ...anyText,
      };
      const lost = refusal(table, value);
      const text = attempt(() => encoded(table, value));
      const example = `${JSON.stringify(value)} -> ${String(text)}`;
      expect(text === refused, example).toBe(lost !== undefined);
      if (text === refused) continue;
      expect(decoded(table, text), example).toEqual(
        isEmpty(value) && table.style !== "json" ? {} : { [table.name]: value },
      );
      carried += 1;
    }
    expect(carried).toBeGreaterThan(20);
  });

  it.each(seedsOf(import.meta.filename))(
    "leaves the structure of an address alone, whatever the values are (seed %i)",
    (seed) => {
      const random = new Random(seed + 11);
      for (const combination of combinations.filter(({ place }) => place === "path" || place === "query")) {
        for (let round = 0; round < 100; round += 1) {
          const { shape, value } = randomValue(random, combination);
          const table: ParameterTable = {
            name: "a",
            in: combination.place,
            style: combination.style,
            explode: combination.explode,
            shape,
            ...anyText,
          };
          const text = attempt(() => encoded(table, value));
          if (text === refused || text === undefined) continue;
          const path = table.in === "path" ? `/x/${text}/y` : "/x";
          const url = new URL(`http://h${path}${table.in === "query" ? `?${text}` : ""}`);
          expect([url.pathname, url.search.slice(1), url.hash]).toEqual([path, table.in === "query" ? text : "", ""]);
        }
      }
    },
  );

  it.each(seedsOf(import.meta.filename))("is understood by the platform's own reader of forms (seed %i)", (seed) => {
    const random = new Random(seed + 13);
    for (let round = 0; round < 1000; round += 1) {
      const items = Array.from({ length: 1 + random.below(4) }, () => randomText(random));
      const table: ParameterTable = {
        name: random.pick(names),
        in: "query",
        style: "form",
        explode: true,
        shape: { items: "string" },
      };
      const text = attempt(() => encodeQuery([table], { [table.name]: items }));
      if (text === refused) continue;
      expect(new URLSearchParams(text).getAll(table.name)).toEqual(items);
      expect(new URLSearchParams(text.replaceAll("%20", "+")).getAll(table.name)).toEqual(items);
      expect(
        decoded(table, new URLSearchParams(items.map((item) => [table.name, item] as [string, string])).toString()),
      ).toEqual({ [table.name]: items });
    }
  });
});

/** The reason why a value cannot travel, by the rules that the documentation of the encoders states. */
function refusal({ in: place, style, explode }: ParameterTable, value: unknown): string | undefined {
  if (style === "json") return undefined;
  const isSingle = typeof value !== "object" || value === null;
  const isKeyed = !isSingle && !Array.isArray(value);
  const parts = deepTexts(value);
  if (place === "header") {
    if (parts.some((part) => /^[\t ]|[\t ]$/.test(part))) return "white space at an end";
    if (parts.some((part) => /[^\t -~\x80-\xff]/.test(part))) return "a character that headers do not have";
    if (!isSingle && parts.some((part) => part.includes(","))) return "a comma";
    return isKeyed && explode && parts.some((part) => part.includes("=")) ? "an equals sign" : undefined;
  }
  if (parts.some((part) => /\p{Surrogate}/u.test(part))) return "half of a surrogate pair";
  if (place === "path") {
    const text = parts.join(explode && style === "label" ? "." : ",");
    return isEmpty(value) || isDots(style, text) ? "no segment" : undefined;
  }
  if (style === "deepObject" && deepKeys(value).some((key) => /[[\]]/.test(key))) return "a bracket in a key";
  if (isSingle || explode) return undefined;
  if (style === "spaceDelimited" && parts.some((part) => part.includes(" "))) return "a space";
  return style === "pipeDelimited" && parts.some((part) => part.includes("|")) ? "a pipe" : undefined;
}

function isDots(style: ParameterTable["style"], text: string): boolean {
  return style === "simple" ? /^\.{0,2}$/.test(text) : style === "label" && /^\.?$/.test(text);
}

function deepTexts(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [typeof value === "string" ? value : JSON.stringify(value)];
  return Object.entries(value).flatMap(([key, member]) =>
    (Array.isArray(value) ? [] : [key]).concat(deepTexts(member)),
  );
}

function deepKeys(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => [key, ...deepKeys(member)]);
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

const refused = Symbol("refused");

function attempt<T>(encode: () => T): T | typeof refused {
  try {
    return encode();
  } catch (error) {
    if (isParameterError(error)) return refused;
    throw error;
  }
}

const names = ["a", "x-y", "list[]", "a b", "constructor", "é", "$top", "a.b"] as const;
const alphabet = [
  "a",
  "B",
  "7",
  " ",
  ",",
  ".",
  "/",
  "?",
  "#",
  "&",
  "=",
  "+",
  ";",
  "%",
  "%41",
  "|",
  "[",
  "]",
  "\t",
  "\n",
  "é",
  "😀",
  "\ud800",
  "'",
  "(",
  "!",
  "*",
  "~",
  '"',
  "\\",
  "{",
  "__proto__",
  "constructor",
] as const;

function randomText(random: Random): string {
  return random.chance(2)
    ? random.some(3, () => random.pick(["a", "B", "7", ".", "é"]))
    : random.some(5, () => random.pick(alphabet));
}

function randomValue(
  random: Random,
  { style, kind }: Combination,
): { readonly shape: ValueShape; readonly value: unknown } {
  const primitive = (): { readonly shape: ValueShape; readonly value: unknown } => {
    switch (random.below(5)) {
      case 0:
        return { shape: "number", value: random.pick([0, 1, -1, 1.5, 1e21, 1e-7, -12345.678, 2 ** 53]) };
      case 1:
        return { shape: "boolean", value: random.chance(2) };
      case 2:
        return { shape: ["number", "null"], value: random.pick([null, 5]) };
      default: {
        // JSON keeps half of a surrogate pair as an escape, which strict readers refuse; headers and cookies have own rules.
        const text = randomText(random);
        return { shape: "string", value: style === "json" ? text.replaceAll("\ud800", "") : text };
      }
    }
  };
  if (kind === "primitive" && style !== "deepObject") return primitive();
  if (kind === "list" && style !== "deepObject") {
    const { shape } = primitive();
    const value = Array.from({ length: random.below(4) }, () => {
      for (;;) {
        const item = primitive();
        if (JSON.stringify(item.shape) === JSON.stringify(shape)) return item.value;
      }
    });
    return { shape: { items: shape }, value };
  }
  const members: [string, ValueShape][] = [];
  const value: [string, unknown][] = [];
  for (let count = random.below(4); count > 0; count -= 1) {
    const key = `${randomText(random)}${String(count)}`.replaceAll(style === "json" ? "\ud800" : "", "");
    const one = style === "deepObject" && random.chance(3) ? nested(random, primitive) : primitive();
    members.push([key, one.shape]);
    value.push([key, one.value]);
  }
  return { shape: { members: Object.fromEntries(members), others: "string" }, value: Object.fromEntries(value) };
}

function nested(
  random: Random,
  primitive: () => { readonly shape: ValueShape; readonly value: unknown },
): { readonly shape: ValueShape; readonly value: unknown } {
  // prettier-ignore
  const inner = primitive();
  if (random.chance(2)) return { shape: { items: inner.shape }, value: [inner.value, inner.value] };
  return {
    shape: { members: { k: inner.shape, "-": "string" }, others: "string" },
    value: { k: inner.value, "-": "v" },
  };
}

function encoded(table: ParameterTable, value: unknown): string | undefined {
  const values = { [table.name]: value };
  switch (table.in) {
    case "path":
      return encodePath(`/{${table.name}}`, [table], values).slice(1);
    case "query":
      return encodeQuery([table], values);
    case "header": {
      const [pair] = encodeHeaders([table], values);
      // A value that a platform's own headers would refuse or change is not a header.
      if (pair !== undefined) expect(new Headers({ h: pair[1] }).get("h")).toBe(pair[1]);
      return pair?.[1];
    }
    case "cookie":
      return encodeCookies([table], values);
  }
}

function decoded(table: ParameterTable, text: string | undefined): unknown {
  const { values, problems } = compileParameters(
    [table],
    `/{${table.name}}`,
  )({
    pathValues: table.in === "path" && text !== undefined ? [text] : [],
    query: table.in === "query" ? (text ?? "") : "",
    headers: { [table.in === "cookie" ? "cookie" : table.name.toLowerCase()]: text },
  });
  expect(problems).toEqual([]);
  return values.path ?? values.query ?? values.headers ?? values.cookies;
}
