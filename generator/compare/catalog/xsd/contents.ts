import { breaksAll, doubtful, moves, movesTypes, narrows, widens } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of content models. */
export const contentChanges = {
  "xsd/compositor-changed": {
    ...moves,
    sentence: 'The elements of "{of}" are now {after} and no longer {before}.',
    hint: "Keep the compositor; a wider one, such as xs:all for xs:sequence, breaks nobody who sends.",
  },
  "xsd/elements-reordered": {
    ...moves,
    sentence: 'The elements of "{of}" come in another order: {after}, no longer {before}.',
    hint: "Keep the order; new elements go to the end.",
  },
  "xsd/content-narrowed": {
    ...narrows,
    sentence: 'The content model of "{of}" takes fewer sequences of elements.',
    hint: "Keep what the old content model takes.",
  },
  "xsd/content-widened": {
    ...widens,
    sentence: 'The content model of "{of}" takes more sequences of elements.',
    hint: "Tell those who read to expect them.",
  },
  "xsd/content-changed": {
    ...moves,
    sentence: 'The content model of "{of}" takes other sequences of elements.',
    hint: "Keep what the old content model takes.",
  },
  "xsd/content-undecided": {
    ...doubtful,
    sentence: 'The content models of "{of}" are too large to be compared.',
    hint: "Compare them by hand; smaller bounds of maxOccurs or smaller groups can be compared.",
  },
  "xsd/content-kind-changed": {
    ...movesTypes,
    sentence: '"{of}" now holds {after} and no longer {before}.',
    hint: "Leave the element as it is and add another one.",
  },
  "xsd/mixed-added": {
    ...widens,
    code: breaksAll,
    sentence: 'Text may now stand between the elements of "{of}".',
    hint: "Give the text an element of its own.",
  },
  "xsd/mixed-removed": {
    ...narrows,
    code: breaksAll,
    sentence: 'Text may no longer stand between the elements of "{of}".',
    hint: 'Keep mixed="true" and ignore the text.',
  },
  "xsd/wildcard-added": {
    ...widens,
    sentence: '"{of}" now takes elements {after}.',
    hint: "Tell those who read to pass over elements that they do not know.",
  },
  "xsd/wildcard-removed": {
    ...narrows,
    code: breaksAll,
    sentence: '"{of}" no longer takes elements {before}.',
    hint: "Keep xs:any and ignore what it lets in.",
  },
  "xsd/wildcard-changed": {
    ...moves,
    sentence: '"{of}" now takes elements {after}, no longer {before}.',
    hint: "Keep the namespaces and processContents of xs:any.",
  },
  "xsd/wildcard-element-declared": {
    wire: { sent: "warning", read: "info" },
    sentence: 'The element "{name}", which "{of}" takes anyhow, is now declared and checked.',
    hint: "Make sure that nobody sends another element of this name.",
  },
  "xsd/wildcard-element-undeclared": {
    ...widens,
    sentence: 'The element "{name}" of "{of}" is no longer declared: anything may stand in it.',
    hint: "Keep its declaration.",
  },
  "xsd/unknown-kept": {
    wire: { sent: "info", read: "warning" },
    sentence: '"{of}" now keeps elements that the schema does not know.',
    hint: "Tell those who read to pass over elements that they do not know.",
  },
  "xsd/unknown-refused": {
    wire: { sent: "warning", read: "info" },
    code: breaksAll,
    sentence: '"{of}" no longer keeps elements that the schema does not know.',
    hint: 'Keep unknown="keep" on the schema.',
  },
  "xsd/property-form-changed": {
    code: breaksAll,
    sentence: 'The type of "{of}" now has {after}, no longer {before}.',
    hint: "Keep the shape of the content model, which gives the type its properties.",
  },
} satisfies Readonly<Record<string, KindRow>>;
