import { consolePrefix } from "./console-pages.js";
import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";
import { replayOf } from "./replay.js";

type Names = "createConsoleLink" | "replayCall" | "resendDelivery";

/** Functions of the console: its links, and calls and deliveries that are made again. */
export function consoleHandlers(control: Control): Pick<ControlHandlers, Names> {
  const { world, journal, outbox, sessions, call } = control;
  return {
    createConsoleLink: () => ({
      status: 201,
      body: { url: `${world.baseUrl()}${consolePrefix}open/${sessions.code()}` },
    }),
    async replayCall({ path: { id } }) {
      const entry = (await journal.entries()).find((one) => one.id === id);
      if (entry === undefined) throw refuse(404, "The journal does not have this call.");
      const request = await replayOf(entry, world);
      if (typeof request === "string") throw refuse(409, request);
      return { status: 200, body: { status: await call(request) } };
    },
    async resendDelivery({ path: { id } }) {
      if (!(await outbox.resend(id))) throw refuse(404, "The delivery does not exist.");
      return { status: 204 };
    },
  };
}
