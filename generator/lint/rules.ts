import { grouped } from "../model/grouped.js";
import { createSuggest } from "../diagnostics/suggest.js";
import type { Origin } from "../diagnostics/origin.js";
import type { Operation } from "../model/contract.js";
import { originKey } from "../plan/origin-key.js";
import { allOperations } from "../plan/reachable.js";
import { describedJson } from "./described-json.js";
import { describedXml } from "./described-xml.js";
import { descriptionMismatches } from "./description-mismatch.js";
import { unproducedExamples } from "./failure-examples.js";
import type { Report, Rule, RuleId } from "./rule.js";
import { atKey } from "./subject.js";
import { operationsWithoutSecurity } from "./operations-without-security.js";
import { unboundedBodies, unboundedLists } from "./unbounded-requests.js";
import { lintUnusedComponents } from "./unused-components.js";
import { lintUnusedXml } from "./unused-xml.js";
import type { CheckValues, Rejection, WrittenValue } from "./written-value.js";
import { writtenDefaults, writtenExamples } from "./written-values.js";

/** The only list of rules. The diagnostics catalog has the level, sentence and messages of each. */
export const rules: { readonly [Id in RuleId]: Rule<Id> } = {
  "lint/missing-description": {
    find({ subjects }, report) {
      for (const { what, name, origin, isDescribed } of subjects()) if (!isDescribed) report(origin, { what, name });
    },
    unlessSkipped: ["subject", "/description", "/summary", "/$ref"],
  },
  "lint/unused-component": {
    find({ contract }, report) {
      lintUnusedComponents(contract, report);
      lintUnusedXml(contract, report);
    },
    unlessSkipped: ["name"],
  },
  "lint/unmarked-default": {
    find({ subjects }, report) {
      for (const { what, name, proseDefault } of subjects()) {
        if (proseDefault !== undefined) report(proseDefault.origin, { what, name, words: proseDefault.words });
      }
    },
    // Reported at the description of the part without a default.
    unlessSkipped: ["parent"],
  },
  "lint/description-mismatch": {
    find({ contract }, report) {
      const inXml = contract.xml === undefined ? [] : describedXml(contract.xml);
      const suggest = createSuggest();
      for (const described of [...describedJson(contract), ...inXml]) {
        const { what, name, origin } = described;
        for (const mismatch of descriptionMismatches(described, suggest)) report(origin, { what, name, ...mismatch });
      }
    },
    unlessSkipped: ["parent"],
  },
  "lint/missing-operation-id": {
    find({ contract }, report) {
      reportOperations(allOperations(contract), ({ operationId }) => operationId === undefined, report);
    },
    unlessSkipped: ["/operationId"],
  },
  "lint/missing-tags": {
    find({ contract }, report) {
      reportOperations(allOperations(contract), ({ tags }) => tags.length === 0, report);
    },
    unlessSkipped: ["/tags"],
  },
  "lint/missing-error-response": {
    find({ contract: { operations } }, report) {
      // The other side implements webhooks and callbacks: this spec does not define their errors.
      const hasNone = ({ responses }: Operation): boolean =>
        !responses.some(({ status }) => /^(default|[45])/i.test(status));
      reportOperations(operations, hasNone, report);
    },
    unlessSkipped: ["/responses"],
  },
  "lint/missing-security": {
    find({ contract }, report) {
      reportOperations(operationsWithoutSecurity(contract), () => true, report);
    },
    unlessSkipped: ["/security"],
  },
  "lint/unbounded-list": {
    find({ contract }, report) {
      for (const { name, schema } of unboundedLists(contract)) report(atKey(schema.origin), { name });
    },
    unlessSkipped: ["/*"],
  },
  "lint/unbounded-body": {
    find({ contract }, report) {
      for (const { operation, media } of unboundedBodies(contract)) {
        const { method, path } = operation;
        report(atKey(media.origin), { mediaType: media.mediaType, method: method.toUpperCase(), path });
      }
    },
    unlessSkipped: ["/*"],
  },
  "lint/unproduced-error-example": {
    find({ contract }, report) {
      for (const { origin, name, status } of unproducedExamples(contract)) report(origin, { name, status });
    },
    // A row that cannot be read may be the one that produces the example.
    unlessSkipped: ["any"],
  },
  "lint/wrong-example": {
    find: ({ contract, check }, report) => reportRefused(writtenExamples(contract), check, report),
    unlessSkipped: [],
  },
  "lint/wrong-default": {
    find: ({ contract, check }, report) => reportRefused(writtenDefaults(contract), check, report),
    unlessSkipped: [],
  },
};

async function reportRefused(
  values: readonly WrittenValue[],
  check: CheckValues,
  report: Report<"lint/wrong-example" | "lint/wrong-default">,
): Promise<void> {
  const refused = await check(values);
  for (const [index, { of }] of values.entries()) {
    // All missing properties of an object are reported at once.
    for (const found of grouped(refused[index] ?? [], ({ origin }) => originKey(origin)).values()) {
      const [{ origin, rule }] = found as [Rejection];
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
