import { breaksAll, movesTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of whole interfaces, their named types and their marks. */
export const interfaceChanges = {
  "interface/added": {
    changelog: "added",
    sentence: 'The interface "{name}" is new.',
    hint: "Say in the changelog what it is for.",
  },
  "interface/removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: 'The interface "{name}" is gone.',
    hint: "Keep it for one release with its operations marked as deprecated.",
  },
  "interface/renamed": {
    code: breaksAll,
    sentence: 'The interface "{before}" is now called "{after}".',
    hint: "Keep the old name: it is the path of every import.",
  },
  "interface/client-renamed": {
    code: breaksAll,
    sentence: 'The client of a single document is named after its title: "{before}" is now called "{after}".',
    hint: "Keep the title, or name the API in a configuration: its key in the setting interfaces replaces the title.",
  },
  "interface/version-changed": {
    isInformation: true,
    sentence: 'The version goes from "{before}" to "{after}".',
    hint: "Let the version say what the changes mean to consumers.",
  },
  "interface/tag-added": {
    sentence: 'The tag "{tag}" is new.',
    hint: "Give it a description.",
  },
  "interface/tag-removed": {
    sentence: 'The tag "{tag}" is gone.',
    hint: "Keep it when documentation links to it.",
  },
  "interface/type-added": {
    changelog: "added",
    sentence: 'The schema "{name}" is new.',
    hint: "Give it a description: it becomes the documentation of its type.",
  },
  "interface/type-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: 'The schema "{name}" is gone, and with it the type that is made from it.',
    hint: "Keep the schema under its name for one release.",
  },
  "interface/type-renamed": {
    code: breaksAll,
    sentence: 'The schema "{before}" is now called "{after}", and so is its type.',
    hint: "Keep the old name, or keep a schema of that name that refers to the new one for one release.",
  },
  "interface/generated-name-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: '"{name}" is no longer generated, and neither is what is named after it.',
    hint: "Keep what it is made from, or give the schema a name under components: such types stay whatever happens around them.",
  },
  "interface/question-opened": {
    sentence: "A question is open now: {question}",
    hint: "Answer it before consumers rely on one reading.",
  },
  "interface/question-answered": {
    changelog: "fixed",
    sentence: "A question is no longer open: {question}",
    hint: "Say in the changelog what the answer is.",
  },
} satisfies Readonly<Record<string, KindRow>>;
