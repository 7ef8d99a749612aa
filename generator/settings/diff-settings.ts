import { audiences, configLevels, levelRules } from "./level-rules.js";
import { anyOf, levelsOf, oneOf, pathOf } from "./kinds.js";
import { setting, type Given, type Resolved, type Settings } from "./setting.js";

export type { Audience, ConfigLevel, LevelRule } from "./level-rules.js";

/** The lowest level at which changes make `diff` fail: "any" is every change, "none" is none. */
const failLevels = ["breaking", "warning", "any", "none"] as const;
/** The level from which on changes let a run fail. */
export type FailLevel = (typeof failLevels)[number];

/** Weights of places that could not be read: they make `diff` fail like what breaks, or are told alone. */
const holeWays = ["count", "ignore"] as const;

/** Named sets of rules, for contracts of which everybody has agreed to something. */
const policyNames = ["readersIgnoreUnknown", "errorsMayGrow"] as const;
/** An agreement of everybody who reads. */
export type Policy = (typeof policyNames)[number];

const defaultAccepted = "specwright-accepted.json";

/** Settings for the verdicts of `diff`. */
export const diffSettings = {
  /** The lowest level at which changes make `diff` exit with 1. */
  failOn: setting(oneOf(failLevels), {
    default: "breaking",
    says: "the lowest level at which changes make `diff` exit with 1",
    flag: { usage: "--fail-on <level>", says: 'exit with 1 on changes from this level on (default: "breaking")' },
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** Levels of kinds of change: `{ "operation/renamed": "info" }`; `off` leaves one out. */
  levels: setting(levelsOf("changes", configLevels), {
    default: {},
    says: 'levels of kinds of change: `{ "operation/renamed": "info" }`; `off` leaves one out',
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** Levels for a part of what changes do, by direction, audience and operation; the last rule that fits counts. */
  rules: setting(levelRules, {
    default: [],
    says: "levels for a part of what changes do, by direction, audience and operation; the last rule that fits counts",
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** Agreements of everybody who reads; each stands for rules that come before those above. */
  policies: setting(anyOf(policyNames, "policy"), {
    default: [],
    says: "agreements of everybody who reads; each stands for rules that come before those above",
    flag: {
      usage: "--policies <names>",
      says: "agreements of everybody who reads, with commas between: readersIgnoreUnknown,errorsMayGrow",
      form: "commas",
    },
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** The audiences whose harm is a break and decides the version; that of messages breaks, and that of both decides, unless set. */
  judge: setting(anyOf(audiences, "audience"), {
    says: "the audiences whose harm is a break and decides the version; that of messages breaks, and that of both decides, unless set",
    flag: {
      usage: "--judge <audiences>",
      says: "the audiences whose harm counts, with commas between: messages,code (default: messages; both for the version)",
      form: "commas",
    },
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** The weight of places that cannot be read: they count like what breaks, or they are told alone. */
  holes: setting(oneOf(holeWays), {
    default: "count",
    says: "the weight of places that cannot be read: they count like what breaks, or they are told alone",
    flag: {
      usage: "--holes <how>",
      says: 'let places that cannot be read count like what breaks, or "ignore" them (default: "count")',
    },
    readBy: ["compare"],
    toDiff: "none",
  }),
  /** The file with accepted changes. */
  accepted: setting(pathOf("a JSON file"), {
    default: defaultAccepted,
    says: "the file with accepted changes",
    flag: { usage: "--accepted <file>", says: `the file with accepted changes (default: ${defaultAccepted})` },
    readBy: ["api"],
    toDiff: "none",
  }),
} satisfies Settings;

/** The settings of `diff` as a configuration gives them. */
export type DiffConfig = Given<typeof diffSettings>;
/** The settings of `diff` with their defaults. */
export type DiffSettings = Resolved<typeof diffSettings>;
