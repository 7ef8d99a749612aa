import type { Contract } from "../../model/contract.js";
import type { PlanOptions } from "../../plan/plan-interfaces.js";
import { interfaceFolder } from "../../plan/plan-interfaces.js";
import { inOrder } from "../../text/in-order.js";
import { specDigest } from "../../usage/spec-digest.js";
import type { ApiUsage, ConsumerUsage } from "../../usage/usage-file.js";
import type { SettledChange } from "../final-levels.js";
import { targetsOf, type ChangeTarget } from "./change-targets.js";
import { addToIndex, type UsageIndex } from "./usage-index.js";
import { usageSubjects, type UsageSubjects } from "./usage-subjects.js";

/** A consumer that uses the changed part. */
export interface ChangeUser {
  /** The name of the consumer. */
  readonly consumer: string;
  /** Teams or persons; empty if they are unknown. */
  readonly owners: readonly string[];
  /** "src/total.ts:12"; empty if the file of the consumer omits its lines. */
  readonly at: readonly string[];
}

/** The consumers that use a part of a spec in one way. */
export interface ChangeUsers {
  /** "read", "write", "use", "call" or "check" */
  readonly verb: ChangeTarget["verb"];
  /** "Order.total", "the value \"open\" of Order.status" */
  readonly name: string;
  /** Sorted by name; empty if the part is a value or a status that none of them uses. */
  readonly consumers: readonly ChangeUser[];
}

/** A value in the code of a consumer that only the old version accepts. */
export interface RejectedValue {
  /** The name of the consumer. */
  readonly consumer: string;
  /** "src/order.ts:12" */
  readonly at: string;
  /** "NewOrder.quantity" */
  readonly name: string;
  /** The value as JSON. */
  readonly value: string;
  /** The problem that the validator of the new version reports. */
  readonly problem: string;
  /** Changes of the property. */
  readonly changes: readonly SettledChange[];
}

/** The use of changed parts by consumers. */
export interface UsageReport {
  /** The number of consumers. */
  readonly consumers: number;
  /** By the fingerprints of changes: empty if no consumer uses the part; no entry for changes of settings and new APIs. */
  readonly users: ReadonlyMap<string, readonly ChangeUsers[]>;
  readonly rejected: readonly RejectedValue[];
}

/** Consumers with the changes that reach them, and remarks on usages of another version. */
export interface JoinedUsages {
  /** Consumers by the fingerprints of changes. */
  readonly users: UsageReport["users"];
  /** Remarks for the report. */
  readonly notes: readonly string[];
}

/** Finds the consumers of each changed part by the names that the old version generates. */
export function joinUsages(
  usages: readonly ConsumerUsage[],
  before: ReadonlyMap<string, Contract>,
  changes: readonly SettledChange[],
  options: PlanOptions = {},
): JoinedUsages {
  const subjects = new Map([...before].map(([name, contract]) => [name, usageSubjects(contract, options)]));
  const indexes = new Map([...before.keys()].map((name): [string, Index] => [name, new Map()]));
  const notes = new VersionNotes();
  for (const consumer of usages) {
    notes.addOmitted(consumer);
    for (const api of consumer.apis) {
      const contract = contractOf(api, before);
      const known = contract && subjects.get(contract.name);
      const index = contract && indexes.get(contract.name);
      if (contract === undefined || known === undefined || index === undefined) continue;
      notes.add(consumer.consumer, api, contract, known);
      for (const usage of api.usages)
        for (const subject of known.of(usage)) addToIndex(index, { consumer, usage, subject });
    }
  }
  const users = new Map<string, readonly ChangeUsers[]>();
  for (const change of changes) {
    const [contract, index] = [before.get(change.contract), indexes.get(change.contract)];
    if (contract && index) users.set(change.fingerprint, usersOf(change, contract, index));
  }
  return { users, notes: notes.all() };
}

type Index = UsageIndex<ConsumerUsage>;

