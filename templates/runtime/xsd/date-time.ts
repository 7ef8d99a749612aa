import { significantFraction } from "./fraction.js";
import {
  notInLexicalSpace,
  orderedTextForm,
  type DerivedTypes,
  type SimpleType,
  type ValueForm,
} from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

/** Part 2, section 3.2.7. Values keep their text, time zone included; they are compared as points in time. */
export const xsDateTime: SimpleType<string> = /* @__PURE__ */ moments("xs:dateTime", "Y-M-DTh", () => [
  xsDateTimeStamp,
]);
/** XSD 1.1 Part 2, section 3.4.28: an xs:dateTime with a time zone. */
export const xsDateTimeStamp: SimpleType<string> = /* @__PURE__ */ stamps();
/** Part 2, section 3.2.9. */
export const xsDate: SimpleType<string> = /* @__PURE__ */ moments("xs:date", "Y-M-D");
/** Part 2, section 3.2.8. */
export const xsTime: SimpleType<string> = /* @__PURE__ */ moments("xs:time", "h");
/** Part 2, section 3.2.10. */
export const xsGYearMonth: SimpleType<string> = /* @__PURE__ */ moments("xs:gYearMonth", "Y-M");
/** Part 2, section 3.2.11. */
export const xsGYear: SimpleType<string> = /* @__PURE__ */ moments("xs:gYear", "Y");
/** Part 2, section 3.2.12. */
export const xsGMonthDay: SimpleType<string> = /* @__PURE__ */ moments("xs:gMonthDay", "--M-D");
/** Part 2, section 3.2.13. */
export const xsGDay: SimpleType<string> = /* @__PURE__ */ moments("xs:gDay", "---D");
/** Part 2, section 3.2.14. */
export const xsGMonth: SimpleType<string> = /* @__PURE__ */ moments("xs:gMonth", "--M");

/** The fields of a string, in the order of ISO 8601; "h" means "hh:mm:ss" with a fraction. */
type Layout = "Y-M-DTh" | "Y-M-D" | "h" | "Y-M" | "Y" | "--M-D" | "---D" | "--M";

// A year is cut at 12 digits, so that days since year 0 stay exact.
const year = "(?<year>-?(?:[1-9][0-9]{4,11}|[0-9]{4}))";
const month = "(?<month>0[1-9]|1[0-2])";
const day = "(?<day>0[1-9]|[12][0-9]|3[01])";
const clock = "(?<hour>[01][0-9]|2[0-4]):(?<minute>[0-5][0-9]):(?<second>[0-5][0-9])(?:\\.(?<fraction>[0-9]+))?";
const zone = "(?:Z|(?<sign>[+-])(?<zoneHour>0[0-9]|1[0-4]):(?<zoneMinute>[0-5][0-9]))";

const fieldGrammars: { readonly [letter: string]: string } = { Y: year, M: month, D: day, h: clock };

/** A point in time: days since 1 March of year 0, seconds of the day and digits of a fraction, in UTC where a zone is given. */
interface Moment {
  /** Whole days since 1 March of year 0; negative before. */
  readonly days: number;
  /** Whole seconds of the day, from 0. */
  readonly seconds: number;
  /** Digits behind the point without zeros at the end; "" for none. */
  readonly fraction: string;
  readonly hasZone: boolean;
}

function moments(name: string, layout: Layout, derived?: DerivedTypes): SimpleType<string> {
  // Made on first use: a module that is only imported does nothing.
  let made: RegExp | undefined;
  const grammar = (): RegExp => (made ??= layoutGrammar(layout));
  const form: ValueForm<string> = orderedTextForm(
    (a, b) => compareMoments(grammar(), a, b),
    (value) => {
      const moment = parseMoment(grammar(), value);
      return moment && `${name} ${moment.hasZone} ${moment.days} ${moment.seconds} ${moment.fraction}`;
    },
  );
  return {
    name,
    form,
    derived,
    read(text, context) {
      const value = collapseWhiteSpace(text);
      return parseMoment(grammar(), value) === undefined ? notInLexicalSpace(name, value, context) : value;
    },
  };
}

function stamps(): SimpleType<string> {
  const name = "xs:dateTimeStamp";
  return {
    name,
    form: xsDateTime.form,
    read(text, context) {
      const value = collapseWhiteSpace(text);
      return parseDateTime(value)?.hasZone === true ? value : notInLexicalSpace(name, value, context);
    },
  };
}

function parseDateTime(text: string): Moment | undefined {
  return parseMoment((dateTimeGrammar ??= layoutGrammar("Y-M-DTh")), text);
}

function layoutGrammar(layout: Layout): RegExp {
  // In one pass: what a field is replaced by holds letters too.
  const fields = layout.replace(/[YMDh]/g, (letter) => fieldGrammars[letter] ?? letter);
  return new RegExp(`^${fields}(?<zone>${zone})?$`);
}

