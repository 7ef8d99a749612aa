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
    sentence: 'The element "{name}" is gone from "{of}"{where}.',
    hint: "Keep it as optional for one release, and say in its documentation that it will go.",
  },
  "xsd/required-element-added": {
    changelog: "added",
    ...moves,
    code: breaksSenders,
    sentence: 'The element "{name}" is new in "{of}" and required{where}.',
    hint: 'Make it optional with minOccurs="0" and say what holds without it.',
  },
  "xsd/optional-element-added": {
    changelog: "added",
    ...widens,
    sentence: 'The element "{name}" is new in "{of}" and optional{where}.',
    hint: "Tell those who read to expect it, or let unknown elements be kept before elements are added.",
  },
  "xsd/element-renamed": {
    ...movesTypes,
    sentence: 'The element "{before}" of "{of}" is now called "{after}".',
    hint: "Keep the old name, or take both for one release in a choice.",
  },
  "xsd/element-namespace-changed": {
    ...moves,
    sentence: 'The element "{name}" of "{of}" moves from the namespace "{before}" to "{after}".',
    hint: "Keep targetNamespace, elementFormDefault and form as they are; a new namespace belongs to a new version.",
  },
  "xsd/element-became-required": {
    ...narrowsTypes,
    sentence: 'The element "{name}" of "{of}" is now required{where}.',
    hint: "Leave it optional and say what holds without it.",
  },
  "xsd/element-became-optional": {
    ...widensTypes,
    sentence: 'The element "{name}" of "{of}" is now optional{where}.',
    hint: "Keep sending it for one release, so that those who read it can prepare.",
  },
  "xsd/element-minimum-raised": {
    ...narrows,
    sentence: 'The element "{name}" of "{of}" has to occur {after} times at least, no longer {before}.',
    hint: "Keep the old minOccurs.",
  },
  "xsd/element-minimum-lowered": {
    ...widens,
    sentence: 'The element "{name}" of "{of}" may occur {after} times, where it was {before} at least.',
    hint: "Keep the old minOccurs, or tell those who read to expect fewer.",
  },
  "xsd/element-maximum-lowered": {
    ...narrows,
    sentence: 'The element "{name}" of "{of}" may occur {after} times at most, no longer {before}.',
    hint: "Keep the old maxOccurs.",
  },
  "xsd/element-maximum-raised": {
    ...widens,
    sentence: 'The element "{name}" of "{of}" may occur {after} times at most, where it was {before}.',
    hint: "Keep the old maxOccurs, or tell those who read to expect more.",
  },
  "xsd/element-became-list": {
    ...widens,
    code: breaksAll,
    sentence: 'The element "{name}" of "{of}" may now occur more than once.',
    hint: "Leave the element as it is and add a list under another name.",
  },
  "xsd/element-became-single": {
    ...narrows,
    code: breaksAll,
    sentence: 'The element "{name}" of "{of}" may now occur only once.',
    hint: "Keep the list and say that one element is enough.",
  },
  "xsd/substitute-added": {
    changelog: "added",
    ...widensTypes,
    sentence: 'The element "{name}" may now stand for "{head}" in "{of}".',
    hint: "Block substitution where others read, or tell them to expect the new element.",
  },
  "xsd/substitute-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: 'The element "{name}" may no longer stand for "{head}" in "{of}".',
    hint: "Keep it in the substitution group for one release.",
  },
  "xsd/element-became-abstract": {
    ...narrows,
    sentence: 'The element "{of}" is now abstract: it can no longer stand in a document.',
    hint: "Leave the element as it is and give its substitutes a new head.",
  },
  "xsd/element-no-longer-abstract": {
    ...widens,
    sentence: 'The element "{of}" is no longer abstract: it may stand in a document itself.',
    hint: "Keep it abstract, or tell those who read to expect it.",
  },
  "xsd/nillable-added": {
    ...widensTypes,
    sentence: 'The element "{of}" may now be nil.',
    hint: "Leave the element out where it has no value, or tell those who read to expect nil.",
  },
  "xsd/nillable-removed": {
    ...narrowsTypes,
    sentence: 'The element "{of}" may no longer be nil.',
    hint: "Keep it nillable and treat nil as no value.",
  },
  "xsd/identity-constraint-added": {
    ...narrows,
    sentence: 'The {kind} "{name}" is new on "{of}": values inside have to keep it.',
    hint: "Check it in your own code for one release, and tell those who send.",
  },
  "xsd/identity-constraint-removed": {
    ...widens,
    sentence: 'The {kind} "{name}" is gone from "{of}": values inside need not keep it.',
    hint: "Tell those who read not to rely on it.",
  },
  "xsd/global-element-removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: 'The global element "{name}" is gone.',
    hint: "Keep its declaration for one release.",
  },
  "xsd/global-element-added": {
    changelog: "added",
    ...harmless,
    sentence: 'The global element "{name}" is new.',
    hint: "Nothing has to be done.",
  },
} satisfies Readonly<Record<string, KindRow>>;
