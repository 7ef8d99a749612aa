import { describe, expect, it } from "vitest";
import { evaluate } from "../../generator/model/json-schema/evaluate.js";
import type { SchemaView } from "../../generator/model/json-schema/schema-view.js";
import { relate } from "../../generator/prove/json-schema/relate.js";
import type { JsonSchema, JsonValue } from "../../generator/model/json-schema/schema.js";
import { loadSpec } from "../generator/load/openapi/load-spec.js";
import { schemaAt } from "../support/json-schema.js";
import { matches } from "../support/reference-validator.js";
import {
  inOldWords,
  judgeOf,
  schemaPair,
  unevaluatedPair,
  type Dialect,
  type SchemaPair,
} from "../support/schema-pairs.js";
import { sized } from "../support/sizes.js";
import { seedsOf } from "../support/seeds.js";

/** More for a longer run: DIFFERENTIAL_PAIRS=20000 SEED=7. */
const pairCount = Number(process.env["DIFFERENTIAL_PAIRS"] ?? sized({ normal: 50, thorough: 3000 }));
const seeds = seedsOf(import.meta.filename);
const runs = seeds.flatMap((seed) => [["3.0", seed] as const, ["3.1", seed] as const]);

describe("random schemas and mutations of them", () => {
  it.each(runs)("are compared as ajv judges their values, in OpenAPI %s (seed %i)", async (dialect, seed) => {
    const counts = await compareAll(dialect, seed);
    const { missed, unconfirmed, misjudged, broken, unbroken, alarms } = counts;
    const share = ((100 * alarms.length) / unbroken).toFixed(2);
    console.log(
      `${dialect}: ${pairCount} pairs; ${broken} directions broken, ${missed.length} of them missed; ` +
        `${unbroken} unbroken, ${alarms.length} alarms without a witness (${share} %)`,
    );
    for (const alarm of alarms) console.log(alarm);
    expect(missed).toEqual([]);
    expect(unconfirmed).toEqual([]);
    expect(misjudged).toEqual([]);
    // A few more are chance.
    expect(alarms.length).toBeLessThanOrEqual(unbroken * 0.05 + 2);
    // Both must be common, or nothing is compared.
    expect(broken).toBeGreaterThan(pairCount / 10);
    expect(unbroken).toBeGreaterThan(pairCount / 10);
  });
});

