import { describe, expect, it } from "vitest";
import * as moments from "../../../templates/runtime/xsd/date-time.js";
import type { SimpleType } from "../../../templates/runtime/xsd/simple-type.js";
import { effort } from "../../support/effort.js";
import { orderOf, readSimple, valueOf, written } from "../../support/simple-types.js";

/** Part 2, sections 3.2.7 to 3.2.14: what each type takes and refuses. */
const texts: Readonly<
  Record<
    string,
    { readonly type: SimpleType<string>; readonly valid: readonly string[]; readonly invalid: readonly string[] }
  >
> = {
  dateTime: {
    type: moments.xsDateTime,
    valid: [
      "2002-10-10T12:00:00",
      "2002-10-10T12:00:00Z",
      "2002-10-10T12:00:00-05:00",
      "2002-10-10T12:00:00.5+14:00",
      "2002-10-10T12:00:00-14:00",
      "2002-10-10T12:00:00-00:00",
      "2002-10-10T24:00:00",
      "2002-12-31T24:00:00.000Z",
      "2002-10-10T00:00:00.123456789012345678901234567890",
      "-0001-01-01T00:00:00",
      "12002-10-10T12:00:00",
      "0001-01-01T00:00:00Z",
    ],
    invalid: [
      "",
      "2002-10-10",
      "2002-10-10 12:00:00",
      "2002-10-10t12:00:00",
      "2002-10-10T12:00:00z",
      "2002-10-10T12:00",
      "2002-10-10T12:00:00.",
      "2002-10-10T12:00:60",
      "2002-10-10T12:60:00",
      "2002-10-10T25:00:00",
      "2002-10-10T24:00:01",
      "2002-10-10T24:01:00",
      "2002-10-10T24:00:00.001",
      "2002-10-10T1:00:00",
      "2002-10-10T12:00:00+14:01",
      "2002-10-10T12:00:00+15:00",
      "2002-10-10T12:00:00+05:60",
      "2002-10-10T12:00:00+0500",
      "2002-10-10T12:00:00+05",
      "2002-10-10T12:00:00 Z",
      "0000-01-01T00:00:00",
      "+2002-10-10T12:00:00",
      "2002-10-10T12:00:00,5",
    ],
  },
  time: {
    type: moments.xsTime,
    valid: ["13:20:00", "13:20:00.5Z", "13:20:00-05:00", "24:00:00", "00:00:00+14:00"],
    invalid: ["", "13:20", "24:00:01", "24:00:00.1", "1:20:00", "13:20:60", "T13:20:00", "13:20:00+14:30", "13-20-00"],
  },
  date: {
    type: moments.xsDate,
    valid: ["2002-09-24", "2002-09-24Z", "2002-09-24-06:00", "-0044-03-15", "2024-02-29", "2000-02-29", "12024-02-29"],
    invalid: [
      "",
      "2002-9-24",
      "02-09-24",
      "2002-13-01",
      "2002-00-01",
      "2002-01-00",
      "2002-01-32",
      "2002-04-31",
      "2023-02-29",
      "1900-02-29",
      "2100-02-29",
      "2024-02-30",
      "0000-01-01",
      "-0000-01-01",
      "02002-01-01",
      "20020924",
      "2002-09-24T00:00:00",
      "2002-09-24+06",
      "+2002-09-24",
      "٢٠٠٢-09-24",
    ],
  },
  gYearMonth: {
    type: moments.xsGYearMonth,
    valid: ["1999-05", "1999-05Z", "-0001-12+01:00", "12024-10"],
    invalid: ["", "1999", "1999-13", "1999-00", "99-05", "0000-05", "1999-5", "1999-05-01"],
  },
  gYear: {
    type: moments.xsGYear,
    valid: ["1999", "0001", "-0005", "12024", "1999Z", "1999-05:00", "999999999999"],
    invalid: ["", "99", "0000", "-0000", "00000", "01999", "+1999", "1999-05", "1e3"],
  },
  gMonthDay: {
    type: moments.xsGMonthDay,
    valid: ["--05-01", "--02-29", "--12-31Z", "--04-30-14:00"],
    invalid: ["", "--02-30", "--04-31", "--13-01", "--00-01", "--1-1", "-05-01", "05-01", "--05-00", "--05"],
  },
  gDay: {
    type: moments.xsGDay,
    valid: ["---01", "---31", "---15Z", "---15+05:30"],
    invalid: ["", "---00", "---32", "---1", "--01", "01", "---001"],
  },
  gMonth: {
    type: moments.xsGMonth,
    valid: ["--01", "--12", "--06Z", "--06-05:00"],
    invalid: ["", "--00", "--13", "--1", "-01", "01", "--06--", "--06-"],
  },
};

