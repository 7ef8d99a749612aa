/** Characters of the longest filter. */
export const maxFilterLength = 1000;

/** Asks an event type whether a filter lets it through. */
export type EventFilter = (eventType: string) => boolean;

/**
 * Compiles the filter of a regular expression, which must match the whole event type: in the syntax of RE2, which takes
 * linear time for every expression. Undefined for an invalid expression, or one over the limit.
 */
export async function readEventFilter(expression: string): Promise<EventFilter | undefined> {
  if (expression.length > maxFilterLength) return undefined;
  // Loaded when the first filter is read: a world without subscriptions starts without it.
  const { RE2JS } = await import("re2js");
  try {
    const compiled = RE2JS.compile(expression);
    return (eventType) => compiled.testExact(eventType);
  } catch {
    return undefined;
  }
}
