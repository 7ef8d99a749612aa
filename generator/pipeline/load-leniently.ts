import { createDiagnostics, fallbackOf, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import { severityOf } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { templateShape } from "../load/openapi/rules/path-template.js";
import { createLenientEdits, type LenientEdits } from "../load/openapi/lenient-edits.js";
import type { LenientError } from "../load/openapi/part-removal.js";
import type { Contract, SkippedPart, Operation } from "../model/contract.js";
import { unreadCheckText } from "../model/xml-schema/unread-check.js";
import { unreadChecksOf } from "../model/xml-schema/unread-checks.js";
import { requestElements } from "../plan/payload-elements.js";
import { allOperations } from "../plan/reachable.js";
import type { Unchecked } from "../settings/settings.js";
import { withoutParts } from "./without-parts.js";
import { skippedPartText, skippedByOperation } from "./skipped-by-operation.js";

/** Maximum number of loading passes per API: skipping a part may reveal new errors. */
export const maxReadings = 20;

/**
 * Loads an API repeatedly, each time without the parts with errors, until none is left. Errors become warnings; they
 * remain errors if the document is unreadable.
 */
export async function loadLeniently(
  load: (found: Diagnostics, mending: LenientEdits) => Promise<Contract | undefined>,
  diagnostics: Diagnostics,
  unchecked: Unchecked,
): Promise<Contract | undefined> {
  const mending = createLenientEdits();
  for (let reading = 1; ; reading += 1) {
    const { found, faults } = gatherFaults();
    const contract = await load(found, mending);
    const { isChanged: isMended, refused } = mending.mend(faults);
    // An error that is allowed in a document may still prevent its conversion.
    const isChanged = isMended || (contract === undefined && mending.mend(faults.map(withoutIgnoring)).isChanged);
    const isLost = contract === undefined && !isChanged;
    const isRefused = isLost || refused.length > 0 || (isChanged && reading === maxReadings);
    if (isChanged && !isRefused) continue;
    const causes = [...mending.readings(), ...mending.skippedParts().flatMap(({ cause }) => cause ?? [])];
    const consequences = new Set(faults.filter(mending.isConsequence).map(({ diagnostic }) => diagnostic));
    const remaining = found
      .all()
      .filter((diagnostic) => isRefused || !(consequences.has(diagnostic) || mending.isSkipped(diagnostic.origin)));
    for (const diagnostic of new Set([...causes, ...remaining]))
      diagnostics.keep(isRefused ? diagnostic : { ...diagnostic, severity: lowered(diagnostic) });
    if (contract === undefined) return undefined;
    const readable = mending.count() === 0 ? contract : withoutParts(contract, mending);
    return withSkippedParts(readable, [...(contract.skippedParts ?? []), ...mending.skippedParts()], unchecked);
  }
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

function withoutIgnoring(fault: LenientError): LenientError {
  return fault.fallback === "ignore" ? { ...fault, fallback: "give-up" } : fault;
}

function lowered({ severity }: Diagnostic): Diagnostic["severity"] {
  return severity === "error" ? "warning" : severity;
}

function missingIn(params: object): string | undefined {
  return "missing" in params && typeof params.missing === "string" ? params.missing : undefined;
}

function repeatedIn(params: object): string | undefined {
  return "pointer" in params && typeof params.pointer === "string" ? params.pointer : undefined;
}

/**
 * Creates a collector that records the handling of each error. An error that a part is skipped for is kept regardless
 * of the limit: otherwise it would not be repaired, and ignored errors would fill the limit again in each pass.
 */
function gatherFaults(): { readonly found: Diagnostics; readonly faults: readonly LenientError[] } {
  const found = createDiagnostics({
    isAlwaysKept: (code, params) => severityOf(code) === "error" && fallbackOf(code, params as never) !== "ignore",
  });
  const faults: LenientError[] = [];
  return {
    faults,
    found: {
      ...found,
      report(code, origin, params, related) {
        const before = found.all().length;
        found.report(code, origin, params, related);
        const diagnostic = found.all()[before];
        if (diagnostic?.severity === "error")
          faults.push({
            diagnostic,
            fallback: fallbackOf(code, params),
            missing: missingIn(params),
            isUnknown: "isUnknown" in params && params.isUnknown === true,
            repeated: code === "source/duplicate-key" ? repeatedIn(params) : undefined,
          });
      },
      keep(diagnostic) {
        found.keep(diagnostic);
        if (diagnostic.severity === "error") faults.push({ diagnostic, fallback: fallbackOf(diagnostic.code) });
      },
    },
  };
}
