import { harmless, moves } from "../effects.js";

/** Changes of the XML that values of JSON schemas are written as. */
export const xmlChanges = {
  "schema/xml-name-changed": moves(
    "The {what} of {where} in XML was renamed from `{before}` to `{after}`.",
    "Keep the old name in the XML Object; it is independent of the property name.",
  ),
  "schema/xml-place-changed": moves(
    "The XML form of {where} changed from {before} to {after}.",
    "Keep the form, and add a property with another name for the new one.",
  ),
  "schema/xml-prefix-changed": harmless(
    'The prefix of the {what} of {where} changed from "{before}" to "{after}"; XML readers compare only namespaces.',
  ),
};
