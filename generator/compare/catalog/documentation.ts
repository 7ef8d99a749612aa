import { informs } from "./effects.js";

/** Changes that say something to people, or that say the same in other words. */
export const documentationChanges = {
  "documentation/info-changed": informs("The API information changed: {names}."),
  "documentation/description-changed": informs("The documentation of {where} changed: {names}."),
  "documentation/example-changed": informs("The examples of {where} changed: {names}."),
  "documentation/extension-changed": informs(
    "The extensions of {where} changed: {names}.",
    "Check the tools that read these extensions; specwright does not.",
  ),
  "documentation/link-changed": informs("The links of {where} to other operations changed: {names}."),
  "documentation/external-docs-changed": informs("The link of {where} to documentation changed: {names}."),
  "documentation/keyword-without-effect": informs(
    "Keywords of {where} without effect changed: {names}.",
    "Remove these keywords, or add the keywords that they depend on.",
  ),
  "documentation/written-otherwise": informs("Only the notation of {where} changed: {names}."),
};

/** The id of one of them. */
export type DocumentationChangeId = keyof typeof documentationChanges;
