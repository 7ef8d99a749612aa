import type { Problem, Result } from "../../../templates/runtime/base/problem.js";
import { contractOf, type RejectedValue } from "../../compare/usages/join-usages.js";
import { usageSubjects, type UsageSubjects } from "../../compare/usages/usage-subjects.js";
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

/** Both versions of the specs. */
interface Versions {
  readonly before: ReadonlyMap<string, Contract>;
  readonly after: ReadonlyMap<string, Contract>;
}

/** Finds the values in code that the validators of the old version accept and those of the new version reject. */
export async function rejectedValues(
  values: ReadonlyMap<string, readonly ConsumerValue[]>,
  { before, after }: Versions,
  changes: readonly SettledChange[],
): Promise<readonly RejectedValue[]> {
  const validators = new Map<string, Promise<Validators>>();
  const rejected: RejectedValue[] = [];
  for (const [consumer, written] of values)
    for (const one of written) {
      const contract = contractOf(one.api, before);
      const now = contract && after.get(contract.name);
      if (contract === undefined || now === undefined) continue;
      const known = validators.get(contract.name) ?? createValidators(contract, now);
      validators.set(contract.name, known);
      const { problemOf, subjects } = await known;
      const problem = problemOf(one);
      if (problem === undefined) continue;
      const changed = new Set(subjects.of({ kind: "property", name: one.name }));
      const isOf = (change: SettledChange): boolean => change.contract === contract.name && changed.has(change.subject);
      const value = JSON.stringify(one.value);
      rejected.push({ consumer, at: one.at, name: one.name, value, problem, changes: changes.filter(isOf) });
    }
  return inOrder(rejected, ({ consumer, at, name }) => `${consumer}\0${at}\0${name}`);
}

interface Validators {
  readonly subjects: UsageSubjects;
  /** The problem that only the new version has with a value; undefined if it has none. */
  readonly problemOf: (value: ConsumerValue) => string | undefined;
}

async function createValidators(before: Contract, after: Contract): Promise<Validators> {
  const subjects = usageSubjects(before);
  const [old, now] = [await createValidate(before), await createValidate(after)];
  return {
    subjects,
    problemOf({ name, value }) {
      const paths = subjects.of({ kind: "property", name }).filter((one) => !one.includes("/"));
      for (const path of [...paths, name]) {
        const [root = "", ...steps] = path.match(/^[^.[]+|\.[^.[]+|\[\d*\]/g) ?? [];
        if (steps.length === 0) continue;
        const [first, second] = [old(root, steps, value), now(root, steps, value)];
        if (first?.length === 0 && second?.[0] !== undefined) return second[0].message;
      }
      return undefined;
    },
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
    format: "none",
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
