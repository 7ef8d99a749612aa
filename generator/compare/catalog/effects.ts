import type { KindRow, Levels } from "../kind-of-change.js";

type Effect = Pick<KindRow, "wire" | "hint" | "code">;

/** Less is accepted: those who send are harmed. */
export const narrows = {
  wire: { sent: "breaking", read: "info" },
  hint: "Keep accepting the old values for one release, or make the change in a new version of the operation.",
} as const satisfies Effect;

/** More is accepted: those who read are harmed. */
export const widens = {
  wire: { sent: "info", read: "breaking" },
  hint: "Announce the change to consumers first, or make it in a new version of the operation.",
} as const satisfies Effect;

/** Something is refused and something else accepted. */
export const moves = {
  wire: { sent: "breaking", read: "breaking" },
  hint: "Make the change in a new version of the operation, and keep the old one for one release.",
} as const satisfies Effect;

/** Nothing is refused or accepted; what it means to somebody cannot be told from the contract. */
export const doubtful = { wire: { sent: "warning", read: "warning" } } as const satisfies Pick<Effect, "wire">;

/** The effect of a change that harms nobody. */
export const harmless = {
  wire: { sent: "info", read: "info" },
  hint: "No action is needed.",
} as const satisfies Effect;

/** Code of consumers that makes values no longer compiles. */
export const breaksSenders = { sent: "breaking" } as const satisfies Levels;

/** Code of consumers that takes values no longer compiles. */
export const breaksReaders = { read: "breaking" } as const satisfies Levels;

/** The levels of a change that harms senders and readers. */
export const breaksAll = { ...breaksSenders, ...breaksReaders } as const satisfies Levels;

/** Less is accepted, and the code of those who make values no longer compiles. */
export const narrowsTypes = { ...narrows, code: breaksSenders } as const satisfies Effect;

/** Less is accepted, and the code of those who make values may no longer compile: types say some of it. */
export const mayNarrowTypes = { ...narrows, code: { sent: "warning" } } as const satisfies Effect;

/** More is accepted, and the code of those who take values may no longer compile. */
export const mayWidenTypes = { ...widens, code: { read: "warning" } } as const satisfies Effect;

/** Something is refused and something else accepted, and the code of either may no longer compile. */
export const mayMoveTypes = { ...moves, code: { sent: "warning", read: "warning" } } as const satisfies Effect;

/** More is accepted, and the code of those who take values no longer compiles. */
export const widensTypes = { ...widens, code: breaksReaders } as const satisfies Effect;

/** Something is refused and something else accepted, and no code of either compiles. */
export const movesTypes = { ...moves, code: breaksAll } as const satisfies Effect;
