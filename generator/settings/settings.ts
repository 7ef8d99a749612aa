import {
  anyOf,
  files,
  filesOrFilesByName,
  folder,
  folders,
  isText,
  levelsOf,
  namesOrNamesByName,
  oneOf,
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
import { shapeSettings } from "./shape-settings.js";
import { emitterNames, usualEmitters, withNeeded, type EmitterName } from "./parts.js";
import { setting, type Flagged, type Given, type Kind, type Resolved, type Settings } from "./setting.js";

/** Layouts of emitted files: as prettier does, or nearly so and without it. */
const formats = ["prettier", "none"] as const;
/** The layout of what is written. */
export type Format = (typeof formats)[number];

/** Sources of the runtime: modules beside the interfaces, or the package of the runtime. */
const runtimes = ["inline", "package"] as const;
/** The source of the runtime: gathered into the output, or a package. */
export type RuntimeSource = (typeof runtimes)[number];

/** A level that a configuration gives a rule of lint; "off" does not run it. */
const ruleLevels = ["error", "warning", "note", "off"] as const;
/** The level of a rule of lint. */
export type RuleLevel = (typeof ruleLevels)[number];

/** Levels of reading: a fault of a contract stops everything, or costs what it stands in and nothing else. */
const strictnesses = ["strict", "lenient"] as const;
/** The reading of faults. */
export type Strictness = (typeof strictnesses)[number];

const command: Kind<string> = {
  expected: "a command on one line",
  accepts: (value): value is string => isText(value) && !/[\r\n]/.test(value),
};

/** Parts by name; what they need counts as chosen too. */
const chosenParts: Kind<readonly EmitterName[]> = {
  ...anyOf(emitterNames, "emitter"),
  key: (names) => emitterNames.filter((name) => withNeeded(names).has(name)),
};

/** Places; all paths are relative to the configuration. */
export const placeSettings = {
  /** The folder with one folder for each interface. */
  specs: setting(folder, {
    default: "specs",
    says: "the folder with one folder for each interface",
    readBy: ["project"],
    toDiff: "none",
  }),
  /** The folder that is written. */
  out: setting(folder, {
    default: "generated",
    says: "the folder that is written",
    flag: { usage: "-o, --out <dir>", says: "the folder to write to" },
    readBy: ["project"],
    toDiff: "none",
  }),
  /** Interfaces that stand elsewhere: `{ orders: "../contracts/orders.yaml" }`. */
  interfaces: setting(files, {
    says: 'interfaces that stand elsewhere: `{ orders: "../contracts/orders.yaml" }`',
    readBy: ["project"],
    toDiff: "none",
  }),
} satisfies Settings;

/** Ways of servers with checks of requests that lenience gives up. */
const uncheckedWays = ["leave-out", "allow"] as const;
/** The fate of operations whose requests lost a check. */
export type Unchecked = (typeof uncheckedWays)[number] | undefined;

/** Fates of answers that break the contract: the call rejects, their problems are told and they count, or they are not checked. */
const wrongAnswerWays = ["throw", "report", "off"] as const;
/** The fate of answers that break the contract. */
export type WrongAnswers = (typeof wrongAnswerWays)[number];

/** Settings for the checks of clients. */
const validateSettings = {
  /** The fate of answers that break the contract, unless a caller says otherwise: the call rejects, a hook is told, or nobody looks; report where reading is lenient. */
  response: setting(oneOf(wrongAnswerWays), {
    says: "the fate of answers that break the contract, unless a caller says otherwise: the call rejects, a hook is told, or nobody looks; report where reading is lenient",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;

/** Meanings of `nullable` in OpenAPI 3.0. */
const nullables = ["as-written", "as-meant"] as const;

/** Settings for servers. */
const serverSettings = {
  /** Operations whose requests cannot be checked whole: left out of servers, or served without what is missing. */
  unchecked: setting(oneOf(uncheckedWays), {
    default: "leave-out",
    says: "operations whose requests cannot be checked whole: left out of servers, or served without what is missing",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;

/** The operations that are read; of those that a document has, only what they need is generated. One list, or one for each interface. */
const choiceSettings = {
  /** The tags whose operations are read. */
  tags: setting(namesOrNamesByName, {
    says: "the tags whose operations are read",
    flag: { usage: "--tags <names...>", says: "read only operations with one of these tags" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The paths whose operations are read; a star at the end stands for the rest. */
  paths: setting(namesOrNamesByName, {
    says: "the paths whose operations are read; a star at the end stands for the rest",
    flag: {
      usage: "--paths <paths...>",
      says: "read only operations of these paths; a star at the end stands for the rest",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The operations that are read, by `operationId` or as `GET /orders`. */
  operations: setting(namesOrNamesByName, {
    says: "the operations that are read, by `operationId` or as `GET /orders`",
    flag: { usage: "--operations <names...>", says: 'read only these operations, by operationId or as "GET /orders"' },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The tags whose operations are not read. */
  withoutTags: setting(namesOrNamesByName, {
    says: "the tags whose operations are not read",
    flag: { usage: "--without-tags <names...>", says: "read no operations with one of these tags" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The paths whose operations are not read. */
  withoutPaths: setting(namesOrNamesByName, {
    says: "the paths whose operations are not read",
    flag: {
      usage: "--without-paths <paths...>",
      says: "read no operations of these paths; a star at the end stands for the rest",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The operations that are not read. */
  withoutOperations: setting(namesOrNamesByName, {
    says: "the operations that are not read",
    flag: { usage: "--without-operations <names...>", says: "read none of these operations" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The elements that documents of an XSD begin with, as `Order` or `{urn:orders}Order`; what they cannot hold is not generated. */
  roots: setting(namesOrNamesByName, {
    says: "the elements that documents of an XSD begin with, as `Order` or `{urn:orders}Order`; what they cannot hold is not generated",
    flag: {
      usage: "--roots <names...>",
      says: 'read only documents of an XSD that begin with these elements, as "Order" or "{urn:orders}Order"',
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;

/** Settings for reading contracts. */
export const loadSettings = {
  /** Settings for servers of contracts that are read leniently. */
  server: setting(section(serverSettings, "an object with unchecked"), {
    says: "settings for servers of contracts that are read leniently",
    readBy: ["pipeline"],
    toDiff: "none",
  }),
  /** The reading of contracts: a fault stops everything, or costs what it stands in; one word, or one for each interface. */
  strictness: setting(wordOrWords(strictnesses), {
    says: "the reading of contracts: a fault stops everything, or costs what it stands in; one word, or one for each interface",
    flag: {
      usage: "--strictness <level>",
      says: "let a fault stop everything, or cost what it stands in (default: strict for interfaces of a project, lenient for other files)",
    },
    readBy: ["pipeline", "project"],
    toDiff: "types",
  }),
  /** The meaning of `nullable`: what its version of OpenAPI says, or null whatever stands beside it; as-meant where reading is lenient. */
  nullable: setting(oneOf(nullables), {
    says: "the meaning of `nullable`: what its version of OpenAPI says, or null whatever stands beside it; as-meant where reading is lenient",
    flag: {
      usage: "--nullable <how>",
      says: "let nullable mean what its version of OpenAPI says, or null whatever stands beside it (default: as-written, as-meant where reading is lenient)",
    },
    readBy: ["load", "pipeline"],
    toDiff: "types",
  }),
  /** Overlays that change contracts while they are read, in this order; one list, or one for each interface. */
  overlays: setting(filesOrFilesByName, {
    says: "overlays that change contracts while they are read, in this order; one list, or one for each interface",
    flag: {
      usage: "--overlay <files...>",
      says: "overlays (Overlay Specification 1.0) that change the contracts while they are read, in this order",
    },
    readBy: ["pipeline", "project"],
    toDiff: "types",
  }),
  ...choiceSettings,
  ...locationSettings,
  /** Folders that references may reach besides the interface's own. */
  allowRoots: setting(folders, {
    default: [],
    adds: true,
    says: "folders that references may reach besides the interface's own",
    flag: {
      usage: "--allow-root <dirs...>",
      says: "folders that references of a spec, and paths of a JSON configuration, may reach outside their own",
    },
    readBy: ["load"],
    toDiff: "none",
  }),
  /** Origins whose files references may name: fetched at each run, without credentials. */
  allowOrigins: setting(origins, {
    default: [],
    adds: true,
    says: "origins whose files references may name: fetched at each run, without credentials",
    flag: {
      usage: "--allow-origin <urls...>",
      says: "origins that references may name; files are fetched without credentials",
    },
    readBy: ["pipeline"],
    toDiff: "none",
  }),
  /** Lets patterns pass that only a backtracking matcher runs: a payload may keep it busy without end. */
  allowBacktracking: setting(toggle, {
    default: false,
    says: "lets patterns pass that only a backtracking matcher runs: a payload may keep it busy without end",
    flag: { usage: "--allow-backtracking", says: "let patterns pass that may keep a validator busy without end" },
    readBy: ["load"],
    toDiff: "none",
  }),
} satisfies Settings;

/** Settings for the output and its layout. */
export const outputSettings = {
  /** The layout of the code: that of prettier, or with `"none"`, for one named file, nearly so. */
  format: setting(oneOf(formats), {
    default: "prettier",
    says: 'the layout of the code: that of prettier, or with `"none"`, for one named file, nearly so',
    flag: {
      usage: "--format <how>",
      says: 'the layout of the code: that of prettier, or with "none", for one file, nearly so',
    },
    readBy: ["write"],
    toDiff: "none",
  }),
  /** The parts that are written for each interface. */
  emit: setting(chosenParts, {
    default: usualEmitters,
    says: "the parts that are written for each interface",
    flag: {
      usage: "--emit <list>",
      says: `what to write, with commas between: ${emitterNames.join(",")}`,
      form: "commas",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  ...shapeSettings,
  /** Emitters of your own, made by `defineEmitter` (experimental): they add files to each interface. */
  emitters: setting(givenEmitters, {
    default: [],
    says: "emitters of your own, made by `defineEmitter` (experimental): they add files to each interface",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The source of the runtime: modules that are written with it, or the package `@specwright/runtime`. */
  runtime: setting(oneOf(runtimes), {
    default: "inline",
    says: "the source of the runtime: modules that are written with it, or the package `@specwright/runtime`",
    flag: {
      usage: "--runtime <from>",
      says: 'take the runtime from modules that are written ("inline"), or from @specwright/runtime ("package")',
    },
    readBy: ["write", "package", "pipeline"],
    toDiff: "types",
  }),
  /** The checks of `format`: as the standards of formats say, by a short expression, or none. */
  formats: setting(oneOf(formatLevels), {
    default: "strict",
    says: "the checks of `format`: as the standards of formats say, by a short expression, or none",
    flag: { usage: "--formats <how>", says: "check formats in full (strict), shortly (practical), or not (none)" },
    readBy: ["pipeline"],
    toDiff: "checks",
  }),
  /** The checks that clients make unless a caller says otherwise. */
  validate: setting(section(validateSettings, "an object with response"), {
    says: "the checks that clients make unless a caller says otherwise",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The command that header comments name. */
  regenerateWith: setting(command, {
    default: "specwright generate",
    says: "the command that header comments name",
    readBy: ["write"],
    toDiff: "none",
  }),
} satisfies Settings;

/** Settings for `lint`. */
export const lintSettings = {
  /** Levels of rules: `{ "lint/missing-tags": "off" }`; `off` does not run one. */
  levels: setting(levelsOf("rules", ruleLevels), {
    default: {},
    adds: true,
    says: 'levels of rules: `{ "lint/missing-tags": "off" }`; `off` does not run one',
    flag: {
      usage: "--rule <id=level...>",
      says: `give rules other levels, as lint/missing-tags=off: ${ruleLevels.join(", ")}`,
      form: "pairs",
    },
    readBy: ["lint"],
    toDiff: "none",
  }),
} satisfies Settings;

const packageSection: Kind<PackageConfig> = section(
  packageSettings,
  "an object with the name and the version of the package",
);

/** THE list of settings: what `specwright.config.mjs` or `specwright.config.json` may hold. */
export const settings = {
  ...placeSettings,
  ...outputSettings,
  ...loadSettings,
  /** Makes the output a package that other repositories install. */
  package: setting(packageSection, {
    says: "makes the output a package that other repositories install",
    readBy: ["project"],
    toDiff: "none",
  }),
  /** The levels of the rules of `specwright lint`. */
  lint: setting(section(lintSettings, "an object with levels"), {
    says: "the levels of the rules of `specwright lint`",
    readBy: ["api"],
    toDiff: "none",
  }),
  /** The levels of changes in `specwright diff`, and the file with accepted ones. */
  diff: setting(section(diffSettings, "an object with failOn, levels, judge, holes and accepted"), {
    says: "the levels of changes in `specwright diff`, and the file with accepted ones",
    readBy: ["api"],
    toDiff: "none",
  }),
} satisfies Settings;

/** The configuration that `defineConfig` takes and `specwright.config.mjs` or `specwright.config.json` holds. Every member is optional. */
export type Config = Given<typeof settings>;

/** The settings for reading contracts, defaults filled in and paths absolute. */
export type LoadSettings = Resolved<typeof loadSettings>;
/** The settings for the output, defaults filled in. */
export type OutputSettings = Resolved<typeof outputSettings>;
/** The settings of `lint` with their defaults. */
export type LintSettings = Resolved<typeof lintSettings>;

/** Settings that callers of each function, and of its command, may give besides the configuration. */
export type GenerateCallerSettings = Given<Flagged<typeof placeSettings & typeof outputSettings & typeof loadSettings>>;
/** The settings that callers of `lint` may give. */
export type LintCallerSettings = Given<Flagged<typeof loadSettings & typeof lintSettings>>;
/** The settings that callers of `diff` may give. */
export type DiffCallerSettings = Given<Flagged<typeof loadSettings & typeof diffSettings>>;
/** The settings that any caller may give. */
export type CallerSettings = GenerateCallerSettings | LintCallerSettings | DiffCallerSettings;
