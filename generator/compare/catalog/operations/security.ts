import type { KindOfChange } from "../../kind-of-change.js";
import { start } from "../sentences.js";

/** Changes of security schemes, and of what operations ask for. Consumers send credentials to operations and check those of webhooks. */
export const securityChanges = {
  "security/scheme-added": {
    wire: {},
    code: {},
    sentence: ({ scheme }) => `The security scheme "${scheme}" is new.`,
    hint: "Describe how a credential for it is had.",
  },
  "security/scheme-removed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ scheme }) => `The security scheme "${scheme}" is gone.`,
    hint: "Keep it for one release.",
  },
  "security/scheme-renamed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after }) => `The security scheme "${before}" is now called "${after}".`,
    hint: "Keep the old name: credentials are given under it.",
  },
  "security/kind-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ scheme, before, after }) => `The security scheme "${scheme}" was ${before} and is now ${after}.`,
    hint: "Add the new scheme beside the old one, as an alternative.",
  },
  "security/place-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ scheme, before, after }) => `The key of "${scheme}" moves from ${before} to ${after}.`,
    hint: "Take the key at both places for one release: add a scheme beside the old one, as an alternative.",
  },
  "security/name-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ scheme, before, after }) => `The key of "${scheme}" travels as "${after}", no longer as "${before}".`,
    hint: "Take the key under both names for one release: add a scheme beside the old one, as an alternative.",
  },
  "security/http-scheme-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ scheme, before, after }) =>
      `"${scheme}" asks for the HTTP scheme "${after}", no longer for "${before}".`,
    hint: "Add the new scheme beside the old one, as an alternative.",
  },
  "security/bearer-format-changed": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ scheme, before, after }) => `The form of the tokens of "${scheme}" goes from ${before} to ${after}.`,
    hint: "Nothing has to be done where tokens are passed on unread.",
  },
  "security/flow-added": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ scheme, flow }) => `"${scheme}" has the flow "${flow}" now.`,
    hint: "Describe for whom it is.",
  },
  "security/flow-removed": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ scheme, flow }) => `"${scheme}" no longer has the flow "${flow}".`,
    hint: "Keep the flow until those who use it have another way to a token.",
  },
  "security/flow-url-changed": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ scheme, flow, keyword, before, after }) =>
      `"${keyword}" of the flow "${flow}" of "${scheme}" goes from ${before} to ${after}.`,
    hint: "Keep answering at the old address for one release.",
  },
  "security/openid-url-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ scheme, before, after }) =>
      `The discovery address of "${scheme}" goes from "${before}" to "${after}".`,
    hint: "Keep answering at the old address for one release.",
  },
  "security/scope-added": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ scheme, scope }) => `"${scheme}" has the scope "${scope}" now.`,
    hint: "Describe what it allows.",
  },
  "security/scope-removed": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ scheme, scope }) => `"${scheme}" no longer has the scope "${scope}".`,
    hint: "Keep granting the scope for one release: a request for a token that names it fails otherwise.",
  },
  "security/became-required": {
    wire: { sent: "breaking", read: "info" },
    code: { read: "breaking" },
    sentence: ({ where, after }) => `${start(where)} asks for credentials now (${after}); there was no need of them.`,
    hint: 'Keep the empty alternative ("{}") for one release.',
  },
  "security/scope-required": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ where, before, scopes }) =>
      `${start(where)} asks those who come with ${before} for more scopes: ${scopes}.`,
    hint: "Grant the new scopes to everybody who has the old ones first.",
  },
  "security/scheme-required": {
    wire: { sent: "breaking", read: "info" },
    code: { read: "breaking" },
    sentence: ({ where, before, schemes }) =>
      `${start(where)} asks those who come with ${before} for more credentials: ${schemes}.`,
    hint: "Offer the new combination as an alternative beside the old one.",
  },
  "security/alternative-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { read: "breaking" },
    sentence: ({ where, before }) => `For ${where} credentials of ${before} no longer suffice.`,
    hint: "Keep the alternative for one release.",
  },
  "security/opened": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ where }) => `${start(where)} no longer asks for credentials.`,
    hint: "Check that nothing is given away.",
  },
  "security/scope-dropped": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ where, after, scopes }) =>
      `${start(where)} no longer asks those who come with ${after} for these scopes: ${scopes}.`,
    hint: "Check that nothing is given away.",
  },
  "security/scheme-dropped": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ where, after, schemes }) =>
      `For ${where} credentials of ${after} suffice now, without these: ${schemes}.`,
    hint: "Check that nothing is given away.",
  },
  "security/alternative-added": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ where, after }) => `For ${where} credentials of ${after} suffice now.`,
    hint: "Check that nothing is given away.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
