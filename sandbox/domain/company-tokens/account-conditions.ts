/** Conditions of an account, each with the row of errors by which the token endpoint tells it, in the order of the document. */
const rowsOfConditions = {
  disabled: "accountDisabled",
  deactivated: "accountDisabledToo",
  logonDenied: "logonDenied",
  logonBarred: "logonDeniedToo",
  locked: "accountLocked",
  elsewhere: "userLivesElsewhere",
  ipRestricted: "logonDeniedFromAddress",
  principalDisabled: "principalDisabled",
  maintenance: "companyInMaintenance",
} as const;

/** The row of errors that tells a condition of an account. */
export type AccountCondition = (typeof rowsOfConditions)[keyof typeof rowsOfConditions];

/** The row for the first of an account's conditions; undefined for an account without one. */
export function accountConditionOf(conditions: readonly string[]): AccountCondition | undefined {
  return Object.entries(rowsOfConditions).find(([condition]) => conditions.includes(condition))?.[1];
}
