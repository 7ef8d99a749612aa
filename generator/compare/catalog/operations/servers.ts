import {} from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";
import { inClearText } from "./security.js";

/** Changes of servers, of the whole document or of one operation. */
export const serverChanges = {
  "server/added": {
    security: "may weaken",
    changelog: "added",
    sentence: 'The server "{url}" was added to {where}.',
    weaker: inClearText,
    hint: "Describe its purpose.",
  },
  "server/removed": {
    changelog: "removed",
    wire: { sent: "breaking" },
    sentence: 'The server "{url}" was removed from {where}.',
    hint: "Keep the server for one release, and announce its removal in its description.",
  },
  "server/url-changed": {
    security: "may weaken",
    wire: { sent: "breaking" },
    sentence: 'The server URL of {where} changed from "{before}" to "{after}".',
    weaker: inClearText,
    hint: "Keep serving the old URL for one release.",
  },
  "server/default-changed": {
    wire: { sent: "warning" },
    sentence: 'The default server of {where} changed from "{before}" to "{after}".',
    hint: "Keep the first server; clients that select no server send their requests to it.",
  },
  "server/variable-default-changed": {
    wire: { sent: "warning" },
    sentence: 'The default of the variable "{variable}" of "{url}" changed from "{before}" to "{after}".',
    hint: "Keep the default; clients without an explicit value use another server otherwise.",
  },
  "server/variable-value-added": {
    changelog: "added",
    wire: { sent: "info" },
    sentence: 'The variable "{variable}" of "{url}" now accepts {value}.',
    hint: "Describe the server that the value selects.",
  },
  "server/variable-value-removed": {
    changelog: "removed",
    wire: { sent: "breaking" },
    sentence: 'The variable "{variable}" of "{url}" no longer accepts {value}.',
    hint: "Keep the value for one release.",
  },
} satisfies Readonly<Record<string, KindRow>>;
