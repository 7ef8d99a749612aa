import type { Control } from "./control.js";
import type { ControlHandlers } from "./generated/control/server.js";
import type { Clock } from "./generated/control/types.js";

type Names = "readClock" | "setClock" | "advanceClock";

/** Reads and moves the clock. All due work is finished before the response. */
export function clockHandlers({ world: { clock } }: Control): Pick<ControlHandlers, Names> {
  const clockRecord = (): Clock => ({ now: clock.timestamp, mode: clock.mode });
  return {
    readClock: () => ({ status: 200, body: clockRecord() }),
    async setClock({ body }) {
      await clock.set(new Date(body.now));
      return { status: 200, body: clockRecord() };
    },
    async advanceClock({ body }) {
      await clock.advance(body.seconds);
      return { status: 200, body: clockRecord() };
    },
  };
}
