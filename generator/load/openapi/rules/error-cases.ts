import { partsMatch, partsOfPlace } from "../../../../templates/runtime/server/error-table.js";
import type { FaultKind } from "../../../../templates/runtime/server/server-types.js";
import type { ErrorRow, Operation } from "../../../model/contract.js";
import type { FaultPlace } from "./faults-at.js";

/** The faults of one operation that a rule is about. */
export interface ReachedFaults {
  readonly operation: Operation;
  readonly places: readonly FaultPlace[];
}

/** Comparisons of two places after which rows are no longer held against those before them. */
const maxComparisons = 5_000_000;

interface Case {
  readonly row: ErrorRow;
  /** The place that a rule names, in its parts. */
  readonly at: readonly string[];
  readonly kinds: ReadonlySet<FaultKind>;
}

/** The faults that the rows of one table have taken so far, for each operation. */
export class ErrorCases {
  readonly #cases = new Map<Operation, Case[]>();
  #comparisons = 0;

  /** The row that names the same place, with one of the kinds; whether there is one for all kinds. */
  sameCase(
    at: string,
    reached: readonly ReachedFaults[],
  ): { readonly row: ErrorRow; readonly isWhole: boolean } | undefined {
    const text = partsOfPlace(at).join("/");
    let row: ErrorRow | undefined;
    let isWhole = true;
    for (const { operation, places } of reached) {
      const same = (this.#cases.get(operation) ?? []).filter((earlier) => earlier.at.join("/") === text);
      for (const kind of kindsAt(places)) {
        const earlier = same.find(({ kinds }) => kinds.has(kind));
        row ??= earlier?.row;
        isWhole &&= earlier !== undefined;
      }
    }
    return row && { row, isWhole };
  }

  /** True where rows before take each of the faults, at places that may be written otherwise. */
  takeAll(reached: readonly ReachedFaults[]): boolean {
    return reached.every(({ operation, places }) => {
      const cases = this.#cases.get(operation) ?? [];
      return places.every((location) => this.#take(cases, location));
    });
  }

  #take(cases: readonly Case[], { place: path, kinds }: FaultPlace): boolean {
    const parts = partsOfPlace(path);
    const left = new Set(kinds);
    for (const { at, kinds } of cases) {
      this.#comparisons += 1;
      if (left.size === 0 || this.#comparisons > maxComparisons) break;
      if (covers(at, parts)) for (const kind of kinds) left.delete(kind);
    }
    return left.size === 0;
  }

  /** Adds the faults of a rule. */
  add(row: ErrorRow, at: string, reached: readonly ReachedFaults[]): void {
    for (const { operation, places } of reached) {
      const cases = this.#cases.get(operation) ?? [];
      cases.push({ row, at: partsOfPlace(at), kinds: kindsAt(places) });
      this.#cases.set(operation, cases);
    }
  }
}

/** The kinds of fault at any of some places. */
export function kindsAt(places: readonly FaultPlace[]): ReadonlySet<FaultKind> {
  return new Set(places.flatMap(({ kinds }) => [...kinds]));
}

/** True for a place of a rule that holds all of another. */
function covers(rule: readonly string[], parts: readonly string[]): boolean {
  if (parts.at(-1) === "**" && (rule.at(-1) !== "**" || rule.length > parts.length)) return false;
  return partsMatch(rule, parts);
}
