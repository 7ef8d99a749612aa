import type { KindOfChange } from "../../kind-of-change.js";
import { start } from "../sentences.js";

/** Changes of responses and their headers. Those of operations are read by consumers, those of webhooks are sent by them. */
export const responseChanges = {
  "response/success-added": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ where }) => `${start(where)} is new.`,
    hint: "Answer with it only those who ask for it in a new way.",
  },
  "response/error-added": {
    wire: { sent: "info", read: "info" },
    code: { read: "breaking" },
    sentence: ({ where }) => `${start(where)} is new. Callers have to expect errors of every kind.`,
    hint: "Say in its description what callers can do about it.",
  },
  "response/default-added": {
    wire: { sent: "info", read: "warning" },
    code: { read: "breaking" },
    sentence: ({ where }) => `${start(where)} is new: whether other statuses come cannot be seen from the contract.`,
    hint: "Name the statuses that come.",
  },
  "response/success-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where }) => `${start(where)} is gone.`,
    hint: "Keep it for one release, and say in its description that it no longer comes.",
  },
  "response/error-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where }) => `${start(where)} is gone.`,
    hint: "Keep it for one release, and say in its description that it no longer comes.",
  },
  "response/default-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where }) => `${start(where)} is gone: only statuses that are named come now.`,
    hint: "Keep the default for one release.",
  },
  "response/body-added": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "warning" },
    sentence: ({ where }) => `${start(where)} has a body now.`,
    hint: "Check that callers do not take its absence for a sign.",
  },
  "response/body-removed": {
    wire: { sent: "warning", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where }) => `${start(where)} no longer has a body.`,
    hint: "Keep the body, or answer with a status of another meaning.",
  },
  "response/refusal-changed": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where }) => `Refused requests fill the body of ${where} in another way.`,
    hint: "Keep the texts that callers look at.",
  },
  "header/required-added": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ where }) => `${start(where)} is new and always there.`,
    hint: "Nothing has to be done for readers; those who send it need a release in which it is optional.",
  },
  "header/optional-added": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where }) => `${start(where)} is new.`,
    hint: "Say in its description when it is there.",
  },
  "header/removed": {
    wire: { sent: "warning", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where }) => `${start(where)}, which was always there, is gone.`,
    hint: "Keep sending it for one release, marked as deprecated.",
  },
  "header/optional-removed": {
    wire: { sent: "warning", read: "warning" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where }) => `${start(where)} is gone: whether somebody looks at it cannot be seen from the contract.`,
    hint: "Keep sending it for one release, marked as deprecated.",
  },
  "header/became-required": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ where }) => `${start(where)} is always there now.`,
    hint: "Nothing has to be done for readers; those who send it need a release in which it is optional.",
  },
  "header/became-optional": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ where }) => `${start(where)} may be absent now.`,
    hint: "Keep sending it always.",
  },
  "header/case-changed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where, after }) => `${start(where)} is now written "${after}".`,
    hint: "Keep the old spelling: consumers find the value under it.",
  },
  "header/explode-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ where, before, after }) => `"explode" of ${where} goes from ${before} to ${after}.`,
    hint: "Keep the way in which its members are written.",
  },
  "header/serialization-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ where, before, after }) => `${start(where)} was written as ${before} and is now written as ${after}.`,
    hint: "Keep the way it is written, or give the new one to a header of another name.",
  },
  "header/deprecated": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where }) => `${start(where)} is deprecated now.`,
    hint: "Say in its description what to read instead.",
  },
  "header/sunset-changed": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where, before, after }) => `The last day of ${where} goes from ${before} to ${after}.`,
    hint: "Keep a day that was announced: somebody may have planned with it.",
  },
  "header/undeprecated": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where }) => `${start(where)} is no longer deprecated.`,
    hint: "Say in the changelog that it stays.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
