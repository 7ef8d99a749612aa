import { breaksAll, movesTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of whole interfaces, their named types and their marks. */
export const interfaceChanges = {
  "interface/added": {
    changelog: "added",
    sentence: 'The API "{name}" was added.',
    hint: "Describe its purpose in the changelog.",
  },
  "interface/removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: 'The API "{name}" was removed.',
    hint: "Keep it for one release with its operations marked as deprecated.",
  },
  "interface/renamed": {
    code: breaksAll,
    sentence: 'The API "{before}" was renamed to "{after}".',
    hint: "Keep the old name, because every import path contains it.",
  },
  "interface/client-renamed": {
    code: breaksAll,
    sentence: 'The client, named after the title of the document, was renamed from "{before}" to "{after}".',
    hint: 'Keep the title, or set a name in the setting "interfaces" to replace it.',
  },
  "interface/version-changed": {
    isInformation: true,
    sentence: 'The version changed from "{before}" to "{after}".',
    hint: "Choose a version that matches the impact on consumers.",
  },
  "interface/tag-added": {
    sentence: 'The tag "{tag}" was added.',
    hint: "Add a description.",
  },
  "interface/tag-removed": {
    sentence: 'The tag "{tag}" was removed.',
    hint: "Keep it if documentation links to it.",
  },
  "interface/type-added": {
    changelog: "added",
    sentence: 'The schema "{name}" was added.',
    hint: "Add a description; it becomes the documentation of the type.",
  },
  "interface/type-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: 'The schema "{name}" and its generated type were removed.',
    hint: "Keep the schema under its name for one release.",
  },
  "interface/type-renamed": {
    code: breaksAll,
    sentence: 'The schema "{before}" and its generated type were renamed to "{after}".',
    hint: "Keep the old name, or keep a reference with the old name for one release.",
  },
  "interface/generated-name-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: '"{name}" and names derived from it are no longer generated.',
    hint: "Keep its source in the spec, or name the schema under components to get a stable type name.",
  },
  "interface/question-opened": {
    sentence: "A behavior is now unspecified: {question}",
    hint: "Specify it before consumers rely on one interpretation.",
  },
  "interface/question-answered": {
    changelog: "fixed",
    sentence: "A behavior is now specified: {question}",
    hint: "Describe the specified behavior in the changelog.",
  },
} satisfies Readonly<Record<string, KindRow>>;