describe("random schemas with what ajv misjudges", () => {
  it.each(seeds)("are compared as a plain reading of the standard judges their values (seed %i)", (seed) => {
    const count = Math.ceil(pairCount / 3);
    let broken = 0;
    const wrong: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { before, after, values } = unevaluatedPair(seed, index);
      const at = schemaAt({ before, after, $defs: before["$defs"] ?? {} });
      const [earlier, later] = [at("/before"), at("/after")];
      const relation = relate(earlier, later, { direction: "read" });
      const back = relate(later, earlier, { direction: "read" });
      const text = `${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
      for (const value of values) {
        const [isBefore, isAfter] = [matches(earlier, value), matches(later, value)];
        if (isBefore && !isAfter && relation.narrowed.kind === "no") wrong.push(`${JSON.stringify(value)}: ${text}`);
        if (!isBefore && isAfter && relation.widened.kind === "no") wrong.push(`${JSON.stringify(value)}: ${text}`);
        if (evaluate(earlier, value, { direction: "read" }) !== isBefore) wrong.push(`evaluate: ${text}`);
      }
      if (relation.narrowed.kind === "yes") {
        broken += 1;
        const { witness } = relation.narrowed;
        if (!matches(earlier, witness) || matches(later, witness)) wrong.push(`witness: ${text}`);
      }
      // The reverse direction is the mirror image.
      const kinds = [relation.narrowed.kind, relation.widened.kind, back.widened.kind, back.narrowed.kind];
      if (kinds[0] !== kinds[2] || kinds[1] !== kinds[3]) wrong.push(`${kinds.join()}: ${text}`);
    }
    expect(wrong).toEqual([]);
    expect(broken).toBeGreaterThan(count / 20);
  });
});

interface Counts {
  broken: number;
  unbroken: number;
  /** A value distinguishes the versions, but no difference is reported. */
  readonly missed: string[];
  /** A witness that is none. */
  readonly unconfirmed: string[];
  /** Values that `evaluate` judges otherwise. */
  readonly misjudged: string[];
  readonly alarms: string[];
}

async function compareAll(dialect: Dialect, seed: number): Promise<Counts> {
  const pairs = Array.from({ length: pairCount }, (_, index) => schemaPair(seed, index, dialect));
  const schemas = await loadPairs(pairs, dialect);
  const counts: Counts = { broken: 0, unbroken: 0, missed: [], unconfirmed: [], misjudged: [], alarms: [] };
  for (const [index, pair] of pairs.entries()) {
    const view: SchemaView = { direction: index % 2 === 0 ? "sent" : "read" };
    comparePair(pair, [schemas.get(`Before${index}`), schemas.get(`After${index}`)], view, counts);
  }
  return counts;
}

function comparePair(
  { before, after, values }: SchemaPair,
  [earlier, later]: readonly [JsonSchema | undefined, JsonSchema | undefined],
  view: SchemaView,
  counts: Counts,
): void {
  const judgeBefore = judgeOf(before, view.direction);
  const judgeAfter = judgeOf(after, view.direction);
  if (judgeBefore === undefined || judgeAfter === undefined || earlier === undefined || later === undefined) return;
  const relation = relate(earlier, later, view);
  const told = values.map((value) => ({ value, before: judgeBefore(value), after: judgeAfter(value) }));
  for (const each of told) {
    if (each.before !== undefined && evaluate(earlier, each.value, view) !== each.before) {
      counts.misjudged.push(`${JSON.stringify(before)} on ${JSON.stringify(each.value)}`);
    }
  }
  for (const kind of ["narrowed", "widened"] as const) {
    const answer = relation[kind];
    const isBreak = (isBefore: boolean | undefined, isAfter: boolean | undefined): boolean =>
      kind === "narrowed" ? isBefore === true && isAfter === false : isBefore === false && isAfter === true;
    const found = told.find((each) => isBreak(each.before, each.after));
    const text = `${kind} (${view.direction}): ${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
    const verdicts = answer.kind === "yes" ? [judgeBefore(answer.witness), judgeAfter(answer.witness)] : [];
    // A schema on which ajv's own code breaks is not judged.
    if (answer.kind === "yes" && verdicts.includes(undefined)) continue;
    const isWitnessed = answer.kind === "yes" && isBreak(verdicts[0], verdicts[1]);
    if (answer.kind === "yes" && !isWitnessed) counts.unconfirmed.push(`${JSON.stringify(answer.witness)} of ${text}`);
    if (found !== undefined && answer.kind === "no") counts.missed.push(`${JSON.stringify(found.value)} of ${text}`);
    if (found !== undefined || isWitnessed) counts.broken += 1;
    else {
      counts.unbroken += 1;
      if (answer.kind === "unknown") counts.alarms.push(`${answer.reason}: ${text}`);
    }
  }
}

/** All schemas as one document, read as any other. */
async function loadPairs(pairs: readonly SchemaPair[], dialect: Dialect): Promise<ReadonlyMap<string, JsonSchema>> {
  const schemas: Record<string, JsonValue> = {};
  const add = (name: string, { $defs, ...schema }: { readonly [key: string]: JsonValue }): void => {
    const all = { "": schema, ...($defs as { readonly [key: string]: JsonValue }) };
    for (const [definition, each] of Object.entries(all)) {
      const text = JSON.stringify(dialect === "3.0" ? inOldWords(each) : each);
      schemas[name + definition] = JSON.parse(text.replaceAll("#/$defs/", `#/components/schemas/${name}`)) as JsonValue;
    }
  };
  for (const [index, { before, after }] of pairs.entries()) {
    add(`Before${index}`, before);
    add(`After${index}`, after);
  }
  const version = dialect === "3.0" ? "3.0.3" : "3.1.0";
  const document = { openapi: version, info: { title: "Pairs", version: "1" }, paths: {}, components: { schemas } };
  const { contract, reports } = await loadSpec({ "openapi.json": JSON.stringify(document, undefined, 1) });
  const errors = reports.filter((report) => report.includes(" error "));
  if (contract === undefined || errors.length > 0) throw new Error(errors.slice(0, 20).join("\n"));
  return contract.schemas;
}
