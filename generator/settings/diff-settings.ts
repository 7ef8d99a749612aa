import { audiences, configLevels, levelRules } from "./level-rules.js";
import { anyOf, levelsOf, wordKind, keyPath } from "./kinds.js";
import { setting, type Given, type Resolved, type Settings } from "./setting.js";

export type { Audience, ConfigLevel, LevelRule } from "./level-rules.js";

/** The lowest level at which changes make `diff` fail: "security" adds weaker security to "breaking", "any" is every change. */
const failLevels = ["breaking", "security", "warning", "any", "none"] as const;
/** The minimum level of changes that make a run fail. */
export type FailLevel = (typeof failLevels)[number];

/** The effect of unreadable parts: they make `diff` fail like breaking changes, or are only reported. */
const unreadableModes = ["count", "ignore"] as const;

/** Named sets of rules, for specs whose consumers share an agreement. */
export const policyNames = ["readersIgnoreUnknown", "errorsMayGrow"] as const;
/** An agreement of all consumers. */
export type Policy = (typeof policyNames)[number];

const defaultAccepted = "specwright-accepted.json";

/** Settings for the verdicts of `diff`. */
export const diffSettings = {
  /** Exit with 1 on changes at or above this level. */
  failOn: setting(wordKind(failLevels), {
    inPolicy: true,
    default: "breaking",
    says: "exit with 1 on changes at or above this level",
    flag: { usage: "--fail-on <level>", group: "Validation" },
    readBy: ["report"],
    toDiff: "none",
  }),
  /** Levels of change kinds: `{ "operation/renamed": "info" }`; `off` omits one. */
  levels: setting(levelsOf("changes", configLevels), {
    inPolicy: true,
    default: {},
    says: 'levels of change kinds: `{ "operation/renamed": "info" }`; `off` omits one',
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** Levels by direction, audience and operation; the last match wins. */
  rules: setting(levelRules, {
    inPolicy: true,
    default: [],
    says: "levels by direction, audience and operation; the last match wins",
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** Agreements. */
  policies: setting(anyOf(policyNames, "policy"), {
    inPolicy: true,
    default: [],
    says: "agreements",
    flag: { usage: "--policies <names>", group: "Validation", form: "commas" },
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** Audiences whose impact counts. */
  judge: setting(anyOf(audiences, "audience"), {
    inPolicy: true,
    says: "audiences whose impact counts",
    flag: { usage: "--judge <audiences>", group: "Validation", form: "commas" },
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** Report unreadable parts as breaking, or not. */
  unreadable: setting(wordKind(unreadableModes), {
    inPolicy: true,
    default: "count",
    says: "report unreadable parts as breaking, or not",
    flag: { usage: "--unreadable <how>", group: "Validation" },
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** File with accepted changes. */
  accepted: setting(keyPath("a JSON file"), {
    default: defaultAccepted,
    says: "file with accepted changes",
    flag: { usage: "--accepted <file>", group: "Validation" },
    readBy: ["api"],
    toDiff: "none",
  }),
} satisfies Settings;

/** The settings of `diff` as a configuration gives them. */
export type DiffConfig = Given<typeof diffSettings>;
/** The settings of `diff` with their defaults. */
export type DiffSettings = Resolved<typeof diffSettings>;
