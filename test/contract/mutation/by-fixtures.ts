import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { openProject } from "../../../generator/api/open-project.js";
import { testApi } from "../../../generator/api/contract-tests/test-api.js";
import { soundContracts } from "../../../generator/pipeline/sound-contracts.js";
import { isNoticed, type Verdict } from "./judge.js";
import { mutantsOf, specTexts } from "./specs.js";

/** Verdicts with those of fixtures about mutants that nothing else notices, as `specwright test --mutate` finds them. */
export async function withFixtures(name: string, verdicts: readonly Verdict[]): Promise<readonly Verdict[]> {
  const productIds = new Map(mutantsOf(name, specTexts(name)).map(({ id, productId }) => [id, productId]));
  const idsOf = (asked: readonly Verdict[]): ReadonlySet<string> =>
    new Set(asked.map(({ id }) => productIds.get(id) ?? ""));
  const killed = await killedByFixtures(name, idsOf(verdicts.filter((verdict) => !isNoticed(verdict))));
  return verdicts.map((verdict) =>
    killed.has(productIds.get(verdict.id) ?? "") ? { ...verdict, fixtures: "A fixture fails." } : verdict,
  );
}

/** The mutants of an API, by their ids in the product, that make a fixture fail. */
async function killedByFixtures(name: string, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const killed = new Set<string>();
  if (ids.size === 0) return killed;
  const diagnostics = createDiagnostics();
  const project = await openProject({ cwd: "." }, diagnostics);
  const source = project?.interfaces.find((one) => one.name === name);
  if (project === undefined || source === undefined) throw new Error(`The project has no API "${name}".`);
  const { contracts } = await soundContracts({ ...project, emit: ["client", "server"] }, [source], diagnostics);
  for (const contract of contracts.values())
    await testApi({
      ...{
        project,
        source,
        contract,
        diagnostics,
        coverage: false,
        replay: undefined,
        cache: undefined,
        onStep: () => undefined,
      },
      timeout: 10_000,
      mutate: { max: Infinity, ids, onFate: (id, fate) => void (fate === "killed" && killed.add(id)) },
    });
  if (diagnostics.hasErrors()) throw new Error(`The fixtures of "${name}" fail without a mutant.`);
  return killed;
}
