import {
  breaksSenders,
  harmless,
  moves,
  movesTypes,
  narrows,
  narrowsAllTypes,
  narrowsTypes,
  widens,
  widensAllTypes,
  widensTypes,
  doubtful,
} from "../effects.js";

/** Changes of element declarations. */
export const elementChanges = {
  "xsd/element-removed": movesTypes.removed(
    "The element `{name}` was removed from `{of}`{where}.",
    "Keep it optional for one release, and announce its removal in its documentation.",
  ),
  "xsd/required-element-added": moves.added(
    "The required element `{name}` was added to `{of}`{where}.",
    'Make it optional with minOccurs="0", and document the behavior without it.',
    { code: breaksSenders },
  ),
  "xsd/optional-element-added": widens.added(
    "The optional element `{name}` was added to `{of}`{where}.",
    "Announce it to consumers, or keep unknown elements before you add new ones.",
  ),
  "xsd/element-renamed": movesTypes(
    'The element "{before}" of `{of}` was renamed to "{after}".',
    "Keep the old name, or accept both in a choice for one release.",
  ),
  "xsd/element-namespace-changed": moves(
    'The element `{name}` of `{of}` was moved from the namespace "{before}" to "{after}".',
    "Keep targetNamespace, elementFormDefault and form; use a new namespace only for a new version.",
  ),
  "xsd/element-became-required": narrowsTypes(
    "The element `{name}` of `{of}` is now required{where}.",
    "Keep it optional, and document the behavior without it.",
  ),
  "xsd/element-became-optional": widensTypes(
    "The element `{name}` of `{of}` is now optional{where}.",
    "Keep sending it for one release, so that consumers can prepare.",
  ),
  "xsd/element-minimum-raised": narrows(
    "The minimum number of `{name}` elements in `{of}` was raised from {before} to {after}.",
    "Keep the old minOccurs.",
  ),
  "xsd/element-minimum-lowered": widens(
    "The minimum number of `{name}` elements in `{of}` was lowered from {before} to {after}.",
    "Keep the old minOccurs, or announce the lower minimum to consumers.",
  ),
  "xsd/element-maximum-lowered": narrows(
    "The maximum number of `{name}` elements in `{of}` was lowered from {before} to {after}.",
    "Keep the old maxOccurs.",
  ),
  "xsd/element-maximum-raised": widens(
    "The maximum number of `{name}` elements in `{of}` was raised from {before} to {after}.",
    "Keep the old maxOccurs, or announce the higher maximum to consumers.",
  ),
  "xsd/element-became-list": widensAllTypes(
    "The element `{name}` of `{of}` may now occur more than once.",
    "Keep the element, and add a repeated element with another name.",
  ),
  "xsd/element-became-single": narrowsAllTypes(
    "The element `{name}` of `{of}` may now occur only once.",
    "Keep the repeated element, and document that one is enough.",
  ),
  "xsd/substitute-added": widensTypes.added(
    "The element `{name}` may now substitute for `{head}` in `{of}`.",
    "Block substitution in payloads that consumers read, or announce the new element.",
  ),
  "xsd/substitute-removed": narrowsAllTypes.removed(
    "The element `{name}` may no longer substitute for `{head}` in `{of}`.",
    "Keep it in the substitution group for one release.",
  ),
  "xsd/element-became-abstract": narrows(
    "The element `{of}` is now abstract and can no longer occur in a document.",
    "Keep the element, and give its substitutes a new head.",
  ),
  "xsd/element-no-longer-abstract": widens(
    "The element `{of}` is no longer abstract and can occur in a document.",
    "Keep it abstract, or announce it to consumers.",
  ),
  "xsd/nillable-added": widensTypes(
    "The element `{of}` may now be nil.",
    "Omit the element if it has no value, or ask consumers to expect nil.",
  ),
  "xsd/nillable-removed": narrowsTypes(
    "The element `{of}` may no longer be nil.",
    "Keep it nillable, and treat nil as a missing value.",
  ),
  "xsd/identity-constraint-added": narrows(
    "The {kind} `{name}` was added to `{of}`; its values must satisfy it.",
    "Check it only in your own code for one release, and announce it to clients.",
  ),
  "xsd/identity-constraint-removed": widens(
    "The {kind} `{name}` was removed from `{of}`; its values need not satisfy it.",
    "Ask consumers not to rely on it.",
  ),
  "xsd/global-element-removed": movesTypes.removed(
    "The global element `{name}` was removed.",
    "Keep its declaration for one release.",
  ),
  "xsd/global-element-added": harmless.added("The global element `{name}` was added.", "No action is needed."),
};

/** Changes of attributes and of values that declarations give. */
export const attributeChanges = {
  "xsd/attribute-removed": narrowsAllTypes.removed(
    "The attribute `{name}` was removed from `{of}`.",
    "Keep it optional for one release, and announce its removal in its documentation.",
  ),
  "xsd/required-attribute-removed": movesTypes.removed(
    "The required attribute `{name}` was removed from `{of}`.",
    "Keep it optional for one release, and announce its removal in its documentation.",
  ),
  "xsd/required-attribute-added": moves.added(
    "The required attribute `{name}` was added to `{of}`.",
    "Make it optional, and document the behavior without it.",
    { code: breaksSenders },
  ),
  "xsd/optional-attribute-added": widens.added(
    "The optional attribute `{name}` was added to `{of}`.",
    "Announce it to consumers.",
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
