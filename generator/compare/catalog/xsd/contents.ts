import { breaksAll, doubtful, moves, movesTypes, narrows, widens } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of content models. */
export const contentChanges = {
  "xsd/compositor-changed": {
    ...moves,
    sentence: "The compositor of `{of}` changed from {before} to {after}.",
    hint: "Keep the compositor; a wider one, such as xs:all instead of xs:sequence, breaks no clients.",
  },
  "xsd/elements-reordered": {
    ...moves,
    sentence: "The order of the elements of `{of}` changed from {before} to {after}.",
    hint: "Keep the order; add new elements at the end.",
  },
  "xsd/content-narrowed": {
    ...narrows,
    sentence: "The content model of `{of}` accepts fewer sequences of elements.",
    hint: "Keep accepting the old content model.",
  },
  "xsd/content-widened": {
    ...widens,
    sentence: "The content model of `{of}` accepts more sequences of elements.",
    hint: "Announce them to consumers.",
  },
  "xsd/content-changed": {
    ...moves,
    sentence: "The content model of `{of}` accepts other sequences of elements.",
    hint: "Keep accepting the old content model.",
  },
  "xsd/content-undecided": {
    ...doubtful,
    sentence: "The content models of `{of}` are too large to compare.",
    hint: "Compare them manually, or use a smaller maxOccurs or smaller groups.",
  },
  "xsd/content-kind-changed": {
    ...movesTypes,
    sentence: "The content of `{of}` changed from {before} to {after}.",
    hint: "Keep the element, and add another one.",
  },
  "xsd/mixed-added": {
    ...widens,
    code: breaksAll,
    sentence: "`{of}` now allows text between its elements.",
    hint: "Add a separate element for the text.",
  },
  "xsd/mixed-removed": {
    ...narrows,
    code: breaksAll,
    sentence: "`{of}` no longer allows text between its elements.",
    hint: 'Keep mixed="true", and ignore the text.',
  },
  "xsd/wildcard-added": {
    ...widens,
    sentence: "`{of}` now accepts elements {after}.",
    hint: "Ask consumers to ignore unknown elements.",
  },
  "xsd/wildcard-removed": {
    ...narrows,
    code: breaksAll,
    sentence: "`{of}` no longer accepts elements {before}.",
    hint: "Keep xs:any, and ignore the additional elements.",
  },
  "xsd/wildcard-changed": {
    ...moves,
    sentence: "`{of}` now accepts elements {after} (was elements {before}).",
    hint: "Keep the namespaces and processContents of xs:any.",
  },
  "xsd/wildcard-element-declared": {
    wire: { sent: "warning", read: "info" },
    sentence: "The element `{name}`, which a wildcard of `{of}` already accepted, is now declared and validated.",
    hint: "Make sure that no client sends another element with this name.",
  },
  "xsd/wildcard-element-undeclared": {
    ...widens,
    sentence: "The element `{name}` of `{of}` is no longer declared and can contain anything.",
    hint: "Keep its declaration.",
  },
  "xsd/unknown-kept": {
    wire: { sent: "info", read: "warning" },
    sentence: "`{of}` now keeps unknown elements.",
    hint: "Ask consumers to ignore unknown elements.",
  },
  "xsd/unknown-refused": {
    wire: { sent: "warning", read: "info" },
    code: breaksAll,
    sentence: "`{of}` no longer keeps unknown elements.",
    hint: 'Keep unknown="keep" on the schema.',
  },
  "xsd/property-form-changed": {
    code: breaksAll,
    sentence: "The generated type of `{of}` now has {after} instead of {before}.",
    hint: "Keep the structure of the content model; it determines the properties of the type.",
  },
} satisfies Readonly<Record<string, KindRow>>;
