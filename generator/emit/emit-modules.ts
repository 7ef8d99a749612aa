import type { InterfacePlan } from "../plan/plan.js";
import type { PartName } from "../settings/parts.js";
import type { ModuleDef } from "./structures.js";
import { emitters } from "./emitters.js";
import { type ExportedNames, exportedNames } from "./exported-names.js";

/** The modules of interfaces, one after the other: what is printed can be forgotten before the next one is made. */
export async function* emitModules(
  plans: readonly InterfacePlan[],
  names: ReadonlySet<PartName>,
  onStep: (doing: string) => void = () => undefined,
): AsyncGenerator<ModuleDef, undefined> {
  for (const [at, plan] of plans.entries()) {
    onStep(`Generating ${plan.contract.name} (${at + 1} of ${plans.length})`);
    const exports = new Map<PartName, ExportedNames>();
    for (const name of names) {
      const modules = await emitters[name].emit(plan, names, exports);
      const main = modules.find(({ path }) => path === plan.modules[name]);
      if (main !== undefined) exports.set(name, exportedNames(main));
      yield* modules;
    }
  }
}
