import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createDiagnostics, type Diagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { emitters } from "../../../generator/emit/emitters.js";
import type { ModuleDef } from "../../../generator/emit/structures.js";
import { loadContracts } from "../../../generator/pipeline/load-contracts.js";
import type { InterfaceSource } from "../../../generator/project-types.js";
import { packageFiles } from "../../../generator/package/package-files.js";
import { checkMessages } from "../../../generator/plan/check-messages.js";
import type { InterfacePlan } from "../../../generator/plan/plan.js";
import { planInterface } from "../../../generator/plan/plan-interfaces.js";
import { emitterNames, withNeeded } from "../../../generator/settings/parts.js";
import { defaultsOf } from "../../../generator/settings/resolve-settings.js";
import { loadSettings } from "../../../generator/settings/settings.js";
import { createCheckValues } from "../../../generator/pipeline/checks/check-values.js";
import { lintContract } from "../../../generator/lint/lint-contract.js";
import { moduleText } from "../../../generator/write/print/module-text.js";

/** CPU seconds of each step of a run: load, lint, plan, every emitter and the printing of its modules, the package. */
export type Steps = ReadonlyMap<string, number>;

/** The text of a document, or several files by their paths, and which of them are roots of interfaces. */
export type Spec =
  | string
  | { readonly files: Readonly<Record<string, string>>; readonly roots: Readonly<Record<string, string>> };

/** Runs everything between specs' text and the output's, once, and measures the steps. */
export async function probe(spec: Spec): Promise<{ readonly steps: Steps; readonly faults: string }> {
  const folder = mkdtempSync(join(tmpdir(), "growth-"));
  try {
    return await probeSources(sourcesOf(spec, folder), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sourcesOf(spec: Spec, folder: string): readonly InterfaceSource[] {
  if (typeof spec === "string") return [{ name: "records", roots: ["/standard-input"], folder: "/", text: spec }];
  for (const [path, text] of Object.entries(spec.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return Object.entries(spec.roots).map(([name, path]) => ({ name, roots: [join(folder, path)], folder }));
}

async function probeSources(
  sources: readonly InterfaceSource[],
  cwd: string,
): Promise<{ readonly steps: Steps; readonly faults: string }> {
  const { steps, timed } = createStopwatch();
  const diagnostics = createDiagnostics();
  const { contracts } = await timed("load", () =>
    loadContracts({ cwd, ...defaultsOf(loadSettings) }, sources, diagnostics),
  );
  if (!diagnostics.hasErrors()) {
    const plans: InterfacePlan[] = [];
    const paths: string[] = [];
    const names = withNeeded(emitterNames);
    for (const [{ name }, contract] of contracts) {
      await timed("check", () => checkMessages(contract, diagnostics));
      await timed("lint", () => lintContract(contract, diagnostics, {}, createCheckValues(contract, "strict")));
      const plan = await timed("plan", () => planInterface(contract, name, { withMessages: true }));
      plans.push(plan);
      for (const part of names) {
        const modules = await timed(part, () => emitters[part].emit(plan, names));
        paths.push(...modules.map(({ path }) => path));
        await timed(`print ${part}`, () =>
          modules.map((module: ModuleDef) => moduleText(module, { regenerateWith: "make" }).length),
        );
      }
    }
    await timed("package", () =>
      packageFiles({
        settings: { name: "records", version: "1.0.0", packages: "single" },
        plans,
        paths,
        runtime: "inline",
      }),
    );
  }
  const faults = await timed("diagnostics", () => printedFaults(diagnostics));
  return { steps, faults };
}

function printedFaults(diagnostics: Diagnostics): string {
  const errors = diagnostics.all().filter(({ severity }) => severity === "error");
  return printDiagnostics(errors.slice(0, 3), { color: false, frames: true });
}

function createStopwatch(): {
  readonly steps: Steps;
  timed<T>(step: string, run: () => T | Promise<T>): Promise<T>;
} {
  const steps = new Map<string, number>();
  return {
    steps,
    async timed(step, run) {
      const before = process.cpuUsage();
      const result = await run();
      const { user, system } = process.cpuUsage(before);
      steps.set(step, (steps.get(step) ?? 0) + (user + system) / 1e6);
      return result;
    },
  };
}
