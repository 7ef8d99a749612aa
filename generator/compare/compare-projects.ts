import type { Origin } from "../diagnostics/origin.js";
import type { Contract, Operation } from "../model/contract.js";
import type { Change } from "./change.js";
import { compareContracts, type CompareOptions } from "./compare-contracts.js";
import { judge, sortChanges } from "./judge.js";
import { pathShape } from "./operations/match-operations.js";
import { pairUp } from "./pair-up.js";

interface Named {
  readonly name: string;
  readonly contract: Contract;
}

/**
 * Changes between two versions of a project: interfaces that came, went or were renamed, and the changes of those that
 * stayed.
 */
export function compareProjects(
  before: ReadonlyMap<string, Contract>,
  after: ReadonlyMap<string, Contract>,
  options: CompareOptions = {},
): readonly Change[] {
  const { both, removed, added } = pairUp(entries(before), entries(after), [
    ({ name }) => name,
    ({ contract }) => contentKey(contract),
    ({ contract }) => contract.openapi?.title,
  ]);
  const changes = both.flatMap(({ before: old, after: now }) => {
    const renamed = old.name === now.name ? [] : [change("interface/renamed", old, now)];
    return [...renamed, ...compareContracts(old.contract, now.contract, options)];
  });
  changes.push(...removed.map((old) => change("interface/removed", old, undefined)));
  changes.push(...added.map((now) => change("interface/added", undefined, now)));
  return sortChanges(changes);
}

function entries(contracts: ReadonlyMap<string, Contract>): readonly Named[] {
  return [...contracts].map(([name, contract]) => ({ name, contract }));
}

function change(
  id: "interface/added" | "interface/removed" | "interface/renamed",
  before: Named | undefined,
  after: Named | undefined,
): Change {
  const name = after?.name ?? before?.name ?? "";
  const data = before && after ? { before: before.name, after: after.name } : { name };
  const sides = { before: before && originOf(before.contract), after: after && originOf(after.contract) };
  return judge(name, { id, data, subject: "", ...sides }, []);
}

function originOf({ openapi, files }: Contract): Origin | undefined {
  const [file] = files;
  return openapi?.origin ?? (file && { kind: "offset", file, start: 0 });
}

/** The key of an interface's content, whatever its name; undefined where it has nothing that could be recognised. */
function contentKey({ operations, webhooks, xml }: Contract): string | undefined {
  const shape = ({ method, path }: Operation): string => `${method} ${pathShape(path)}`;
  const parts = [
    ...operations.map(shape),
    ...webhooks.map(shape),
    ...(xml === undefined ? [] : [...xml.elements.keys(), ...xml.types.keys()]),
  ];
  return parts.length === 0 ? undefined : parts.sort().join("\n");
}
