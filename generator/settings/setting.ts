/** A JSON Schema as plain data. */
export type SettingSchema = Readonly<Record<string, unknown>>;

/** A kind of values of settings. */
export interface Kind<Value> {
  /** In the words of messages: "one of ...". */
  readonly expected: string;
  /** True for a value of this kind. */
  readonly accepts: (value: unknown) => value is Value;
  /** JSON Schema of such values, for editors; it may accept more than `accepts`. */
  readonly schema: SettingSchema;
  /** The allowed words, for choices and "did you mean". */
  readonly words?: readonly string[];
  /** The name for one of the words, or of the keys, that a value may hold: "emitter". */
  readonly item?: string;
  /** The list that keys of the value are of. */
  readonly ids?: ListName;
  /** The entries of that list which a value names, where these are not its keys. */
  idsIn?(value: Value): readonly string[];
  /** The settings inside the value. */
  readonly members?: Settings;
  /** The value in the form that readers get; `folder` is where relative paths count from. */
  read?(value: Value, folder: string): Value;
  /**
   * Returns a value that identifies the setting in the cache key and in the output's record; by default the value
   * itself. `folder` is the project's.
   */
  key?(value: Value, folder: string): unknown;
  /** Returns the APIs that a value names, if it can differ per API. */
  interfacesIn?(value: Value): readonly string[];
  /** The paths that a value names. */
  paths?(value: Value): readonly NamedPath[];
  /** Returns the message for an invalid value of a caller; undefined if it is valid. */
  refusal?(value: Value): string | undefined;
}

/** A path in the value of a setting. */
export interface NamedPath {
  /** The keys of its path inside the value. */
  readonly keys: readonly string[];
  /** As the configuration has it. */
  readonly path: string;
  /** False for the path of a file. */
  readonly isFolder: boolean;
}

/** Lists that are kept in their rooms and loaded when a configuration names an entry of them. */
export type ListName = "changes" | "rules";

/** The ids of each list. */
export type KnownIds = { readonly [List in ListName]: () => Promise<readonly string[]> };

/** The groups of options in help, in order. */
export const helpGroups = ["Input", "Output", "Selection", "Validation", "Trust"] as const;
/** A group of options in help. */
export type HelpGroup = (typeof helpGroups)[number];

/** The command-line option of a setting. */
export interface Flag {
  /** As in help: "--allow-root <dirs...>". Help lists the words of a choice instead of the placeholder. */
  readonly usage: string;
  readonly group: HelpGroup;
  /** The way in which arguments hold values: "types,paths", "id=level", or "urn:orders=orders.xsd" where a name may come several times. */
  readonly form?: "commas" | "pairs" | "lists";
}

/**
 * The effect of a changed setting on consumers: none, their code may not compile, or validators, clients and servers
 * accept other values.
 */
export type Meaning = "none" | "types" | "checks";

/** One setting: its full description, except its name. */
export interface Setting<Value = unknown> extends SettingTraits<Value> {
  /** The kind of its values. */
  readonly is: Kind<Value>;
}

/** Facts about a setting in addition to its kind. */
export interface SettingTraits<Value> {
  /** Undefined if the setting has no default. */
  readonly default?: Value;
  /** A configuration without it is an error. */
  readonly required?: true;
  /** A caller's values are added to the configured ones instead of replacing them. */
  readonly adds?: true;
  /** A shared policy may set it too; undefined: only the project, or a caller. */
  readonly inPolicy?: true;
  /** No option of a caller opens a folder outside the repository to the path that it names. */
  readonly staysInside?: true;
  /** For help and documentation: at most twelve words, verb or noun first. */
  readonly says: string;
  /** Undefined if the command line has no such option. */
  readonly flag?: Flag;
  /** The rooms that read it. */
  readonly readBy: readonly [string, ...string[]];
  /** True if the output depends on it but no consumer does: it is recorded for `--verify`, and `diff` ignores it. */
  readonly inRecord?: true;
  /** Anything but "none" is recorded in the output, and compared by `diff`. */
  readonly toDiff: Meaning;
}

/** Settings by their names. */
export type Settings = Readonly<Record<string, Setting>>;

/** A row of a list of settings. */
export function setting<Value, const Traits extends SettingTraits<Value>>(
  is: Kind<Value>,
  traits: Traits,
): Traits & { readonly is: Kind<Value> } {
  return { is, ...traits };
}

type ValueOf<Row> = Row extends { readonly is: Kind<infer Value> } ? Value : never;
type NamesHaving<Rows, Trait> = { [Name in keyof Rows]: Rows[Name] extends Trait ? Name : never }[keyof Rows];
// `Pick` without renaming, so that editors show the comment of a row for the setting.
type Having<Rows, Trait> = Pick<Rows, NamesHaving<Rows, Trait>>;
type Lacking<Rows, Trait> = Pick<Rows, Exclude<keyof Rows, NamesHaving<Rows, Trait>>>;

/** Settings as users write them: optional ones may be missing. */
export type Given<Rows> = {
  readonly [Name in keyof Having<Rows, { required: true }>]: ValueOf<Rows[Name & keyof Rows]>;
} & {
  readonly [Name in keyof Lacking<Rows, { required: true }>]?: ValueOf<Rows[Name & keyof Rows]>;
};

/** Settings as they are read: defaults are filled in. */
export type Resolved<Rows> = {
  readonly [Name in keyof Having<Rows, { default: unknown }>]: ValueOf<Rows[Name & keyof Rows]>;
} & {
  readonly [Name in keyof Lacking<Rows, { default: unknown }>]?: ValueOf<Rows[Name & keyof Rows]>;
};

/** The settings that the command line, and functions of the library, take as well. */
export type Flagged<Rows> = Having<Rows, { readonly flag: Flag }>;
