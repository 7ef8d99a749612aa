import {
  breaksAll,
  breaksSenders,
  doubtful,
  harmless,
  moves,
  movesTypes,
  narrows,
  narrowsTypes,
  widens,
  widensTypes,
} from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of attributes and of values that declarations give. */
export const attributeChanges = {
  "xsd/attribute-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "The attribute `{name}` was removed from `{of}`.",
    hint: "Keep it optional for one release, and announce its removal in its documentation.",
  },
  "xsd/required-attribute-removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: "The required attribute `{name}` was removed from `{of}`.",
    hint: "Keep it optional for one release, and announce its removal in its documentation.",
  },
  "xsd/required-attribute-added": {
    changelog: "added",
    ...moves,
    code: breaksSenders,
    sentence: "The required attribute `{name}` was added to `{of}`.",
    hint: "Make it optional, and document the behavior without it.",
  },
  "xsd/optional-attribute-added": {
    changelog: "added",
    ...widens,
    sentence: "The optional attribute `{name}` was added to `{of}`.",
    hint: "Announce it to consumers.",
  },
  "xsd/attribute-namespace-changed": {
    ...moves,
    sentence: 'The attribute `{name}` of `{of}` was moved from the namespace "{before}" to "{after}".',
    hint: "Keep attributeFormDefault and form as they are.",
  },
  "xsd/attribute-became-required": {
    ...narrowsTypes,
    sentence: "The attribute `{name}` of `{of}` is now required.",
    hint: "Keep it optional, and document the behavior without it.",
  },
  "xsd/attribute-became-optional": {
    ...widensTypes,
    sentence: "The attribute `{name}` of `{of}` is now optional.",
    hint: "Keep sending it for one release, so that consumers can prepare.",
  },
  "xsd/attribute-wildcard-added": {
    ...widens,
    sentence: "`{of}` now accepts attributes {after}.",
    hint: "Ask consumers to ignore unknown attributes.",
  },
  "xsd/attribute-wildcard-removed": {
    ...narrows,
    code: breaksAll,
    sentence: "`{of}` no longer accepts attributes {before}.",
    hint: "Keep xs:anyAttribute, and ignore the additional attributes.",
  },
  "xsd/attribute-wildcard-changed": {
    ...moves,
    sentence: "`{of}` now accepts attributes {after} (was attributes {before}).",
    hint: "Keep the namespaces and processContents of xs:anyAttribute.",
  },
  "xsd/default-added": {
    ...harmless,
    sentence: "`{of}` now has the default {after}.",
    hint: "Make sure that the default matches the old behavior without a value.",
  },
  "xsd/default-removed": {
    ...doubtful,
    sentence: "`{of}` no longer has the default {before}.",
    hint: "Document the behavior without a value.",
  },
  "xsd/default-changed": {
    ...doubtful,
    sentence: "The default of `{of}` changed from {before} to {after}.",
    hint: "Keep the default; a new one changes the meaning of documents without the value.",
  },
  "xsd/fixed-added": {
    ...narrowsTypes,
    sentence: "`{of}` now has the fixed value {after}.",
    hint: "Make it a default, or accept other values for one release.",
  },
  "xsd/fixed-removed": {
    ...widensTypes,
    sentence: "`{of}` is no longer fixed to {before}.",
    hint: "Ask consumers to expect other values.",
  },
  "xsd/fixed-changed": {
    ...movesTypes,
    sentence: "The fixed value of `{of}` changed from {before} to {after}.",
    hint: "Accept both values in an enumeration for one release.",
  },
} satisfies Readonly<Record<string, KindRow>>;
