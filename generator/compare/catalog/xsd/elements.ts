import {
  breaksAll,
  breaksSenders,
  harmless,
  moves,
  movesTypes,
  narrows,
  narrowsTypes,
  widens,
  widensTypes,
} from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of element declarations. */
export const elementChanges = {
  "xsd/element-removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: "The element `{name}` was removed from `{of}`{where}.",
    hint: "Keep it optional for one release, and announce its removal in its documentation.",
  },
  "xsd/required-element-added": {
    changelog: "added",
    ...moves,
    code: breaksSenders,
    sentence: "The required element `{name}` was added to `{of}`{where}.",
    hint: 'Make it optional with minOccurs="0", and document the behavior without it.',
  },
  "xsd/optional-element-added": {
    changelog: "added",
    ...widens,
    sentence: "The optional element `{name}` was added to `{of}`{where}.",
    hint: "Announce it to consumers, or keep unknown elements before you add new ones.",
  },
  "xsd/element-renamed": {
    ...movesTypes,
    sentence: 'The element "{before}" of `{of}` was renamed to "{after}".',
    hint: "Keep the old name, or accept both in a choice for one release.",
  },
  "xsd/element-namespace-changed": {
    ...moves,
    sentence: 'The element `{name}` of `{of}` was moved from the namespace "{before}" to "{after}".',
    hint: "Keep targetNamespace, elementFormDefault and form; use a new namespace only for a new version.",
  },
  "xsd/element-became-required": {
    ...narrowsTypes,
    sentence: "The element `{name}` of `{of}` is now required{where}.",
    hint: "Keep it optional, and document the behavior without it.",
  },
  "xsd/element-became-optional": {
    ...widensTypes,
    sentence: "The element `{name}` of `{of}` is now optional{where}.",
    hint: "Keep sending it for one release, so that consumers can prepare.",
  },
  "xsd/element-minimum-raised": {
    ...narrows,
    sentence: "The minimum number of `{name}` elements in `{of}` was raised from {before} to {after}.",
    hint: "Keep the old minOccurs.",
  },
  "xsd/element-minimum-lowered": {
    ...widens,
    sentence: "The minimum number of `{name}` elements in `{of}` was lowered from {before} to {after}.",
    hint: "Keep the old minOccurs, or announce the lower minimum to consumers.",
  },
  "xsd/element-maximum-lowered": {
    ...narrows,
    sentence: "The maximum number of `{name}` elements in `{of}` was lowered from {before} to {after}.",
    hint: "Keep the old maxOccurs.",
  },
  "xsd/element-maximum-raised": {
    ...widens,
    sentence: "The maximum number of `{name}` elements in `{of}` was raised from {before} to {after}.",
    hint: "Keep the old maxOccurs, or announce the higher maximum to consumers.",
  },
  "xsd/element-became-list": {
    ...widens,
    code: breaksAll,
    sentence: "The element `{name}` of `{of}` may now occur more than once.",
    hint: "Keep the element, and add a repeated element with another name.",
  },
  "xsd/element-became-single": {
    ...narrows,
    code: breaksAll,
    sentence: "The element `{name}` of `{of}` may now occur only once.",
    hint: "Keep the repeated element, and document that one is enough.",
  },
  "xsd/substitute-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "The element `{name}` may now substitute for `{head}` in `{of}`.",
    hint: "Block substitution in payloads that consumers read, or announce the new element.",
  },
  "xsd/substitute-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "The element `{name}` may no longer substitute for `{head}` in `{of}`.",
    hint: "Keep it in the substitution group for one release.",
  },
  "xsd/element-became-abstract": {
    ...narrows,
    sentence: "The element `{of}` is now abstract and can no longer occur in a document.",
    hint: "Keep the element, and give its substitutes a new head.",
  },
  "xsd/element-no-longer-abstract": {
    ...widens,
    sentence: "The element `{of}` is no longer abstract and can occur in a document.",
    hint: "Keep it abstract, or announce it to consumers.",
  },
  "xsd/nillable-added": {
    ...widensTypes,
    sentence: "The element `{of}` may now be nil.",
    hint: "Omit the element if it has no value, or ask consumers to expect nil.",
  },
  "xsd/nillable-removed": {
    ...narrowsTypes,
    sentence: "The element `{of}` may no longer be nil.",
    hint: "Keep it nillable, and treat nil as a missing value.",
  },
  "xsd/identity-constraint-added": {
    ...narrows,
    sentence: "The {kind} `{name}` was added to `{of}`; its values must satisfy it.",
    hint: "Check it only in your own code for one release, and announce it to clients.",
  },
  "xsd/identity-constraint-removed": {
    ...widens,
    sentence: "The {kind} `{name}` was removed from `{of}`; its values need not satisfy it.",
    hint: "Ask consumers not to rely on it.",
  },
  "xsd/global-element-removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: "The global element `{name}` was removed.",
    hint: "Keep its declaration for one release.",
  },
  "xsd/global-element-added": {
    changelog: "added",
    ...harmless,
    sentence: "The global element `{name}` was added.",
    hint: "No action is needed.",
  },
} satisfies Readonly<Record<string, KindRow>>;
