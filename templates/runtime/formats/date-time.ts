import { codeAt, isDigit } from "./character-codes.js";

/** RFC 3339, section 5.6: full-date. "2024-02-29". */
export function hasDateFormat(text: string): boolean {
  return text.length === 10 && isDateAt(text);
}

/** RFC 3339, section 5.6: full-time. "23:59:60Z" is a leap second. */
export function hasTimeFormat(text: string): boolean {
  return isTimeFrom(text, 0);
}

/** RFC 3339, section 5.6: date-time. "T" and "Z" may be small letters. */
export function hasDateTimeFormat(text: string): boolean {
  return text.length > 11 && (codeAt(text, 10) | 0x20) === 0x74 && isDateAt(text) && isTimeFrom(text, 11);
}

/** The number that two digits make; NaN when one of them is not a digit. */
function twoDigits(text: string, at: number): number {
  const tens = codeAt(text, at) - 0x30;
  const ones = codeAt(text, at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function isDateAt(text: string): boolean {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (codeAt(text, 4) !== 0x2d || codeAt(text, 7) !== 0x2d) return false;
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
}

function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  // Long and short ones take turns, once more from August on.
  return 30 + ((month + (month >> 3)) & 1);
}

function isTimeFrom(text: string, at: number): boolean {
  const hour = twoDigits(text, at);
  const minute = twoDigits(text, at + 3);
  const second = twoDigits(text, at + 6);
  if (codeAt(text, at + 2) !== 0x3a || codeAt(text, at + 5) !== 0x3a) return false;
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return false;
  const zone = fractionEnd(text, at + 8);
  const offset = zone === -1 ? undefined : offsetMinutes(text, zone);
  if (offset === undefined) return false;
  if (second < 60) return true;
  // A leap second is the last second of a day in universal time.
  return (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

/** The offset at which a fraction of a second ends; -1 when it has no digits. */
function fractionEnd(text: string, at: number): number {
  if (codeAt(text, at) !== 0x2e) return at;
  let end = at + 1;
  while (isDigit(codeAt(text, end))) end += 1;
  return end > at + 1 ? end : -1;
}

/** The offset from universal time in minutes when "Z", "+01:00" or "-05:30" is all that is left. */
function offsetMinutes(text: string, at: number): number | undefined {
  const sign = codeAt(text, at);
  if ((sign | 0x20) === 0x7a) return text.length === at + 1 ? 0 : undefined;
  if ((sign !== 0x2b && sign !== 0x2d) || text.length !== at + 6 || codeAt(text, at + 3) !== 0x3a) return undefined;
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 4);
  if (!(hours <= 23 && minutes <= 59)) return undefined;
  return (sign === 0x2b ? 1 : -1) * (hours * 60 + minutes);
}
