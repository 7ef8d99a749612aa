import { parseArgs } from "node:util";

/** An option of the command: a switch, a value, or a value that may be repeated. */
interface OptionDef {
  readonly kind: "flag" | "value" | "list";
  /** The word for the value in the help. */
  readonly shows?: string;
  /** The line of the help. */
  readonly help: string;
}

/** THE list of options. Each also has an environment variable: `--allowed-host` is `SANDBOX_ALLOWED_HOST`. */
const optionDefs = {
  port: { kind: "value", shows: "number", help: "the port to listen on (default: 8080; 0 for any free port)" },
  host: { kind: "value", shows: "name", help: "the address to listen on (default: 127.0.0.1, only this machine)" },
  "allowed-host": { kind: "list", shows: "name", help: "another host name that requests may use (repeatable)" },
  outgoing: { kind: "list", shows: "origin", help: "an origin that the sandbox may call (repeatable)" },
  data: { kind: "value", shows: "folder|memory", help: "the storage of the world (default: memory)" },
  seed: {
    kind: "list",
    shows: "name|file",
    help: 'the initial world (default: "default"); repeated: records over those of earlier seeds',
  },
  clock: { kind: "value", shows: "real|fixed|ISO", help: "the clock of the world (default: real)" },
  tls: { kind: "value", shows: "folder", help: "use HTTPS with the certificates in a folder; create missing ones" },
  "control-key": { kind: "value", shows: "key", help: "the key of the control API (default: a new one at each start)" },
  "no-control": { kind: "flag", help: "disable the control API" },
} as const satisfies Readonly<Record<string, OptionDef>>;

type OptionName = keyof typeof optionDefs;

/** The value of an option by its kind. */
type ValueOf<Kind> = Kind extends "flag" ? boolean : Kind extends "list" ? readonly string[] : string | undefined;

/** The values of options, of the command line before those of the environment. */
export type OptionValues = { readonly [Name in OptionName]: ValueOf<(typeof optionDefs)[Name]["kind"]> };

/** An invocation of the command. */
export interface Invocation {
  readonly values: OptionValues;
  /** True if only the help is printed. */
  readonly isHelp: boolean;
}

const names = Object.keys(optionDefs) as readonly OptionName[];

/** Reads options. Throws an `Error` for an unknown one, or a value that it does not accept. */
export function readOptions(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Invocation {
  const known = Object.fromEntries(
    names.map((name) => {
      const { kind } = optionDefs[name];
      return [name, kind === "flag" ? { type: "boolean" as const } : { type: "string" as const, multiple: true }];
    }),
  );
  const { values }: { readonly values: Readonly<Record<string, unknown>> } = parseArgs({
    args: [...words],
    options: { ...known, help: { type: "boolean", short: "h" } },
  });
  const valueOf = (name: OptionName): boolean | readonly string[] | string | undefined => {
    const { kind } = optionDefs[name];
    const variable = variableOf(name);
    const inEnvironment = environment[variable] ?? "";
    const typed = values[name] as boolean | readonly string[] | undefined;
    if (kind === "flag") return typed === true || flagOf(variable, inEnvironment);
    const texts = (typed as readonly string[] | undefined) ?? textsOf(kind, inEnvironment);
    return kind === "list" ? texts : texts.at(-1);
  };
  const read = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  return { values: read as unknown as OptionValues, isHelp: values["help"] === true };
}

/** The environment variable of an option. */
function variableOf(name: string): string {
  return `SANDBOX_${name.replaceAll("-", "_").toUpperCase()}`;
}

/** The values in a variable. One of a list separates them by commas. */
function textsOf(kind: "value" | "list", text: string): readonly string[] {
  if (text === "") return [];
  return kind === "value" ? [text] : text.split(",").map((item) => item.trim());
}

function flagOf(variable: string, text: string): boolean {
  if (text === "" || text === "0" || text === "false") return false;
  if (text === "1" || text === "true") return true;
  throw new Error(`${variable} must be true or false.`);
}

/** The lines of options in the help. */
export function optionLines(): readonly string[] {
  const lines = names.map((name) => {
    const def: OptionDef = optionDefs[name];
    return [`--${name}${def.shows === undefined ? "" : ` <${def.shows}>`}`, def.help] as const;
  });
  const all = [...lines, ["-h, --help", "print help"] as const];
  const width = Math.max(...all.map(([head]) => head.length));
  return all.map(([head, help]) => `  ${head.padEnd(width)}  ${help}`);
}
