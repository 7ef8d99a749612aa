import { sourceLocation, writtenOrigin } from "../diagnostics/origin.js";
import type { Contract, SkippedPart } from "../model/contract.js";
import { skippedKinds } from "../model/skipped-kinds.js";
import type { SkippedReport, GivenUpOperation, GivenUpPart } from "../project-types.js";
import { skippedPartText, skippedByOperation } from "./skipped-by-operation.js";

/** Returns the parts of a spec that lenient loading skipped, by operation. */
export function skippedReport(contract: Contract): SkippedReport {
  const { name, skippedParts = [], unserved } = contract;
  const parts = new Map(skippedParts.map((loss) => [loss, partOf(loss)]));
  const inOperations = skippedByOperation(contract, skippedParts);
  const lossesOf = new Map(inOperations.map(({ operation, all }) => [operation, all]));
  const touched = new Set([...lossesOf.keys(), ...(unserved?.keys() ?? [])]);
  const operations = [...touched].map((operation): GivenUpOperation => ({
    operation: `${operation.method.toUpperCase()} ${operation.path}`,
    isServed: unserved?.has(operation) !== true,
    hasUnreadableSecurity: operation.hasUnreadableSecurity === true,
    parts: (lossesOf.get(operation) ?? []).flatMap((loss) => parts.get(loss) ?? []),
  }));
  const inside = new Set(inOperations.flatMap(({ all }) => all));
  return {
    name,
    operations,
    elsewhere: skippedParts.filter((loss) => !inside.has(loss)).flatMap((loss) => parts.get(loss) ?? []),
  };
}

function partOf(loss: SkippedPart): GivenUpPart {
  const { kind, origin, cause } = loss;
  const { path, line, column } = sourceLocation(cause?.origin ?? origin);
  const why = cause && { code: cause.code, message: cause.message };
  const { effect } = skippedKinds[kind];
  return {
    part: skippedPartText(loss),
    kind,
    effect,
    pointer: writtenOrigin(origin).pointer,
    path,
    line,
    column,
    ...why,
  };
}
