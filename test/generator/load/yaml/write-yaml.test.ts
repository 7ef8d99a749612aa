import { parse } from "yaml";
import { expect, it } from "vitest";
import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { readYaml } from "../../../../generator/load/read-yaml.js";
import { createSourceFile } from "../../../../generator/load/source-file.js";
import { writeYaml } from "../../../../generator/load/yaml/write-yaml.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { Random } from "../../../support/random.js";
import { seedsOf } from "../../../support/seeds.js";
import { sized } from "../../../support/sizes.js";
import { randomValue } from "./random-values.js";

const marks = [{ "--- x": 1, "... y": " \n a" }, "--- x", " \n  a\n", "\u202ea\n b", { "\u2028": "\ufeff" }];

it("writes values that this reader and the package `yaml` read back", () => {
  for (const seed of seedsOf(import.meta.filename)) {
    const random = new Random(seed);
    const rounds = sized({ normal: 300, thorough: 20_000 });
    for (const value of [...marks, ...Array.from({ length: rounds }, () => randomValue(random, 0))]) {
      const text = writeYaml(value as JsonValue);
      const read = readYaml(createSourceFile("a.yaml", text), createDiagnostics());
      const written = JSON.stringify(value);
      expect([seed, JSON.stringify(read)]).toEqual([seed, written]);
      expect([seed, JSON.stringify(parse(text, { schema: "core", maxAliasCount: -1 }))]).toEqual([seed, written]);
      expect(text).not.toMatch(/[\u202e\u2028\ufeff]/);
    }
  }
});
