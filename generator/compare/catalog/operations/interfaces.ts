import { changesCode, informs, movesTypes, noEffect } from "../effects.js";

/** Changes of whole interfaces, their named types and their marks. */
export const interfaceChanges = {
  "interface/added": noEffect.added('The API "{name}" was added.', "Describe its purpose in the changelog."),
  "interface/removed": movesTypes.removed(
    'The API "{name}" was removed.',
    "Keep it for one release with its operations marked as deprecated.",
  ),
  "interface/renamed": changesCode(
    'The API "{before}" was renamed to "{after}".',
    "Keep the old name, because every import path contains it.",
  ),
  "interface/client-renamed": changesCode(
    'The client, named after the title of the document, was renamed from "{before}" to "{after}".',
    'Keep the title, or set a name in the setting "interfaces" to replace it.',
  ),
  "interface/version-changed": informs(
    'The version changed from "{before}" to "{after}".',
    "Choose a version that matches the impact on consumers.",
  ),
  "interface/tag-added": noEffect('The tag "{tag}" was added.', "Add a description."),
  "interface/tag-removed": noEffect('The tag "{tag}" was removed.', "Keep it if documentation links to it."),
  "interface/type-added": noEffect.added(
    'The schema "{name}" was added.',
    "Add a description; it becomes the documentation of the type.",
  ),
  "interface/type-removed": changesCode.removed(
    'The schema "{name}" and its generated type were removed.',
    "Keep the schema under its name for one release.",
  ),
  "interface/type-renamed": changesCode(
    'The schema "{before}" and its generated type were renamed to "{after}".',
    "Keep the old name, or keep a reference with the old name for one release.",
  ),
  "interface/generated-name-removed": changesCode.removed(
    '"{name}" and names derived from it are no longer generated.',
    "Keep its source in the spec, or name the schema under components to get a stable type name.",
  ),
  "interface/question-opened": noEffect(
    "A behavior is now unspecified: {question}",
    "Specify it before consumers rely on one interpretation.",
  ),
  "interface/question-answered": noEffect(
    "A behavior is now specified: {question}",
    "Describe the specified behavior in the changelog.",
    { changelog: "fixed" },
  ),
};
