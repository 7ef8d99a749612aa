import type { ChosenLayout } from "./choose-layout.js";
import { skippedReport } from "./skipped-report.js";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { GenerateResult, InterfaceSummary, Project } from "../project-types.js";
import { documentElements } from "../model/xml-schema/document-elements.js";
import type { InterfacePlan, NamedOperation } from "../plan/plan.js";
import { shownOutputPath, type OutputOutcome } from "../write/write-output.js";

/** The APIs of a run, the files that decide its result, and the layout of its output. */
interface PlannedRun {
  /** One for each API. */
  readonly plans: readonly InterfacePlan[];
  /** Absolute paths. */
  readonly inputs: readonly string[];
  /** Undefined if nothing is written. */
  readonly layout?: ChosenLayout | undefined;
}

/** Returns the result for the caller of a run: the planned APIs, and the written or compared files. */
export function resultOf(
  { cwd, outDir, emit }: Project,
  { plans, inputs, layout }: PlannedRun,
  outcome: OutputOutcome | undefined,
  { diagnostics, skipped = false }: { readonly diagnostics: Diagnostics; readonly skipped?: boolean | undefined },
): GenerateResult {
  const contracts = plans.map(({ contract }) => contract);
  const { written = [], removed = [], unchanged = 0, check } = outcome ?? {};
  const shown = (paths: readonly string[]): readonly string[] =>
    paths.map((path) => shownOutputPath(path, outDir, cwd));
  const isSame = check === undefined || (written.length + removed.length === 0 && check.interrupted === undefined);
  return {
    diagnostics: diagnostics.all(),
    interfaces: outcome === undefined ? [] : plans.map((plan) => summary(plan, [...written, ...removed], emit)),
    ...(outcome !== undefined &&
      skipped && { skipped: contracts.filter(({ skippedParts }) => skippedParts !== undefined).map(skippedReport) }),
    ...(outcome !== undefined && layout !== undefined && layout.reasons.length > 0 && { choices: layout.reasons }),
    root: cwd,
    files: { written: shown(written), removed: shown(removed), unchanged },
    inputs,
    ...(check && {
      check: { ...check, stale: shown(check.stale), missing: shown(check.missing), extra: shown(check.extra) },
    }),
    ok: !diagnostics.hasErrors() && isSame,
  };
}

function summary(
  { contract, folder, file, schemas, operations }: InterfacePlan,
  changed: readonly string[],
  emit: Project["emit"],
): InterfaceSummary {
  return {
    name: contract.name,
    operations: contract.operations.length + contract.webhooks.length,
    schemas: schemas.filter(({ isMessagePart }) => isMessagePart !== true).length,
    elements: contract.xml === undefined ? 0 : documentElements(contract.xml).size,
    openQuestions: contract.openQuestions.length,
    strictness: contract.skippedParts === undefined ? "strict" : "lenient",
    skipped: contract.skippedParts?.length ?? 0,
    guessedPages: emit.includes("client") ? operations.flatMap(guessedPages) : [],
    filesChanged: changed.filter((path) => folder === "" || path === file || path.startsWith(`${folder}/`)).length,
  };
}

/** The pagination of an operation as a line, if it is a guess. */
function guessedPages({ name, pagination }: NamedOperation): readonly string[] {
  if (pagination?.evidence === undefined) return [];
  return [`${name}: ${pagination.declaration.style}, ${pagination.evidence}`];
}
