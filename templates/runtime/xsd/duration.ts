import { daysFromCivil } from "./date-time.js";
import { significantFraction } from "./fraction.js";
import {
  notInLexicalSpace,
  orderedTextForm,
  type SimpleContext,
  type SimpleType,
  type ValueForm,
} from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

const durationForm: ValueForm<string> = /* @__PURE__ */ orderedTextForm(compareDurations, durationKey);

/** Part 2, section 3.2.6. Values keep their text. */
export const xsDuration: SimpleType<string> = {
  name: "xs:duration",
  form: durationForm,
  derived: () => [xsYearMonthDuration, xsDayTimeDuration],
  read: (text, context) => readDuration("xs:duration", text, context),
};

/** XSD 1.1 Part 2, section 3.4.26: years and months only. */
export const xsYearMonthDuration: SimpleType<string> = {
  name: "xs:yearMonthDuration",
  form: durationForm,
  read: (text, context) => readDuration("xs:yearMonthDuration", text, context, /^[^DT]*$/),
};

/** XSD 1.1 Part 2, section 3.4.27: no years and months. */
export const xsDayTimeDuration: SimpleType<string> = {
  name: "xs:dayTimeDuration",
  form: durationForm,
  read: (text, context) => readDuration("xs:dayTimeDuration", text, context, /^[^YM]*(?:T.*)?$/),
};

function readDuration(name: string, text: string, context: SimpleContext, pattern?: RegExp): string | undefined {
  const value = collapseWhiteSpace(text);
  const isValid = parseDuration(value) !== undefined && pattern?.test(value) !== false;
  return isValid ? value : notInLexicalSpace(name, value, context);
}

/** Months and seconds, both negative in a negative duration, with the digits of a fraction of a second. */
interface Duration {
  /** True if the string begins with "-". */
  readonly negative: boolean;
  /** Years and months together. */
  readonly months: number;
  /** Days, hours, minutes and seconds together. */
  readonly seconds: number;
  /** Digits behind the point without zeros at the end; "" for none. */
  readonly fraction: string;
}

// Each number is cut at 11 digits, so that sums stay exact.
const grammar =
  /^(-?)P(?=[0-9T])(?:([0-9]{1,11})Y)?(?:([0-9]{1,11})M)?(?:([0-9]{1,11})D)?(?:T(?=[0-9])(?:([0-9]{1,11})H)?(?:([0-9]{1,11})M)?(?:([0-9]{1,11})(?:\.([0-9]+))?S)?)?$/;

function parseDuration(text: string): Duration | undefined {
  const parts = grammar.exec(text);
  if (parts === null) return undefined;
  const [years, months, days, hours, minutes, seconds] = parts
    .slice(2, 8)
    .map((part: string | undefined) => Number(part ?? 0));
  return {
    negative: parts[1] === "-",
    months: years! * 12 + months!,
    seconds: days! * 86400 + hours! * 3600 + minutes! * 60 + seconds!,
    fraction: significantFraction(parts[8] ?? ""),
  };
}

/** The order of Part 2, section 3.2.6.2: what holds when both are added to each of four dates, or undefined. */
function compareDurations(left: string, right: string): number | undefined {
  const a = parseDuration(left);
  const b = parseDuration(right);
  if (a === undefined || b === undefined) return undefined;
  let result: number | undefined;
  for (const [year, month] of referenceMonths) {
    const order = Math.sign(compareEnds(endOf(a, year, month), endOf(b, year, month)));
    if (result !== undefined && order !== result) return undefined;
    result = order;
  }
  return result;
}

/** The ends of a duration after each of those dates, which equal durations share. */
function durationKey(text: string): string | undefined {
  const duration = parseDuration(text);
  if (duration === undefined) return undefined;
  const sign = duration.fraction === "" ? "" : duration.negative ? "-" : "+";
  const ends = referenceMonths.map(([year, month]) => endOf(duration, year, month));
  return `P${ends.map(({ days, seconds }) => `${days}:${seconds}`).join(" ")} ${sign}${duration.fraction}`;
}

const referenceMonths: readonly (readonly [year: number, month: number])[] = [
  [1696, 9],
  [1697, 2],
  [1903, 3],
  [1903, 7],
];

/** The end of a duration that begins with a month: days, seconds of a day, and a fraction that may point back. */
interface End {
  /** Whole days. */
  readonly days: number;
  /** Whole seconds of a day. */
  readonly seconds: number;
  /** True if the fraction is subtracted. */
  readonly negative: boolean;
  /** Digits behind the point without zeros at the end; "" for none. */
  readonly fraction: string;
}

function endOf({ negative, months, seconds, fraction }: Duration, year: number, month: number): End {
  const sign = negative ? -1 : 1;
  const monthCount = year * 12 + (month - 1) + sign * months;
  const endYear = Math.floor(monthCount / 12);
  const days = daysFromCivil(endYear, monthCount - endYear * 12 + 1, 1);
  const carry = Math.floor((sign * seconds) / 86400);
  return { days: days + carry, seconds: sign * seconds - carry * 86400, negative, fraction };
}

function compareEnds(a: End, b: End): number {
  if (a.days !== b.days) return a.days - b.days;
  if (a.seconds !== b.seconds) return a.seconds - b.seconds;
  return compareFractions(a, b);
}

function compareFractions(a: End, b: End): number {
  const signOf = (end: End): number => (end.fraction === "" ? 0 : end.negative ? -1 : 1);
  if (signOf(a) !== signOf(b)) return signOf(a) - signOf(b);
  if (a.fraction === b.fraction) return 0;
  return (a.fraction < b.fraction ? -1 : 1) * signOf(a);
}
