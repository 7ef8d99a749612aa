import { createDiagnostics, fallbackOf, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import { severityOf } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { templateShape } from "../load/openapi/rules/path-template.js";
import { createMending, type Fault, type Mending } from "../load/openapi/mending.js";
import type { Contract, Loss, Operation } from "../model/contract.js";
import { allOperations } from "../plan/reachable.js";
import type { Unchecked } from "../settings/settings.js";
import { lossText, lossesByOperation } from "./operation-losses.js";

/** Readings of one interface: what is given up in one may leave faults that the next one finds. */
export const mostReadings = 20;

/**
 * Loads an interface again and again, each time without what its faults stand in, until none is left. Faults become warnings;
 * they stay errors where the document cannot be read at all.
 */
export async function loadLeniently(
  load: (found: Diagnostics, mending: Mending) => Promise<Contract | undefined>,
  diagnostics: Diagnostics,
  unchecked: Unchecked,
): Promise<Contract | undefined> {
  const mending = createMending();
  for (let reading = 1; ; reading += 1) {
    const { found, faults } = gatherFaults();
    const contract = await load(found, mending);
    const { isChanged: isMended, refused } = mending.mend(faults);
    // A fault that may stay in a document may still keep it from being converted.
    const isChanged = isMended || (contract === undefined && mending.mend(faults.map(withoutIgnoring)).isChanged);
    const isLost = contract === undefined && !isChanged;
    const isRefused = isLost || refused.length > 0 || (isChanged && reading === mostReadings);
    if (isChanged && !isRefused) continue;
    const causes = [...mending.readings(), ...mending.losses().flatMap(({ cause }) => cause ?? [])];
    const consequences = new Set(faults.filter(mending.isConsequence).map(({ diagnostic }) => diagnostic));
    const remaining = found.all().filter((diagnostic) => isRefused || !consequences.has(diagnostic));
    for (const diagnostic of new Set([...causes, ...remaining]))
      diagnostics.keep(isRefused ? diagnostic : { ...diagnostic, severity: lowered(diagnostic) });
    return contract && withLosses(contract, [...(contract.losses ?? []), ...mending.losses()], unchecked);
  }
}

/** Checks that restrict callers are never dropped in silence: operations that lost a check are served only where that is allowed. */
export function withLosses(contract: Contract, losses: readonly Loss[], unchecked: Unchecked): Contract {
  const byOperation = new Map(
    lossesByOperation(contract, losses).map((operationLosses) => [operationLosses.operation, operationLosses.checks]),
  );
  const unserved = new Map<Operation, readonly string[]>();
  const allowed = new Map<Operation, readonly string[]>();
  const ambiguous = ambiguousOperations(contract.operations);
  for (const operation of allOperations(contract)) {
    const checks = (byOperation.get(operation) ?? []).map(lossText);
    const reasons = [
      ...(operation.hasUnreadableSecurity === true ? ["its security cannot be read"] : []),
      ...(operation.isAmbiguous === true ? ["its path item and the target of its reference differ"] : []),
      ...(ambiguous.has(operation) ? ["no request can be told from those of an operation before it"] : []),
    ];
    if (reasons.length > 0 || (checks.length > 0 && unchecked !== "allow"))
      unserved.set(operation, [...reasons, ...checks]);
    else if (checks.length > 0) allowed.set(operation, checks);
  }
  return { ...contract, losses, unserved, unchecked: allowed };
}

/** Operations whose method and path match the same requests as those of an earlier one: clients may call them, servers cannot tell. */
function ambiguousOperations(operations: readonly Operation[]): ReadonlySet<Operation> {
  const seen = new Set<string>();
  return new Set(
    operations.filter(({ method, path }) => {
      const shape = `${method} ${templateShape(path)}`;
      return seen.has(shape) || !seen.add(shape);
    }),
  );
}

function withoutIgnoring(fault: Fault): Fault {
  return fault.fallback === "ignore" ? { ...fault, fallback: "give-up" } : fault;
}

function lowered({ severity }: Diagnostic): Diagnostic["severity"] {
  return severity === "error" ? "warning" : severity;
}

/** The member that a report says is missing. */
function missingIn(params: object): string | undefined {
  return "missing" in params && typeof params.missing === "string" ? params.missing : undefined;
}

/** The pointer of a key that a report says stands twice. */
function repeatedIn(params: object): string | undefined {
  return "pointer" in params && typeof params.pointer === "string" ? params.pointer : undefined;
}

/**
 * A collector that notes what lenience does with each error. A fault that something is given up for is kept however many there are: one that is
 * not kept would not be mended, and those that are read over would take its place again in each reading.
 */
function gatherFaults(): { readonly found: Diagnostics; readonly faults: readonly Fault[] } {
  const found = createDiagnostics({
    isAlwaysKept: (code, params) => severityOf(code) === "error" && fallbackOf(code, params as never) !== "ignore",
  });
  const faults: Fault[] = [];
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
