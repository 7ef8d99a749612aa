import {
  added,
  breaksSenders,
  doubtful,
  harmless,
  moves,
  movesTypes,
  narrowsAllTypes,
  narrowsTypes,
  removed,
  widens,
  widensTypes,
} from "../effects.js";

/** Changes of attributes and of values that declarations give. */
export const attributeChanges = {
  "xsd/attribute-removed": removed(
    narrowsAllTypes(
      "The attribute `{name}` was removed from `{of}`.",
      "Keep it optional for one release, and announce its removal in its documentation.",
    ),
  ),
  "xsd/required-attribute-removed": removed(
    movesTypes(
      "The required attribute `{name}` was removed from `{of}`.",
      "Keep it optional for one release, and announce its removal in its documentation.",
    ),
  ),
  "xsd/required-attribute-added": added({
    ...moves(
      "The required attribute `{name}` was added to `{of}`.",
      "Make it optional, and document the behavior without it.",
    ),
    code: breaksSenders,
  }),
  "xsd/optional-attribute-added": added(
    widens("The optional attribute `{name}` was added to `{of}`.", "Announce it to consumers."),
  ),
  "xsd/attribute-namespace-changed": moves(
    'The attribute `{name}` of `{of}` was moved from the namespace "{before}" to "{after}".',
    "Keep attributeFormDefault and form as they are.",
  ),
  "xsd/attribute-became-required": narrowsTypes(
    "The attribute `{name}` of `{of}` is now required.",
    "Keep it optional, and document the behavior without it.",
  ),
  "xsd/attribute-became-optional": widensTypes(
    "The attribute `{name}` of `{of}` is now optional.",
    "Keep sending it for one release, so that consumers can prepare.",
  ),
  "xsd/attribute-wildcard-added": widens(
    "`{of}` now accepts attributes {after}.",
    "Ask consumers to ignore unknown attributes.",
  ),
  "xsd/attribute-wildcard-removed": narrowsAllTypes(
    "`{of}` no longer accepts attributes {before}.",
    "Keep xs:anyAttribute, and ignore the additional attributes.",
  ),
  "xsd/attribute-wildcard-changed": moves(
    "`{of}` now accepts attributes {after} (was attributes {before}).",
    "Keep the namespaces and processContents of xs:anyAttribute.",
  ),
  "xsd/default-added": harmless(
    "`{of}` now has the default {after}.",
    "Make sure that the default matches the old behavior without a value.",
  ),
  "xsd/default-removed": doubtful(
    "`{of}` no longer has the default {before}.",
    "Document the behavior without a value.",
  ),
  "xsd/default-changed": doubtful(
    "The default of `{of}` changed from {before} to {after}.",
    "Keep the default; a new one changes the meaning of documents without the value.",
  ),
  "xsd/fixed-added": narrowsTypes(
    "`{of}` now has the fixed value {after}.",
    "Make it a default, or accept other values for one release.",
  ),
  "xsd/fixed-removed": widensTypes("`{of}` is no longer fixed to {before}.", "Ask consumers to expect other values."),
  "xsd/fixed-changed": movesTypes(
    "The fixed value of `{of}` changed from {before} to {after}.",
    "Accept both values in an enumeration for one release.",
  ),
};
