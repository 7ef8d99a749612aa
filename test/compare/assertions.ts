import { keepsNames } from "./assertions/exports.js";
import { compiles, compilesForParties, compilesWithXsd, mayBreak } from "./assertions/consumers.js";
import { fitsSchemaOfReports } from "./assertions/json-report.js";
import { hasProvedLevels } from "./assertions/schema-levels.js";
import { isFoundAsExpected, hasExpectedDetails, hasValuesForItsSentence } from "./assertions/expected.js";
import { isTheSameInAnyOrder } from "./assertions/order.js";
import { isReportedInReverse } from "./assertions/reverse.js";
import { comesWithExample, hasJudgedExample } from "./assertions/witnesses.js";
import { hasCountsOfJson, hasExcerptsOfItsLines } from "./assertions/review-page.js";
import type { CompareCase } from "./read-cases.js";

/** An assertion about cases. */
export interface Assertion {
  /** The end of a sentence whose subject is the case. */
  readonly title: string;
  appliesTo(one: CompareCase): boolean;
  check(one: CompareCase): void | Promise<void>;
}

/** All that is asserted about each case. Cases are loaded, compared, generated and compiled once for all of it. */
export const assertions: readonly Assertion[] = [
  isFoundAsExpected,
  hasExpectedDetails,
  hasValuesForItsSentence,
  isTheSameInAnyOrder,
  isReportedInReverse,
  hasProvedLevels,
  comesWithExample,
  hasJudgedExample,
  compiles,
  compilesForParties,
  mayBreak,
  compilesWithXsd,
  keepsNames,
  fitsSchemaOfReports,
  hasCountsOfJson,
  hasExcerptsOfItsLines,
];
