/** A fault of a purchase request that only the world can find. */
export interface Fault {
  readonly errorCode: Code;
  readonly errorMessage: string;
  readonly dataPath: string;
}

type Code = (typeof order)[number];

/** The codes in the order of the document. */
const order = [
  "invalidRequestBody",
  "invalidUserInfo",
  "invalidCurrencyCode",
  "invalidPolicyInformation",
  "invalidVendor",
] as const;

/** A fault for each code. */
export const faults = {
  invalidRequestBody: (path: string) => fault("invalidRequestBody", "The body of the request is not valid.", path),
  invalidUserInfo: (path: string) =>
    fault("invalidUserInfo", "The user identification is not valid, or the user has no access.", path),
  invalidCurrencyCode: () => fault("invalidCurrencyCode", "The currencyCode is not valid.", "currencyCode"),
  invalidPolicyInformation: () =>
    fault("invalidPolicyInformation", "No purchase order policy has the given policyExternalId.", "policyExternalId"),
  invalidVendor: (line: number) =>
    fault("invalidVendor", "The vendor code and the address code do not go together.", `lineItems[${line}].vendorCode`),
} as const;

/** The faults in the order of the document's codes, then of the lines. */
export function inDocumentOrder(found: readonly Fault[]): readonly Fault[] {
  return [...found].sort((a, b) => order.indexOf(a.errorCode) - order.indexOf(b.errorCode));
}

function fault(errorCode: Code, errorMessage: string, dataPath: string): Fault {
  return { errorCode, errorMessage, dataPath };
}
