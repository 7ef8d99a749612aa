import type { Problem } from "../base/problem.js";

const breachBrand = "specwright/contract-breach";

/** A server's own answer breaks its contract. The caller gets a 500; `onError` gets this. */
export interface ContractBreach extends Error {
  readonly brand: typeof breachBrand;
  readonly problems: readonly Problem[];
}

/** The error of an answer that breaks the contract. */
export function contractBreach(message: string, problems: readonly Problem[]): ContractBreach {
  return Object.assign(new Error(message), { brand: breachBrand, problems } as const);
}

/** True when an error is this one, also when another copy of the runtime made it. */
export function isContractBreach(error: unknown): error is ContractBreach {
  return error instanceof Error && (error as Partial<ContractBreach>).brand === breachBrand;
}
