import { breaksAll, breaksReaders, harmless, moves, movesTypes, narrows, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of security schemes, and of what operations ask for. Consumers send credentials to operations and check those of webhooks. */
export const securityChanges = {
  "security/scheme-added": {
    changelog: "added",
    sentence: 'The security scheme "{scheme}" is new.',
    hint: "Describe how a credential for it is had.",
  },
  "security/scheme-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: 'The security scheme "{scheme}" is gone.',
    hint: "Keep it for one release.",
  },
  "security/scheme-renamed": {
    code: breaksAll,
    sentence: 'The security scheme "{before}" is now called "{after}".',
    hint: "Keep the old name: credentials are given under it.",
  },
  "security/kind-changed": {
    security: "may weaken",
    ...movesTypes,
    sentence: 'The security scheme "{scheme}" was {before} and is now {after}.',
    hint: "Add the new scheme beside the old one, as an alternative.",
  },
  "security/place-changed": {
    security: "may weaken",
    ...moves,
    sentence: 'The key of "{scheme}" moves from {before} to {after}.',
    hint: "Take the key at both places for one release: add a scheme beside the old one, as an alternative.",
  },
  "security/name-changed": {
    ...moves,
    sentence: 'The key of "{scheme}" travels as "{after}", no longer as "{before}".',
    hint: "Take the key under both names for one release: add a scheme beside the old one, as an alternative.",
  },
  "security/http-scheme-changed": {
    security: "may weaken",
    ...moves,
    sentence: '"{scheme}" asks for the HTTP scheme "{after}", no longer for "{before}".',
    hint: "Add the new scheme beside the old one, as an alternative.",
  },
  "security/bearer-format-changed": {
    ...harmless,
    sentence: 'The form of the tokens of "{scheme}" goes from {before} to {after}.',
    hint: "Nothing has to be done where tokens are passed on unread.",
  },
  "security/flow-added": {
    security: "may weaken",
    changelog: "added",
    ...harmless,
    sentence: '"{scheme}" has the flow "{flow}" now.',
    hint: "Describe for whom it is.",
  },
  "security/flow-removed": {
    changelog: "removed",
    ...narrows,
    sentence: '"{scheme}" no longer has the flow "{flow}".',
    hint: "Keep the flow until those who use it have another way to a token.",
  },
  "security/flow-url-changed": {
    security: "may weaken",
    ...narrows,
    sentence: '"{keyword}" of the flow "{flow}" of "{scheme}" goes from {before} to {after}.',
    hint: "Keep answering at the old address for one release.",
  },
  "security/openid-url-changed": {
    security: "may weaken",
    ...moves,
    sentence: 'The discovery address of "{scheme}" goes from "{before}" to "{after}".',
    hint: "Keep answering at the old address for one release.",
  },
  "security/scope-added": {
    changelog: "added",
    ...harmless,
    sentence: '"{scheme}" has the scope "{scope}" now.',
    hint: "Describe what it allows.",
  },
  "security/scope-removed": {
    changelog: "removed",
    ...narrows,
    sentence: '"{scheme}" no longer has the scope "{scope}".',
    hint: "Keep granting the scope for one release: a request for a token that names it fails otherwise.",
  },
  "security/became-required": {
    ...narrows,
    code: breaksReaders,
    sentence: "{Where} asks for credentials now ({after}); there was no need of them.",
    hint: 'Keep the empty alternative ("{}") for one release.',
  },
  "security/scope-required": {
    ...narrows,
    sentence: "{Where} asks those who come with {before} for more scopes: {scopes}.",
    hint: "Grant the new scopes to everybody who has the old ones first.",
  },
  "security/scheme-required": {
    ...narrows,
    code: breaksReaders,
    sentence: "{Where} asks those who come with {before} for more credentials: {schemes}.",
    hint: "Offer the new combination as an alternative beside the old one.",
  },
  "security/alternative-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksReaders,
    sentence: "For {where} credentials of {before} no longer suffice.",
    hint: "Keep the alternative for one release.",
  },
  "security/opened": {
    security: "weakens",
    ...widensTypes,
    sentence: "{Where} no longer asks for credentials.",
    hint: "Check that nothing is given away.",
  },
  "security/scope-dropped": {
    security: "weakens",
    ...widens,
    sentence: "{Where} no longer asks those who come with {after} for these scopes: {scopes}.",
    hint: "Check that nothing is given away.",
  },
  "security/scheme-dropped": {
    security: "weakens",
    ...widensTypes,
    sentence: "For {where} credentials of {after} suffice now, without these: {schemes}.",
    hint: "Check that nothing is given away.",
  },
  "security/alternative-added": {
    security: "weakens",
    changelog: "added",
    ...widensTypes,
    sentence: "For {where} credentials of {after} suffice now.",
    hint: "Check that nothing is given away.",
  },
} satisfies Readonly<Record<string, KindRow>>;
