import { doubtful, doubtfulTypes, harmless, moves } from "../effects.js";

/** Changes of tables of errors: documented values count, and assumed values are information. */
export const errorChanges = {
  "error/added": harmless.added(
    "{Where} was added; callers must handle unknown errors.",
    "Describe in its meaning how callers can handle it.",
  ),
  "error/removed": doubtfulTypes.removed(
    "{Where} was removed; handlers can no longer return it, and callers may depend on it.",
    "Keep the row for one release, and let only handlers return it.",
  ),
  "error/code-changed": moves(
    'The documented "{name}" of {where} changed from {before} to {after}.',
    "Keep the values that distinguish errors, and add a row for another error.",
  ),
  "error/meaning-changed": doubtful(
    "The meaning of {where} changed from {before} to {after}.",
    "Add a separate row for the new meaning.",
  ),
  "error/faults-changed": doubtful(
    "Different request problems now cause {where}.",
    "Check that callers that depend on the error still get it.",
  ),
  "error/order-changed": doubtful(
    "The order of the errors of {where}, which is their precedence, changed.",
    "Keep the order; a request with two problems now causes a different error.",
  ),
  "error/choice-changed": harmless(
    "An assumption about {where} changed: {parts}.",
    "No action is needed; callers should not rely on assumptions.",
  ),
};
