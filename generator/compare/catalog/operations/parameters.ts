import type { KindOfChange } from "../../kind-of-change.js";
import { start } from "../sentences.js";

/** Changes of parameters. Those of operations are sent by consumers, those of webhooks are read by them. */
export const parameterChanges = {
  "parameter/required-added": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ where }) => `${start(where)} is new and required.`,
    hint: "Make it optional, with what held so far as its default.",
  },
  "parameter/optional-added": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where }) => `${start(where)} is new.`,
    hint: "Say in its description what holds when it is absent.",
  },
  "parameter/set-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ set = "", where }) => `${start(where)} does not take ${quotedSet(set)} any more.`,
    hint: "Keep the set for one release, and say in a description that it will go.",
  },
  "parameter/set-added": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ set = "", where }) => `${start(where)} takes ${quotedSet(set)} now.`,
    hint: "Give it a name of its own, or make the change in a new version of the operation.",
  },
  "parameter/removed": {
    wire: { sent: "warning", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where }) => `${start(where)} is gone.`,
    hint: "Keep it for one release, marked as deprecated.",
  },
  "parameter/renamed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where, after }) => `${start(where)} is now called "${after}".`,
    hint: "Keep the old name as well for one release, as a deprecated parameter.",
  },
  "parameter/case-changed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where, after }) => `${start(where)} is now written "${after}".`,
    hint: "Keep the old spelling: callers give the value under it.",
  },
  "parameter/place-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ where, before, after }) => `${start(where)} moves from ${before} to ${after}.`,
    hint: "Take it at both places for one release.",
  },
  "parameter/became-required": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ where }) => `${start(where)} is required now.`,
    hint: "Keep it optional, with what held so far as its default.",
  },
  "parameter/became-optional": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ where }) => `${start(where)} is no longer required.`,
    hint: "Keep sending it to those who read it.",
  },
  "parameter/style-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ where, before, after }) => `The style of ${where} goes from "${before}" to "${after}".`,
    hint: "Keep the style, or give the new one to a parameter of another name.",
  },
  "parameter/explode-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ where, before, after }) => `"explode" of ${where} goes from ${before} to ${after}.`,
    hint: "Keep the way in which its items are written.",
  },
  "parameter/reserved-allowed": {
    wire: { sent: "info", read: "warning" },
    code: {},
    sentence: ({ where }) => `${start(where)} may hold reserved characters unescaped now.`,
    hint: "Check that readers decode both forms.",
  },
  "parameter/reserved-refused": {
    wire: { sent: "warning", read: "info" },
    code: {},
    sentence: ({ where }) => `${start(where)} may no longer hold reserved characters unescaped.`,
    hint: "Keep taking both forms.",
  },
  "parameter/empty-allowed": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ where }) => `${start(where)} may be empty now.`,
    hint: "Send it with a value to those who read it.",
  },
  "parameter/empty-refused": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ where }) => `${start(where)} may no longer be empty.`,
    hint: "Keep allowing the empty value, and mark it as deprecated.",
  },
  "parameter/serialization-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ where, before, after }) => `${start(where)} was written as ${before} and is now written as ${after}.`,
    hint: "Keep the way it is written, or give the new one to a parameter of another name.",
  },
  "parameter/deprecated": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where }) => `${start(where)} is deprecated now.`,
    hint: "Say in its description what to send instead.",
  },
  "parameter/sunset-changed": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where, before, after }) => `The last day of ${where} goes from ${before} to ${after}.`,
    hint: "Keep a day that was announced: somebody may have planned with it.",
  },
  "parameter/undeprecated": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ where }) => `${start(where)} is no longer deprecated.`,
    hint: "Say in the changelog that it stays.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;

function quotedSet(set: string): string {
  if (set === "any other") return "other combinations of query parameters";
  return `the set of query parameters "${set.replaceAll(" and ", '" and "')}"`;
}
