/** Characters of the longest filter. */
export const longestFilter = 1000;

/** Asks an event type whether a filter lets it through. */
export type Filter = (eventType: string) => boolean;

/**
 * The filter that a regular expression describes, for the whole of an event type: in the syntax of RE2, which takes time in
 * proportion to the type, whoever wrote the expression. Undefined for a text that is not one, or is longer than the limit.
 */
export async function readFilter(expression: string): Promise<Filter | undefined> {
  if (expression.length > longestFilter) return undefined;
  // Loaded when the first filter is read: a world without subscriptions starts without it.
  const { RE2JS } = await import("re2js");
  try {
    const compiled = RE2JS.compile(expression);
    return (eventType) => compiled.testExact(eventType);
  } catch {
    return undefined;
  }
}
