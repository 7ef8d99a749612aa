import { breaksAll, breaksReaders, harmless, moves, movesTypes, narrows, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** The callers that gain access if a credential, or the request for one, is sent in clear text. */
export const inClearText = "A reader of the network can now call with the credentials that are sent to it.";

/** Changes of security schemes, and of what operations ask for. Consumers send credentials to operations and check those of webhooks. */
export const securityChanges = {
  "security/scheme-added": {
    changelog: "added",
    sentence: 'The security scheme "{scheme}" was added.',
    hint: "Describe how to get a credential for it.",
  },
  "security/scheme-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: 'The security scheme "{scheme}" was removed.',
    hint: "Keep it for one release.",
  },
  "security/scheme-renamed": {
    code: breaksAll,
    sentence: 'The security scheme "{before}" was renamed to "{after}".',
    hint: "Keep the old name, because callers pass credentials under it.",
  },
  "security/kind-changed": {
    security: "may weaken",
    ...movesTypes,
    sentence: 'The security scheme "{scheme}" changed from {before} to {after}.',
    weaker: "Operations that require it can now be called with {after}, which protects less.",
    hint: "Add the new scheme as an alternative to the old one.",
  },
  "security/place-changed": {
    security: "may weaken",
    ...moves,
    sentence: 'The key of "{scheme}" was moved from {before} to {after}.',
    weaker: "{Reader} can now call the operations that require it.",
    words: ({ after = "" }) => ({
      reader: after === "query" ? "a reader of URLs, such as those in logs," : "a page that a user's browser loads",
    }),
    hint: "Accept the key in both locations for one release; add a second scheme as an alternative.",
  },
  "security/name-changed": {
    ...moves,
    sentence: 'The key of "{scheme}" is now sent as "{after}" instead of "{before}".',
    hint: "Accept the key under both names for one release; add a second scheme as an alternative.",
  },
  "security/http-scheme-changed": {
    security: "may weaken",
    ...moves,
    sentence: '"{scheme}" now requires the HTTP scheme "{after}" instead of "{before}".',
    weaker: "A reader of one request can now call with its password until the user changes it.",
    hint: "Add the new scheme as an alternative to the old one.",
  },
  "security/bearer-format-changed": {
    ...harmless,
    sentence: 'The token format of "{scheme}" changed from {before} to {after}.',
    hint: "Update clients that parse tokens; others need no action.",
  },
  "security/flow-added": {
    security: "may weaken",
    changelog: "added",
    ...harmless,
    sentence: 'The flow "{flow}" was added to "{scheme}".',
    weaker: "{Reader} can now call with the access of the user.",
    words: ({ flow = "" }) => ({
      reader: flow === "password" ? "a client that learns a password" : "a reader of redirect URLs",
    }),
    hint: "Describe which clients should use it.",
  },
  "security/flow-removed": {
    changelog: "removed",
    ...narrows,
    sentence: 'The flow "{flow}" was removed from "{scheme}".',
    hint: "Keep the flow until its users can get tokens from another flow.",
  },
  "security/flow-url-changed": {
    security: "may weaken",
    ...narrows,
    sentence: '"{keyword}" of the flow "{flow}" of "{scheme}" changed from {before} to {after}.',
    weaker: inClearText,
    hint: "Keep serving the old URL for one release.",
  },
  "security/openid-url-changed": {
    security: "may weaken",
    ...moves,
    sentence: 'The discovery URL of "{scheme}" changed from "{before}" to "{after}".',
    weaker: inClearText,
    hint: "Keep serving the old URL for one release.",
  },
  "security/scope-added": {
    changelog: "added",
    ...harmless,
    sentence: 'The scope "{scope}" was added to "{scheme}".',
    hint: "Describe what it allows.",
  },
  "security/scope-removed": {
    changelog: "removed",
    ...narrows,
    sentence: 'The scope "{scope}" was removed from "{scheme}".',
    hint: "Keep granting the scope for one release; token requests that name it fail otherwise.",
  },
  "security/became-required": {
    ...narrows,
    code: breaksReaders,
    sentence: "{Where} now requires {after} (was no credentials).",
    hint: 'Keep the empty alternative ("{}") for one release.',
  },
  "security/scope-required": {
    ...narrows,
    sentence: "{Where} now requires {after} (was {before}){schemes}.",
    hint: "Grant the new scopes first to every client that has the old ones.",
  },
  "security/scheme-required": {
    ...narrows,
    code: breaksReaders,
    sentence: "{Where} now requires {after} (was {before}).",
    hint: "Offer the new combination as an alternative to the old one.",
  },
  "security/alternative-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksReaders,
    sentence: "{Where} can no longer be called with {before}, only with {after}.",
    hint: "Keep the alternative for one release.",
  },
  "security/opened": {
    security: "weakens",
    ...widensTypes,
    sentence: "{Where} can now be called without credentials (was {before}).",
    hint: "Check that no protected data is exposed.",
  },
  "security/scope-dropped": {
    security: "weakens",
    ...widens,
    sentence: "{Where} can now be called with {after} (was {before}){schemes}.",
    hint: "Check that no protected data is exposed.",
  },
  "security/scheme-dropped": {
    security: "weakens",
    ...widensTypes,
    sentence: "{Where} can now be called with {after} (was {before}).",
    hint: "Check that no protected data is exposed.",
  },
  "security/alternative-added": {
    security: "weakens",
    changelog: "added",
    ...widensTypes,
    sentence: "{Where} can now also be called with {after} (was only {before}).",
    hint: "Check that no protected data is exposed.",
  },
  "security/requirement-changed": {
    security: "weakens",
    ...moves,
    code: breaksReaders,
    sentence: "{Where} can now be called with {after}, and no longer with {before}.",
    hint: "Add the new credentials as an alternative for one release, and check that no protected data is exposed.",
  },
} satisfies Readonly<Record<string, KindRow>>;
