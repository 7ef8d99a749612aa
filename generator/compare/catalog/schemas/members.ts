import {
  breaksSenders,
  changesCode,
  drops,
  harmless,
  mayNarrow,
  moves,
  narrows,
  narrowsHint,
  narrowsTypes,
  noEffect,
  widens,
  widensAllTypes,
  widensHint,
  widensTypes,
} from "../effects.js";

const addedHint = "Announce it to consumers first, because their version allows no other properties.";

/** Members of objects. */
export const memberChanges = {
  "schema/property-added": mayNarrow.added("{Where} ({type}, optional) was added.", {
    sent: "Make sure that no client already sends another value under this name.",
    read: addedHint,
  }),
  "schema/required-property-added": narrowsTypes.added("{Where} ({type}, required) was added.", {
    sent: "Make it optional, and document the behavior without it.",
    read: addedHint,
  }),
  "schema/property-removed": drops.removed(
    "{Where} ({type}) was removed.",
    "Keep it for one release, marked as deprecated.",
  ),
  "schema/property-became-required": narrowsTypes(
    "{Where} is now required.",
    "Keep it optional, and document the behavior without it.",
  ),
  "schema/property-became-optional": widensTypes(
    "{Where} is no longer required.",
    "Keep sending it, and keep it required.",
  ),
  "schema/additional-properties-refused": narrows("{Where} now rejects undeclared properties."),
  "schema/additional-properties-allowed": widens("{Where} now accepts undeclared properties."),
  "schema/additional-properties-added": narrowsTypes("Undeclared properties of {where} are now constrained."),
  "schema/additional-properties-removed": widensTypes("Undeclared properties of {where} are no longer constrained."),
  "schema/unevaluated-properties-refused": narrows("{Where} now rejects unevaluated properties."),
  "schema/unevaluated-properties-allowed": widens("{Where} now accepts unevaluated properties."),
  "schema/unevaluated-properties-added": narrows("Unevaluated properties of {where} are now constrained."),
  "schema/unevaluated-properties-removed": widens("Unevaluated properties of {where} are no longer constrained."),
  "schema/index-signature-added": noEffect(
    "{Where} now explicitly allows undeclared properties, so its generated type has an index signature.",
    "Omit additionalProperties if it has no constraint; interfaces without an index signature are not assignable.",
    { code: { sent: "warning" } },
  ),
  "schema/index-signature-removed": changesCode(
    "{Where} no longer explicitly allows undeclared properties, so its generated type has no index signature.",
    'Keep "additionalProperties: true" if code uses undeclared properties.',
  ),
  "schema/pattern-property-added": narrows(
    'Properties of {holder} with a name that matches "{pattern}" are now constrained.',
    narrowsHint,
    { code: { sent: "warning" } },
  ),
  "schema/pattern-property-removed": widensAllTypes(
    'Properties of {holder} with a name that matches "{pattern}" are no longer constrained.',
  ),
  "schema/property-names-added": narrows("Property names of {where} are now constrained."),
  "schema/property-names-removed": widens("{Where} now accepts any property name."),
  "schema/property-names-changed": moves("The constraint on property names of {where} changed."),
  "schema/dependent-required-added": narrows("`{property}` is now required if {where} is present."),
  "schema/dependent-required-removed": widens("`{property}` is no longer required if {where} is present."),
  "schema/dependent-schema-added": narrows("{Where} now has a schema that applies if `{property}` is present."),
  "schema/dependent-schema-removed": widens("{Where} no longer has a schema that applies if `{property}` is present."),
  "schema/dependent-schema-changed": moves("The schema of {where} that applies if `{property}` is present changed."),
  "schema/read-only-added": mayNarrow("{Where} is now read-only.", "Document how the server treats sent values.", {
    code: breaksSenders,
  }),
  "schema/read-only-removed": narrowsTypes("{Where} is no longer read-only.", "Make it optional in requests."),
  "schema/write-only-added": widensTypes("{Where} is now write-only.", "Return it for one more release."),
  "schema/write-only-removed": harmless("{Where} is no longer write-only.", widensHint),
};

/** Items of arrays. */
export const arrayChanges = {
  "schema/items-added": narrowsTypes("The items of {where} are now constrained."),
  "schema/items-removed": widensTypes("The items of {where} are no longer constrained."),
  "schema/unevaluated-items-added": narrows("Unevaluated items of {where} are now constrained."),
  "schema/unevaluated-items-removed": widens("Unevaluated items of {where} are no longer constrained."),
  "schema/prefix-item-added": narrowsTypes("Item {position} of {where} is now {effect}."),
  "schema/prefix-item-removed": widensTypes("Item {position} of {where} is now {effect}."),
  "schema/contains-added": narrows('{Where} must now have an item that matches "contains".'),
  "schema/contains-removed": widens('{Where} no longer needs an item that matches "contains".'),
  "schema/contains-changed": moves('The schema of "contains" of {where} changed.'),
  "schema/unique-items-added": narrows("The items of {where} must now be unique."),
  "schema/unique-items-removed": widens("The items of {where} no longer have to be unique."),
};
