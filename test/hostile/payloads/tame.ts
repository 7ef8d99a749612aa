import { expect } from "vitest";
import type { Result } from "../../../templates/runtime/base/problem.js";

/** More bytes no result has as JSON. */
export const maxBytes = 4096;

/** Expects a harmless result for any payload: short in sum, and without control sequences of terminals. */
export function expectTame(result: Result<unknown>): void {
  if (result.ok) return;
  expect(result.problems.length).toBeGreaterThan(0);
  const text = JSON.stringify(result);
  expect(Buffer.byteLength(text)).toBeLessThan(maxBytes);
  for (const piece of result.problems.flatMap((problem) => Object.values(problem))) {
    // Control and format characters, halves of surrogate pairs, and noncharacters.
    expect(String(piece)).not.toMatch(/[\p{C}\u2028\u2029]/u);
  }
}

/** A value whose every use throws, and throws a value whose every use throws. */
export function revoked(target: object = {}): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Throws what need not be an error. */
export function throwAnything(value: unknown): never {
  throw value;
}

/** An object that throws on every access. */
export function untouchable(): object {
  const refuse = (): never => {
    return throwAnything(revoked());
  };
  const traps = ["get", "has", "ownKeys", "getPrototypeOf", "getOwnPropertyDescriptor", "isExtensible"] as const;
  return new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, refuse])));
}

/** JavaScript values that JSON cannot represent, by their peculiarity. */
export const oddValues: Readonly<Record<string, () => unknown>> = {
  "a revoked proxy": () => revoked(),
  "a revoked proxy of an array": () => revoked([]),
  "an object that cannot be touched": untouchable,
  "an array with members that throw": () => Object.defineProperty([1], 0, { get: () => thrown(), enumerable: true }),
  "an array with a method of its own": () => Object.assign([1, 2], { includes: thrown, every: thrown, map: thrown }),
  "an array without a prototype": () => Object.setPrototypeOf([1], null) as unknown,
  "an array with one item and four billion holes": () => Object.assign([], { 4_294_967_293: 1 }),
  "an array of holes": () => new Array(4_294_967_295),
  "an object that cannot become a text": () => ({
    [Symbol.toPrimitive]: thrown,
    toString: thrown,
    valueOf: thrown,
    toJSON: thrown,
  }),
  "a big integer": () => 10n,
  "a function": () => (): number => 1,
  "a class": () => Map,
  "a symbol": () => Symbol("\u001b[31m"),
  "a member with a symbol": () => ({ [Symbol("x")]: 1 }),
  "a date that is none": () => new Date(Number.NaN),
  "a boxed text": () => new String("x"),
  "a boxed number": () => new Number(1),
  "a boxed yes": () => new Boolean(true),
  "a map": () => new Map([["kind", "a"]]),
  "a set": () => new Set([1]),
  "a typed array": () => new Uint8Array(3),
  "an array of another class": () => new (class extends Array<number> {})(),
  "an error": () => new Error("\u001b[31m"),
  "an expression": () => /x/,
  "a promise": () => Promise.resolve(1),
  "a generator": () => (function* () {})(),
  "the global object": () => globalThis,
  "no number": () => Number.NaN,
  "an infinite number": () => Number.NEGATIVE_INFINITY,
  nothing: () => undefined,
  "half of a surrogate pair": () => "\ud800",
  "names that a terminal obeys": () => ({ "\ud800": 1, "\u001b[2J": 2, "\u202e/~": 3, "\u200b": 4 }),
  "a name of ten million characters": () => ({ ["k".repeat(10_000_000)]: 1 }),
  "100,000 names": () => Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`bad key ${index}`, index])),
  "100,000 items": () => Array.from({ length: 100_000 }, () => ({ bad: 1 })),
};

function thrown(): never {
  throw new Error("\u001b[31m");
}
