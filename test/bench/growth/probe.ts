import { createDiagnostics } from "../../../generator/diagnostics/collector.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { emitters } from "../../../generator/emit/emitters.js";
import type { ModuleDef } from "../../../generator/emit/declarations.js";
import { loadContracts } from "../../../generator/load-contracts.js";
import { emitterNames, type InterfaceSource } from "../../../generator/options.js";
import { checkMessages } from "../../../generator/plan/check-messages.js";
import { planInterface } from "../../../generator/plan/plan-interfaces.js";
import { lintContract } from "../../../generator/lint/lint-contract.js";
import { createModulePrinter } from "../../../generator/write/print/module-text.js";

/** CPU seconds of each step of a run: load, lint, plan, every emitter and the printing of its modules. */
export type Steps = ReadonlyMap<string, number>;

/** Runs everything between a spec's text and the output's, once, and measures the steps. */
export async function probe(name: string, text: string): Promise<{ readonly steps: Steps; readonly faults: string }> {
  const steps = new Map<string, number>();
  const timed = async <T>(step: string, run: () => T | Promise<T>): Promise<T> => {
    const before = process.cpuUsage();
    const result = await run();
    const { user, system } = process.cpuUsage(before);
    steps.set(step, (steps.get(step) ?? 0) + (user + system) / 1e6);
    return result;
  };
  const diagnostics = createDiagnostics();
  const source: InterfaceSource = { name, roots: ["/standard-input"], folder: "/", text };
  const { contracts } = await timed("load", () => loadContracts({ cwd: "/", allowRoots: [] }, [source], diagnostics));
  const contract = contracts.get(source);
  if (contract !== undefined && !diagnostics.hasErrors()) {
    await timed("check", () => checkMessages(contract, diagnostics));
    await timed("lint", () => lintContract(contract, diagnostics));
    const plan = await timed("plan", () => planInterface(contract, "", { withMessages: true }));
    const printer = createModulePrinter("make");
    for (const emitter of emitters) {
      const modules = await timed(emitter.name, () =>
        emitter.emit(plan, new Set<string>([...emitterNames, "operations"])),
      );
      await timed(`print ${emitter.name}`, () => modules.map((module: ModuleDef) => printer.print(module).length));
    }
  }
  const errors = diagnostics.all().filter(({ severity }) => severity === "error");
  const faults = await timed("diagnostics", () => printDiagnostics(errors.slice(0, 3), { color: false, frames: true }));
  return { steps, faults };
}
