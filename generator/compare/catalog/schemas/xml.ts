import { harmless, moves } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of the XML that values of JSON schemas are written as. */
export const xmlChanges = {
  "schema/xml-name-changed": {
    ...moves,
    sentence: 'In XML the {what} is called "{after}", no longer "{before}".',
    hint: "Keep the name in the XML Object, whatever the property is called.",
  },
  "schema/xml-place-changed": {
    ...moves,
    sentence: "In XML it is {after}, no longer {before}.",
    hint: "Keep the form, and add a property of another name for the new one.",
  },
  "schema/xml-prefix-changed": {
    ...harmless,
    sentence: 'The prefix of the {what} goes from "{before}" to "{after}"; those who read XML go by the namespace.',
  },
} satisfies Readonly<Record<string, KindRow>>;
