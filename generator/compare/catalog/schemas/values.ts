import { breaksAll, doubtful, moves, movesTypes, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import { listedValues } from "../listed-values.js";
import type { KindRow } from "../../kind-of-change.js";

/** The types that clients can no longer send, and the types that they can now receive. */
const typeSentence = {
  sentence: "{Where} was {before} and is now {after}{effects}.",
  words: ({ lost = "", gained = "" }, { sent, read }) => {
    const effects = [
      ...(lost !== "" && sent === "breaking" ? [`${lost} are no longer accepted`] : []),
      ...(gained !== "" && read === "breaking" ? [`${gained} may arrive`] : []),
    ];
    return { effects: effects.map((effect, at) => `${at === 0 ? "; " : ", "}${effect}`).join("") };
  },
} satisfies Pick<KindRow, "sentence" | "words">;

/** Types, listed values, and effects of several keywords. */
export const valueChanges = {
  "schema/reference-changed": {
    ...moves,
    sentence: "{Where} was {before} and is now {after}.",
    hint: "Keep the old schema, and add a property with the new one.",
  },
  "schema/type-changed": {
    ...movesTypes,
    ...typeSentence,
    hint: "Add a property with the new type, and mark the old one as deprecated.",
  },
  "schema/type-narrowed": {
    ...narrows,
    code: breaksAll,
    ...typeSentence,
  },
  "schema/type-widened": {
    ...widensTypes,
    ...typeSentence,
  },
  "schema/null-added": {
    ...widensTypes,
    sentence: "{Where} can now be null.",
    hint: "Omit the property if it has no value, as before.",
  },
  "schema/null-removed": {
    ...narrowsTypes,
    sentence: "{Where} can no longer be null.",
  },
  "schema/enum-value-added": {
    changelog: "added",
    ...widensTypes,
    ...listedValues,
    sentence: "{Where} has {counted}: {value}.",
    hint: "Announce the value before it is sent; consumer code that lists all values must include it.",
  },
  "schema/enum-value-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    ...listedValues,
    sentence: "{Where} no longer has the {noun} {value}.",
    hint: "Keep the value for one release, and announce its removal in the description.",
  },
  "schema/enum-added": {
    ...narrowsTypes,
    sentence: "{Where} must now be {values}.",
  },
  "schema/enum-removed": {
    ...widensTypes,
    sentence: "{Where} no longer has to be {values}.",
  },
  "schema/const-added": {
    ...narrowsTypes,
    sentence: "{Where} must now be {values}.",
  },
  "schema/const-removed": {
    ...widensTypes,
    sentence: "{Where} no longer has to be {values}.",
  },
  "schema/const-changed": {
    ...movesTypes,
    sentence: "{Where} must now be {after} (was {before}).",
  },
  "schema/refused": {
    ...narrows,
    code: breaksAll,
    sentence: "{Where} now rejects all values.",
  },
  "schema/allowed": {
    ...widensTypes,
    sentence: "{Where} now accepts values; it rejected all before.",
  },
  "schema/narrowed": {
    wire: { sent: "breaking" },
    sentence: "{Where} accepts fewer values because of several keywords together{by}.",
    hint: narrows.hint,
  },
  "schema/widened": {
    wire: { read: "breaking" },
    sentence: "{Where} accepts more values because of several keywords together{by}.",
    hint: widens.hint,
  },
  "schema/undecided": {
    ...doubtful,
    sentence: "specwright cannot decide if both versions of {where} accept the same values.",
    hint: "Review this schema manually, or simplify it so that it can be compared.",
  },
} satisfies Readonly<Record<string, KindRow>>;
