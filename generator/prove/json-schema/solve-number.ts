import { hasDivisor } from "../../../templates/runtime/json/has-divisor.js";
import { floorDivide, gridOf, leastCommonMultiple, offGrid, onGrid } from "./decimal.js";
import { found, none, unsure, type Atom, type Outcome } from "./outcome.js";

interface NumberConditions {
  /** The lower bound; -Infinity where there is none. */
  readonly low: number;
  readonly isLowOut: boolean;
  /** The upper bound; Infinity where there is none. */
  readonly high: number;
  readonly isHighOut: boolean;
  /** 1 for integers. */
  readonly divisors: readonly number[];
  /** Numbers that must not divide it. */
  readonly nonDivisors: readonly number[];
  /** Values that it must not be. */
  readonly excluded: ReadonlySet<unknown>;
}

/** Maximum number of neighbors that are tried one by one. */
const window = 400;

/** Returns a number between bounds, on a grid or outside others. */
export function solveNumber(atoms: readonly Atom[]): Outcome {
  const conditions = conditionsOf(atoms);
  const { low, high, isLowOut, isHighOut, divisors } = conditions;
  if (low > high || (low === high && (isLowOut || isHighOut))) return none;
  return divisors.length > 0 ? solveOnGrid(conditions) : solveBetween(conditions);
}

function conditionsOf(atoms: readonly Atom[]): NumberConditions {
  let [low, high, isLowOut, isHighOut] = [-Infinity, Infinity, false, false];
  const divisors: number[] = [];
  const nonDivisors: number[] = [];
  const excluded = new Set<unknown>();
  for (const { what, holds } of atoms) {
    if (what.kind === "least" && (what.limit > low || (what.limit === low && what.isExclusive))) {
      [low, isLowOut] = [what.limit, what.isExclusive];
    } else if (what.kind === "most" && (what.limit < high || (what.limit === high && what.isExclusive))) {
      [high, isHighOut] = [what.limit, what.isExclusive];
    } else if (what.kind === "whole") (holds ? divisors : nonDivisors).push(1);
    else if (what.kind === "multiple") (holds ? divisors : nonDivisors).push(what.of);
    else if (what.kind === "values" && !holds) what.values.forEach((value) => excluded.add(value));
  }
  return { low, high, isLowOut, isHighOut, divisors, nonDivisors, excluded };
}

function fits(conditions: NumberConditions, value: number): boolean {
  const { low, high, isLowOut, isHighOut, divisors, nonDivisors, excluded } = conditions;
  return (
    Number.isFinite(value) &&
    (isLowOut ? value > low : value >= low) &&
    (isHighOut ? value < high : value <= high) &&
    divisors.every((divisor) => hasDivisor(value, divisor)) &&
    !nonDivisors.some((divisor) => hasDivisor(value, divisor)) &&
    !excluded.has(value)
  );
}

/** A number that is a multiple of all divisors is a multiple of their least common multiple. */
function solveOnGrid(conditions: NumberConditions): Outcome {
  const { low, high, divisors, nonDivisors, excluded } = conditions;
  const limits = [low, high].filter(Number.isFinite);
  const grid = gridOf([...divisors, ...nonDivisors, ...limits]);
  const step = divisors.map((divisor) => onGrid(divisor, grid)).reduce(leastCommonMultiple);
  if (nonDivisors.some((divisor) => step % onGrid(divisor, grid) === 0n)) return none;
  // The grid's own positions; bounds that are out are found out by `fits`.
  const first = low === -Infinity ? undefined : -floorDivide(-onGrid(low, grid), step);
  const last = high === Infinity ? undefined : floorDivide(onGrid(high, grid), step);
  if (first !== undefined && last !== undefined && last < first) return none;
  const start = first !== undefined && first > 0n ? first : last !== undefined && last < 0n ? last : 0n;
  for (let distance = 0n; distance < BigInt(window); distance += 1n) {
    for (const at of distance === 0n ? [start] : [start + distance, start - distance]) {
      if ((first !== undefined && at < first) || (last !== undefined && at > last)) continue;
      const value = offGrid(at * step, grid);
      if (fits(conditions, value)) return found(value === 0 ? 0 : value);
    }
  }
  const isSmall = first !== undefined && last !== undefined && last - first < BigInt(window);
  // The pattern of multiples repeats itself; a whole period without a common one is proof.
  const period = nonDivisors.map((divisor) => onGrid(divisor, grid)).reduce(leastCommonMultiple, step) / step;
  const isWholePeriod = period * BigInt(excluded.size + 3) < BigInt(window);
  return isSmall || isWholePeriod ? none : unsure("there are too many multiples");
}

function solveBetween(conditions: NumberConditions): Outcome {
  const { low, high } = conditions;
  const from = Math.max(low, -Number.MAX_VALUE);
  const to = Math.min(high, Number.MAX_VALUE);
  const whole = [Math.ceil(from), Math.ceil(from) + 1, Math.floor(to), Math.floor(to) - 1];
  const near = Array.from({ length: 12 }, (_, index) => (low === -Infinity ? to - index : from + index));
  const middle = from / 2 + to / 2;
  const inside = [0.5, 0.25, 0.1, 0.3, 0.7, 0.01, 0.003].flatMap((part) => [
    ...[part, -part, from + part, to - part],
    ...(Number.isFinite(low) && Number.isFinite(high) ? [from + (to - from) * part] : []),
  ]);
  const candidates = [0, 1, -1, ...whole, from, to, ...near, middle, ...inside];
  const value = candidates.find((candidate) => fits(conditions, candidate));
  if (value !== undefined) return found(value === 0 ? 0 : value);
  // One number only, and it does not fit.
  return low === high ? none : unsure("there are too many numbers");
}
