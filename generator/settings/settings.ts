import {
  anyOf,
  files,
  filesOrFilesByName,
  folder,
  folders,
  isText,
  lineKind,
  levelsOf,
  namesOrNamesByName,
  wordKind,
  origins,
  section,
  toggle,
  wordOrWords,
} from "./kinds.js";
import { diffSettings } from "./diff-settings.js";
import { locationSettings } from "./location-settings.js";
import { formatLevels } from "./format-levels.js";
import { givenEmitters } from "./given-emitters.js";
import { packageSettings, type PackageConfig } from "./package-settings.js";
import { layoutSettings } from "./layout-settings.js";
import { policySettings } from "./policy-settings.js";
import { shapeSettings } from "./shape-settings.js";
import { emitterNames, usualEmitters, withNeeded, type EmitterName } from "./parts.js";
import { setting, type Flagged, type Given, type Kind, type Resolved, type Settings } from "./setting.js";

/** Formats of emitted files: by prettier, or similar without it. */
const formats = ["prettier", "none"] as const;
/** The layout of the output. */
export type Format = (typeof formats)[number];

/** Sources of the runtime: modules next to the APIs, or the runtime package. */
const runtimes = ["inline", "package"] as const;
/** The source of the runtime: gathered into the output, or a package. */
export type RuntimeSource = (typeof runtimes)[number];

/** The level of a lint rule; "off" disables it. */
const ruleLevels = ["error", "warning", "note", "off"] as const;
/** The level of a rule of lint. */
export type RuleLevel = (typeof ruleLevels)[number];

/** Loading levels: fail on any error, or skip the broken part. */
export const strictnesses = ["strict", "lenient"] as const;
/** The handling of errors. */
export type Strictness = (typeof strictnesses)[number];

const command: Kind<string> = {
  expected: "a command on one line",
  schema: { type: "string", pattern: "^[^\\r\\n]+$" },
  accepts: (value): value is string => isText(value) && !/[\r\n]/.test(value),
};

/** Parts by name; their dependencies are chosen too. */
const chosenParts: Kind<readonly EmitterName[]> = {
  ...anyOf(emitterNames, "emitter"),
  key: (names) => {
    const all = new Set<string>([...names, ...withNeeded(names)]);
    return emitterNames.filter((name) => all.has(name));
  },
};

/** Locations; all paths are relative to the configuration. */
export const placeSettings = {
  /** Folder with one subfolder per API. */
  specs: setting(folder, {
    default: "specs",
    says: "folder with one subfolder per API",
    readBy: ["project"],
    toDiff: "none",
  }),
  /** Output folder. */
  out: setting(folder, {
    default: "generated",
    says: "output folder",
    flag: { usage: "-o, --out <dir>", group: "Output" },
    readBy: ["project"],
    toDiff: "none",
  }),
  /** APIs in other folders: `{ orders: "../contracts/orders.yaml" }`. */
  interfaces: setting(files, {
    says: 'APIs in other folders: `{ orders: "../contracts/orders.yaml" }`',
    readBy: ["project"],
    toDiff: "none",
  }),
} satisfies Settings;

/** Handling of operations that lost request checks in lenient loading. */
const uncheckedWays = ["leave-out", "allow"] as const;
/** The fate of operations whose requests lost a check. */
export type Unchecked = (typeof uncheckedWays)[number] | undefined;

/** Handling of invalid messages: the call rejects, the problems are reported and the value is used, or nothing is checked. */
const reactions = ["throw", "report", "off"] as const;
/** The handling of invalid messages. */
export type Reaction = (typeof reactions)[number];

