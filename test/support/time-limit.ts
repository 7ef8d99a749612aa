import { sized } from "./sizes.js";

/**
 * Milliseconds after which a test, a hook or a program that a test started is given up: a net below what hangs, and no verdict.
 * On a machine twenty times as busy as it should be nothing comes near.
 */
export const timeLimit = sized({ normal: 900_000, thorough: 7_200_000 });
