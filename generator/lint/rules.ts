import type { Origin } from "../diagnostics/origin.js";
import type { Operation } from "../model/contract.js";
import { allOperations } from "../plan/reachable.js";
import type { LintedContract, Report, RuleId } from "./rule.js";
import { atKey } from "./subject.js";
import { lintUnusedComponents } from "./unused-components.js";
import { lintUnusedXml } from "./unused-xml.js";

/** THE list of rules. Level, sentence and texts of each are in the catalogue of diagnostics. */
export const rules: { readonly [Id in RuleId]: (linted: LintedContract, report: Report<Id>) => void } = {
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
};

function reportOperations(
  operations: readonly Operation[],
  isWrong: (operation: Operation) => boolean,
  report: (origin: Origin, params: { readonly method: string; readonly path: string }) => void,
): void {
  for (const { origin, method, path } of operations.filter(isWrong)) {
    report(atKey(origin), { method: method.toUpperCase(), path });
  }
}
