import type { Diagnostics } from "../diagnostics/collector.js";
import type { Contract } from "../model/contract.js";
import type { RuleLevel } from "../settings/settings.js";
import { operationSubjects } from "./operation-subjects.js";
import type { RuleId } from "./rule.js";
import { rules } from "./rules.js";
import { schemaSubjects } from "./schema-subjects.js";
import type { Subject } from "./subject.js";
import type { CheckValues } from "./written-value.js";
import { xmlSubjects } from "./xml-subjects.js";

/** Reports what could be better in a contract. Rules that are off are not run. */
export async function lintContract(
  contract: Contract,
  diagnostics: Diagnostics,
  levels: { readonly [id: string]: RuleLevel },
  check: CheckValues,
  ids: readonly RuleId[] = allRules,
): Promise<void> {
  let found: readonly Subject[] | undefined;
  const subjects = (): readonly Subject[] => (found ??= subjectsOf(contract));
  const run = async <Id extends RuleId>(id: Id): Promise<void> => {
    await rules[id]({ contract, subjects, check }, (origin, params, related) =>
      diagnostics.report(id, origin, params, related),
    );
  };
  for (const id of ids) if (levels[id] !== "off") await run(id);
}

const allRules = Object.keys(rules) as readonly RuleId[];

/** The rules about values that a contract shows, which hold for what is left of a contract with errors as well. */
export const valueRules: readonly RuleId[] = ["lint/wrong-example", "lint/wrong-default"];

function subjectsOf(contract: Contract): readonly Subject[] {
  const inXml = contract.xml === undefined ? [] : xmlSubjects(contract.xml);
  return [...operationSubjects(contract), ...schemaSubjects(contract), ...inXml];
}
