import type { InterfacePlan } from "../../plan/plan.js";
import type { PartName } from "../../settings/parts.js";
import type { Emitter } from "../emitter.js";
import { createModule } from "../module-builder.js";
import { compareText } from "../../text/in-order.js";
import { kinds } from "../structures.js";

/** `index.ts`: the interface's types in one import, and nothing that runs but the constants beside lists of values. */
export const index: Emitter = {
  emit(plan: InterfacePlan, emitted: ReadonlySet<PartName>) {
    const module = createModule(plan.modules.index, plan.sources);
    if (plan.schemas.length > 0 || plan.xmlTypes.length > 0 || plan.xmlElements.length > 0) {
      module.add({ kind: kinds.exports, isTypeOnly: true, moduleSpecifier: plan.modules.types });
    }
    if (plan.enumConstants.size > 0) {
      const namedExports = [...plan.enumConstants.keys()].sort(compareText).map((name) => ({ name }));
      module.add({ kind: kinds.exports, namedExports, moduleSpecifier: plan.modules.types });
    }
    if (plan.contract.openapi !== undefined && emitted.has("paths")) {
      const namedExports = ["components", "operations", "paths", "webhooks"].map((name) => ({ name }));
      module.add({ kind: kinds.exports, isTypeOnly: true, namedExports, moduleSpecifier: plan.modules.paths });
    }
    const namedExports = ["Failure", "Problem", "Result", "Success"].map((name) => ({ name }));
    module.add({ kind: kinds.exports, isTypeOnly: true, namedExports, moduleSpecifier: "runtime/base/problem.ts" });
    return [module.build()];
  },
};
