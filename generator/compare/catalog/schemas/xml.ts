import { harmless, moves } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of the XML that values of JSON schemas are written as. */
export const xmlChanges = {
  "schema/xml-name-changed": {
    ...moves,
    sentence: "The {what} of {where} in XML was renamed from `{before}` to `{after}`.",
    hint: "Keep the old name in the XML Object; it is independent of the property name.",
  },
  "schema/xml-place-changed": {
    ...moves,
    sentence: "The XML form of {where} changed from {before} to {after}.",
    hint: "Keep the form, and add a property with another name for the new one.",
  },
  "schema/xml-prefix-changed": {
    ...harmless,
    sentence:
      'The prefix of the {what} of {where} changed from "{before}" to "{after}"; XML readers compare only namespaces.',
  },
} satisfies Readonly<Record<string, KindRow>>;
