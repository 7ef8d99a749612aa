import type { Origin } from "../diagnostics/origin.js";
import type { Operation } from "../model/contract.js";
import { originKey } from "../plan/origin-key.js";
import { allOperations } from "../plan/reachable.js";
import type { LintedContract, Report, RuleId } from "./rule.js";
import { atKey } from "./subject.js";
import { lintUnusedComponents } from "./unused-components.js";
import { lintUnusedXml } from "./unused-xml.js";
import type { CheckValues, Refusal, WrittenValue } from "./written-value.js";
import { writtenDefaults, writtenExamples } from "./written-values.js";

/** THE list of rules. Level, sentence and texts of each are in the catalogue of diagnostics. */
export const rules: { readonly [Id in RuleId]: (linted: LintedContract, report: Report<Id>) => void | Promise<void> } =
  {
    "lint/missing-description": ({ subjects }, report) => {
      for (const { what, name, origin, isDescribed } of subjects()) if (!isDescribed) report(origin, { what, name });
    },
    "lint/unused-component": ({ contract }, report) => {
      lintUnusedComponents(contract, report);
      lintUnusedXml(contract, report);
    },
    "lint/unmarked-default": ({ subjects }, report) => {
      for (const { what, name, proseDefault } of subjects()) {
        if (proseDefault !== undefined) report(proseDefault.origin, { what, name, words: proseDefault.words });
      }
    },
    "lint/missing-operation-id": ({ contract }, report) => {
      reportOperations(allOperations(contract), ({ operationId }) => operationId === undefined, report);
    },
    "lint/missing-tags": ({ contract }, report) => {
      reportOperations(allOperations(contract), ({ tags }) => tags.length === 0, report);
    },
    "lint/missing-error-response": ({ contract: { operations } }, report) => {
      // Webhooks and callbacks are answered by the other side: what it may fail with is not this contract's to say.
      const hasNone = ({ responses }: Operation): boolean =>
        !responses.some(({ status }) => /^(default|[45])/i.test(status));
      reportOperations(operations, hasNone, report);
    },
    "lint/wrong-example": ({ contract, check }, report) => reportRefused(writtenExamples(contract), check, report),
    "lint/wrong-default": ({ contract, check }, report) => reportRefused(writtenDefaults(contract), check, report),
  };

async function reportRefused(
  values: readonly WrittenValue[],
  check: CheckValues,
  report: Report<"lint/wrong-example" | "lint/wrong-default">,
): Promise<void> {
  const refused = await check(values);
  for (const [index, { of }] of values.entries()) {
    // All that is missing in an object is told at once.
    const places = new Map<string, Refusal[]>();
    for (const refusal of refused[index] ?? []) {
      const key = originKey(refusal.origin);
      const found = places.get(key);
      if (found === undefined) places.set(key, [refusal]);
      else found.push(refusal);
    }
    for (const found of places.values()) {
      const [{ origin, rule }] = found as [Refusal];
      const problem = found.map(({ message }) => message).join(" ");
      report(origin, { of, problem }, rule === undefined ? [] : [{ message: "asked for at", origin: rule }]);
    }
  }
}

function reportOperations(
  operations: readonly Operation[],
  isWrong: (operation: Operation) => boolean,
  report: (origin: Origin, params: { readonly method: string; readonly path: string }) => void,
): void {
  for (const { origin, method, path } of operations.filter(isWrong)) {
    report(atKey(origin), { method: method.toUpperCase(), path });
  }
}