function parseMoment(grammar: RegExp, text: string): Moment | undefined {
  const fields = grammar.exec(text)?.groups;
  if (fields === undefined) return undefined;
  const dayOfMonth = Number(fields["day"] ?? 1);
  const monthOfYear = Number(fields["month"] ?? 1);
  // Without a year, as in --02-29, a leap year counts: Part 2, section 3.2.12.
  const yearNumber = fields["year"] === undefined ? 1972 : Number(fields["year"]);
  if (Object.is(yearNumber, 0) || Object.is(yearNumber, -0)) return undefined;
  // The year before 1 is -1; year 0 does not exist.
  const astronomical = yearNumber < 0 ? yearNumber + 1 : yearNumber;
  if (dayOfMonth > daysInMonth(astronomical, monthOfYear)) return undefined;
  const fraction = significantFraction(fields["fraction"] ?? "");
  const seconds =
    Number(fields["hour"] ?? 0) * 3600 + Number(fields["minute"] ?? 0) * 60 + Number(fields["second"] ?? 0);
  // 24:00:00 is the first instant of the next day, and nothing comes after it.
  if (seconds > 86400 || (seconds === 86400 && fraction !== "")) return undefined;
  const offset = zoneSeconds(fields);
  if (offset === undefined) return undefined;
  // A time of day has no day to carry into: 24:00:00 is 00:00:00.
  const clockSeconds = fields["day"] === undefined && fields["hour"] !== undefined ? seconds % 86400 : seconds;
  const moment = {
    days: daysFromCivil(astronomical, monthOfYear, dayOfMonth),
    seconds: clockSeconds,
    fraction,
    hasZone: fields["zone"] !== undefined,
  };
  return shifted(moment, -offset);
}

/** Seconds east of UTC; undefined beyond fourteen hours. */
function zoneSeconds(fields: Record<string, string | undefined>): number | undefined {
  const size = Number(fields["zoneHour"] ?? 0) * 3600 + Number(fields["zoneMinute"] ?? 0) * 60;
  if (size > 14 * 3600) return undefined;
  return fields["sign"] === "-" ? -size : size;
}

function shifted(moment: Moment, seconds: number): Moment {
  const total = moment.seconds + seconds;
  const carry = Math.floor(total / 86400);
  return { ...moment, days: moment.days + carry, seconds: total - carry * 86400 };
}

/** The milliseconds from 1970 to an xs:dateTime; undefined if it has no time zone, or if a Date cannot represent it. */
export function millisecondsOf(text: string): number | undefined {
  const moment = parseDateTime(text);
  if (moment === undefined || !moment.hasZone || moment.fraction.length > 3) return undefined;
  const days = moment.days - daysFromCivil(1970, 1, 1);
  const time = (days * 86_400 + moment.seconds) * 1000 + Number(moment.fraction.padEnd(3, "0"));
  return Math.abs(time) > maxDateTime ? undefined : time;
}

let dateTimeGrammar: RegExp | undefined;

/** The greatest time of a Date: 100,000,000 days. */
const maxDateTime = 8.64e15;

/** The order of Part 2, section 3.2.7.4: undefined if only one side has a zone and they are too close. */
function compareMoments(grammar: RegExp, left: string, right: string): number | undefined {
  const a = parseMoment(grammar, left);
  const b = parseMoment(grammar, right);
  if (a === undefined || b === undefined) return undefined;
  if (a.hasZone === b.hasZone) return compareInstants(a, b);
  if (!a.hasZone) {
    const reverse = compareWithLocal(b, a);
    return reverse === undefined ? undefined : -reverse;
  }
  return compareWithLocal(a, b);
}

const fourteenHours = 50_400;

function compareWithLocal(zoned: Moment, local: Moment): number | undefined {
  if (compareInstants(zoned, shifted(local, -fourteenHours)) < 0) return -1;
  return compareInstants(zoned, shifted(local, fourteenHours)) > 0 ? 1 : undefined;
}

function compareInstants(a: Moment, b: Moment): number {
  if (a.days !== b.days) return a.days - b.days;
  if (a.seconds !== b.seconds) return a.seconds - b.seconds;
  return a.fraction === b.fraction ? 0 : a.fraction < b.fraction ? -1 : 1;
}

function daysInMonth(yearNumber: number, monthOfYear: number): number {
  if (monthOfYear === 2) return isLeapYear(yearNumber) ? 29 : 28;
  return [4, 6, 9, 11].includes(monthOfYear) ? 30 : 31;
}

function isLeapYear(yearNumber: number): boolean {
  return yearNumber % 4 === 0 && (yearNumber % 100 !== 0 || yearNumber % 400 === 0);
}

/** Days since 1 March of year 0 in the proleptic Gregorian calendar. */
export function daysFromCivil(yearNumber: number, monthOfYear: number, dayOfMonth: number): number {
  // Years begin in March here, so that the leap day is the last one.
  const shiftedYear = monthOfYear <= 2 ? yearNumber - 1 : yearNumber;
  const century = Math.floor(shiftedYear / 400);
  const yearOfCentury = shiftedYear - century * 400;
  const dayOfYear = Math.floor((153 * ((monthOfYear + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const leapDays = Math.floor(yearOfCentury / 4) - Math.floor(yearOfCentury / 100);
  return century * 146097 + yearOfCentury * 365 + leapDays + dayOfYear;
}
