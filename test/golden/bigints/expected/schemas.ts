// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import {
  type Outline,
  type StandardSchema,
  type ValidateOptions,
  type WithSafeIntegers,
  requireValid,
  standardSchema,
} from "../runtime/json.js";
import type { Entry, Sequence } from "./types.js";
import { validateEntry, validateSequence } from "./validators.js";

/** Throws an `AssertionError` with every problem unless a value is a valid Entry. */
export function assertEntry(value: unknown, options?: ValidateOptions): asserts value is WithSafeIntegers<Entry> {
  requireValid("Entry", validateEntry(value, options));
}

/** A valid Entry for tools that take Standard Schema. */
export const entrySchema: StandardSchema<Entry> = /* @__PURE__ */ standardSchema(validateEntry);

/** The outline of Entry, for `withDefaults`, `withoutUnknown` and `fromStrings`. */
export const entryOutline: Outline = {
  members: {
    id: () => sequenceOutline,
    bookedAt: { text: ["string"] },
    day: { text: ["string"] },
    amount: { text: ["number"] },
    count: { text: ["number"] },
    factor: { text: ["number"] },
    level: { text: ["number"] },
    before: { text: ["null", "number"] },
    label: { text: ["string"] },
    tags: { others: [{ text: ["number"] }] },
    parts: { items: () => entryOutline },
    free: {},
  },
};

/** Throws an `AssertionError` with every problem unless a value is a valid Sequence. */
export function assertSequence(value: unknown, options?: ValidateOptions): asserts value is WithSafeIntegers<Sequence> {
  requireValid("Sequence", validateSequence(value, options));
}

/** A valid Sequence for tools that take Standard Schema. */
export const sequenceSchema: StandardSchema<Sequence> = /* @__PURE__ */ standardSchema(validateSequence);

/** The outline of Sequence, for `withDefaults`, `withoutUnknown` and `fromStrings`. */
export const sequenceOutline: Outline = { text: ["number"] };

export { formatProblems } from "../runtime/base.js";
export { type ProblemDetails, toProblemDetails } from "../runtime/base.js";
export { type AssertionError, isAssertionError } from "../runtime/json.js";
export { withDefaults } from "../runtime/json.js";
export { withoutUnknown } from "../runtime/json.js";
export { fromStrings } from "../runtime/parameters.js";
