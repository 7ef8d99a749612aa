import { isLine, isListOf, isRecord } from "./kinds.js";
import type { SettingSchema, Kind } from "./setting.js";
import { idSchema, lineSchema, listSchema } from "./settings-schema.js";

/** Audiences of a spec: clients and servers that exchange messages, and code that is compiled against the generated package. */
export const audiences = ["messages", "code"] as const;
/** Those whose harm counts. */
export type Audience = (typeof audiences)[number];

/** Audiences of rules: in addition the API itself, whose security a change may weaken. Its weakening always counts. */
export const ruleAudiences = [...audiences, "security"] as const;
/** An audience that a rule names. */
export type RuleAudience = (typeof ruleAudiences)[number];

/** Levels that a configuration gives; "off" leaves out. */
export const configLevels = ["breaking", "warning", "info", "off"] as const;
/** A level that a configuration may give a change. */
export type ConfigLevel = (typeof configLevels)[number];

/** A level for some changes. The other properties restrict it; without them, it applies to all. */
export interface LevelRule {
  /** Kinds of change: "schema/property-added", or a list of them. */
  readonly id?: string | readonly string[];
  /** Changes for senders or for readers of a message; such a rule does not apply to code and security. */
  readonly direction?: "sent" | "read";
  /** The affected audience; undefined for all. */
  readonly audience?: RuleAudience;
  /** Operations by their path, where `*` matches any string: "/internal/*". */
  readonly path?: string;
  /** Operations by a tag of theirs. */
  readonly tag?: string;
  /** Operations by the text of `x-stability`. */
  readonly stability?: string;
  /** Responses by their status: statuses from 400 and "default" are errors. */
  readonly status?: "success" | "error";
  /** "off" leaves such changes out. */
  readonly level: ConfigLevel;
}

const members: Readonly<Record<keyof LevelRule, (value: unknown) => boolean>> = {
  id: (value) => isLine(value) || isListOf(value, isLine),
  direction: (value) => value === "sent" || value === "read",
  audience: (value) => (ruleAudiences as readonly unknown[]).includes(value),
  path: isLine,
  tag: isLine,
  stability: isLine,
  status: (value) => value === "success" || value === "error",
  level: (value) => (configLevels as readonly unknown[]).includes(value),
};

const memberSchemas: Readonly<Record<keyof LevelRule, SettingSchema>> = {
  id: { anyOf: [idSchema("changes"), listSchema(idSchema("changes"))] },
  direction: { enum: ["sent", "read"] },
  audience: { enum: ruleAudiences },
  path: lineSchema,
  tag: lineSchema,
  stability: lineSchema,
  status: { enum: ["success", "error"] },
  level: { enum: configLevels },
};

function isRule(value: unknown): value is LevelRule {
  if (!isRecord(value) || value["level"] === undefined) return false;
  return Object.entries(value).every(
    ([name, said]) => Object.hasOwn(members, name) && members[name as keyof LevelRule](said),
  );
}

/** The kinds of change that a rule names. */
export function idsOfRule({ id = [] }: LevelRule): readonly string[] {
  return typeof id === "string" ? [id] : id;
}

/** Rules for levels; the last matching rule applies. */
export const levelRules: Kind<readonly LevelRule[]> = {
  expected:
    'a list of objects with a "level" and any of "id", "direction", "audience", "path", "tag", "stability" and "status"',
  accepts: (value) => isListOf(value, isRule),
  schema: listSchema({ type: "object", required: ["level"], properties: memberSchemas, additionalProperties: false }),
  ids: "changes",
  idsIn: (rules) => rules.flatMap(idsOfRule),
  item: "change",
};
