/**
 * Conditions of accounts in the order of the document, each with the row of errors of the token endpoint, and the
 * message of the login page.
 */
const accountConditions = {
  disabled: { row: "accountDisabled", message: "The account is disabled." },
  deactivated: { row: "accountDisabledToo", message: "The account is disabled." },
  logonDenied: { row: "logonDenied", message: "Logon is denied." },
  logonBarred: { row: "logonDeniedToo", message: "Logon is denied." },
  locked: { row: "accountLocked", message: "The account is locked." },
  elsewhere: { row: "userLivesElsewhere", message: "The data of the user is in another region." },
  ipRestricted: { row: "logonDeniedFromAddress", message: "Logon is denied from this address." },
  principalDisabled: { row: "principalDisabled", message: "The principal is disabled." },
  maintenance: { row: "companyInMaintenance", message: "The company is undergoing scheduled maintenance." },
} as const;

/** A condition of an account, with its error and message. */
export type AccountCondition = (typeof accountConditions)[keyof typeof accountConditions];

/** The first of an account's conditions; undefined for an account without one. */
export function accountConditionOf(conditions: readonly string[]): AccountCondition | undefined {
  return Object.entries(accountConditions).find(([name]) => conditions.includes(name))?.[1];
}
