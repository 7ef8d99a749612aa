const leapSecond = /^(.{17})60/;

/**
 * The moment that a date-time of RFC 3339 names, to the millisecond; undefined for any other text. A leap second, which a Date
 * does not know, is the second after the one before it.
 */
export function dateOfText(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text)) return undefined;
  const isLeap = leapSecond.test(text);
  const time = Date.parse(text.toUpperCase().replace(leapSecond, "$159"));
  return Number.isNaN(time) ? undefined : new Date(isLeap ? time + 1000 : time);
}
