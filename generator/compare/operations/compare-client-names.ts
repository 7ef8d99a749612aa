import type { Contract } from "../../model/contract.js";
import { nameInCode } from "../../plan/plan-interfaces.js";
import { changeAt, type ChangeFinding } from "../finding.js";

/** The name of a client, and of all that is named with it, where the titles of both versions give it. */
export function compareClientNames(before: Contract, after: Contract): readonly ChangeFinding[] {
  const [old, now] = [clientOf(before), clientOf(after)];
  if (old === now) return [];
  const titlePlace = { subject: "title", where: "the title", uses: [] };
  const sides = { before: titleOf(before), after: titleOf(after) };
  return [changeAt(titlePlace, "interface/client-renamed", sides, { before: old, after: now })];
}

function clientOf(contract: Contract): string {
  return `create${nameInCode(contract, { isNamedByTitle: true })}Client`;
}

function titleOf({ openapi }: Contract): Parameters<typeof changeAt>[2]["before"] {
  return openapi && { origin: openapi.originOf("/info/title") };
}
