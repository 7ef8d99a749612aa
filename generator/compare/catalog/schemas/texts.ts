import { moves, narrows, widens } from "../effects.js";

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
