import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { memberOrigin } from "../../diagnostics/origin.js";
import type { Contract } from "../../model/contract.js";
import type { PaginationByOperation } from "../../settings/pagination-fields.js";
import { operationPagination, paginationKey } from "./operation-pagination.js";

/** Reports declarations of paginations that operations do not have. */
export function checkPagination(contract: Contract, settings: PaginationByOperation, diagnostics: Diagnostics): void {
  for (const operation of contract.operations) {
    const { fault } = operationPagination(operation, contract, settings);
    if (fault === undefined) continue;
    const { word, why } = fault;
    if (word === "pagination") {
      diagnostics.report("plan/unusable-pagination-setting", operation.origin, { why });
      continue;
    }
    const code = word === paginationKey ? "plan/unusable-pagination" : "plan/unread-pagination";
    const origin = operation.extensions.has(word) ? memberOrigin(operation.origin, word, "key") : operation.origin;
    diagnostics.report(code, origin, { word, why });
  }
}
