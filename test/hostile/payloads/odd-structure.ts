import type { Random } from "../../support/random.js";
import { oddValues, throwAnything } from "./tame.js";

const large = /ten million|100,000|four billion/;
const makers = [
  ...Object.entries(oddValues).flatMap(([what, make]) => (large.test(what) ? [] : [make])),
  () => 0,
  () => -0,
  () => 1e308,
  () => 2 ** 53 + 2,
  () => -(10n ** 400n),
  () => "",
  () => "]]>--&lt;<x a=\"'",
  () => "\u0000\ufffe",
  () => "9".repeat(400),
  () => "99999999999-01-01",
  () => [],
  () => [[]],
  () => ({}),
  () => Object.create(null) as unknown,
  () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as unknown,
  () => ({ then: throwAnything }),
  () => ({ toJSON: throwAnything, "#text": "x", length: 1e9 }),
  () => ({ namespace: 'urn:"<', local: "a b<" }),
  () => new Proxy(["a"], { get: (target, key) => (key === "length" ? 3 : (Reflect.get(target, key) as unknown)) }),
  detached,
] as const;

/** Any value that no JSON text gives, or that is at the edge of its type. */
export function oddValue(random: Random): unknown {
  return makers[random.below(makers.length)]?.();
}

/** A copy of a value in which about one in `oneIn` places is another one, missing, computed, or one too many. */
export function oddCopy(value: unknown, random: Random, oneIn: number): unknown {
  if (random.chance(oneIn)) return oddValue(random);
  if (Array.isArray(value)) return oddList(value, random, oneIn);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: object = {};
  for (const [name, member] of Object.entries(value)) {
    if (random.chance(4 * oneIn)) continue;
    const inner = oddCopy(member, random, oneIn);
    const get = random.chance(2) ? () => throwAnything(inner) : () => inner;
    const isComputed = random.chance(8 * oneIn);
    const shown = { enumerable: true, configurable: true };
    Object.defineProperty(copy, name, isComputed ? { ...shown, get } : { ...shown, value: inner });
  }
  if (random.chance(2 * oneIn)) {
    const name = random.pick(["__proto__", "constructor", "toString", "then", "toJSON", "length", "#text"]);
    Object.defineProperty(copy, name, { value: oddValue(random), enumerable: true, configurable: true });
  }
  if (random.chance(4 * oneIn)) Object.setPrototypeOf(copy, null);
  return random.chance(8 * oneIn) ? new Proxy(copy, {}) : copy;
}

function oddList(value: readonly unknown[], random: Random, oneIn: number): unknown {
  const copy = value.map((item) => oddCopy(item, random, oneIn));
  if (random.chance(2 * oneIn)) copy.push(oddValue(random));
  if (random.chance(8 * oneIn)) copy.length += 2;
  if (random.chance(8 * oneIn)) Object.setPrototypeOf(copy, null);
  return random.chance(8 * oneIn) ? new Proxy(copy, {}) : copy;
}

/** Bytes that were given away. */
function detached(): Uint8Array {
  const bytes = new Uint8Array(8);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
}
