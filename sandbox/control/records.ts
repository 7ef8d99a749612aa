import { saveRecords } from "../seeds/load-seed.js";
import { toRecord } from "../seeds/records.js";
import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";

type Names = "saveRecords" | "listRecords" | "deleteRecord" | "setConditions";

/** Single records, whoever owns them. */
export function recordHandlers({ world: { store, clock } }: Control): Pick<ControlHandlers, Names> {
  return {
    async saveRecords({ body }) {
      await store.transaction((inner) => saveRecords(inner, body, clock.timestamp));
      return { status: 204 };
    },
    async listRecords({ path: { kind } }) {
      return { status: 200, body: { [kind]: (await store.everyone.find(kind)).map(toRecord) } };
    },
    async deleteRecord({ path: { kind, id } }) {
      if (!(await store.everyone.delete(kind, id))) throw refuse(404, "There is no such record.");
      return { status: 204 };
    },
    async setConditions({ body: { kind, id, conditions } }) {
      const row = (await store.everyone.find(kind)).find((record) => record["id"] === id);
      if (row === undefined) throw refuse(404, "There is no such record.");
      await store.everyone.save(kind, [{ ...row, conditions }]);
      return { status: 204 };
    },
  };
}
