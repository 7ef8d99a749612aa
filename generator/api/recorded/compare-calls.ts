import type { BrokenCall, RecordedReport } from "../../compare/recorded-calls.js";
import type { Contract } from "../../model/contract.js";
import { createJudge } from "./judge-calls.js";
import { isFaulty, type JudgedCall, type RecordedCall } from "./recorded-call.js";

/**
 * Validates recorded calls against both versions of each API: the changes break the calls that are valid in the older
 * one and invalid in the newer one.
 */
export async function compareCalls(
  recorded: readonly RecordedCall[],
  before: ReadonlyMap<string, Contract>,
  after: ReadonlyMap<string, Contract>,
): Promise<RecordedReport> {
  const broken: BrokenCall[] = [];
  const known = new Set<RecordedCall>();
  for (const [name, old] of before) {
    const now = after.get(name);
    const judgeOld = await createJudge(old);
    const judgeNew = now && (await createJudge(now));
    for (const call of recorded) {
      const first = await judgeOld(call);
      if (first.operation === undefined) continue;
      known.add(call);
      const second = await judgeNew?.(call);
      const faults = isFaulty(first) ? [] : faultsOf(second);
      if (faults.length > 0) broken.push({ at: call.at, contract: name, operation: titleOf(first.operation), faults });
    }
  }
  return { calls: known.size, broken };
}

function faultsOf(judged: JudgedCall | undefined): readonly string[] {
  if (judged?.operation === undefined) return ["request: no operation matches it"];
  const { request, answer = [] } = judged;
  const messagesOf = (message: string, faults: typeof request): readonly string[] =>
    faults.map(({ code, path }) => `${message}: ${path === "" ? code : `${code} at ${path}`}`);
  return [...messagesOf("request", request), ...messagesOf("answer", answer)];
}

/** "POST /orders (createOrder)" */
function titleOf({ method, path, name }: NonNullable<JudgedCall["operation"]>): string {
  return `${method} ${path} (${name})`;
}
