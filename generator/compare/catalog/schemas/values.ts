import {
  doubtful,
  effect,
  moves,
  movesTypes,
  narrowsAllTypes,
  narrowsHint,
  narrowsTypes,
  widensHint,
  widensTypes,
  narrows,
  widens,
  listedValues,
} from "../effects.js";
import type { ChangeData, Levels } from "../../kind-of-change.js";

const typeSentence = "{Where} was {before} and is now {after}{effects}.";

/** The types that clients can no longer send, and the types that they can now receive. */
function typeEffects({ lost = "", gained = "" }: ChangeData, { sent, read }: Levels): ChangeData {
  const effects = [
    ...(lost !== "" && sent === "breaking" ? [`${lost} are no longer accepted`] : []),
    ...(gained !== "" && read === "breaking" ? [`${gained} may arrive`] : []),
  ];
  return { effects: effects.map((text, at) => `${at === 0 ? "; " : ", "}${text}`).join("") };
}

/** Types, listed values, and effects of several keywords. */
export const valueChanges = {
  "schema/reference-changed": moves(
    "{Where} was {before} and is now {after}.",
    "Keep the old schema, and add a property with the new one.",
  ),
  "schema/type-changed": movesTypes(
    typeSentence,
    "Add a property with the new type, and mark the old one as deprecated.",
    { words: typeEffects },
  ),
  "schema/type-narrowed": narrowsAllTypes(typeSentence, narrowsHint, { words: typeEffects }),
  "schema/type-widened": widensTypes(typeSentence, widensHint, { words: typeEffects }),
  "schema/null-added": widensTypes("{Where} can now be null.", "Omit the property if it has no value, as before."),
  "schema/null-removed": narrowsTypes("{Where} can no longer be null."),
  "schema/enum-value-added": widensTypes.added(
    "{Where} has {counted}: {value}.",
    "Announce the value before it is sent; consumer code that lists all values must include it.",
    listedValues,
  ),
  "schema/enum-value-removed": narrowsAllTypes.removed(
    "{Where} no longer has the {noun} {value}.",
    "Keep the value for one release, and announce its removal in the description.",
    listedValues,
  ),
  "schema/enum-added": narrowsTypes("{Where} must now be {values}."),
  "schema/enum-removed": widensTypes("{Where} no longer has to be {values}."),
  "schema/const-added": narrowsTypes("{Where} must now be {values}."),
  "schema/const-removed": widensTypes("{Where} no longer has to be {values}."),
  "schema/const-changed": movesTypes("{Where} must now be {after} (was {before})."),
  "schema/refused": narrowsAllTypes("{Where} now rejects all values."),
  "schema/allowed": widensTypes("{Where} now accepts values; it rejected all before."),
  "schema/narrowed": effect(
    { wire: { sent: "breaking" } },
    narrowsHint,
  )("{Where} accepts fewer values because of several keywords together{by}."),
  "schema/widened": effect(
    { wire: { read: "breaking" } },
    widensHint,
  )("{Where} accepts more values because of several keywords together{by}."),
  "schema/undecided": doubtful(
    "specwright cannot decide if both versions of {where} accept the same values.",
    "Review this schema manually, or simplify it so that it can be compared.",
  ),
};

/** Keywords of one value: multipleOf, pattern, format. */
export const textChanges = {
  "schema/multiple-of-added": narrows("{Where} must now be a multiple of {after}."),
  "schema/multiple-of-removed": widens("{Where} no longer has to be a multiple of {before}."),
  "schema/multiple-of-changed": moves("{Where} must now be a multiple of {after} (was {before})."),
  "schema/pattern-added": narrows('{Where} must now match the pattern "{after}".'),
  "schema/pattern-removed": widens('{Where} no longer has to match the pattern "{before}".'),
  "schema/pattern-changed": moves('The pattern of {where} changed from "{before}" to "{after}".'),
  "schema/format-added": narrows('{Where} now has the format "{after}".'),
  "schema/format-removed": widens('{Where} no longer has the format "{before}".'),
  "schema/format-changed": moves(
    'The format of {where} changed from "{before}" to "{after}".',
    "Add a property with the new format, and mark the old one as deprecated.",
  ),
};
