import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { Direction, InterfacePlan } from "../../plan/plan.js";

/** The scope of a printed type: the names that it may use, and the side from which it is looked at. */
export interface TypeScope {
  readonly plan: InterfacePlan;
  readonly direction: Direction;
  /** Imports a named type into the module with the printed type, and returns its name there. */
  readonly importType?: (typeName: string) => string;
  /** True for a member that is declared beside: codes of tables of errors are listed there. */
  readonly isRepeated?: boolean;
  /** Collects the remarks of members, which the declaration tells that they belong to. */
  readonly remarks?: Set<string>;
}

/** Properties that are declared around or along a schema: `required` may name them without declaring them again. */
export type Surroundings = (name: string) => JsonSchema | undefined;

/** True where types are those of answers that are checked leniently. */
export function isLoose({ plan, direction }: TypeScope): boolean {
  return direction === "response" && plan.answers !== undefined;
}
