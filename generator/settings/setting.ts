/** A kind of values of settings. */
export interface Kind<Value> {
  /** In the words of messages: "one of ...". */
  readonly expected: string;
  /** True for a value of this kind. */
  readonly accepts: (value: unknown) => value is Value;
  /** The words that may stand here, for choices and "did you mean". */
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
  /** A form that tells values apart in the cache's key and in the output's record: the value itself unless told; `folder` is the project's. */
  key?(value: Value, folder: string): unknown;
  /** The interfaces that a value names, where it may say something else for each. */
  interfacesIn?(value: Value): readonly string[];
  /** The paths that a value names. */
  paths?(value: Value): readonly NamedPath[];
  /** The words for a caller who gave a value that it cannot be; undefined when it is as expected. */
  refusal?(value: Value): string | undefined;
}

/** A path in the value of a setting. */
export interface NamedPath {
  /** The keys that lead to it inside the value. */
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
 * The meaning of a change of a setting to those who use the output: none, that their code may not compile, or that validators, clients
 * and servers accept other values.
 */
export type Meaning = "none" | "types" | "checks";

/** One setting: everything that is said about it, but its name. */
export interface Setting<Value = unknown> extends SettingTraits<Value> {
  /** The kind of its values. */
  readonly is: Kind<Value>;
}

/** Facts about a setting beside its kind. */
export interface SettingTraits<Value> {
  /** Absent: there is no value unless one is given. */
  readonly default?: Value;
  /** A configuration without it is a fault. */
  readonly required?: true;
  /** A caller's values join the configured ones instead of taking their place. */
  readonly adds?: true;
  /** A shared policy may set it too; absent: only the project, or a caller. */
  readonly inPolicy?: true;
  /** No option of a caller opens a folder outside the repository to the path that it names. */
  readonly staysInside?: true;
  /** For help and documentation: at most twelve words, verb or noun first. */
  readonly says: string;
  /** Absent where the command line does not take it. */
  readonly flag?: Flag;
  /** The rooms that read it. */
  readonly readBy: readonly [string, ...string[]];
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
// Picked and not renamed: so the comment of a row is what editors show for the setting.
type Having<Rows, Trait> = Pick<Rows, NamesHaving<Rows, Trait>>;
type Lacking<Rows, Trait> = Pick<Rows, Exclude<keyof Rows, NamesHaving<Rows, Trait>>>;

/** Settings as people give them: what is not required may be left out. */
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
