import {
  changesCode,
  doubtful,
  mayNarrow,
  moves,
  narrows,
  narrowsAllTypes,
  narrowsTypes,
  widens,
  widensTypes,
  breaksAll,
  mayWiden,
  movesTypes,
  widensAllTypes,
} from "../effects.js";

/** Changes of types. */
export const typeChanges = {
  "xsd/type-changed": moves(
    "The type of `{of}` changed from {before} to {after}.",
    "Keep the type, and add another element or attribute.",
  ),
  "xsd/type-widened": widens(
    "The type of `{of}` was widened from {before} to {after}.",
    "Keep the narrower type in payloads that consumers read.",
  ),
  "xsd/type-narrowed": narrows(
    "The type of `{of}` was narrowed from {before} to {after}.",
    "Keep the wider type in payloads that clients send.",
  ),
  "xsd/values-undecided": doubtful(
    "The type of `{of}` changed from {before} to {after}; specwright cannot decide if its values stay the same: {reason}.",
    "Compare the two types manually.",
  ),
  "xsd/union-member-added": widensTypes.added(
    "The union of `{of}` now accepts {after}.",
    "Announce the new values to consumers.",
  ),
  "xsd/union-member-removed": narrowsTypes.removed(
    "The union of `{of}` no longer accepts {before}.",
    "Keep the type in the union for one release.",
  ),
  "xsd/derived-simple-type-removed": mayNarrow.removed(
    "The named simple type `{name}`, which xsi:type could select on elements of a wider type, was removed.",
    "Keep the named type for one release if documents may use it.",
  ),
  "xsd/derived-type-added": widensTypes.added(
    "The type `{name}`, which xsi:type may select on `{of}`, was added.",
    "Block the derivation in payloads that consumers read, or announce the type.",
  ),
  "xsd/derived-type-removed": narrowsAllTypes.removed(
    "The type `{name}`, which xsi:type could select on `{of}`, was removed or blocked.",
    "Keep the type for one release.",
  ),
  "xsd/type-became-abstract": narrowsTypes(
    "The type of `{of}` is now abstract; xsi:type must select another type.",
    "Keep the type, and derive it from an abstract one.",
  ),
  "xsd/type-no-longer-abstract": widensTypes(
    "The type of `{of}` is no longer abstract and can be used directly.",
    "Keep it abstract in payloads that consumers read.",
  ),
  "xsd/type-removed": changesCode.removed(
    "The named type `{name}` and its generated type were removed.",
    "Keep the named type, even if it is used only once.",
  ),
  "xsd/type-renamed": changesCode(
    'The type "{before}" and its generated type were renamed to "{after}".',
    "Keep the name.",
  ),
  "xsd/value-form-changed": changesCode(
    "The TypeScript type of `{of}` changed from {before} to {after}.",
    "Keep the type, or make the change in a new major version.",
  ),
};

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
  "xsd/unknown-refused": mayNarrow("`{of}` no longer keeps unknown elements.", 'Keep unknown="keep" on the schema.', {
    code: breaksAll,
  }),
  "xsd/property-form-changed": changesCode(
    "The generated type of `{of}` now has {after} instead of {before}.",
    "Keep the structure of the content model; it determines the properties of the type.",
  ),
};
