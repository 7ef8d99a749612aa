import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { relate } from "../../../generator/prove/json-schema/relate.js";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import { schemaAt } from "../../support/json-schema.js";

const readme = readFileSync(resolve(import.meta.dirname, "../../../generator/prove/README.md"), "utf8");

it("proves the worked example of the README as the text tells it", () => {
  const [before, after] = [...readme.matchAll(/^```json\n(.*?)^```/gms)].map(
    ([, text = ""]): JsonValue => JSON.parse(text) as JsonValue,
  );
  const strings: JsonValue = { type: ["integer", "string"] };
  const at = schemaAt({ before: before ?? null, after: after ?? null, strings });
  const { narrowed, widened } = relate(at("/before"), at("/after"), { direction: "read" });
  expect(readme).toContain("_yes, 11_");
  expect(narrowed).toEqual({ kind: "yes", witness: 11 });
  expect(readme).toContain("_yes, 0_");
  expect(widened).toEqual({ kind: "yes", witness: 0 });
  expect(relate(at("/before"), at("/strings"), { direction: "read" }).narrowed).toEqual({ kind: "no" });
});
