import { judgeOf, type Verdict } from "./judge.js";
import { mutantsOf, specTexts, wordMutantsOf } from "./specs.js";

/** A piece of work for a process of its own: some mutants of one interface. */
export interface Job {
  readonly name: string;
  readonly ids: readonly string[];
  readonly thorough: boolean;
  /** True for errors in words: the first check that notices one is enough. */
  readonly words: boolean;
}

/** Does what the parent process says, and tells it each verdict. */
export function work(): void {
  process.once("message", (job: Job) => {
    void judgeAll(job, (verdict) => process.send!(verdict)).then(
      () => process.disconnect(),
      (error: unknown) => {
        console.error(error);
        process.exitCode = 1;
        process.disconnect();
      },
    );
  });
}

async function judgeAll({ name, ids, thorough, words }: Job, tell: (verdict: Verdict) => void): Promise<void> {
  const wanted = new Set(ids);
  const judge = judgeOf(name);
  for (const mutant of (words ? wordMutantsOf : mutantsOf)(name, specTexts(name))) {
    if (!wanted.has(mutant.id)) continue;
    try {
      tell(await judge.judge(mutant, thorough));
    } catch (error) {
      throw new Error(`${mutant.id} cannot be judged.`, { cause: error });
    }
  }
}
