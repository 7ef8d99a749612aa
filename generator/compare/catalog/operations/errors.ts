import { breaksAll, doubtful, harmless, moves } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of tables of errors: documented values count, and assumed values are information. */
export const errorChanges = {
  "error/added": {
    changelog: "added",
    ...harmless,
    sentence: "{Where} was added; callers must handle unknown errors.",
    hint: "Describe in its meaning how callers can handle it.",
  },
  "error/removed": {
    changelog: "removed",
    ...doubtful,
    code: breaksAll,
    sentence: "{Where} was removed; handlers can no longer return it, and callers may depend on it.",
    hint: "Keep the row for one release, and let only handlers return it.",
  },
  "error/code-changed": {
    ...moves,
    sentence: 'The documented "{name}" of {where} changed from {before} to {after}.',
    hint: "Keep the values that distinguish errors, and add a row for another error.",
  },
  "error/meaning-changed": {
    ...doubtful,
    sentence: "The meaning of {where} changed from {before} to {after}.",
    hint: "Add a separate row for the new meaning.",
  },
  "error/faults-changed": {
    ...doubtful,
    sentence: "Different request problems now cause {where}.",
    hint: "Check that callers that depend on the error still get it.",
  },
  "error/order-changed": {
    ...doubtful,
    sentence: "The order of the errors of {where}, which is their precedence, changed.",
    hint: "Keep the order; a request with two problems now causes a different error.",
  },
  "error/choice-changed": {
    ...harmless,
    sentence: "An assumption about {where} changed: {parts}.",
    hint: "No action is needed; callers should not rely on assumptions.",
  },
} satisfies Readonly<Record<string, KindRow>>;