describe.each(Object.entries(texts))("xs:%s", (name, { type, valid, invalid }) => {
  it.each(valid)("keeps the text of %j, without white space around it", (text) => {
    expect(valueOf(type, text)).toBe(text);
    expect(valueOf(type, `\n${text} \t`)).toBe(text);
    expect(written(type, text)).toBe(text);
  });

  it.each(invalid)("refuses %j", (text) => {
    expect(readSimple(type, text)).toMatchObject({
      value: undefined,
      faults: ["cvc-datatype-valid.1.2.1"],
      expected: [`a value of xs:${name}`],
    });
  });

  it("is equal to itself", () => {
    for (const text of valid) expect(orderOf(type, text, text)).toBe("=");
  });
});

describe("leap days before the year 1", () => {
  // The year before 1 is -1, since year 0 does not exist: the years -1, -5 and -9 are leap years instead of 0, -4 and
  // -8.
  it.each(["-0001-02-29", "-0005-02-29", "-0401-02-29"])("take %s", (text) => {
    expect(valueOf(moments.xsDate, text)).toBe(text);
  });

  it.each(["-0002-02-29", "-0004-02-29", "-0101-02-29"])("refuse %s", (text) => {
    expect(readSimple(moments.xsDate, text).value).toBeUndefined();
  });
});

type Order = "<" | "=" | ">" | "?";
const mirrored: Readonly<Record<Order, Order>> = { "<": ">", "=": "=", ">": "<", "?": "?" };

