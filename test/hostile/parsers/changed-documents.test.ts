import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { generate } from "../../../generator/api/generate.js";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import { Random } from "../../support/random.js";
import { sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";
import { seedsOf } from "../../support/seeds.js";
import { changeDocument } from "./change-document.js";

// Documents of OpenAPI with random faults, read leniently: none is refused, and none ends a run otherwise than in diagnostics. Another seed changes
// them in other ways.

const golden = resolve(import.meta.dirname, "../../golden");
const documents = readdirSync(golden, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?:^|[/\\])openapi\.yaml$/.test(path))
  .sort()
  .map((path) => [path, parse(readFileSync(join(golden, path), "utf8")) as JsonValue] as const);

it.each(seedsOf(import.meta.filename))(
  "documents with random faults are generated, in lenient reading (seed %i)",
  async (seed) => {
    const [first] = documents;
    expect(first).toBeDefined();
    const refused: string[] = [];
    for (let index = 0; index < sized({ normal: 5, thorough: 600 }); index += 1) {
      const random = new Random(seed * 1_000_003 + index);
      const [name, document] = random.pick([first!, ...documents]);
      const changed = structuredClone(document);
      changeDocument(changed, random);
      const cwd = tempFolder({ "vendor.json": JSON.stringify(changed) });
      const options = {
        cwd,
        files: ["vendor.json"],
        out: "out",
        format: "none",
        strictness: "lenient",
        cache: false,
      } as const;
      const { ok, diagnostics } = await generate(options);
      const errors = diagnostics
        .filter(({ severity }) => severity === "error")
        .map(({ code, message }) => `${code} ${message}`);
      // A document that lost all that it describes is refused.
      const isEmpty = diagnostics.some(
        ({ code }) => code === "openapi/nothing-described" || code === "project/nothing-left",
      );
      if (!ok && !isEmpty) refused.push(`${index} ${name}: ${errors.join(" ")}`);
    }
    expect(refused).toEqual([]);
  },
);

it.each(seedsOf(import.meta.filename))(
  "documents with random faults are refused with diagnostics, in strict reading (seed %i)",
  async (seed) => {
    const [first] = documents;
    let refused = 0;
    for (let index = 0; index < sized({ normal: 5, thorough: 300 }); index += 1) {
      const random = new Random(seed * 2_000_003 + index);
      const changed = structuredClone(random.pick([first!, ...documents])[1]);
      changeDocument(changed, random);
      const cwd = tempFolder({ "vendor.json": JSON.stringify(changed) });
      const options = {
        cwd,
        files: ["vendor.json"],
        out: "out",
        format: "none",
        strictness: "strict",
        cache: false,
      } as const;
      const { ok, diagnostics } = await generate(options);
      expect(ok || diagnostics.some(({ severity }) => severity === "error")).toBe(true);
      refused += ok ? 0 : 1;
    }
    expect(refused).toBeGreaterThan(0);
  },
);
