import type { KindRow } from "../kind-of-change.js";

/** Nobody sends, reads or compiles anything else: the version need not grow for it beyond a patch. */
const informs = { isInformation: true, hint: "No action is needed." } as const;

/** Changes that say something to people, or that say the same in other words. */
export const documentationChanges = {
  "documentation/info-changed": {
    ...informs,
    sentence: "The API information changed: {names}.",
  },
  "documentation/description-changed": {
    ...informs,
    sentence: "The documentation of {where} changed: {names}.",
  },
  "documentation/example-changed": {
    ...informs,
    sentence: "The examples of {where} changed: {names}.",
  },
  "documentation/extension-changed": {
    ...informs,
    sentence: "The extensions of {where} changed: {names}.",
    hint: "Check the tools that read these extensions; specwright does not.",
  },
  "documentation/link-changed": {
    ...informs,
    sentence: "The links of {where} to other operations changed: {names}.",
  },
  "documentation/external-docs-changed": {
    ...informs,
    sentence: "The link of {where} to documentation changed: {names}.",
  },
  "documentation/keyword-without-effect": {
    ...informs,
    sentence: "Keywords of {where} without effect changed: {names}.",
    hint: "Remove these keywords, or add the keywords that they depend on.",
  },
  "documentation/written-otherwise": {
    ...informs,
    sentence: "Only the notation of {where} changed: {names}.",
  },
} satisfies Readonly<Record<string, KindRow>>;

/** The id of one of them. */
export type DocumentationChangeId = keyof typeof documentationChanges;
