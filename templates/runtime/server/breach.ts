import type { Problem } from "../base/problem.js";

const breachBrand = "specwright/contract-breach";

/** A response of the server itself is invalid. The caller gets a 500; `onError` gets this error. */
export interface ContractBreach extends Error {
  readonly brand: typeof breachBrand;
  readonly problems: readonly Problem[];
}

/** Returns the error for an invalid response. */
export function contractBreach(message: string, problems: readonly Problem[]): ContractBreach {
  return Object.assign(new Error(message), { brand: breachBrand, problems } as const);
}

/** True for this error, also if another copy of the runtime created it. */
export function isContractBreach(error: unknown): error is ContractBreach {
  return error instanceof Error && (error as Partial<ContractBreach>).brand === breachBrand;
}
