import type { InterfacePlan } from "../plan/plan.js";
import type { ModuleDef } from "./declarations.js";

/** Turns the plan of one interface into modules; returns none when it has nothing to say about it. Pure: same plan, same modules. */
export interface Emitter {
  /** The name in `--emit` and in the configuration: "types", "validators". */
  readonly name: string;
  /** `emitted` holds the names of all emitters of the run: what may be referred to. */
  emit(plan: InterfacePlan, emitted: ReadonlySet<string>): Promise<readonly ModuleDef[]> | readonly ModuleDef[];
}
