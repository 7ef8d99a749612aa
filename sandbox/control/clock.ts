import type { Control } from "./control.js";
import type { ControlHandlers } from "./generated/control/server.js";
import type { Clock } from "./generated/control/types.js";

type Names = "readClock" | "setClock" | "advanceClock";

/** Reads and moves the clock. All due work is finished before the response. */
export function clockHandlers({ world: { clock } }: Control): Pick<ControlHandlers, Names> {
  const clockRecord = (): Clock => ({ now: clock.timestamp, mode: clock.mode });
  const move = async (moment: Date): Promise<Clock> => {
    clock.set(moment);
    await clock.settled();
    return clockRecord();
  };
  return {
    readClock: () => ({ status: 200, body: clockRecord() }),
    setClock: async ({ body }) => ({ status: 200, body: await move(new Date(body.now)) }),
    advanceClock: async ({ body }) => ({ status: 200, body: await move(new Date(clock.after(body.seconds))) }),
  };
}
