import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { templateShape } from "../load/openapi/rules/path-template.js";
import { ErrorNodes } from "../load/openapi/error-nodes.js";
import type { Contract, SkippedPart, Operation } from "../model/contract.js";
import { unreadCheckText } from "../model/xml-schema/unread-check.js";
import { unreadChecksOf } from "../model/xml-schema/unread-checks.js";
import { requestElements } from "../plan/payload-elements.js";
import { allOperations } from "../plan/reachable.js";
import type { Unchecked } from "../settings/settings.js";
import { withoutParts } from "./without-parts.js";
import { skippedPartText, skippedByOperation } from "./skipped-by-operation.js";

/**
 * Loads an API once: parts with errors become skipped parts of its contract, and the errors warnings. They remain errors if the
 * document is unreadable.
 */
export async function loadLeniently(
  load: (found: Diagnostics, errors: ErrorNodes) => Promise<Contract | undefined>,
  diagnostics: Diagnostics,
  unchecked: Unchecked,
): Promise<Contract | undefined> {
  const errors = new ErrorNodes();
  const contract = await load(errors.diagnostics, errors);
  errors.settle();
  for (const report of errors.reports(contract !== undefined)) diagnostics.keep(report);
  if (contract === undefined) return undefined;
  const readable = errors.count() === 0 ? contract : withoutParts(contract, errors);
  return withSkippedParts(readable, [...(contract.skippedParts ?? []), ...errors.skippedParts()], unchecked);
}

/** Checks that restrict callers are never dropped silently: operations that lost a check are only served if the configuration allows it. */
export function withSkippedParts(
  contract: Contract,
  skippedParts: readonly SkippedPart[],
  unchecked: Unchecked,
): Contract {
  const byOperation = new Map(
    skippedByOperation(contract, skippedParts).map((skipped) => [skipped.operation, skipped.checks]),
  );
  const unreadChecks = contract.xml && unreadChecksOf(contract.xml);
  const unserved = new Map<Operation, readonly string[]>();
  const allowed = new Map<Operation, readonly string[]>();
  const ambiguous = ambiguousOperations(contract.operations);
  for (const operation of allOperations(contract)) {
    const unread = unreadChecks === undefined ? [] : requestElements(operation).flatMap(unreadChecks);
    const skipped = byOperation.get(operation) ?? [];
    const checks = [...new Set([...skipped.map(skippedPartText), ...unread.map(unreadCheckText)])];
    const reasons = [
      ...(operation.hasUnreadableSecurity === true ? ["its security cannot be read"] : []),
      ...(operation.isAmbiguous === true ? ["its path item and the target of its reference differ"] : []),
      ...(ambiguous.has(operation) ? ["its requests also match an earlier operation"] : []),
    ];
    if (reasons.length > 0 || (checks.length > 0 && unchecked !== "allow"))
      unserved.set(operation, [...reasons, ...checks]);
    else if (checks.length > 0) allowed.set(operation, checks);
  }
  return { ...contract, skippedParts, unserved, unchecked: allowed };
}

/**
 * Returns operations whose method and path match the same requests as those of an earlier one: clients may call them,
 * servers cannot distinguish them.
 */
function ambiguousOperations(operations: readonly Operation[]): ReadonlySet<Operation> {
  const seen = new Set<string>();
  return new Set(
    operations.filter(({ method, path }) => {
      const shape = `${method} ${templateShape(path)}`;
      return seen.has(shape) || !seen.add(shape);
    }),
  );
}
