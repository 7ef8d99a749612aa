import type { Control } from "./control.js";
import type { ControlHandlers } from "./generated/control/server.js";

/** Reads and empties the journal. */
export function journalHandlers({ journal }: Control): Pick<ControlHandlers, "readJournal" | "clearJournal"> {
  return {
    readJournal: () => ({ status: 200, body: [...journal.entries()] }),
    clearJournal() {
      journal.clear();
      return { status: 204 };
    },
  };
}
