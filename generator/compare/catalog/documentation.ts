import type { KindRow } from "../kind-of-change.js";

/** Nobody sends, reads or compiles anything else: the version need not grow for it beyond a patch. */
const informs = { isInformation: true, hint: "Nothing needs to be done." } as const;

/** Changes that say something to people, or that say the same in other words. */
export const documentationChanges = {
  "documentation/info-changed": {
    ...informs,
    sentence: "The interface says something else of itself: {members}.",
  },
  "documentation/description-changed": {
    ...informs,
    sentence: "Texts for people change: {members}.",
  },
  "documentation/example-changed": {
    ...informs,
    sentence: "Examples change: {members}.",
  },
  "documentation/extension-changed": {
    ...informs,
    sentence: "Extensions change: {members}.",
    hint: "Look at the tools that read them: this one does not.",
  },
  "documentation/link-changed": {
    ...informs,
    sentence: "Links to other operations change: {members}.",
  },
  "documentation/external-docs-changed": {
    ...informs,
    sentence: "Links to documentation change: {members}.",
  },
  "documentation/keyword-without-effect": {
    ...informs,
    sentence: "Keywords that have no effect where they stand change: {members}.",
    hint: "Take them away, or give them what they need to have an effect.",
  },
  "documentation/written-otherwise": {
    ...informs,
    sentence: "This is written otherwise, and no other change tells of it: {members}.",
  },
} satisfies Readonly<Record<string, KindRow>>;

/** The id of one of them. */
export type DocumentationChangeId = keyof typeof documentationChanges;
