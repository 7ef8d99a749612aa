import { isDate } from "../base/is-date.js";
import { millisecondsOf } from "./date-time.js";
import type { SimpleType, ValueForm } from "./simple-type.js";

/** The values of xs:dateTime as objects of Date: points in time. */
const dateForm: ValueForm<Date> = {
  expected: "a valid Date",
  is: (value): value is Date => isDate(value) && !Number.isNaN(value.getTime()),
  write: dateTimeText,
  same: (a, b) => a.getTime() === b.getTime(),
  compare: (a, b) => a.getTime() - b.getTime(),
  key: (value) => `date ${value.getTime()}`,
};

/**
 * A type of date-times whose values are objects of Date. A text without a time zone, with a fraction of a millisecond or outside the
 * range of Date is a problem, since a Date cannot represent it.
 */
export function asDate(type: SimpleType<string>): SimpleType<Date> {
  return {
    ...type,
    form: dateForm,
    read(text, context) {
      const value = type.read(text, context);
      if (value === undefined) return undefined;
      const time = millisecondsOf(value);
      if (time !== undefined) return new Date(time);
      return context.fault("cvc-datatype-valid.1.2.1", "a date-time that a Date can represent", value);
    },
  };
}

/** Part 2, section 3.2.7: at least four digits of a year; the year before 1 is -1. */
function dateTimeText(value: Date): string {
  const astronomical = value.getUTCFullYear();
  const year = astronomical > 0 ? astronomical : 1 - astronomical;
  const iso = value.toISOString();
  // A year outside of 0 to 9999 has a sign and six digits there.
  const rest = iso.slice(iso.indexOf("-", 1)).replace(".000Z", "Z");
  return `${astronomical > 0 ? "" : "-"}${String(year).padStart(4, "0")}${rest}`;
}
