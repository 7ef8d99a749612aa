import { Ajv2020 } from "ajv/dist/2020.js";
import * as addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import type { DeepCheck, ProblemRules } from "../../../../templates/runtime/json/problems.js";
import { resultOfDeepList } from "../../../../templates/runtime/json/recursion-limits.js";
import { compile } from "../../../support/compile.js";
import { createRandom, createRandomJson, type RandomJson } from "../../../support/random-schema.js";
import { matches } from "../../../support/reference-validator.js";
import { renderModule } from "../../../support/render-module.js";
import { sized } from "../../../support/sizes.js";
import { wholeRuntime } from "../../../support/runtime-below.js";
import { loadedSchema } from "../../../support/loaded-schema.js";
import { planOf, runModule, validatorsModule } from "../../../support/validators.js";
import { seedOfRun } from "../../../support/seeds.js";

/** More of both for a longer run: DIFFERENTIAL_SCHEMAS=5000 SEED=7. */
const schemaCount = Number(process.env["DIFFERENTIAL_SCHEMAS"] ?? sized({ normal: 20, thorough: 1_000 }));
const seed = seedOfRun();
const valuesEach = 8;

describe("random schemas and values", () => {
  it("get the same verdict from asking, from recording and from a plain reading of the standard", async () => {
    const differences = await compareWith(["format"], async (schema) => {
      const { root } = await loadedSchema(schema);
      return (value) => matches(root, value);
    });
    expect(differences).toEqual([]);
  });

  it("get the same verdict from the emitted validators and from ajv with formats", async () => {
    // Covered by the test above: ajv miscounts "contains" in empty arrays and the items that branches evaluate.
    const differences = await compareWith(["contains", "unevaluatedItems", "unevaluatedProperties"], ajvValidator);
    expect(differences).toEqual([]);
  });

  it("become code that compiles under the strictest settings", async () => {
    const texts = new Map(wholeRuntime().map(({ path, text }) => [`${import.meta.dirname}/${path}`, text]));
    const random = Array.from({ length: sized({ normal: 10, thorough: 100 }) }, (_, at) => randomSchema(at, []).schema);
    // No item is valid: the loop over them had a name that nothing used.
    const found: JsonValue = { items: { enum: [-1], oneOf: [{ const: "abc" }, { const: "b" }] } };
    for (const [index, schema] of [found, ...random].entries()) {
      const { root, targets } = await loadedSchema(schema);
      const plan = planOf(root, targets);
      const types = plan.schemas.map(({ views: [view] }) => `type ${view?.typeName} = unknown;`).join("\n");
      const text = renderModule(validatorsModule(plan)).replace(/^import type .* from ".\/types.js";$/gm, "");
      texts.set(`${import.meta.dirname}/${index}/validators.ts`, `${types}\n${text}`);
    }
    expect(
      compile(
        [...texts.keys()].filter((path) => path.endsWith("/validators.ts")),
        texts,
      ),
    ).toEqual([]);
  });
});

type Judge = (value: JsonValue) => boolean | undefined;

async function compareWith(
  without: readonly string[],
  judgeOf: (schema: JsonValue) => Judge | Promise<Judge>,
): Promise<readonly string[]> {
  const differences: string[] = [];
  let accepted = 0;
  let answered = 0;
  for (let index = 0; index < schemaCount; index += 1) {
    const { schema, json } = randomSchema(index, without);
    const judge = await judgeOf(schema);
    const { root, targets } = await loadedSchema(schema);
    const ours = runModule<"Root">(validatorsModule(planOf(root, targets)));
    for (let count = 0; count < valuesEach; count += 1) {
      const value = count % 4 === 3 ? json.value(3) : json.matching(schema, 3);
      const verdict = judge(value);
      if (verdict === undefined) continue;
      answered += 1;
      if (verdict) accepted += 1;
      const verdicts = [ours.isRoot(value), ours.validateRoot(value).ok, countProblems(ours, value) === 0];
      if (verdicts.some((each) => each !== verdict)) {
        differences.push(
          `${JSON.stringify(schema)} on ${JSON.stringify(value)}: ${verdict} against ${verdicts.join()}`,
        );
      }
    }
  }
  // Both results must be common, or the comparison is empty.
  const share = accepted / answered;
  expect(answered).toBeGreaterThan(0.9 * schemaCount * valuesEach);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);
  return differences;
}

/** The number of problems that a check records. */
function countProblems(ours: object, value: unknown): number {
  const { checkRoot, rootRules } = ours as {
    checkRoot: DeepCheck;
    rootRules: ProblemRules;
  };
  const result = resultOfDeepList(value, checkRoot, rootRules, undefined);
  return result.ok ? 0 : result.problems.length;
}

function randomSchema(index: number, without: readonly string[]): { schema: JsonValue; json: RandomJson } {
  const json = createRandomJson(createRandom(seed * 100_000 + index), without);
  const again = { $ref: "#/$defs/B" };
  // One flat schema, and one that recurs through its properties and items.
  const recurring = { properties: { a: again, b: { $ref: "#/$defs/A" } }, items: { anyOf: [again, json.schema(0)] } };
  const $defs = { A: json.schema(0), B: { ...asObject(json.schema(0)), ...recurring } };
  return { schema: { ...asObject(json.schema(3)), $defs }, json };
}

function asObject(schema: JsonValue): object {
  return typeof schema === "object" && schema !== null ? schema : {};
}

function ajvValidator(schema: JsonValue): (value: JsonValue) => boolean | undefined {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: true, logger: false });
  addFormats.default.default(ajv, { mode: "full" });
  const validate = ajv.compile(schema as object);
  return (value) => {
    try {
      return validate(value);
    } catch (error) {
      // Its own code throws on some properties that Object.prototype has too.
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  };
}
