import { describe, expect, it } from "vitest";
import { diff } from "../../../generator/api/diff.js";
import { effort } from "../../support/effort.js";
import { sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";

/*
 * Pairs of contracts on which comparing everything with everything would take the square of their size or more. Each took
 * minutes, or did not end, before what is shared was looked at once. Each takes a few hundred units of effort.
 */
const most = 6_000;

type Schemas = Record<string, object>;

const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const to = (index: number): object => ({ $ref: `#/components/schemas/S${index}` });

/** Ids of the breaks, with their numbers of reports. Changes without a proof may be warnings in addition. */
async function countsOf(schemas: (isNew: boolean) => Schemas): Promise<Readonly<Record<string, number>>> {
  const message = { content: { "application/json": { schema: to(0) } } };
  const paths = {
    "/a": { post: { operationId: "a", requestBody: message, responses: { 200: { description: "d", ...message } } } },
  };
  const text = (isNew: boolean): string =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths,
      components: { schemas: schemas(isNew) },
    });
  const cwd = tempFolder({ "old.json": text(false), "new.json": text(true) });
  const spent = effort();
  const { report, diagnostics } = await diff({ cwd, before: "old.json", after: "new.json" });
  expect(spent()).toBeLessThan(most);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const found: Record<string, number> = {};
  for (const { id, level } of report?.changes ?? []) if (level === "breaking") found[id] = (found[id] ?? 0) + 1;
  return found;
}

const members = sized({ normal: 600, thorough: 4_000 });
const replaced = sized({ normal: 200, thorough: 3_000 });
const branches = sized({ normal: 80, thorough: 400 });
const dense = sized({ normal: 30, thorough: 120 });
const reaching = sized({ normal: 150, thorough: 1_000 });
const choices = sized({ normal: 10, thorough: 40 });

describe("comparisons of", () => {
  it("a schema of thousands of members tell each that changed", async () => {
    const found = await countsOf((isNew) => ({
      S0: {
        type: "object",
        properties: Object.fromEntries(
          count(members).map((each) => [`p${each}`, { type: "string", maxLength: isNew && each % 2 === 0 ? 5 : 6 }]),
        ),
      },
    }));
    expect(found).toEqual({ "schema/max-length-lowered": members / 2 });
  });

  it("a schema of which hundreds of properties were renamed and became optional", async () => {
    const found = await countsOf((isNew) => {
      const kept = count(replaced).map((each) => `kept${each}`);
      const names = [...kept, ...count(replaced).map((each) => `${isNew ? "new" : "old"}${each}`)];
      const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
      return { S0: { type: "object", properties, required: isNew ? [] : kept } };
    });
    expect(found).toEqual({ "schema/property-became-optional": replaced, "schema/property-removed": replaced });
  });

  it("many thousands of listed values tell of half of them in one line", async () => {
    const found = await countsOf((isNew) => ({
      S0: {
        type: "string",
        enum: count(sized({ normal: 10_000, thorough: 100_000 })).map((each) =>
          isNew && each % 2 === 0 ? `new${each}` : `v${each}`,
        ),
      },
    }));
    expect(found).toEqual({ "schema/enum-value-added": 1, "schema/enum-value-removed": 1 });
  });

  it("hundreds of tagged branches tell each that changed", async () => {
    const found = await countsOf((isNew) => ({
      S0: {
        oneOf: count(branches).map((each) => ({
          type: "object",
          required: ["kind"],
          properties: {
            kind: { const: `v${each}` },
            x: { type: "integer", maximum: isNew && each % 2 === 0 ? 5 : 6 },
          },
        })),
      },
    }));
    expect(found).toEqual({ "schema/maximum-lowered": branches / 2 });
  });

  it("schemas that each refer to each tell each that changed", async () => {
    const found = await countsOf((isNew) =>
      Object.fromEntries(
        count(dense).map((each) => [
          `S${each}`,
          {
            type: "object",
            properties: {
              ...Object.fromEntries(count(dense).map((other) => [`p${other}`, to(other)])),
              v: { type: "integer", maximum: isNew && each % 3 === 0 ? 5 : 6 },
            },
          },
        ]),
      ),
    );
    expect(found).toEqual({ "schema/maximum-lowered": dense / 3 });
  });

  it("schemas that all reach each other by two references", async () => {
    const found = await countsOf((isNew) =>
      Object.fromEntries(
        count(reaching).map((each) => [
          `S${each}`,
          {
            type: "object",
            required: isNew && each % 2 === 0 ? ["a", "v"] : ["v"],
            properties: { a: to((each * 7 + 1) % reaching), b: to((each * 3 + 2) % reaching), v: { type: "string" } },
          },
        ]),
      ),
    );
    expect(Object.keys(found)).toEqual(["schema/property-became-required"]);
  });

  it("40 schemas of which each asks for the next twice", async () => {
    const found = await countsOf((isNew) => ({
      ...Object.fromEntries(
        count(40).map((each) => [
          `S${each}`,
          { type: "object", required: ["a", "b"], properties: { a: to(each + 1), b: to(each + 1) } },
        ]),
      ),
      S40: { type: "string", maxLength: isNew ? 5 : 6 },
    }));
    expect(found).toEqual({ "schema/max-length-lowered": 1 });
  });

  it("choices of which each names the next twice", async () => {
    const found = await countsOf((isNew) => ({
      ...Object.fromEntries(
        count(choices).map((each) => [
          `S${each}`,
          { oneOf: [to(each + 1), { type: "object", properties: { x: to(each + 1) } }] },
        ]),
      ),
      [`S${choices}`]: { type: "string", maxLength: isNew ? 5 : 6 },
    }));
    expect(found["schema/max-length-lowered"]).toBe(1);
  });
});
