import { describe, expect, it } from "vitest";
import { strictJsonReader } from "../../../templates/runtime/http/payload-json-strict.js";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { hasObjectType } from "../../../templates/runtime/json/object-members.js";
import type { Result } from "../../../templates/runtime/base/problem.js";

const on = { validate: true, contentType: "application/json" };
const off = { ...on, validate: false };

function validate(value: unknown): Result<number> {
  if (typeof value === "number") return { ok: true, value };
  return { ok: false, problems: [{ code: "type", message: "no number", path: "" }], truncated: false };
}

describe("jsonWriter", () => {
  it("writes JSON under the contract's media type, or the one that was chosen", () => {
    const writer = jsonWriter("application/vnd.x+json", validate);
    expect(writer.write(5)).toEqual({ body: "5", contentType: "application/vnd.x+json" });
    expect(jsonWriter("application/*").write([1], "application/x")).toEqual({
      body: "[1]",
      contentType: "application/x",
    });
    expect(jsonWriter("*/*").write({ a: 1 })).toEqual({ body: '{"a":1}', contentType: "application/json" });
  });

  it("hands on the check, and has none where there is none", () => {
    expect(jsonWriter("application/json", validate).validate).toBe(validate);
    expect("validate" in jsonWriter("application/json")).toBe(false);
  });
});

describe("jsonReader", () => {
  const reader = jsonReader("application/json", validate);
  it("reads and checks", () => {
    expect(reader.read("5", on)).toEqual({ ok: true, value: 5 });
    expect(reader.read('"5"', on)).toMatchObject({ ok: false, problems: [{ code: "type" }] });
  });

  it("trusts that objects are plain in the check, but not in the hook that gets its problems", () => {
    const plain: boolean[] = [];
    const check = (value: unknown): Result<number> => {
      plain.push(hasObjectType(new Date(0)));
      return validate(value);
    };
    const report = (): void => void plain.push(hasObjectType(new Date(0)));
    expect(jsonReader("application/json", check).read("{}", { ...on, report })).toMatchObject({ ok: true });
    expect(plain).toEqual([true, false]);
  });

  it("skips the check where it is switched off or absent, but never reads what is not JSON", () => {
    expect(reader.read('"5"', off)).toEqual({ ok: true, value: "5" });
    expect(jsonReader("application/json").read("{}", on)).toEqual({ ok: true, value: {} });
    for (const text of ["", "{", "'a'", "01", "[".repeat(200_000)])
      expect(reader.read(text, off)).toMatchObject({ ok: false, problems: [{ code: "json/syntax", path: "" }] });
  });

  it("reads __proto__ as a name like any other", () => {
    const result = jsonReader<object>("application/json").read('{"__proto__":{"a":1}}', on);
    expect(result.ok && Object.keys(result.value)).toEqual(["__proto__"]);
    expect(result.ok && "a" in result.value).toBe(false);
  });
});

describe("strictJsonReader", () => {
  const reader = strictJsonReader("application/json", validate);
  it("reads and checks with lines", () => {
    expect(reader.read(" 5", on)).toEqual({ ok: true, value: 5 });
    expect(reader.read("\n true", on)).toMatchObject({ ok: false, problems: [{ code: "type", line: 2, column: 2 }] });
  });

  it("refuses what is ambiguous also where nothing is checked", () => {
    for (const read of [reader, strictJsonReader("application/json")]) {
      const result = read.read('{"a":1,"a":2}', off);
      expect(result).toMatchObject({ ok: false, problems: [{ code: "json/duplicate-key", line: 1, column: 8 }] });
    }
    expect(reader.read('"x"', off)).toEqual({ ok: true, value: "x" });
  });

  it("lets others go first before a long text is parsed, checked, and searched for the places of problems", async () => {
    const steps: string[] = [];
    const recording = strictJsonReader("application/json", (value) => {
      steps.push("check");
      return validate(value);
    });
    const turn = (): Promise<void> => {
      steps.push("turn");
      return Promise.resolve();
    };
    const read = recording.readInTurns!("\n true", on, turn);
    expect(steps).toEqual(["turn"]);
    expect(await read).toEqual(reader.read("\n true", on));
    expect(steps).toEqual(["turn", "turn", "check", "turn"]);
    expect(await recording.readInTurns!("{", on, turn)).toEqual(reader.read("{", on));
  });
});
