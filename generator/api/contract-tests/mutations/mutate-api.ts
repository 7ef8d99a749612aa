import { createHash } from "node:crypto";
import type {
  FixtureOutcome,
  FixtureRun,
  MutantOutcome,
  MutantRun,
  RunFixture,
} from "../../../../templates/contract-tests/fixture-run.js";
import { sourceLocation } from "../../../diagnostics/origin.js";
import type { Contract } from "../../../model/contract.js";
import { planInterface } from "../../../plan/plan-interfaces.js";
import type { InterfacePlan } from "../../../plan/plan.js";
import type { InterfaceSource, Project } from "../../../project-types.js";
import { compareText } from "../../../text/in-order.js";
import { createThread, type AnsweringThread } from "../answering-thread.js";
import type { PlacedFixture } from "../read-fixtures.js";
import type { Runner } from "../write-runner.js";
import { emitMutant, MutantWriter, removeMutant, type MutantCode } from "./emit-mutant.js";
import { isEquivalent } from "./is-equivalent.js";
import { listMutants, type Mutant } from "./list-mutants.js";
import { createReach, decodedFragment, type Reach } from "./reach.js";
import { createReload, type Reload } from "./reload.js";
import { sliceOf } from "./slice.js";

/** Results of the mutants of one API. */
export interface MutationResult {
  /** All mutants of the API. */
  readonly total: number;
  /** Mutants that were run. */
  readonly run: number;
  /** Mutants that make a fixture fail or never end. */
  readonly killed: number;
  /** Mutants that no fixture notices, sorted by place. */
  readonly survivors: readonly SurvivingMutant[];
  /** Mutants that accept the same messages as the spec; they do not count. */
  readonly equivalent: number;
  /** Mutants that are not valid specs; they do not count. */
  readonly invalid: number;
}

/** A mutant that no fixture notices. */
export interface SurvivingMutant {
  /** "maximum 10 became 11" */
  readonly what: string;
  /** The name of the alteration: "maximum+1". */
  readonly operator: string;
  /** The file, relative to the root of the project. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The mutants of an API that are run. */
export interface MutantChoice {
  /** The maximum number of mutants. */
  readonly max: number;
  /** Ids of the only mutants; all if undefined. */
  readonly ids?: ReadonlySet<string>;
  /** Called with each mutant that was run. */
  readonly onFate?: (id: string, fate: Fate) => void;
}

/** An API whose fixtures have run. */
export interface MutatedApi {
  readonly project: Project;
  readonly source: InterfaceSource;
  readonly plan: InterfacePlan;
  readonly runner: Runner;
  readonly run: FixtureRun;
  readonly fixtures: readonly PlacedFixture[];
  /** By the `id` of their fixture. */
  readonly outcomes: ReadonlyMap<number, FixtureOutcome>;
  /** Operations as a thread needs them, of any plan. */
  readonly operationsOf: (plan: InterfacePlan) => FixtureRun["operations"];
  /** Milliseconds that one fixture may take. */
  readonly timeout: number;
  readonly choice: MutantChoice;
  /** Called before each mutant. */
  readonly onStep: (doing: string) => void;
}

/** Alters an API one constraint at a time, and runs the fixtures that the alteration concerns. */
export async function mutateApi(api: MutatedApi): Promise<MutationResult> {
  const { max, ids, onFate } = api.choice;
  const mutants = listMutants(api.plan.contract, api.project.cwd, ids);
  const drawn = draw(mutants, max);
  const mutation = new Mutation(api);
  const left = drawn.entries();
  // While fixtures run in one thread, the code of the next mutant is emitted.
  const take = async (): Promise<void> => {
    const thread = createThread<MutantRun, MutantOutcome>({
      path: api.runner.mutantPath,
      timeout: api.timeout,
      maxQuestions: maxMutants,
    });
    try {
      for (const [at, mutant] of left) {
        api.onStep(`Mutating ${api.source.name} (${at + 1} of ${drawn.length})`);
        const fate = await mutation.fateOf(mutant, thread);
        mutation.count(mutant, fate);
        onFate?.(mutant.id, fate);
      }
    } finally {
      await thread.stop();
    }
  };
  // The folder of the runner is in use until every thread ends.
  const ends = await Promise.allSettled(Array.from({ length: maxThreads }, take));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return mutation.result(mutants.length, drawn.length);
}

/** Some mutants, always the same ones, in the order of the list. */
function draw(mutants: readonly Mutant[], max: number): readonly Mutant[] {
  if (mutants.length <= max) return mutants;
  const keys = new Map(mutants.map((mutant) => [mutant, createHash("sha256").update(mutant.id).digest("hex")]));
  const drawn = new Set([...mutants].sort((a, b) => compareText(keys.get(a) ?? "", keys.get(b) ?? "")).slice(0, max));
  return mutants.filter((mutant) => drawn.has(mutant));
}

/** Threads that run fixtures at once. */
const maxThreads = 2;

/** Mutants of one thread, which cannot unload their modules. */
const maxMutants = 60;

type MutantThread = AnsweringThread<MutantRun, MutantOutcome>;

/** The result of a mutant. */
export type Fate = "killed" | "survived" | "equivalent" | "invalid";

/** The mutants of one API, one after the other. */
class Mutation {
  private readonly reload: Reload;
  private readonly reach: Reach;
  private readonly fixtures: readonly RunFixture[];
  private readonly texts: ReadonlyMap<RunFixture, string>;
  /** Keywords that each fixture breaks, as fragments of URIs. */
  private readonly broken: ReadonlyMap<number, readonly string[]>;
  private readonly counts = { killed: 0, survived: 0, equivalent: 0, invalid: 0 };
  private readonly survivors: SurvivingMutant[] = [];
  private readonly writer: MutantWriter;
  private folders = 0;

