import type { Change, Affected } from "./change.js";
import { policyNames, type Audience, type Policy } from "../settings/diff-settings.js";
import { hintOfKind } from "./catalog.js";
import { policyHints, policyRules } from "./policies.js";
import { sortChanges } from "./judge.js";
import type { Level, ValueDirection } from "./kind-of-change.js";
import { highest, securityLevel, ranks } from "./levels.js";
import {
  idsOfRule,
  ruleAudiences,
  type RuleAudience,
  type ConfigLevel,
  type LevelRule,
} from "../settings/level-rules.js";

/** A change that was looked at and let pass. */
export interface AcceptedEntry {
  /** The fingerprint of the change that is let pass. */
  readonly fingerprint: string;
  /** The change when it was accepted, for those who read the file. */
  readonly contract: string;
  /** The kind of change: an entry of the catalogue. */
  readonly id: string;
  /** The change in one sentence, as it was told then. */
  readonly sentence: string;
  /** The text of the one who accepted it. */
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

/** The settings of a project that decide how changes are judged. */
export interface LevelSettings {
  /** Levels by id; "off" leaves a kind of change out. */
  readonly levels: { readonly [id: string]: Level | "off" };
  /** Levels by part; those of policies come first. */
  readonly rules: readonly LevelRule[];
  /** Sets of rules by name; levels by id and rules say more than they do. */
  readonly policies: readonly Policy[];
  /** The audiences whose harm counts; that of messages unless told. */
  readonly judge?: readonly Audience[] | undefined;
  /** Entries of the file with accepted changes. */
  readonly accepted: readonly AcceptedEntry[];
  /** "2026-11-21" */
  readonly today: string;
  /** True when an interface was compared, so that an entry of it without its change is stale. */
  readonly isAsWritten: (contract: string) => boolean;
}

/** Changes after the settings of a project: those that count, and those that were accepted. */
export interface Settled {
  /** Changes that count. */
  readonly changes: readonly SettledChange[];
  /** Changes that were let pass, with the entries that say so. */
  readonly accepted: readonly { readonly change: SettledChange; readonly entry: AcceptedEntry }[];
  /** Entries whose day has passed; their changes count again. */
  readonly expired: readonly AcceptedEntry[];
  /** Entries whose changes are no more. */
  readonly stale: readonly AcceptedEntry[];
}

/** The changes that remain when the levels of the configuration and the accepted entries are applied. */
export function finalLevels(found: readonly Change[], settings: LevelSettings): Settled {
  const { accepted, today, isAsWritten } = settings;
  const prints = new Set(found.map(({ fingerprint }) => fingerprint));
  const matched = accepted.filter(({ fingerprint }) => prints.has(fingerprint));
  const expired = matched.filter(({ until }) => until !== undefined && until < today);
  const living = new Map(
    matched.filter((entry) => !expired.includes(entry)).map((entry) => [entry.fingerprint, entry]),
  );
  const levelled = settledBy(settings);
  const settled = sortChanges(found).flatMap((change) => levelled(change) ?? []);
  const changes = sortChanges(settled.filter(({ fingerprint }) => !living.has(fingerprint)));
  return {
    changes,
    accepted: settled.flatMap((change) => {
      const entry = living.get(change.fingerprint);
      return entry === undefined ? [] : [{ change, entry }];
    }),
    expired,
    stale: accepted.filter(({ fingerprint, contract }) => !prints.has(fingerprint) && isAsWritten(contract)),
  };
}

/** Gives changes the levels of a configuration; undefined for what it leaves out. A level by id says more than a policy, and a rule more than both. */
function settledBy({
  levels,
  rules,
  policies,
  judge = ["messages"],
}: LevelSettings): (change: Change) => SettledChange | undefined {
  const all = [...policies.flatMap((policy) => policyRules[policy]), ...rules];
  return (change) => {
    const judged = highest([
      ...(judge.includes("messages") ? [change.wire.sent, change.wire.read] : []),
      judge.includes("code") ? change.code : undefined,
      change.security && securityLevel,
    ]);
    const byId = Object.hasOwn(levels, change.id) ? levels[change.id] : undefined;
    const harms = ruledHarms(change, all);
    const counted = harms.map(({ audience, level, ruled }) =>
      audience === "security" || judge.includes(audience) ? level : ruled,
    );
    const isOwn = byId === undefined || ruledHarms(change, rules).some(({ ruled }) => ruled !== undefined);
    const isOff = harms.length > 0 && harms.every(({ level }) => level === "off");
    // No setting omits weaker security, or lowers it below a warning.
    if ((isOwn ? isOff : byId === "off") && change.security === undefined) return undefined;
    const least = change.security && securityLevel;
    const level = highestOf([least, ...(isOwn || byId === "off" ? counted : [byId])]);
    const isConfigured =
      byId !== undefined ||
      harms.some(
        ({ audience, ruled }) =>
          (audience === "code" && ruled !== undefined) || (audience === "security" && ruled === "breaking"),
      );
    // A change that breaks nobody by itself is advised against once the configuration lets it break.
    const hint = isConfigured && level !== "info" ? hintOfKind(change.id) : change.hint;
    const advice = level === "info" || isConfigured ? [] : adviceOf(change, policies);
    return { ...change, hint: [hint, ...advice].join(" "), level, judged: judged ?? "info", isConfigured };
  };
}

/** Advice to use a policy that accepts a change. */
function adviceOf(change: Change, policies: readonly Policy[]): readonly string[] {
  const accepting = policyNames.find((policy) => {
    const harms = ruledHarms(change, policyRules[policy]).filter(({ audience }) => audience === "messages");
    return !policies.includes(policy) && harms.length > 0 && harms.every(({ level }) => level === "info");
  });
  return accepting === undefined || change.level !== "breaking" ? [] : [policyHints[accepting]];
}

function highestOf(levels: readonly (Level | "off" | undefined)[]): Level {
  return highest(levels.map((level) => (level === "off" ? undefined : level))) ?? "info";
}

/** True for a change with which code of consumers no longer compiles, unless the configuration has given it a level. */
export function breaksCode({ code, isConfigured }: Pick<SettledChange, "code" | "isConfigured">): boolean {
  return code === "breaking" && !isConfigured;
}

/** The effect of a change on one audience, at one of its uses. */
interface Harm {
  readonly audience: RuleAudience;
  /** Undefined for harm to compiled code and to security, which have no direction. */
  readonly direction: ValueDirection | undefined;
  /** Undefined where the change has no use that is listed. */
  readonly use: Affected | undefined;
  readonly level: Level;
}

/** The effect on an audience when rules have been asked. */
interface RuledHarm {
  readonly audience: RuleAudience;
  /** The highest level at any use; "off" where rules leave out all of them. */
  readonly level: ConfigLevel;
  /** The highest level that a rule gave at any use; undefined where none did. */
  readonly ruled: ConfigLevel | undefined;
}

/** Effects of a change for each audience. The last rule that fits gives the level; a change that harms nobody may be given one too. */
function ruledHarms(change: Change, rules: readonly LevelRule[]): readonly RuledHarm[] {
  const fitting = rules.filter((rule) => rule.id === undefined || idsOfRule(rule).includes(change.id));
  return ruleAudiences.flatMap((audience) => {
    const ruled = harmsOf(change, audience).map((harm) => {
      const rule = fitting.findLast((levelRule) => fits(levelRule, harm));
      return { level: rule?.level ?? harm.level, isRuled: rule !== undefined };
    });
    const level = highestRuled(ruled);
    return level === undefined
      ? []
      : [{ audience, level, ruled: highestRuled(ruled.filter(({ isRuled }) => isRuled)) }];
  });
}

function highestRuled(list: readonly { readonly level: ConfigLevel }[]): ConfigLevel | undefined {
  return list.map(({ level }) => level).sort((a, b) => rank(b) - rank(a))[0];
}

function rank(level: ConfigLevel): number {
  return level === "off" ? -1 : ranks[level];
}

function harmsOf({ wire, code, security, uses }: Change, audience: RuleAudience): readonly Harm[] {
  if (audience !== "messages") {
    const level = audience === "code" ? code : security && securityLevel;
    return level === undefined ? [] : some(uses).map((use) => ({ audience, direction: undefined, use, level }));
  }
  const harms = (["sent", "read"] as const).flatMap((direction): readonly Harm[] => {
    const level = wire[direction];
    if (level === undefined) return [];
    return some(uses.filter((use) => use.direction === direction)).map((use) => ({ audience, direction, use, level }));
  });
  return harms.length > 0 ? harms : [{ audience, direction: undefined, use: uses[0], level: "info" }];
}

function some(uses: readonly Affected[]): readonly (Affected | undefined)[] {
  return uses.length === 0 ? [undefined] : uses;
}

function fits(rule: LevelRule, { audience, direction, use }: Harm): boolean {
  const { path, tag, stability, status } = rule;
  const part = use?.part;
  return (
    (rule.audience ?? audience) === audience &&
    (rule.direction === undefined || rule.direction === direction) &&
    (path === undefined || (part !== undefined && matches(path, part.path))) &&
    (tag === undefined || part?.tags.includes(tag) === true) &&
    (stability === undefined || part?.stability === stability) &&
    (status === undefined || (part?.status !== undefined && status === kindOfStatus(part.status)))
  );
}

function kindOfStatus(status: string): "success" | "error" {
  return status === "default" || /^[45]/.test(status) ? "error" : "success";
}

/** True for a text with the parts of a pattern between its stars, in their order; each is looked for once. */
function matches(pattern: string, text: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}
