import type { InterfacePlan } from "../../plan/plan.js";
import type { PartName } from "../../settings/parts.js";
import { compareText } from "../../text/in-order.js";
import type { Emitter } from "../emitter.js";
import type { ExportsOfParts } from "../exported-names.js";
import { createModule, type ModuleBuilder } from "../module-builder.js";
import { kinds } from "../structures.js";

/** `index.ts`: all of the interface in one import, of which bundlers keep what is used. */
export const index: Emitter = {
  emit(plan: InterfacePlan, emitted: ReadonlySet<PartName>, exports: ExportsOfParts = new Map()) {
    const module = createModule(plan.modules.index, plan.sources);
    const clashes = clashingNames(exports);
    exportTypes(module, plan, clashes);
    const pathTypes = plan.contract.openapi !== undefined && emitted.has("paths") ? pathNames : [];
    addTypes(module, pathTypes, plan.modules.paths);
    const declared = new Set([...exports.values()].flatMap((names) => [...names.keys()]));
    for (const part of runningParts) {
      const names = exports.get(part);
      if (names === undefined || names.size === 0) continue;
      module.add({ kind: kinds.exports, moduleSpecifier: plan.modules[part] });
      // A name that stands in the list is that of its first part; one that is exported by everything alone would be of none.
      const first = [...names.keys()].filter((name) => clashes.get(name) === part && !pathTypes.includes(name));
      addNames(module, first, { moduleSpecifier: plan.modules[part] });
    }
    addTypes(
      module,
      runtimeNames.filter((name) => !declared.has(name)),
      "runtime/base/problem.ts",
    );
    return [module.build()];
  },
};

/** Parts whose modules run, in the order in which they keep a name that several have. */
const runningParts = ["validators", "codecs", "client", "server"] as const satisfies readonly PartName[];

const pathNames = ["components", "operations", "paths", "webhooks"];

const runtimeNames = ["Failure", "Problem", "Result", "Success"];

function exportTypes(module: ModuleBuilder, plan: InterfacePlan, clashes: ReadonlyMap<string, PartName>): void {
  const { types } = plan.modules;
  if (plan.schemas.length > 0 || plan.xmlTypes.length > 0 || plan.xmlElements.length > 0) {
    module.add({ kind: kinds.exports, isTypeOnly: true, moduleSpecifier: types });
  }
  addNames(module, [...plan.enumConstants.keys()], { moduleSpecifier: types });
  const clashing = [...clashes].flatMap(([name, part]) => (part === "types" ? [name] : []));
  addTypes(
    module,
    clashing.filter((name) => !plan.enumConstants.has(name)),
    types,
  );
}

/** The names that several parts export for different things, each with the first part that has it. */
function clashingNames(exports: ExportsOfParts): ReadonlyMap<string, PartName> {
  const firsts = new Map<string, { readonly part: PartName; readonly origin: string }>();
  const clashes = new Map<string, PartName>();
  for (const part of ["types", ...runningParts] as const) {
    for (const [name, origin] of exports.get(part) ?? []) {
      const first = firsts.get(name);
      if (first === undefined) firsts.set(name, { part, origin });
      else if (first.origin !== origin) clashes.set(name, first.part);
    }
  }
  return clashes;
}

function addTypes(module: ModuleBuilder, names: readonly string[], moduleSpecifier: string): void {
  addNames(module, names, { isTypeOnly: true, moduleSpecifier });
}

function addNames(
  module: ModuleBuilder,
  names: readonly string[],
  from: { readonly isTypeOnly?: boolean; readonly moduleSpecifier: string },
): void {
  if (names.length === 0) return;
  const namedExports = [...names].sort(compareText).map((name) => ({ name }));
  module.add({ kind: kinds.exports, ...from, namedExports });
}
