import { describe, expect, it } from "vitest";
import { shrinkWitness } from "../../../../generator/prove/json-schema/shrink-witness.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";

describe("shrinkWitness", () => {
  const holdsTwo = (value: JsonValue): boolean => JSON.stringify(value).includes("2");

  it("takes away what is not needed, at every depth", () => {
    expect(shrinkWitness({ a: 1, b: { c: [1, 2, 3], d: 4 } }, holdsTwo)).toEqual({ b: { c: [2] } });
  });

  it("leaves what is needed as it is", () => {
    expect(shrinkWitness([2], holdsTwo)).toEqual([2]);
    expect(shrinkWitness("2", holdsTwo)).toBe("2");
  });

  it("shortens a long text to the length that is needed", () => {
    const isLong = (value: JsonValue): boolean => typeof value === "object" || String(value).length > 100;
    expect(shrinkWitness("a".repeat(5000), isLong)).toBe("a".repeat(101));
  });

  it("tries only so often", () => {
    let attempts = 0;
    const large = Array.from({ length: 5000 }, (_, index) => index);
    shrinkWitness(large, (value) => {
      attempts += 1;
      return holdsTwo(value);
    });
    expect(attempts).toBeLessThanOrEqual(300);
  });
});
