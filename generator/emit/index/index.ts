import type { InterfacePlan } from "../../plan/plan.js";
import type { PartName } from "../../settings/parts.js";
import type { Emitter } from "../emitter.js";
import { createModule } from "../module-builder.js";

/** `index.ts`: the interface's types in one import, and nothing that runs. */
export const index: Emitter = {
  emit(plan: InterfacePlan, emitted: ReadonlySet<PartName>) {
    const module = createModule(plan.modules.index, plan.sources);
    if (plan.schemas.length > 0 || plan.xmlTypes.length > 0 || plan.xmlElements.length > 0) {
      module.add({ kind: "reexport", module: plan.modules.types, names: [], typeOnly: true });
    }
    if (plan.contract.openapi !== undefined && emitted.has("paths")) {
      const names = ["components", "operations", "paths", "webhooks"].map((name) => ({ name, typeOnly: true }));
      module.add({ kind: "reexport", module: plan.modules.paths, names, typeOnly: true });
    }
    const shapes = ["Failure", "Problem", "Result", "Success"].map((name) => ({ name, typeOnly: true }));
    module.add({ kind: "reexport", module: "runtime/problem.ts", names: shapes, typeOnly: true });
    return [module.build()];
  },
};
