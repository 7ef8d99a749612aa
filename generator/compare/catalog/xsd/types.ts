import {
  added,
  changesCode,
  doubtful,
  mayNarrow,
  moves,
  narrows,
  narrowsAllTypes,
  narrowsTypes,
  removed,
  widens,
  widensTypes,
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
  "xsd/union-member-added": added(
    widensTypes("The union of `{of}` now accepts {after}.", "Announce the new values to consumers."),
  ),
  "xsd/union-member-removed": removed(
    narrowsTypes("The union of `{of}` no longer accepts {before}.", "Keep the type in the union for one release."),
  ),
  "xsd/derived-simple-type-removed": removed(
    mayNarrow(
      "The named simple type `{name}`, which xsi:type could select on elements of a wider type, was removed.",
      "Keep the named type for one release if documents may use it.",
    ),
  ),
  "xsd/derived-type-added": added(
    widensTypes(
      "The type `{name}`, which xsi:type may select on `{of}`, was added.",
      "Block the derivation in payloads that consumers read, or announce the type.",
    ),
  ),
  "xsd/derived-type-removed": removed(
    narrowsAllTypes(
      "The type `{name}`, which xsi:type could select on `{of}`, was removed or blocked.",
      "Keep the type for one release.",
    ),
  ),
  "xsd/type-became-abstract": narrowsTypes(
    "The type of `{of}` is now abstract; xsi:type must select another type.",
    "Keep the type, and derive it from an abstract one.",
  ),
  "xsd/type-no-longer-abstract": widensTypes(
    "The type of `{of}` is no longer abstract and can be used directly.",
    "Keep it abstract in payloads that consumers read.",
  ),
  "xsd/type-removed": removed(
    changesCode(
      "The named type `{name}` and its generated type were removed.",
      "Keep the named type, even if it is used only once.",
    ),
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
