import { type ControlServerOptions, createControlServer, unauthorized } from "./generated/control/server.js";
import { isSameSecret } from "../domain/secrets.js";
import { clockHandlers } from "./clock.js";
import { consentHandlers } from "./consents.js";
import { consoleHandlers } from "./console-handlers.js";
import type { Control } from "./control.js";
import { faultHandlers } from "./fault-handlers.js";
import { happeningHandlers } from "./happenings.js";
import { journalHandlers } from "./journal-handlers.js";
import { purchaseRequestHandlers } from "./purchase-requests.js";
import { recordHandlers } from "./records.js";
import { switchHandlers } from "./switches.js";
import { tokenHandlers } from "./tokens.js";
import { snapshotHandlers } from "./snapshots.js";
import { worldHandlers } from "./world.js";
import { worldsHandlers } from "./worlds.js";

/** The longest world that a request may bring, in bytes. */
export const maxWorldBytes = 50_000_000;

/** Serves the sandbox's own API to callers with its key. */
export function controlServer(
  control: Control,
  key: string,
  onError: NonNullable<ControlServerOptions["onError"]>,
): ReturnType<typeof createControlServer> {
  return createControlServer({
    onError,
    security: { controlKey: ({ credential }) => (isSameSecret(credential, key) ? {} : unauthorized()) },
    limits: { resetWorld: { maxBodyBytes: maxWorldBytes }, saveRecords: { maxBodyBytes: maxWorldBytes } },
    handlers: {
      ...clockHandlers(control),
      ...worldHandlers(control),
      ...snapshotHandlers(control),
      ...worldsHandlers(control),
      ...recordHandlers(control),
      ...switchHandlers(control),
      ...tokenHandlers(control),
      ...consentHandlers(control),
      ...happeningHandlers(control),
      ...journalHandlers(control),
      ...consoleHandlers(control),
      ...faultHandlers(control),
      ...purchaseRequestHandlers(control),
    },
  });
}
