import type { Control } from "./control.js";
import { maxFaults } from "./fault-plans.js";
import { planProblem } from "./faults.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";

type Names = "listFaults" | "addFault" | "removeFault";

/** Plans of faults. */
export function faultHandlers({ faults }: Control): Pick<ControlHandlers, Names> {
  return {
    listFaults: async () => ({ status: 200, body: [...(await faults.list())] }),
    async addFault({ body }) {
      const { operationId, method, path } = body;
      const isNamed =
        operationId !== undefined
          ? method === undefined && path === undefined
          : method !== undefined && path !== undefined;
      if (!isNamed) throw refuse(400, "A fault requires an operationId, or a method and a path.");
      const problem = planProblem(body);
      if (problem !== undefined) throw refuse(400, problem);
      const calls = faults.callsOf(body);
      if (calls === undefined) throw refuse(404, "No API has this operation.");
      const fault = await faults.add(body, calls);
      if (fault === undefined) throw refuse(409, `The limit of ${maxFaults} faults is reached; remove one first.`);
      return { status: 201, body: fault };
    },
    async removeFault({ path: { id } }) {
      if (!(await faults.remove(id))) throw refuse(404, "The fault does not exist.");
      return { status: 204 };
    },
  };
}
