import { breaksAll, doubtful, harmless, moves } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of tables of errors: documented values count, and assumed values are information. */
export const errorChanges = {
  "error/added": {
    changelog: "added",
    ...harmless,
    sentence: "{Where} is new. Callers have to expect errors of every kind.",
    hint: "Say in its meaning what callers can do about it.",
  },
  "error/removed": {
    changelog: "removed",
    ...doubtful,
    code: breaksAll,
    sentence: "{Where} is gone: handlers can no longer refuse with it, and callers may wait for it.",
    hint: "Keep the row for one release, reached by handlers alone.",
  },
  "error/code-changed": {
    ...moves,
    sentence: 'The documented "{member}" of {where} changes from {before} to {after}.',
    hint: "Keep what callers tell errors apart by, and give another error a row of its own.",
  },
  "error/meaning-changed": {
    ...doubtful,
    sentence: "{Where} means something else: {before} is now {after}.",
    hint: "Give an error of another meaning a row of its own.",
  },
  "error/faults-changed": {
    ...doubtful,
    sentence: "Other faults of a request lead to {where}.",
    hint: "Check that callers who look for the error still get it.",
  },
  "error/order-changed": {
    ...doubtful,
    sentence: "The errors of {where} stand in another order, which is their precedence.",
    hint: "Keep the order: of two faults, callers now hear of the other one.",
  },
  "error/choice-changed": {
    ...harmless,
    sentence: "An assumption about {where} changed: {parts}.",
    hint: "Nothing needs to be done: callers should not rely on assumptions.",
  },
} satisfies Readonly<Record<string, KindRow>>;
