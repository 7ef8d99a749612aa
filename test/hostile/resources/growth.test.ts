// Every shape with THOROUGH=1 (some minutes); else those that once took quadratic time.
import { describe, expect, it } from "vitest";
import { probe, type Spec, type Steps } from "../../bench/growth/probe.js";
import { onceSlow, refused, shapes } from "../../bench/growth/shapes.js";

const isThorough = process.env["THOROUGH"] !== undefined;
const [small, large] = isThorough ? [1000, 4000] : [300, 1200];
/** Four times the input takes four times as long, sixteen times when it is quadratic; less than `noise` seconds say nothing. */
const mostTimes = 9;
const noise = 0.25;
const attempts = 4;

describe(`four times as much takes no more than ${mostTimes} times as long in any step`, () => {
  it.each(isThorough ? Object.keys(shapes) : onceSlow)("%s", async (name) => {
    const make = shapes[name]!;
    const few = await steps(name, make(small));
    let slow: readonly string[] = [];
    // Other work on the machine slows a run down, and never makes it quicker: one good run is proof.
    for (let attempt = 0; attempt === 0 || (slow.length > 0 && attempt < attempts); attempt += 1) {
      const many = await steps(name, make(large));
      slow = [...many].filter(([step, time]) => time > mostTimes * (few.get(step) ?? 0) + noise).map(([step, time]) => `${step}: ${few.get(step)} s, then ${time} s`); // prettier-ignore
    }
    expect(slow).toEqual([]);
  });
});

async function steps(name: string, spec: Spec): Promise<Steps> {
  const { steps: found, faults } = await probe(spec);
  if (refused.includes(name)) expect(faults).not.toBe("");
  else expect(faults).toBe("");
  return found;
}
