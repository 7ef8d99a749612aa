import { checkRecords } from "../seeds/check-records.js";
import { saveRecords } from "../seeds/load-seed.js";
import { RecordConflict } from "../seeds/record-conflicts.js";
import { type Seed, toRecord } from "../seeds/records.js";
import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";

type Names = "saveRecords" | "listRecords" | "deleteRecord" | "setConditions";

/** Throws a refusal with 400 for records whose values the schemas of their APIs reject. */
export function requireValidRecords(world: Seed): void {
  const problems = checkRecords(world);
  if (problems.length > 0)
    throw refuse(400, "The records are not valid against the specs of their APIs.", { problems });
}

/** Does what stores records; a conflict is a refusal with the path of the record. */
export async function refusingConflicts(store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (!(error instanceof RecordConflict)) throw error;
    throw refuse(error.status, error.problem.message, { problems: [error.problem] });
  }
}

/** Single records of any owner. */
export function recordHandlers({ world: { store, clock } }: Control): Pick<ControlHandlers, Names> {
  return {
    async saveRecords({ body }) {
      requireValidRecords(body);
      await refusingConflicts(() => store.transaction((inner) => saveRecords(inner, body, clock.timestamp)));
      return { status: 204 };
    },
    async listRecords({ path: { kind } }) {
      return { status: 200, body: { [kind]: (await store.everyone.find(kind)).map(toRecord) } };
    },
    async deleteRecord({ path: { kind, id } }) {
      if (!(await store.everyone.delete(kind, id))) throw refuse(404, "The record does not exist.");
      return { status: 204 };
    },
    async setConditions({ body: { kind, id, conditions } }) {
      const row = (await store.everyone.find(kind)).find((record) => record["id"] === id);
      if (row === undefined) throw refuse(404, "The record does not exist.");
      await store.everyone.save(kind, [{ ...row, conditions }]);
      return { status: 204 };
    },
  };
}
