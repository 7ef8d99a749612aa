import {
  idsOfRule,
  ruleAudiences,
  type RuleAudience,
  type ConfigLevel,
  type LevelRule,
} from "../settings/level-rules.js";
import type { Change, Affected } from "./change.js";
import type { ValueDirection, Level } from "./kind-of-change.js";
import { ranks, securityLevel } from "./levels.js";

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
export interface RuledHarm {
  readonly audience: RuleAudience;
  /** The highest level at any use; "off" where rules leave out all of them. */
  readonly level: ConfigLevel;
  /** The highest level that a rule gave at any use; undefined where none did. */
  readonly ruled: ConfigLevel | undefined;
}

/** Effects of a change for each audience. The last rule that fits gives the level; a change that harms nobody may be given one too. */
export function ruledHarms(change: Change, rules: readonly LevelRule[]): readonly RuledHarm[] {
  const fitting = rules.filter((rule) => rule.id === undefined || idsOfRule(rule).includes(change.id));
  return ruleAudiences.flatMap((audience) => {
    const ruled = harmsOf(change, audience).map((harm) => {
      const rule = fitting.findLast((levelRule) => fits(levelRule, harm));
      return { level: rule?.level ?? harm.level, isRuled: rule !== undefined };
    });
    const level = highestOf(ruled);
    return level === undefined ? [] : [{ audience, level, ruled: highestOf(ruled.filter(({ isRuled }) => isRuled)) }];
  });
}

function highestOf(list: readonly { readonly level: ConfigLevel }[]): ConfigLevel | undefined {
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
