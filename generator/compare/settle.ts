import type { Change } from "./change.js";
import type { Audience } from "../settings/diff-settings.js";
import { sortChanges } from "./judge.js";
import type { Level } from "./kind-of-change.js";
import { highest } from "./levels.js";

/** A change that was looked at and let pass. */
export interface AcceptedEntry {
  readonly fingerprint: string;
  /** The change when it was accepted, for those who read the file. */
  readonly contract: string;
  readonly id: string;
  readonly sentence: string;
  readonly reason: string;
  /** The last day on which it counts: "2027-01-31". */
  readonly until?: string;
}

/** A change with the level that the configuration gives it. */
export interface SettledChange extends Change {
  /** The level before the configuration was asked. */
  readonly judged: Level;
  /** True where the configuration gives the level, whatever was judged. */
  readonly isConfigured: boolean;
}

export interface Settings {
  /** Levels by id; "off" leaves a kind of change out. */
  readonly levels: { readonly [id: string]: Level | "off" };
  /** The audiences whose harm counts; that of messages unless told. */
  readonly judge: readonly Audience[] | undefined;
  readonly accepted: readonly AcceptedEntry[];
  /** "2026-11-21" */
  readonly today: string;
  /** True when an interface was compared, so that an entry of it without its change is stale. */
  readonly isCompared: (contract: string) => boolean;
}

export interface Settled {
  readonly changes: readonly SettledChange[];
  readonly accepted: readonly { readonly change: SettledChange; readonly entry: AcceptedEntry }[];
  /** Entries whose day has passed; their changes count again. */
  readonly expired: readonly AcceptedEntry[];
  /** Entries whose changes are no more. */
  readonly stale: readonly AcceptedEntry[];
}

/** The changes that remain when the levels of the configuration and the accepted entries are applied. */
export function settle(found: readonly Change[], { levels, judge, accepted, today, isCompared }: Settings): Settled {
  const prints = new Set(found.map(({ fingerprint }) => fingerprint));
  const matched = accepted.filter(({ fingerprint }) => prints.has(fingerprint));
  const expired = matched.filter(({ until }) => until !== undefined && until < today);
  const living = new Map(
    matched.filter((entry) => !expired.includes(entry)).map((entry) => [entry.fingerprint, entry]),
  );
  const settled = sortChanges(found).flatMap((change) => {
    const level = Object.hasOwn(levels, change.id) ? levels[change.id] : undefined;
    const judged = levelFor(change, judge);
    return level === "off" ? [] : [{ ...change, level: level ?? judged, judged, isConfigured: level !== undefined }];
  });
  const changes = sortChanges(settled.filter(({ fingerprint }) => !living.has(fingerprint)));
  return {
    changes,
    accepted: settled.flatMap((change) => {
      const entry = living.get(change.fingerprint);
      return entry === undefined ? [] : [{ change, entry }];
    }),
    expired,
    stale: accepted.filter(({ fingerprint, contract }) => !prints.has(fingerprint) && isCompared(contract)),
  };
}

/** The level of a change for some audiences: of messages alone unless told. */
function levelFor({ level, code }: Change, judge: readonly Audience[] = ["messages"]): Level {
  return highest([judge.includes("messages") ? level : undefined, judge.includes("code") ? code : undefined]) ?? "info";
}
