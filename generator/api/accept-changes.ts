import type { Change } from "../compare/change.js";
import type { AcceptedEntry } from "../compare/final-levels.js";
import { suggest } from "../diagnostics/suggest.js";
import { checkDay, writeAccepted } from "./accepted.js";
import { optionValue } from "../text/option-value.js";
import { UsageError } from "../usage-error.js";
import type { AcceptOptions } from "./diff-options.js";

/** Adds entries for changes that were found to the file of accepted ones, below `top` or elsewhere, and gives back all of its entries. */
export function acceptChanges(
  found: readonly Change[],
  accepted: readonly AcceptedEntry[],
  { fingerprints, reason, until }: AcceptOptions,
  path: string,
  top: string,
): readonly AcceptedEntry[] {
  if (reason.trim() === "") throw new UsageError("State why the change is accepted: --reason TEXT.");
  if (until !== undefined) checkDay(until, `--until, not "${optionValue(until)}"`);
  const added = [...new Set(fingerprints)].map((fingerprint) => {
    const change = found.find((candidate) => candidate.fingerprint === fingerprint);
    if (change === undefined) throw new UsageError(unknownChange(fingerprint, found));
    const { contract, id } = change;
    return {
      fingerprint,
      contract,
      id,
      sentence: change.sentence,
      reason,
      ...(until === undefined ? {} : { until }),
    };
  });
  const kept = accepted.filter(({ fingerprint }) => !fingerprints.includes(fingerprint));
  const entries = [...kept, ...added];
  writeAccepted(path, entries, top);
  return entries;
}

function unknownChange(fingerprint: string, found: readonly Change[]): string {
  const near = suggest(
    fingerprint,
    found.map((change) => change.fingerprint),
  );
  const says = `No change between these versions has the fingerprint "${optionValue(fingerprint)}" (--accept).`;
  return near === undefined ? says : `${says} Did you mean "${near}"?`;
}