const validateSettings = {
  /** Client reaction to invalid requests (`report` for lenient specs, otherwise `throw`). */
  request: setting(wordKind(reactions), {
    inPolicy: true,
    says: "client reaction to invalid requests (`report` for lenient specs, otherwise `throw`)",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Client reaction to invalid responses (`report` for lenient specs, otherwise `throw`). */
  response: setting(wordKind(reactions), {
    inPolicy: true,
    says: "client reaction to invalid responses (`report` for lenient specs, otherwise `throw`)",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;

/** Meanings of `nullable` in OpenAPI 3.0. */
const nullables = ["as-written", "as-meant"] as const;

/** Types of unions with a discriminator. */
const discriminators = ["as-written", "narrow"] as const;

const serverSettings = {
  /** Operations without complete request checks: `leave-out` of servers, or `allow`. */
  unchecked: setting(wordKind(uncheckedWays), {
    default: "leave-out",
    says: "operations without complete request checks: `leave-out` of servers, or `allow`",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;

/** The operations to load; for the rest of the document, only their dependencies are generated. One list, or one per API. */
const choiceSettings = {
  /** Select operations with these tags. */
  tags: setting(namesOrNamesByName, {
    says: "select operations with these tags",
    flag: { usage: "--tags <names...>", group: "Selection" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Select these paths; a final `*` matches all. */
  paths: setting(namesOrNamesByName, {
    says: "select these paths; a final `*` matches all",
    flag: { usage: "--paths <paths...>", group: "Selection" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Select by `operationId` or `GET /orders`. */
  operations: setting(namesOrNamesByName, {
    says: "select by `operationId` or `GET /orders`",
    flag: { usage: "--operations <names...>", group: "Selection" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Exclude operations with these tags. */
  withoutTags: setting(namesOrNamesByName, {
    says: "exclude operations with these tags",
    flag: { usage: "--without-tags <names...>", group: "Selection" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Exclude operations of these paths. */
  withoutPaths: setting(namesOrNamesByName, {
    says: "exclude operations of these paths",
    flag: { usage: "--without-paths <paths...>", group: "Selection" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Exclude these operations. */
  withoutOperations: setting(namesOrNamesByName, {
    says: "exclude these operations",
    flag: { usage: "--without-operations <names...>", group: "Selection" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Select XSD documents by root elements. */
  roots: setting(namesOrNamesByName, {
    says: "select XSD documents by root elements",
    flag: { usage: "--roots <names...>", group: "Selection" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;

/** Settings for reading specs. */
export const loadSettings = {
  /** Servers of lenient specs. */
  server: setting(section(serverSettings, "an object with unchecked"), {
    says: "servers of lenient specs",
    readBy: ["pipeline"],
    toDiff: "none",
  }),
  /** Fail on any error (project default), or skip the broken part. */
  strictness: setting(wordOrWords(strictnesses), {
    inPolicy: true,
    says: "fail on any error (project default), or skip the broken part",
    flag: { usage: "--strictness <level>", group: "Validation" },
    readBy: ["pipeline", "project"],
    toDiff: "types",
  }),
  /** Allow null by the standard, or always (lenient default). */
  nullable: setting(wordKind(nullables), {
    inPolicy: true,
    says: "allow null by the standard, or always (lenient default)",
    flag: { usage: "--nullable <how>", group: "Validation" },
    readBy: ["load", "pipeline"],
    toDiff: "types",
  }),
  /** Keep or narrow unions (lenient default). */
  discriminator: setting(wordKind(discriminators), {
    inPolicy: true,
    says: "keep or narrow unions (lenient default)",
    flag: { usage: "--discriminator <how>", group: "Validation" },
    readBy: ["load", "pipeline"],
    toDiff: "types",
  }),
  /** Overlays to apply to specs, in order. */
  overlays: setting(filesOrFilesByName, {
    says: "overlays to apply to specs, in order",
    flag: { usage: "--overlay <files...>", group: "Input" },
    readBy: ["pipeline", "project"],
    toDiff: "types",
  }),
  ...choiceSettings,
  ...locationSettings,
  /** Folders that references may reach. */
  allowRoots: setting(folders, {
    default: [],
    adds: true,
    says: "folders that references may reach",
    flag: { usage: "--allow-root <dirs...>", group: "Trust" },
    readBy: ["load"],
    toDiff: "none",
  }),
  /** Origins to fetch from, without credentials. */
  allowOrigins: setting(origins, {
    default: [],
    adds: true,
    says: "origins to fetch from, without credentials",
    flag: { usage: "--allow-origin <urls...>", group: "Trust" },
    readBy: ["pipeline"],
    toDiff: "none",
  }),
  /** Allow patterns that can backtrack. */
  allowBacktracking: setting(toggle, {
    default: false,
    says: "allow patterns that can backtrack",
    flag: { usage: "--allow-backtracking", group: "Trust" },
    readBy: ["load"],
    toDiff: "none",
  }),
} satisfies Settings;

/** Settings for the output and its layout. */
export const outputSettings = {
  /** Code formatting; `none` skips prettier. */
  format: setting(wordKind(formats), {
    inPolicy: true,
    default: "prettier",
    says: "code formatting; `none` skips prettier",
    flag: { usage: "--format <how>", group: "Output" },
    readBy: ["write"],
    toDiff: "none",
    inRecord: true,
  }),
  ...layoutSettings,
  /** Parts to generate for each API. */
  emit: setting(chosenParts, {
    inPolicy: true,
    default: usualEmitters,
    says: "parts to generate for each API",
    flag: { usage: "--emit <list>", group: "Output", form: "commas" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  ...shapeSettings,
  /** Custom emitters from `defineEmitter` (experimental). */
  emitters: setting(givenEmitters, {
    default: [],
    says: "custom emitters from `defineEmitter` (experimental)",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Runtime modules, generated or imported. */
  runtime: setting(wordKind(runtimes), {
    inPolicy: true,
    default: "inline",
    says: "runtime modules, generated or imported",
    flag: { usage: "--runtime <from>", group: "Output" },
    readBy: ["write", "package", "pipeline"],
    toDiff: "types",
  }),
  /** Strictness of `format` validation. */
  formats: setting(wordKind(formatLevels), {
    inPolicy: true,
    default: "strict",
    says: "strictness of `format` validation",
    flag: { usage: "--formats <how>", group: "Validation" },
    readBy: ["pipeline"],
    toDiff: "checks",
  }),
  /** Checks in clients. */
  validate: setting(section(validateSettings, "an object with response"), {
    says: "checks in clients",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Command in header comments. */
  regenerateWith: setting(command, {
    default: "specwright generate",
    says: "command in header comments",
    readBy: ["write"],
    toDiff: "none",
    inRecord: true,
  }),
} satisfies Settings;

/** Settings for `lint`. */
export const lintSettings = {
  /** Rule levels: error, warning, note or off. */
  levels: setting(levelsOf("rules", ruleLevels), {
    inPolicy: true,
    default: {},
    adds: true,
    says: "rule levels: error, warning, note or off",
    flag: { usage: "--rule <id=level...>", group: "Validation", form: "pairs" },
    readBy: ["lint"],
    toDiff: "none",
  }),
} satisfies Settings;

const packageSection: Kind<PackageConfig> = section(
  packageSettings,
  "an object with the name and the version of the package",
);

/** The only list of settings: the options of `specwright.config.mjs` or `specwright.config.json`. */
export const settings = {
  /** JSON Schema of the configuration, for editors. */
  $schema: setting(lineKind, {
    inPolicy: true,
    says: "JSON Schema of the configuration, for editors",
    readBy: ["project"],
    toDiff: "none",
  }),
  ...policySettings,
  ...placeSettings,
  ...outputSettings,
  ...loadSettings,
  /** Package.json of the output. */
  package: setting(packageSection, {
    says: "package.json of the output",
    readBy: ["project"],
    toDiff: "none",
  }),
  /** Rule levels of `specwright lint`. */
  lint: setting(section(lintSettings, "an object with levels"), {
    says: "rule levels of `specwright lint`",
    readBy: ["api"],
    toDiff: "none",
  }),
  /** Levels and accepted changes of `specwright diff`. */
  diff: setting(section(diffSettings, "an object with failOn, levels, judge, unreadable and accepted"), {
    says: "levels and accepted changes of `specwright diff`",
    readBy: ["api"],
    toDiff: "none",
  }),
} satisfies Settings;

/** The configuration in `defineConfig`, `specwright.config.mjs` or `specwright.config.json`. Every property is optional. */
export type Config = Given<typeof settings>;

/** The settings for reading specs, defaults filled in and paths absolute. */
export type LoadSettings = Resolved<typeof loadSettings>;
/** The settings for the output, defaults filled in. */
export type OutputSettings = Resolved<typeof outputSettings>;
/** The settings of `lint` with their defaults. */
export type LintSettings = Resolved<typeof lintSettings>;

/** Settings that callers of each function, and of its command, can pass in addition to the configuration. */
export type GenerateCallerSettings = Given<Flagged<typeof placeSettings & typeof outputSettings & typeof loadSettings>>;
/** The settings that callers of `lint` may give. */
export type LintCallerSettings = Given<Flagged<typeof loadSettings & typeof lintSettings>>;
/** The settings that callers of `diff` may give. */
export type DiffCallerSettings = Given<Flagged<typeof loadSettings & typeof diffSettings>>;
/** The settings that any caller may give. */
export type CallerSettings = GenerateCallerSettings | LintCallerSettings | DiffCallerSettings;
