import type { KindOfChange } from "../../kind-of-change.js";

type Effect = Pick<KindOfChange, "wire" | "code">;

/** Less is accepted: those who send are harmed. Types do not show it. */
export const narrows = { wire: { sent: "breaking", read: "info" }, code: {} } as const satisfies Effect;

/** More is accepted: those who read are harmed. Types do not show it. */
export const widens = { wire: { sent: "info", read: "breaking" }, code: {} } as const satisfies Effect;

/** Something is refused and something else accepted. */
export const moves = { wire: { sent: "breaking", read: "breaking" }, code: {} } as const satisfies Effect;

/** Nothing is refused or accepted; what it means to somebody cannot be told from the contract. */
export const doubtful = { wire: { sent: "warning", read: "warning" }, code: {} } as const satisfies Effect;

export const harmless = { wire: { sent: "info", read: "info" }, code: {} } as const satisfies Effect;

/** Hints that many kinds share. */
export const hints = {
  narrows: "Accept what was accepted for one more release, or make the change in a new version of the operation.",
  widens: "Let those who read know before anything new is sent, or make the change in a new version of the operation.",
  moves: "Make the change in a new version of the operation, and keep the old one for one release.",
  harmless: "Nothing needs to be done.",
} as const;
