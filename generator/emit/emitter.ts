import type { InterfacePlan } from "../plan/plan.js";
import type { PartName } from "../settings/parts.js";
import type { ExportsOfParts } from "./exported-names.js";
import type { ModuleDef } from "./structures.js";

/** Turns the plan of one interface into modules; returns none when it has nothing to say about it. Pure: same plan, same modules. */
export interface Emitter {
  /**
   * `emitted` holds the names of all parts of the run: what may be referred to. `exports` are those of the parts before
   * this one in the list; absent where one part is emitted by itself.
   */
  emit(
    plan: InterfacePlan,
    emitted: ReadonlySet<PartName>,
    exports?: ExportsOfParts,
  ): Promise<readonly ModuleDef[]> | readonly ModuleDef[];
}
