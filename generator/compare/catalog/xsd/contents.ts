import {
  breaksAll,
  changesCode,
  doubtful,
  mayNarrow,
  mayWiden,
  moves,
  movesTypes,
  narrows,
  narrowsAllTypes,
  widens,
  widensAllTypes,
} from "../effects.js";

/** Changes of content models. */
export const contentChanges = {
  "xsd/compositor-changed": moves(
    "The compositor of `{of}` changed from {before} to {after}.",
    "Keep the compositor; a wider one, such as xs:all instead of xs:sequence, breaks no clients.",
  ),
  "xsd/elements-reordered": moves(
    "The order of the elements of `{of}` changed from {before} to {after}.",
    "Keep the order; add new elements at the end.",
  ),
  "xsd/content-narrowed": narrows(
    "The content model of `{of}` accepts fewer sequences of elements.",
    "Keep accepting the old content model.",
  ),
  "xsd/content-widened": widens(
    "The content model of `{of}` accepts more sequences of elements.",
    "Announce them to consumers.",
  ),
  "xsd/content-changed": moves(
    "The content model of `{of}` accepts other sequences of elements.",
    "Keep accepting the old content model.",
  ),
  "xsd/content-undecided": doubtful(
    "The content models of `{of}` are too large to compare.",
    "Compare them manually, or use a smaller maxOccurs or smaller groups.",
  ),
  "xsd/content-kind-changed": movesTypes(
    "The content of `{of}` changed from {before} to {after}.",
    "Keep the element, and add another one.",
  ),
  "xsd/mixed-added": widensAllTypes(
    "`{of}` now allows text between its elements.",
    "Add a separate element for the text.",
  ),
  "xsd/mixed-removed": narrowsAllTypes(
    "`{of}` no longer allows text between its elements.",
    'Keep mixed="true", and ignore the text.',
  ),
  "xsd/wildcard-added": widens("`{of}` now accepts elements {after}.", "Ask consumers to ignore unknown elements."),
  "xsd/wildcard-removed": narrowsAllTypes(
    "`{of}` no longer accepts elements {before}.",
    "Keep xs:any, and ignore the additional elements.",
  ),
  "xsd/wildcard-changed": moves(
    "`{of}` now accepts elements {after} (was elements {before}).",
    "Keep the namespaces and processContents of xs:any.",
  ),
  "xsd/wildcard-element-declared": mayNarrow(
    "The element `{name}`, which a wildcard of `{of}` already accepted, is now declared and validated.",
    "Make sure that no client sends another element with this name.",
  ),
  "xsd/wildcard-element-undeclared": widens(
    "The element `{name}` of `{of}` is no longer declared and can contain anything.",
    "Keep its declaration.",
  ),
  "xsd/unknown-kept": mayWiden("`{of}` now keeps unknown elements.", "Ask consumers to ignore unknown elements."),
  "xsd/unknown-refused": {
    ...mayNarrow("`{of}` no longer keeps unknown elements.", 'Keep unknown="keep" on the schema.'),
    code: breaksAll,
  },
  "xsd/property-form-changed": changesCode(
    "The generated type of `{of}` now has {after} instead of {before}.",
    "Keep the structure of the content model; it determines the properties of the type.",
  ),
};
