import type { Control } from "./control.js";
import type { ControlHandlers } from "./generated/control/server.js";

/** Switches decide where a document leaves a choice. */
export function switchHandlers({ switches }: Control): Pick<ControlHandlers, "readSwitches" | "setSwitches"> {
  return {
    readSwitches: () => ({ status: 200, body: { ...switches } }),
    setSwitches: ({ body }) => ({ status: 200, body: { ...Object.assign(switches, body) } }),
  };
}
