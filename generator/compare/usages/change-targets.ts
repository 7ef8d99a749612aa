import { joinWords } from "../../text/join-words.js";
import type { Contract } from "../../model/contract.js";
import type { Usage } from "../../usage/usage-file.js";
import type { SettledChange } from "../final-levels.js";
import type { Level } from "../kind-of-change.js";
import { operationLabel, operationTitle } from "../operations/match-operations.js";
import { allKey, valueKey } from "./usage-index.js";

/** A use of the changed part. */
export interface ChangeTarget {
  /** The way in which consumers use the part. */
  readonly verb: "read" | "write" | "use" | "call" | "check";
  /** The used part in reports. */
  readonly name: string;
  /** Keys of the used parts in the index of usages. */
  readonly keys: readonly string[];
  /** The usages among these that count; undefined for all. */
  readonly matches?: (usage: Usage, subject: string) => boolean;
  /** True if reports also list it without users. */
  readonly isSpecific?: true;
}

/** The uses that a change can reach, the most specific first. */
export function targetsOf(change: SettledChange, contract: Contract): readonly ChangeTarget[] {
  const { id, uses } = change;
  const subject = change.key.replace(/\|[^.[/]*/g, "");
  if (subject.startsWith("errors/")) return [errorTarget(subject.slice("errors/".length), contract)];
  const part = isNewPart.test(id) ? parentOf(subject) : subject;
  if (isSchemaChange.test(id)) return [...valueTargets(part, change), ...propertyTargets(part, change)];
  const labels = new Map(
    [...contract.operations, ...contract.webhooks].map((one) => [operationTitle(one), operationLabel(one)]),
  );
  const label = [...labels.values()].find((one) => subject === one || subject.startsWith(`${one}/`));
  if (label !== undefined) return operationTargets(part, label, change);
  if (id === "interface/generated-name-removed") return [{ verb: "use", name: part, keys: [part] }];
  const operations = new Set(uses.flatMap(({ part: used }) => labels.get(used?.operation ?? "") ?? []));
  if (operations.size === 0) return [{ verb: "use", name: change.contract, keys: [allKey] }];
  return [{ verb: "call", name: joinWords([...operations], "or", maxNames), keys: [...operations], matches: isCall }];
}

const isSchemaChange = /^(?:schema|xsd)\/|^interface\/type-|^documentation\//;

/** Parts that the old version does not have: consumers use the part around them. */
const isNewPart =
  /^(?:schema\/(?:required-)?property-added|(?:parameter|header)\/\w+-added|(?:response|media-type|body)\/[\w-]*added)$/;

/** "Order" for "Order.name", "getOrder" for "getOrder/query/limit". */
function parentOf(subject: string): string {
  const holder = subject.replace(/\.[^.[\]/]*$/, "");
  return holder === subject ? subject.replace(/\/.*$/, "") : holder;
}

/** Operations that a text names; the others are counted. */
const maxNames = 3;

function isCall({ kind }: Usage): boolean {
  return kind === "operation" || kind === "name";
}

function operationTargets(part: string, label: string, change: SettledChange): readonly ChangeTarget[] {
  const call: ChangeTarget = { verb: "call", name: label, keys: [label], matches: isCall };
  if (part === label) return [call];
  const status = /^\/(\d\d\d|\dXX)$/.exec(part.slice(label.length))?.[1];
  if (status === undefined) return [...propertyTargets(part, change), call];
  const start = `${label}/${status.replace("XX", "")}`;
  return [
    {
      verb: "check",
      name: `status ${status} of ${label}`,
      keys: [label],
      matches: ({ kind }, subject) => kind === "status" && subject.startsWith(start),
      isSpecific: true,
    },
    call,
  ];
}

/** Enum values that were removed: consumers of the value are listed before consumers of the property. */
function valueTargets(part: string, { id, data, values }: SettledChange): readonly ChangeTarget[] {
  const { value } = data;
  if (value === undefined || !/^schema\/(?:enum-value|discriminator-value)-(?:removed|changed)$/.test(id)) return [];
  return (values ?? [value]).map((text) => ({
    verb: "use",
    name: `the value ${text} of ${part}`,
    keys: [part],
    matches: (usage) => usage.kind === "value" && JSON.stringify(usage.value) === text,
    isSpecific: true,
  }));
}

/** Consumers whose use the change breaks come first: writers or readers. */
function propertyTargets(part: string, { wire: { sent, read } }: SettledChange): readonly ChangeTarget[] {
  const keys = [part, ...ends(part)];
  const of = (access: "read" | "write"): ChangeTarget => ({
    verb: access,
    name: part,
    keys,
    matches: (usage) => usage.access === access,
  });
  const accesses = isHarm(sent) && !isHarm(read) ? (["write", "read"] as const) : (["read", "write"] as const);
  return [...accesses.map(of), { verb: "use", name: part, keys }];
}

/** Children and attributes of XML elements are also known by their elements: "Line/@id" for "Order/Line/@id". */
function ends(part: string): readonly string[] {
  const steps = part.split("/");
  return steps.slice(1, -1).map((_, index) => steps.slice(index + 1).join("/"));
}

function isHarm(level: Level | undefined): boolean {
  return level === "breaking" || level === "warning";
}

/** An error is used by the values that its rows document. */
function errorTarget(id: string, { errorTables }: Contract): ChangeTarget {
  const rows = errorTables.flatMap(({ name, rows: all }) => (name === id ? all : all.filter((row) => row.id === id)));
  const values = rows.flatMap(({ documented, assumed }) =>
    Object.entries({ ...assumed.members, ...documented.members }),
  );
  const codes = values.filter((entry): entry is [string, string | number] =>
    /^(?:string|number)$/.test(typeof entry[1]),
  );
  const [first] = codes;
  const keys = codes.map(([property, value]) => valueKey(property, value));
  const name = codes.length === 1 && first ? `the error code ${JSON.stringify(first[1])}` : `an error code of ${id}`;
  return { verb: "use", name, keys: [...rows.map((row) => `errors/${row.id}`), ...keys] };
}
