import { describe, expect, it } from "vitest";
import { xsDuration } from "../../../templates/runtime/xsd/duration.js";
import { effort } from "../../support/effort.js";
import { orderOf, readSimple, valueOf, written } from "../../support/simple-types.js";

describe("xs:duration", () => {
  it.each([
    "P1Y2M3DT10H30M",
    "-P120D",
    "P1347Y",
    "P1347M",
    "P1Y2MT2H",
    "P0Y1347M",
    "P0Y1347M0D",
    "-P1347M",
    "PT0S",
    "-PT0S",
    "PT1.5S",
    "PT0.000000000000000000000000000001S",
    "P20M",
    "PT36H",
    "P1M",
    "PT1M",
    "P00012D",
  ])("keeps the text of %j", (text) => {
    expect(valueOf(xsDuration, text)).toBe(text);
    expect(valueOf(xsDuration, ` ${text}\n`)).toBe(text);
    expect(written(xsDuration, text)).toBe(text);
  });

  it.each([
    "",
    "P",
    "PT",
    "-P",
    "P1",
    "1Y",
    "P1YT",
    "P-1347M",
    "P1Y-2M",
    "+P1D",
    "P1.5D",
    "PT1.5H",
    "PT.5S",
    "PT1.S",
    "P1S",
    "PT1D",
    "PT1Y",
    "P2D1M",
    "PT1S1M",
    "P1W",
    "p1d",
    "P1DT",
    "P 1D",
    "P1D ago",
    "P1Y1Y",
    "P٣D",
    "PT1,5S",
  ])(
    // prettier-ignore
    "refuses %j",
    (text) => {
      expect(readSimple(xsDuration, text)).toMatchObject({
        value: undefined,
        faults: ["cvc-datatype-valid.1.2.1"],
        expected: ["a value of xs:duration"],
      });
    },
  );

  // Section 3.2.6.2, with its table of the bounds of a month and a year.
  it.each([
    ["P1Y", ">", "P364D"],
    ["P1Y", "?", "P365D"],
    ["P1Y", "?", "P366D"],
    ["P1Y", "<", "P367D"],
    ["P1M", ">", "P27D"],
    ["P1M", "?", "P28D"],
    ["P1M", "?", "P29D"],
    ["P1M", "?", "P30D"],
    ["P1M", "?", "P31D"],
    ["P1M", "<", "P32D"],
    ["P5M", ">", "P149D"],
    ["P5M", "?", "P150D"],
    ["P5M", "?", "P151D"],
    ["P5M", "?", "P152D"],
    ["P5M", "?", "P153D"],
    ["P5M", "<", "P154D"],
    ["P1Y", "=", "P12M"],
    ["P1D", "=", "PT24H"],
    ["PT1H", "=", "PT60M"],
    ["PT1M", "=", "PT60S"],
    ["PT1S", "=", "PT1.000S"],
    ["P0Y", "=", "-PT0S"],
    ["P0M", "=", "PT0.0S"],
    ["-P1D", "<", "PT0S"],
    ["-P2D", "<", "-P1D"],
    ["-P1Y", "<", "-P364D"],
    ["-P1M", "?", "-P30D"],
    ["-PT1.5S", "<", "-PT1.25S"],
    ["-PT0.5S", "<", "PT0S"],
    ["-PT0.5S", "<", "PT0.5S"],
    ["-PT1S", "<", "-PT0.5S"],
    ["PT0.5S", "<", "PT0.50001S"],
    ["PT59.999S", "<", "PT1M"],
    ["P1Y1D", ">", "P1Y"],
    ["P400Y", "=", "P4800M"],
  ] as const)("%s %s %s, and the mirror of it", (left, order, right) => {
    const mirrored = { "<": ">", "=": "=", ">": "<", "?": "?" } as const;
    expect(orderOf(xsDuration, left, right)).toBe(order);
    expect(orderOf(xsDuration, right, left)).toBe(mirrored[order]);
  });

  it("tells texts apart that mean the same, so that a round trip keeps them", () => {
    expect(xsDuration.form.same("P1Y", "P12M")).toBe(false);
  });

  it("refuses numbers of more than eleven digits, whose sums a number does not hold", () => {
    expect(valueOf(xsDuration, "P99999999999Y")).toBe("P99999999999Y");
    expect(readSimple(xsDuration, "P100000000000Y").faults).toEqual(["cvc-datatype-valid.1.2.1"]);
    expect(orderOf(xsDuration, "PT99999999998S", "PT99999999999S")).toBe("<");
  });

  it("reads long fractions in time that follows their size: zeros before another digit took it squared", () => {
    const spent = effort();
    expect(orderOf(xsDuration, `PT0.${"0".repeat(200_000)}1S`, "PT0S")).toBe(">");
    expect(spent()).toBeLessThan(100);
  });
});
