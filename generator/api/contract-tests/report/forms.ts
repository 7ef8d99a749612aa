import type { ReportForms } from "../../../text/report-form.js";
import type { TestResult } from "../test-contracts.js";
import type { TestFormOptions } from "./text.js";

/** THE list of forms of a report on fixtures. */
export const testForms = {
  text: {
    says: "a terminal: fixtures that fail, and a line for each API",
    writer: async () => (await import("./text.js")).textTestReport,
  },
  json: { says: "programs", writer: async () => (await import("./json.js")).jsonTestReport },
  junit: {
    says: "test reports: a suite for each API, a case for each fixture",
    writer: async () => (await import("./junit.js")).junitTestReport,
  },
} satisfies ReportForms<TestResult, TestFormOptions>;

/** The name of a form of the report on fixtures. */
export type TestFormat = keyof typeof testForms;
