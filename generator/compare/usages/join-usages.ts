import type { Contract } from "../../model/contract.js";
import { inOrder } from "../../text/in-order.js";
import type { ConsumerUsage, ApiUsage } from "../../usage/usage-file.js";
import type { SettledChange } from "../final-levels.js";
import { targetsOf, type ChangeTarget } from "./change-targets.js";
import { addToIndex, type UsageIndex } from "./usage-index.js";
import { isNamed, type MatchApi, type MatchedApi } from "./match-apis.js";
import { joinWords } from "../../text/join-words.js";
import { specDigest } from "../../usage/spec-digest.js";

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

/** The compared versions, and the names of APIs that are equal in both. */
export interface UsedVersions {
  /** Old versions by the names of APIs. */
  readonly before: ReadonlyMap<string, Contract>;
  /** Names of APIs that are equal in both versions. */
  readonly unchanged: readonly string[];
  /** Finds the old version of an API. */
  readonly matchApi: MatchApi;
}

/** Finds the consumers of each changed part by the names that the old version generates. */
export function joinUsages(
  usages: readonly ConsumerUsage[],
  { before, unchanged, matchApi }: UsedVersions,
  changes: readonly SettledChange[],
): JoinedUsages {
  const indexes = new Map([...before.keys()].map((name): [string, Index] => [name, new Map()]));
  const notes = createVersionNotes(usages);
  for (const consumer of usages)
    for (const api of consumer.apis) {
      const matched = matchApi(api);
      const index = matched && indexes.get(matched.contract.name);
      if (matched === undefined || index === undefined) {
        const isOfUnchanged = unchanged.some((name) => isNamed(api, name));
        if (api.usages.length > 0 && !isOfUnchanged) notes.addUnmatched(consumer, api);
        continue;
      }
      notes.add(consumer, api, matched);
      for (const usage of api.usages)
        for (const subject of matched.subjects.of(usage)) addToIndex(index, { consumer, usage, subject });
    }
  const users = new Map<string, readonly ChangeUsers[]>();
  for (const change of changes) {
    const [contract, index] = [before.get(change.contract), indexes.get(change.contract)];
    if (contract && index) users.set(change.fingerprint, usersOf(change, contract, index));
  }
  return { users, notes: notes.all() };
}

type Index = UsageIndex<ConsumerUsage>;

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

/** Remarks on usages that are not those of the old side. */
interface VersionNotes {
  /** Usages of an API that is compared. */
  add(consumer: ConsumerUsage, api: ApiUsage, matched: MatchedApi): void;
  /** Usages of an API that neither side has. */
  addUnmatched(consumer: ConsumerUsage, api: ApiUsage): void;
  /** One remark for each kind, with the first names. */
  all(): readonly string[];
}

/** Creates an empty list of remarks. */
function createVersionNotes(consumers: readonly ConsumerUsage[]): VersionNotes {
  const stale = new Map<string, Set<string>>();
  const [unknown, missing, unmatched] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return {
    add({ consumer }, { spec, version, usages }, { contract, subjects }) {
      const root = contract.files[0];
      if (spec === undefined && version === undefined) unknown.add(consumer);
      if (spec !== undefined && root !== undefined && spec !== specDigest(root.text))
        stale.set(contract.name, (stale.get(contract.name) ?? new Set()).add(consumer));
      for (const usage of usages) if (subjects.isMissing(usage)) missing.add(`${usage.name} (${consumer})`);
    },
    addUnmatched: ({ consumer }, { package: name, api }) => void unmatched.add(`${api} of ${name} (${consumer})`),
    all: () => [
      ...inOrder(stale, ([api]) => api).flatMap(([api, names]) =>
        note(`Usages are of another version of "${api}" than the old side`, names),
      ),
      ...note("Usages have no version of their package, so they can be old", unknown),
      ...note("Usages are of APIs that neither side has", unmatched),
      ...note(
        "Files with usages omit some because of their size",
        consumers.flatMap(({ consumer, omitted }) => (omitted !== undefined && omitted.usages > 0 ? [consumer] : [])),
      ),
      ...note("Usages have names that the old side does not have", missing),
    ],
  };
}

const maxNames = 6;

function note(says: string, names: Iterable<string>): readonly string[] {
  const sorted = [...names].sort();
  return sorted.length === 0 ? [] : [`${says}: ${joinWords(sorted, "and", maxNames)}.`];
}
