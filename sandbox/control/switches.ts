import type { Control } from "./control.js";
import type { ControlHandlers } from "./generated/control/server.js";

/** Switches decide where a document leaves a choice. */
export function switchHandlers({
  switches,
  saveSwitches,
}: Control): Pick<ControlHandlers, "readSwitches" | "setSwitches"> {
  return {
    readSwitches: () => ({ status: 200, body: { ...switches } }),
    async setSwitches({ body }) {
      Object.assign(switches, body);
      await saveSwitches(body);
      return { status: 200, body: { ...switches } };
    },
  };
}
