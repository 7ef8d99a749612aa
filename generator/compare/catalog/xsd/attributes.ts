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
    sentence: 'The attribute "{name}" is gone from "{of}".',
    hint: "Keep it as optional for one release, and say in its documentation that it will go.",
  },
  "xsd/required-attribute-removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: 'The required attribute "{name}" is gone from "{of}".',
    hint: "Keep it as optional for one release, and say in its documentation that it will go.",
  },
  "xsd/required-attribute-added": {
    changelog: "added",
    ...moves,
    code: breaksSenders,
    sentence: 'The attribute "{name}" is new in "{of}" and required.',
    hint: "Make it optional and say what holds without it.",
  },
  "xsd/optional-attribute-added": {
    changelog: "added",
    ...widens,
    sentence: 'The attribute "{name}" is new in "{of}" and optional.',
    hint: "Tell those who read to expect it.",
  },
  "xsd/attribute-namespace-changed": {
    ...moves,
    sentence: 'The attribute "{name}" of "{of}" moves from the namespace "{before}" to "{after}".',
    hint: "Keep attributeFormDefault and form as they are.",
  },
  "xsd/attribute-became-required": {
    ...narrowsTypes,
    sentence: 'The attribute "{name}" of "{of}" is now required.',
    hint: "Leave it optional and say what holds without it.",
  },
  "xsd/attribute-became-optional": {
    ...widensTypes,
    sentence: 'The attribute "{name}" of "{of}" is now optional.',
    hint: "Keep sending it for one release, so that those who read it can prepare.",
  },
  "xsd/attribute-wildcard-added": {
    ...widens,
    sentence: '"{of}" now takes attributes {after}.',
    hint: "Tell those who read to pass over attributes that they do not know.",
  },
  "xsd/attribute-wildcard-removed": {
    ...narrows,
    code: breaksAll,
    sentence: '"{of}" no longer takes attributes {before}.',
    hint: "Keep xs:anyAttribute and ignore what it lets in.",
  },
  "xsd/attribute-wildcard-changed": {
    ...moves,
    sentence: '"{of}" now takes attributes {after}, no longer {before}.',
    hint: "Keep the namespaces and processContents of xs:anyAttribute.",
  },
  "xsd/default-added": {
    ...harmless,
    sentence: '"{of}" now has the default {after}.',
    hint: "Make sure that the default says what its absence said before.",
  },
  "xsd/default-removed": {
    ...doubtful,
    sentence: '"{of}" no longer has the default {before}.',
    hint: "Say what holds without a value.",
  },
  "xsd/default-changed": {
    ...doubtful,
    sentence: 'The default of "{of}" changes from {before} to {after}.',
    hint: "Keep the default; a document without the value now means something else.",
  },
  "xsd/fixed-added": {
    ...narrowsTypes,
    sentence: '"{of}" now has the fixed value {after}.',
    hint: "Make it a default, or take the other values for one release.",
  },
  "xsd/fixed-removed": {
    ...widensTypes,
    sentence: '"{of}" is no longer fixed to {before}.',
    hint: "Tell those who read to expect other values.",
  },
  "xsd/fixed-changed": {
    ...movesTypes,
    sentence: 'The fixed value of "{of}" changes from {before} to {after}.',
    hint: "Take both values for one release in an enumeration.",
  },
} satisfies Readonly<Record<string, KindRow>>;
