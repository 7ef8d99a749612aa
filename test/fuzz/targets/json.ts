import { isDeepStrictEqual } from "node:util";
import { readJson } from "../../../templates/runtime/json/read.js";
import type { Problem, Result } from "../../../templates/runtime/base/problem.js";
import { ensure, textOf, type FuzzTarget } from "../fuzz-target.js";

/** Codes of rules that only our reader has: JSON.parse may accept. */
const stricter: ReadonlySet<string> = new Set([
  "json/duplicate-key",
  "json/inexact-number",
  "json/invalid-bytes",
  "json/lone-surrogate",
  "json/too-deep",
]);

const accepted = (value: unknown): Result<unknown> => ({ ok: true, value });
/** A validator that finds a problem at each value: the reader locates it in the text. */
const rejected = (value: unknown): Result<unknown> => ({
  ok: false,
  problems: pathsOf(value, "").map((path): Problem => ({ code: "x", message: "x", path })),
  truncated: false,
});

/** The reader of JSON: it throws nothing, and agrees with JSON.parse except for its stricter rules. */
export const target: FuzzTarget = {
  seeds: [
    '{"a":[1,-0,1.5e3,true,false,null],"é":"\\u00e9\\ud83d\\ude00","b":{"c":{}}}',
    '[[[]],{"":""},"\\"\\\\\\/\\b\\f\\n\\r\\t", 0.1, 12345678901234567890]',
    ' { "__proto__" : 1 ,\r\n\t"constructor":[ ] } ',
    '"\\ud800"',
  ],
  maxSteps: (length) => 2_000 + 200 * length,
  run(input) {
    const result = readJson(input, accepted, undefined);
    const text = textOf(input);
    const code = result.ok ? "" : (result.problems[0]?.code ?? "none");
    if (code === "json/invalid-bytes") return code;
    const ofText = readJson(text, accepted, undefined);
    ensure(isDeepStrictEqual(ofText, result), "A text and its bytes have different results.", result, ofText);
    compareWithParse(text, result, code);
    if (result.ok) locateAll(text);
    return code;
  },
};

function compareWithParse(text: string, result: Result<unknown>, code: string): void {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    ensure(!result.ok, "JSON.parse rejects the text.", result);
    return;
  }
  ensure(result.ok || stricter.has(code), "JSON.parse accepts the text.", code);
  if (result.ok)
    ensure(isDeepStrictEqual(result.value, parsed), "JSON.parse reads another value.", result.value, parsed);
}

function locateAll(text: string): void {
  const located = readJson(text, rejected, undefined);
  ensure(!located.ok, "A rejected value is accepted.");
  for (const { line = 0, column = 0, path } of located.problems)
    ensure(line >= 1 && column >= 1, "A value has no location.", path);
}

function pathsOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}
