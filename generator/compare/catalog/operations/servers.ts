import { effect, mayWeaken, noEffect } from "../effects.js";
import { inClearText } from "./security.js";

/** Requests go to servers, whatever the direction of their content. */
const breaksRequests = effect({ wire: { sent: "breaking" } });
const mayBreakRequests = effect({ wire: { sent: "warning" } });

/** Changes of servers, of the whole document or of one operation. */
export const serverChanges = {
  "server/added": noEffect.added(
    'The server "{url}" was added to {where}.',
    "Describe its purpose.",
    mayWeaken(inClearText),
  ),
  "server/removed": breaksRequests.removed(
    'The server "{url}" was removed from {where}.',
    "Keep the server for one release, and announce its removal in its description.",
  ),
  "server/url-changed": breaksRequests(
    'The server URL of {where} changed from "{before}" to "{after}".',
    "Keep serving the old URL for one release.",
    mayWeaken(inClearText),
  ),
  "server/default-changed": mayBreakRequests(
    'The default server of {where} changed from "{before}" to "{after}".',
    "Keep the first server; clients that select no server send their requests to it.",
  ),
  "server/variable-default-changed": mayBreakRequests(
    'The default of the variable "{variable}" of "{url}" changed from "{before}" to "{after}".',
    "Keep the default; clients without an explicit value use another server otherwise.",
  ),
  "server/variable-value-added": noEffect.added(
    'The variable "{variable}" of "{url}" now accepts {value}.',
    "Describe the server that the value selects.",
    { wire: { sent: "info" } },
  ),
  "server/variable-value-removed": breaksRequests.removed(
    'The variable "{variable}" of "{url}" no longer accepts {value}.',
    "Keep the value for one release.",
  ),
};
