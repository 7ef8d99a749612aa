import { countWords } from "../../text/join-words.js";
import type { KindRow } from "../kind-of-change.js";

/** One change for all values of a schema that came or went together. */
export const listedValues = {
  listed: "value",
  words: ({ count = "1" }) => ({
    counted: count === "1" ? "a new value" : countWords(Number(count), "new value"),
    noun: count === "1" ? "value" : "values",
  }),
} satisfies Pick<KindRow, "listed" | "words">;
