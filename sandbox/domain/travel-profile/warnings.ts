import type { ProfileWarning } from "@specwright/travel-expense/travel-profile";

/** Warnings of a successful call, without duplicates: their number does not grow with the input. */
export interface Warnings {
  /** More items, or repeated ones, than a kind of single value takes: the documents call the warning W016. */
  excess(message: string): void;
  /** Anything else that was not taken as it was sent. */
  other(message: string): void;
  /** The warnings of the call, in order. */
  readonly all: readonly ProfileWarning[];
}

/** The code of warnings that no document names. */
const sandboxCode = "SANDBOX";

/** Collects the warnings of a call. */
export function createWarnings(): Warnings {
  const codes = new Map<string, string>();
  const add = (code: string, message: string): void => {
    if (!codes.has(message)) codes.set(message, code);
  };
  return {
    excess: (message) => add("W016", message),
    other: (message) => add(sandboxCode, message),
    get all() {
      return [...codes].map(([Message, Code]) => ({ Code, Message }));
    },
  };
}
