import type { Problem, Result } from "../../../templates/runtime/base/problem.js";
import type { RejectedValue } from "../../compare/usages/join-usages.js";
import type { MatchApi, MatchedApi } from "../../compare/usages/match-apis.js";
import type { SettledChange } from "../../compare/final-levels.js";
import { emitModules } from "../../emit/emit-modules.js";
import type { Contract } from "../../model/contract.js";
import { planInterface } from "../../plan/plan-interfaces.js";
import { viewFor } from "../../plan/plan.js";
import { withNeeded } from "../../settings/parts.js";
import { inOrder } from "../../text/in-order.js";
import type { Constant } from "../../usage/constants.js";
import type { ConsumerValue } from "../../usage/record.js";
import { printModules } from "../../write/print-modules.js";
import { importEmitted } from "../import-emitted.js";
import type { ReadUsages } from "./read-usages.js";

/** Both versions of the specs. */
interface ValueVersions {
  /** Finds the old version of an API. */
  readonly matchApi: MatchApi;
  /** New versions by the names of APIs. */
  readonly after: ReadonlyMap<string, Contract>;
}

/** Finds the values in code that the validators of the old version accept and those of the new version reject. */
export async function rejectedValues(
  { usages, values }: Pick<ReadUsages, "usages" | "values">,
  { matchApi, after }: ValueVersions,
  changes: readonly SettledChange[],
): Promise<readonly RejectedValue[]> {
  const validators = new Map<string, Promise<ProblemOf>>();
  const rejected: RejectedValue[] = [];
  for (const { consumer, apis } of usages)
    for (const one of values.get(consumer) ?? []) {
      const api = apis.find((used) => used.package === one.api.package && used.api === one.api.api);
      const matched = api && matchApi(api);
      const now = matched && after.get(matched.contract.name);
      if (matched === undefined || now === undefined) continue;
      const { contract, subjects } = matched;
      const known = validators.get(contract.name) ?? createProblemOf(matched, now);
      validators.set(contract.name, known);
      const problem = (await known)(one);
      if (problem === undefined) continue;
      const changed = new Set(subjects.of({ kind: "property", name: one.name }));
      const isOf = (change: SettledChange): boolean => change.contract === contract.name && changed.has(change.subject);
      const value = JSON.stringify(one.value);
      rejected.push({ consumer, at: one.at, name: one.name, value, problem, changes: changes.filter(isOf) });
    }
  return inOrder(rejected, ({ consumer, at, name }) => `${consumer}\0${at}\0${name}`);
}

/** Returns the problem that only the new version has with a value; undefined if it has none. */
type ProblemOf = (value: ConsumerValue) => string | undefined;

async function createProblemOf({ contract, subjects }: MatchedApi, after: Contract): Promise<ProblemOf> {
  const [old, now] = [await createValidate(contract), await createValidate(after)];
  return ({ name, value }) => {
    const paths = subjects.of({ kind: "property", name }).filter((one) => !one.includes("/"));
    for (const path of [...paths, name]) {
      const [root = "", ...steps] = path.match(/^[^.[]+|\.[^.[]+|\[\d*\]/g) ?? [];
      if (steps.length === 0) continue;
      const [first, second] = [old(root, steps, value), now(root, steps, value)];
      if (first?.length === 0 && second?.[0] !== undefined) return second[0].message;
    }
    return undefined;
  };
}

/** Returns the problems of a value inside a named schema; undefined if the schema has no validator. */
type ValidateAt = (root: string, steps: readonly string[], value: Constant) => readonly Problem[] | undefined;

async function createValidate(contract: Contract): Promise<ValidateAt> {
  const plan = planInterface(contract, "", { withMessages: true });
  const names = new Map<string, string>();
  for (const { views } of plan.schemas)
    for (const { typeName, validateName } of views) names.set(typeName, validateName);
  for (const [component, schema] of contract.schemas) {
    const named = plan.schemaName(schema);
    if (named !== undefined) names.set(component, viewFor(named, "request").validateName);
  }
  const files = await printModules(emitModules([plan], withNeeded(["validators"])), {
    format: "printed",
    runtime: "inline",
  });
  const functions = await importEmitted(files, "validators.ts");
  return (root, steps, value) => {
    const validate = functions[names.get(root) ?? ""] as ((value: unknown) => Result<unknown>) | undefined;
    if (validate === undefined) return undefined;
    const result = validate(nested(steps, value));
    const pointer = steps.map(pointerStep).join("");
    const isInside = ({ path }: Problem): boolean => path === pointer || path.startsWith(`${pointer}/`);
    return result.ok ? [] : result.problems.filter(isInside);
  };
}

/** A value as the only property of objects around it. */
function nested(steps: readonly string[], value: Constant): unknown {
  return steps.reduceRight<unknown>(
    (inner, step) => (step.startsWith("[") ? [inner] : Object.fromEntries([[propertyOf(step), inner]])),
    value,
  );
}

function propertyOf(step: string): string {
  return step === ".*" ? "extra" : step.slice(1);
}

function pointerStep(step: string): string {
  return `/${step.startsWith("[") ? "0" : propertyOf(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
