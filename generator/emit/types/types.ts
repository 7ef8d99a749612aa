import type { InterfacePlan } from "../../plan/plan.js";
import type { Emitter } from "../emitter.js";
import { jsonTypeDeclarations } from "../json-types/types.js";
import { typeNamesOf } from "../type-names.js";
import { withConstant } from "./enum-constant.js";
import { createModule } from "../module-builder.js";
import { xmlTypeDeclarations } from "../xml-types/xml-types.js";

/** `types.ts`: the types of an interface's JSON schemas, then those of its XSDs. */
export const types: Emitter = {
  emit(plan: InterfacePlan) {
    const module = createModule(plan.modules.types, plan.sources, typeNamesOf(plan));
    jsonTypeDeclarations(plan).forEach((declaration) => module.add(declaration));
    xmlTypeDeclarations(plan, module);
    const built = module.build();
    if (built.declarations.length === 0) return [];
    return [{ ...built, declarations: built.declarations.flatMap((declaration) => withConstant(declaration, plan)) }];
  },
};
