// Every shape in a thorough run; in a normal one some that once took quadratic time.
import { describe, expect, it } from "vitest";
import { probe, type Spec, type Steps } from "../../bench/growth/probe.js";
import { refused, shapes } from "../../bench/growth/shapes.js";
import { unitOfEffort } from "../../support/effort.js";
import { isThorough, sized } from "../../support/sizes.js";

const bench = new URL("../../bench/growth.mjs", import.meta.url).href;
const { onceSlow } = (await import(bench)) as { readonly onceSlow: readonly string[] };
const [small, large] = sized({ normal: [250, 1000], thorough: [1000, 4000] });
/** Four times the input takes four times as long, sixteen times when it is quadratic. */
const maxTimes = 9;
/** Fixed units of effort: a step that takes less is ignored. */
const noise = 25;
const attempts = 4;

describe(`four times as much takes no more than ${maxTimes} times as long in any step`, () => {
  it.each(isThorough ? Object.keys(shapes) : onceSlow)("%s", async (name) => {
    const make = shapes[name]!;
    let slow: readonly string[] = [];
    // Other work on the machine slows a run down, and never makes it quicker: one good pair of runs, neighbours in time, is proof.
    for (let attempt = 0; attempt === 0 || (slow.length > 0 && attempt < attempts); attempt += 1) {
      const few = await steps(name, make(small));
      const many = await steps(name, make(large));
      const isSlow = ([step, time]: readonly [string, number]): boolean =>
        time > maxTimes * (few.get(step) ?? 0) + noise * unitOfEffort();
      slow = [...many].filter(isSlow).map(([step, time]) => `${step}: ${few.get(step)} s, then ${time} s`);
    }
    expect(slow).toEqual([]);
  });
});

async function steps(name: string, spec: Spec): Promise<Steps> {
  const { steps: found, faults } = await probe(spec);
  // These are rejected only where they are larger.
  if (!refused.includes(name)) expect(faults).toBe("");
  return found;
}
