import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Contract } from "../model/contract.js";
import type { RuleLevel } from "../settings/settings.js";
import { skippedPartsNear } from "./skipped-parts-near.js";
import { operationSubjects } from "./operation-subjects.js";
import type { RuleId } from "./rule.js";
import { rules } from "./rules.js";
import { schemaSubjects } from "./schema-subjects.js";
import type { Subject } from "./subject.js";
import type { CheckValues } from "./written-value.js";
import { xmlSubjects } from "./xml-subjects.js";

/** Reports possible improvements of a spec. Disabled rules are not run. */
export async function lintContract(
  contract: Contract,
  diagnostics: Diagnostics,
  levels: { readonly [id: string]: RuleLevel },
  check: CheckValues,
): Promise<void> {
  const isDoubtful = skippedPartsNear(contract);
  let found: readonly Subject[] | undefined;
  const subjects = (): readonly Subject[] => (found ??= subjectsOf(contract));
  const run = async <Id extends RuleId>(id: Id): Promise<void> => {
    const { find, unlessSkipped } = rules[id];
    await find({ contract, subjects, check }, (origin, params, related) => {
      const name = "name" in params ? `${params.name}` : undefined;
      if (isDoubtful?.({ origin, name }, unlessSkipped) !== true) diagnostics.report(id, origin, params, related);
    });
  };
  for (const id of allRules) if (levels[id] !== "off") await run(id);
}

const allRules = Object.keys(rules) as readonly RuleId[];

function subjectsOf(contract: Contract): readonly Subject[] {
  const inXml = contract.xml === undefined ? [] : xmlSubjects(contract.xml);
  return [...operationSubjects(contract), ...schemaSubjects(contract), ...inXml];
}
