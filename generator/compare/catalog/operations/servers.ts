import {} from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of servers, of the whole document or of one operation. */
export const serverChanges = {
  "server/added": {
    security: "may weaken",
    changelog: "added",
    sentence: 'The server "{url}" of {where} is new.',
    hint: "Say in its description what it is for.",
  },
  "server/removed": {
    changelog: "removed",
    wire: { sent: "breaking" },
    sentence: 'The server "{url}" of {where} is gone.',
    hint: "Keep the address alive for one release, and say in its description that it will go.",
  },
  "server/url-changed": {
    security: "may weaken",
    wire: { sent: "breaking" },
    sentence: 'The address of the server of {where} goes from "{before}" to "{after}".',
    hint: "Keep the old address alive for one release.",
  },
  "server/variable-default-changed": {
    wire: { sent: "warning" },
    sentence:
      'The variable "{variable}" of "{url}" stands for "{after}" unless another value is given; it was "{before}".',
    hint: "Keep the default: whoever gives no value is led to another place.",
  },
  "server/variable-value-added": {
    changelog: "added",
    wire: { sent: "info" },
    sentence: 'The variable "{variable}" of "{url}" may be {value} now.',
    hint: "Describe what the value leads to.",
  },
  "server/variable-value-removed": {
    changelog: "removed",
    wire: { sent: "breaking" },
    sentence: 'The variable "{variable}" of "{url}" may no longer be {value}.',
    hint: "Keep the value for one release.",
  },
} satisfies Readonly<Record<string, KindRow>>;
