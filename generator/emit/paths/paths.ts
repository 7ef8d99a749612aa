import type { InterfacePlan } from "../../plan/plan.js";
import type { Emitter } from "../emitter.js";
import { createModule } from "../module-builder.js";
import { documentWithNames } from "./document.js";
import { printPaths } from "./print-paths.js";

/** `paths.ts`: what openapi-fetch expects, as openapi-typescript prints it, on our named types. */
export const paths: Emitter = {
  emit(plan: InterfacePlan) {
    if (plan.contract.openapi === undefined) return [];
    const module = createModule(plan.modules.paths, plan.sources);
    const { text, used } = printPaths(documentWithNames(plan));
    for (const name of used) module.useType(plan.modules.types, name);
    module.add(text);
    return [module.build()];
  },
};
