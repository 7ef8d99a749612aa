// Short checks for consumers of third-party data: the outline of a format, without every rule of its standard. Each
// expression reads a string once from left to right.

/** A year, a month and a day; months of 30 days have 31 here. */
export function hasPracticalDateFormat(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);
}

/** Hours, minutes and seconds with an offset. */
export function hasPracticalTimeFormat(text: string): boolean {
  return /^\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)$/i.test(text);
}

/** A date and a time, with "T" or a space between them. */
export function hasPracticalDateTimeFormat(text: string): boolean {
  return /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)$/i.test(text);
}

/** A name, "@" and a host, without spaces. */
export function hasPracticalEmailFormat(text: string): boolean {
  return text.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(text);
}

/** Labels of any letters with dots between them. */
export function hasPracticalHostnameFormat(text: string): boolean {
  return text.length <= 255 && /^[^\s.]+(?:\.[^\s.]+)*$/.test(text);
}

/** A scheme and anything without spaces. */
export function hasPracticalUriFormat(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:\S*$/i.test(text);
}

/** Anything without spaces. */
export function hasPracticalUriReferenceFormat(text: string): boolean {
  return !/\s/.test(text);
}