describe.each([
  [
    "dateTime",
    moments.xsDateTime,
    [
      // The table of section 3.2.7.4.
      ["2000-01-15T00:00:00", "<", "2000-02-15T00:00:00"],
      ["2000-01-15T12:00:00", "<", "2000-01-16T12:00:00Z"],
      ["2000-01-01T12:00:00", "?", "1999-12-31T23:00:00Z"],
      ["2000-01-16T12:00:00", "?", "2000-01-16T12:00:00Z"],
      ["2000-01-16T00:00:00", "?", "2000-01-16T12:00:00Z"],
      // Fourteen hours and no second more are too close.
      ["2000-01-16T00:00:00", "?", "2000-01-16T14:00:00Z"],
      ["2000-01-16T00:00:00", "<", "2000-01-16T14:00:00.001Z"],
      ["2000-01-16T00:00:00", "?", "2000-01-15T10:00:00Z"],
      ["2000-01-16T00:00:00", ">", "2000-01-15T09:59:59.999Z"],
      ["2002-10-10T12:00:00-05:00", "=", "2002-10-10T17:00:00Z"],
      ["2002-10-10T12:00:00+00:00", "=", "2002-10-10T12:00:00-00:00"],
      ["2002-10-10T24:00:00", "=", "2002-10-11T00:00:00"],
      ["2002-12-31T24:00:00Z", "=", "2003-01-01T00:00:00Z"],
      ["2000-02-28T23:00:00-02:00", "=", "2000-02-29T01:00:00Z"],
      ["2001-02-28T23:00:00-02:00", "=", "2001-03-01T01:00:00Z"],
      ["2000-01-01T00:00:00+01:00", "=", "1999-12-31T23:00:00Z"],
      ["2002-10-10T12:00:00.5", "=", "2002-10-10T12:00:00.500"],
      ["2002-10-10T12:00:00", "=", "2002-10-10T12:00:00.0"],
      ["2002-10-10T12:00:00.4999999999999999999999", "<", "2002-10-10T12:00:00.5"],
      ["2002-10-10T12:00:00.5", "<", "2002-10-10T12:00:00.50000000000000000001"],
      ["-0001-12-31T24:00:00Z", "=", "0001-01-01T00:00:00Z"],
      ["-0002-01-01T00:00:00Z", "<", "-0001-01-01T00:00:00Z"],
      ["9999-12-31T23:59:59", "<", "10000-01-01T00:00:00"],
    ],
  ],
  [
    "date",
    moments.xsDate,
    [
      ["2000-01-15", "<", "2000-02-01"],
      ["2000-01-15", "?", "2000-01-15Z"],
      ["2000-01-15", "<", "2000-01-16Z"],
      ["2000-01-01+13:00", "=", "1999-12-31-11:00"],
      ["2000-01-15+01:00", "<", "2000-01-15Z"],
      ["-0044-03-15", "<", "0044-03-15"],
      ["2000-02-29", "<", "2000-03-01"],
    ],
  ],
  [
    "time",
    moments.xsTime,
    [
      ["12:00:00", "<", "12:00:00.1"],
      ["24:00:00", "=", "00:00:00"],
      ["12:00:00Z", "=", "07:00:00-05:00"],
      ["12:00:00", "?", "12:00:00Z"],
    ],
  ],
  [
    "gYearMonth",
    moments.xsGYearMonth,
    [
      ["1999-12", "<", "2000-01"],
      ["1999-12", "?", "1999-12Z"],
    ],
  ],
  [
    "gYear",
    moments.xsGYear,
    [
      ["-0001", "<", "0001"],
      ["9999", "<", "10000"],
      ["2000Z", "=", "2000+00:00"],
    ],
  ],
  [
    "gMonthDay",
    moments.xsGMonthDay,
    [
      ["--02-29", "<", "--03-01"],
      ["--01-31", "<", "--02-01"],
    ],
  ],
  [
    "gDay",
    moments.xsGDay,
    [
      ["---09", "<", "---10"],
      ["---10+01:00", "<", "---10Z"],
    ],
  ],
  [
    "gMonth",
    moments.xsGMonth,
    [
      ["--09", "<", "--10"],
      ["--09", "?", "--09Z"],
    ],
  ],
] as readonly (readonly [string, SimpleType<string>, readonly (readonly [string, Order, string])[]])[])(
  "the order of xs:%s",
  (_name, type, orders) => {
    it.each(orders)("is %s %s %s, and the mirror of it", (left, order, right) => {
      expect(orderOf(type, left, right)).toBe(order);
      expect(orderOf(type, right, left)).toBe(mirrored[order]);
    });
  },
);

describe("days", () => {
  it("are counted as the calendar of JavaScript counts them", () => {
    const days = (year: number, month: number, day: number): number => {
      const date = new Date(0);
      return date.setUTCFullYear(year, month - 1, day) / 86_400_000;
    };
    const start = days(0, 3, 1);
    for (let year = -801; year <= 2401; year += 1) {
      for (const [month, day] of [
        [1, 1],
        [2, 28],
        [3, 1],
        [12, 31],
      ] as const) {
        // prettier-ignore
        const counted = moments.daysFromCivil(year, month, day);
        if (counted !== days(year, month, day) - start) expect.unreachable(`${year}-${month}-${day}: ${counted}`);
      }
    }
    expect(moments.daysFromCivil(0, 3, 1)).toBe(0);
  });
});

describe("dates and times", () => {
  it("tell texts apart that mean the same instant, so that a round trip keeps them", () => {
    expect(moments.xsDateTime.form.same("2002-10-10T12:00:00Z", "2002-10-10T12:00:00+00:00")).toBe(false);
  });

  it("refuse years of more than twelve digits, whose days a number does not hold", () => {
    expect(valueOf(moments.xsDate, "999999999999-12-31")).toBe("999999999999-12-31");
    expect(readSimple(moments.xsDate, "1000000000000-01-01").faults).toEqual(["cvc-datatype-valid.1.2.1"]);
    expect(orderOf(moments.xsDate, "999999999999-12-30", "999999999999-12-31")).toBe("<");
  });

  it("read long fractions in time that follows their size: zeros before another digit took it squared", () => {
    const spent = effort();
    const long = `2002-10-10T12:00:00.${"0".repeat(200_000)}1`;
    expect(orderOf(moments.xsDateTime, long, "2002-10-10T12:00:00")).toBe(">");
    expect(spent()).toBeLessThan(100);
  });
});