/** The spec of an API: by its name, by the end of the name of its package, or the only one. */
export function contractOf(
  { api, package: packageName }: Pick<ApiUsage, "api" | "package">,
  contracts: ReadonlyMap<string, Contract>,
): Contract | undefined {
  const all = [...contracts.values()];
  const folders = all.map(({ name }) => interfaceFolder(name));
  const found = [
    (folder: string) => folder === api,
    (folder: string) => packageName.endsWith(`-${folder}`) || packageName.endsWith(`/${folder}`),
  ].map((isSame) => all[folders.findIndex(isSame)]);
  return found.find((one) => one !== undefined) ?? (all.length === 1 ? all[0] : undefined);
}

/** Consumers by the first target of a change that they use. */
function usersOf(change: SettledChange, contract: Contract, index: Index): readonly ChangeUsers[] {
  const listed = new Set<ConsumerUsage>();
  const found: ChangeUsers[] = [];
  for (const { verb, name, keys, matches = () => true, isSpecific } of targetsOf(change, contract)) {
    const lines = new Map<ConsumerUsage, Set<string>>();
    for (const { consumer, usage, subject } of keys.flatMap((key) => index.get(key) ?? [])) {
      if (listed.has(consumer) || !matches(usage, subject)) continue;
      const at = lines.get(consumer) ?? new Set();
      lines.set(consumer, at);
      for (const line of usage.at) at.add(line);
    }
    const users = [...lines].map(([{ consumer, owners }, at]): ChangeUser => {
      return { consumer, owners, at: [...at].sort(byFileAndLine) };
    });
    for (const consumer of lines.keys()) listed.add(consumer);
    if (users.length > 0 || isSpecific)
      found.push({ verb, name, consumers: inOrder(users, ({ consumer }) => consumer) });
  }
  return found.some(({ consumers: users }) => users.length > 0) ? found : [];
}

function byFileAndLine(a: string, b: string): number {
  const [file, line] = partsOf(a);
  const [otherFile, otherLine] = partsOf(b);
  return file < otherFile ? -1 : file > otherFile ? 1 : line - otherLine;
}

function partsOf(at: string): readonly [file: string, line: number] {
  const end = at.lastIndexOf(":");
  return [at.slice(0, end), Number(at.slice(end + 1)) || 0];
}

/** Remarks on usages that were made with another version than the old side. */
class VersionNotes {
  readonly #stale = new Map<string, Set<string>>();
  readonly #unknown = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #omitted = new Set<string>();

  addOmitted({ consumer, omitted }: ConsumerUsage): void {
    if (omitted !== undefined && omitted.usages > 0) this.#omitted.add(consumer);
  }

  add(consumer: string, { spec, version, usages }: ApiUsage, contract: Contract, known: UsageSubjects): void {
    const root = contract.files[0];
    if (spec === undefined && version === undefined) this.#unknown.add(consumer);
    if (spec !== undefined && root !== undefined && spec !== specDigest(root.text)) {
      const names = this.#stale.get(contract.name) ?? new Set();
      this.#stale.set(contract.name, names.add(consumer));
    }
    for (const usage of usages) if (known.isMissing(usage)) this.#missing.add(`${usage.name} (${consumer})`);
  }

  all(): readonly string[] {
    return [
      ...inOrder(this.#stale, ([api]) => api).map(
        ([api, names]) => `Usages are of another version of "${api}" than the old side: ${listOf([...names])}.`,
      ),
      ...(this.#unknown.size === 0
        ? []
        : [`Usages have no version of their package, so they can be old: ${listOf([...this.#unknown])}.`]),
      ...(this.#omitted.size === 0
        ? []
        : [`Files with usages omit some because of their size: ${listOf([...this.#omitted])}.`]),
      ...(this.#missing.size === 0
        ? []
        : [`Usages have names that the old side does not have: ${listOf([...this.#missing])}.`]),
    ];
  }
}

const maxNames = 5;

function listOf(names: readonly string[]): string {
  const sorted = [...names].sort();
  const more = sorted.length - maxNames;
  return `${sorted.slice(0, maxNames).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