  constructor(private readonly api: MutatedApi) {
    this.writer = new MutantWriter(api.runner.folder);
    this.reload = createReload(api.project, api.source, api.plan.contract);
    this.fixtures = api.run.fixtures.filter(({ id }) => {
      const outcome = api.outcomes.get(id);
      return outcome !== undefined && outcome.failure === undefined;
    });
    this.broken = new Map(
      this.fixtures.map(({ id }) => [
        id,
        (api.outcomes.get(id)?.problems ?? []).flatMap(({ schemaPath }) => fragmentOf(schemaPath)),
      ]),
    );
    this.texts = new Map(this.fixtures.map((fixture) => [fixture, textOf(fixture)]));
    const subjects = new Set(this.fixtures.map(({ subject }) => `${subject.kind} ${subject.name}`));
    this.reach = createReach(api.plan, ({ kind, name }) => subjects.has(`${kind} ${name}`));
  }

  count(mutant: Mutant, fate: Fate): void {
    this.counts[fate]++;
    if (fate !== "survived") return;
    const { path, line, column } = sourceLocation(mutant.origin);
    this.survivors.push({ what: mutant.what, operator: mutant.operator, path, line, column });
  }

  result(total: number, run: number): MutationResult {
    const { killed, equivalent, invalid } = this.counts;
    const survivors = [...this.survivors].sort(
      (a, b) => compareText(a.path, b.path) || a.line - b.line || a.column - b.column || compareText(a.what, b.what),
    );
    return { total, run, killed, survivors, equivalent, invalid };
  }

  async fateOf(mutant: Mutant, thread: MutantThread): Promise<Fate> {
    const { plan } = this.api;
    const reached = mutant.pointer === undefined ? undefined : this.reach(mutant.pointer);
    const whole = sliceOf(plan, reached);
    const contract = await this.reload(mutant);
    if (contract === undefined) return "invalid";
    const fixtures = this.ranked(
      this.fixtures.filter(({ subject }) => whole.concerns(subject)),
      mutant,
    );
    // The code of one operation is small, and its fixtures kill most mutants.
    const [first] = fixtures;
    const likely = reached?.filter(({ kind, name }) => kind === first?.subject.kind && name === first.subject.name);
    const slices = likely?.length === 1 && (reached?.length ?? 0) > 1 ? [sliceOf(plan, likely), whole] : [whole];
    for (const slice of slices) {
      const concerned = fixtures.filter(({ subject }) => slice.concerns(subject));
      if (concerned.length === 0) continue;
      const outcome = await this.runFixtures(slice.of(contract), concerned, thread);
      if (outcome !== "survived") return outcome;
    }
    return isEquivalent(whole.of(plan.contract), whole.of(contract)) ? "equivalent" : "survived";
  }

  /** Fixtures that break the altered constraint come first, then fixtures that contain its name. */
  private ranked(fixtures: readonly RunFixture[], { pointer, id, origin }: Mutant): readonly RunFixture[] {
    const parts = (pointer ?? id).split(/[/ ]/).filter((name) => /^[\w.-]{2,}$/.test(name));
    const names = parts.slice(-3);
    const written = origin.kind === "pointer" ? `#${origin.pointer}` : "";
    const rank = (fixture: RunFixture): number => {
      const text = this.texts.get(fixture) ?? "";
      const breaks = written !== "" && this.broken.get(fixture.id)?.some((path) => written.startsWith(path)) === true;
      return (breaks ? 10 : 0) + names.filter((name) => text.includes(name)).length;
    };
    return [...fixtures]
      .map((fixture) => ({ fixture, rank: rank(fixture) }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ fixture }) => fixture);
  }

  /** The code of a mutant; undefined for a contract that cannot be emitted. */
  private async emit(contract: Contract): Promise<{ plan: InterfacePlan; code: MutantCode } | undefined> {
    try {
      const plan = planInterface(contract, "", { withMessages: true, formats: this.api.project.formats });
      return { plan, code: await emitMutant(plan) };
    } catch {
      return undefined;
    }
  }

  private async runFixtures(
    contract: Contract,
    fixtures: readonly RunFixture[],
    thread: MutantThread,
  ): Promise<Exclude<Fate, "equivalent">> {
    const { runner, run, operationsOf } = this.api;
    const folder = `mutant-${++this.folders}`;
    try {
      const emitted = await this.emit(contract);
      if (emitted === undefined) return "invalid";
      const { plan, code } = emitted;
      await this.writer.write(folder, code);
      const outcome = await thread.ask({
        pascalName: run.pascalName,
        schemes: run.schemes,
        judges: {},
        modules: code.names,
        operations: operationsOf(plan),
        fixtures,
        folder,
      });
      // A validator that never ends is noticed, too.
      if (outcome === "timeout" || "killer" in outcome) return "killed";
      return outcome.fault === undefined ? "survived" : "invalid";
    } finally {
      await removeMutant(runner.folder, folder);
    }
  }
}

function fragmentOf(schemaPath = ""): readonly string[] {
  const at = schemaPath.indexOf("#");
  return at === -1 ? [] : [decodedFragment(schemaPath.slice(at))];
}

/** The values of a fixture as a string. */
function textOf({ bytes, ...values }: RunFixture): string {
  return JSON.stringify(values) + (bytes === undefined ? "" : new TextDecoder().decode(bytes));
}
