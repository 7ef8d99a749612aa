import {
  effect,
  breaksReaders,
  breaksSenders,
  changesCode,
  harmless,
  mayWeaken,
  moves,
  movesTypes,
  narrows,
  noEffect,
  widens,
  widensTypes,
} from "../effects.js";

/** The callers that gain access if a credential, or the request for one, is sent in clear text. */
export const inClearText = "A reader of the network can now call with the credentials that are sent to it.";

const exposedHint = "Check that no protected data is exposed.";

/** Callers need more, and code that checks credentials no longer compiles. */
const requiresMore = effect({ wire: { sent: "breaking", read: "info" }, code: breaksReaders });

/** The property of a kind that weakens security. */
const weakens = { security: "weakens" } as const;

/** Changes of security schemes, and of what operations ask for. Consumers send credentials to operations and check those of webhooks. */
export const securityChanges = {
  "security/scheme-added": noEffect.added(
    'The security scheme "{scheme}" was added.',
    "Describe how to get a credential for it.",
  ),
  "security/scheme-removed": changesCode.removed(
    'The security scheme "{scheme}" was removed.',
    "Keep it for one release.",
  ),
  "security/scheme-renamed": changesCode(
    'The security scheme "{before}" was renamed to "{after}".',
    "Keep the old name, because callers pass credentials under it.",
  ),
  "security/kind-changed": movesTypes(
    'The security scheme "{scheme}" changed from {before} to {after}.',
    "Add the new scheme as an alternative to the old one.",
    mayWeaken("Operations that require it can now be called with {after}, which protects less."),
  ),
  "security/place-changed": moves(
    'The key of "{scheme}" was moved from {before} to {after}.',
    "Accept the key in both locations for one release; add a second scheme as an alternative.",
    mayWeaken("{Reader} can now call the operations that require it.", ({ after = "" }) => ({
      reader: after === "query" ? "a reader of URLs, such as those in logs," : "a page that a user's browser loads",
    })),
  ),
  "security/name-changed": moves(
    'The key of "{scheme}" is now sent as "{after}" instead of "{before}".',
    "Accept the key under both names for one release; add a second scheme as an alternative.",
  ),
  "security/http-scheme-changed": moves(
    '"{scheme}" now requires the HTTP scheme "{after}" instead of "{before}".',
    "Add the new scheme as an alternative to the old one.",
    mayWeaken("A reader of one request can now call with its password until the user changes it."),
  ),
  "security/bearer-format-changed": harmless(
    'The token format of "{scheme}" changed from {before} to {after}.',
    "Update clients that parse tokens; others need no action.",
  ),
  "security/flow-added": harmless.added(
    'The flow "{flow}" was added to "{scheme}".',
    "Describe which clients should use it.",
    mayWeaken("{Reader} can now call with the access of the user.", ({ flow = "" }) => ({
      reader: flow === "password" ? "a client that learns a password" : "a reader of redirect URLs",
    })),
  ),
  "security/flow-removed": narrows.removed(
    'The flow "{flow}" was removed from "{scheme}".',
    "Keep the flow until its users can get tokens from another flow.",
  ),
  "security/flow-url-changed": narrows(
    '"{keyword}" of the flow "{flow}" of "{scheme}" changed from {before} to {after}.',
    "Keep serving the old URL for one release.",
    mayWeaken(inClearText),
  ),
  "security/openid-url-changed": moves(
    'The discovery URL of "{scheme}" changed from "{before}" to "{after}".',
    "Keep serving the old URL for one release.",
    mayWeaken(inClearText),
  ),
  "security/token-request-added": noEffect.added(
    'The security scheme "{scheme}" now declares a request for tokens (grant "{grant}"): clients export a function for it.',
    "Announce the new function in the changelog.",
  ),
  "security/token-request-removed": noEffect.removed(
    'The security scheme "{scheme}" no longer declares a request for tokens (grant "{grant}"): the function of clients was removed.',
    'Keep "x-token-request" for one release.',
    { code: breaksSenders },
  ),
  "security/token-request-changed": narrows(
    '"{property}" of the request for tokens of "{scheme}" changed from {before} to {after}.',
    "Keep serving the old request for one release.",
    mayWeaken(inClearText),
  ),
  "security/scope-added": harmless.added('The scope "{scope}" was added to "{scheme}".', "Describe what it allows."),
  "security/scope-removed": narrows.removed(
    'The scope "{scope}" was removed from "{scheme}".',
    "Keep granting the scope for one release; token requests that name it fail otherwise.",
  ),
  "security/became-required": requiresMore(
    "{Where} now requires {after} (was no credentials).",
    'Keep the empty alternative ("{}") for one release.',
  ),
  "security/scope-required": narrows(
    "{Where} now requires {after} (was {before}){schemes}.",
    "Grant the new scopes first to every client that has the old ones.",
  ),
  "security/scheme-required": requiresMore(
    "{Where} now requires {after} (was {before}).",
    "Offer the new combination as an alternative to the old one.",
  ),
  "security/alternative-removed": requiresMore.removed(
    "{Where} can no longer be called with {before}, only with {after}.",
    "Keep the alternative for one release.",
  ),
  "security/opened": widensTypes("{Where} can now be called without credentials (was {before}).", exposedHint, {
    security: "weakens",
  }),
  "security/scope-dropped": widens("{Where} can now be called with {after} (was {before}){schemes}.", exposedHint, {
    security: "weakens",
  }),
  "security/scheme-dropped": widensTypes("{Where} can now be called with {after} (was {before}).", exposedHint, {
    security: "weakens",
  }),
  "security/alternative-added": widensTypes.added(
    "{Where} can now also be called with {after} (was only {before}).",
    exposedHint,
    weakens,
  ),
  "security/requirement-changed": moves(
    "{Where} can now be called with {after}, and no longer with {before}.",
    "Add the new credentials as an alternative for one release, and check that no protected data is exposed.",
    { code: breaksReaders, security: "weakens" },
  ),
};
