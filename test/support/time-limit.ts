import { sized } from "./sizes.js";

/**
 * Milliseconds before a test, a hook or a program that a test started is aborted: protection from hanging, not a
 * measurement. It is far from reached on a machine with twenty times the normal load.
 */
export const timeLimit = sized({ normal: 900_000, thorough: 7_200_000 });
