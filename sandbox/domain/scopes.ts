/** Families of web services whose scopes legacy tokens have, in the words of the contract. */
export const scopeFamilies = {
  ATTEND: "Attendee list",
  CONFIG: "Expense configuration",
  ERECPT: "E-receipts",
  EXPRPT: "Expense report and quick expense",
  EXTRCT: "Extract",
  IMAGE: "Imaging",
  INSGHT: "Insights",
  INVPO: "Invoice purchase order",
  ITINER: "Itinerary",
  LIST: "List item",
  MTNG: "Meeting",
  PAYBAT: "Payment batch",
  TRVPRF: "Travel profile",
  TRVREQ: "Travel request",
  TWS: "Trip approval",
  USER: "User",
} as const;

/** The code of a family of web services. */
export type ScopeCode = keyof typeof scopeFamilies;

/** All codes. */
export const scopeCodes = Object.keys(scopeFamilies) as readonly ScopeCode[];

/** True for the code of a family of web services. */
export function isScopeCode(scope: string): scope is ScopeCode {
  return Object.hasOwn(scopeFamilies, scope);
}

/** Scopes of elements of a travel profile, by the names that its contract uses. */
export const elementScopes = [
  "Company Details",
  "Medical Alerts",
  "TMC-specific",
  "Emergency Contact Information",
  "Passport Visa Information",
  "TSA information",
  "Unused tickets",
  "Supplier-linking user permission",
] as const;

/** The scope of an element of a travel profile. */
export type ElementScope = (typeof elementScopes)[number];
