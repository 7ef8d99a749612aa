import { parseArgs } from "node:util";

/** An option of a command: a switch, a value, or a value that may be repeated. */
interface OptionDef {
  readonly kind: "flag" | "value" | "list";
  /** The word for the value in the help. */
  readonly shows?: string;
  /** The line of the help. */
  readonly help: string;
}

type OptionDefs = Readonly<Record<string, OptionDef>>;

const network = {
  port: { kind: "value", shows: "number", help: "the port to listen on (default: 8080; 0 for any free port)" },
  host: { kind: "value", shows: "name", help: "the address to listen on (default: 127.0.0.1, only this machine)" },
} as const satisfies OptionDefs;

/** THE list of options of a start. Each also has an environment variable: `--allowed-host` is `SANDBOX_ALLOWED_HOST`. */
export const startOptions = {
  ...network,
  "allowed-host": { kind: "list", shows: "name", help: "another host name that requests may use (repeatable)" },
  "public-url": {
    kind: "value",
    shows: "origin",
    help: "the address in responses and links (default: that of --host and --port)",
  },
  outgoing: { kind: "list", shows: "origin", help: "an origin that the sandbox may call (repeatable)" },
  "cors-origin": {
    kind: "list",
    shows: "origin|*",
    help: "an origin whose pages may call the APIs, and the control with its key (repeatable); * for any, except for the control",
  },
  data: { kind: "value", shows: "folder|memory", help: "the storage of the world (default: memory)" },
  database: { kind: "value", shows: "url", help: "a PostgreSQL database instead, such as postgres://user@host/name" },
  seed: {
    kind: "list",
    shows: "name|file",
    help: 'the initial world (default: "default"); repeated: records over those of earlier seeds',
  },
  "max-worlds": { kind: "value", shows: "number", help: "the number of worlds next to the default one (default: 100)" },
  clock: { kind: "value", shows: "real|fixed|ISO", help: "the clock of the world (default: real)" },
  tls: { kind: "value", shows: "folder", help: "use HTTPS with the certificates in a folder; create missing ones" },
  log: { kind: "value", shows: "json|none", help: "write a line of JSON to stderr for each request (default: none)" },
  grace: { kind: "value", shows: "seconds", help: "the time for running requests after SIGTERM (default: 10)" },
  "control-key": { kind: "value", shows: "key", help: "the key of the control API (default: a new one at each start)" },
  "no-control": { kind: "flag", help: "disable the control API" },
} as const satisfies OptionDefs;

/** The options of the command `ready`. */
export const readyOptions = {
  wait: { kind: "value", shows: "seconds", help: "the time to wait for a sandbox that starts (default: 0)" },
  ...network,
  tls: { kind: "value", shows: "folder", help: "use HTTPS with the authority in a folder" },
} as const satisfies OptionDefs;

/** The value of an option by its kind. */
type ValueOf<Kind> = Kind extends "flag" ? boolean : Kind extends "list" ? readonly string[] : string | undefined;

/** The values of options, of the command line before those of the environment. */
export type OptionValues<Defs extends OptionDefs> = { readonly [Name in keyof Defs]: ValueOf<Defs[Name]["kind"]> };

/** The values of a start. */
export type StartValues = OptionValues<typeof startOptions>;

/** An invocation of a command. */
export interface Invocation<Defs extends OptionDefs> {
  readonly values: OptionValues<Defs>;
  /** True if only the help is printed. */
  readonly isHelp: boolean;
}

/** Reads options. Throws an `Error` for an unknown one, or a switch that is neither true nor false. */
export function readOptions<Defs extends OptionDefs>(
  defs: Defs,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Invocation<Defs> {
  const names = Object.keys(defs);
  const known = Object.fromEntries(
    names.map((name) => {
      const isFlag = defs[name]?.kind === "flag";
      return [name, isFlag ? { type: "boolean" as const } : { type: "string" as const, multiple: true }];
    }),
  );
  const { values }: { readonly values: Readonly<Record<string, unknown>> } = parseArgs({
    args: [...words],
    options: { ...known, help: { type: "boolean", short: "h" } },
  });
  const read = names.map((name) => {
    const { kind = "value" } = defs[name] ?? {};
    const variable = variableOf(name);
    const inEnvironment = environment[variable] ?? "";
    if (kind === "flag") return [name, values[name] === true || flagOf(variable, inEnvironment)];
    const texts = (values[name] as readonly string[] | undefined) ?? textsOf(kind, inEnvironment);
    return [name, kind === "list" ? texts : texts.at(-1)];
  });
  return { values: Object.fromEntries(read) as OptionValues<Defs>, isHelp: values["help"] === true };
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

/** A number of seconds. Throws an `Error` for another string. */
export function secondsOf(option: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Error(`--${option} must be a number of seconds, such as 30.`);
}

/** The lines of options in the help. */
export function optionLines(defs: OptionDefs): readonly string[] {
  const lines = Object.entries(defs).map(
    ([name, { shows, help }]) => [`--${name}${shows === undefined ? "" : ` <${shows}>`}`, help] as const,
  );
  const all = [...lines, ["-h, --help", "print help"] as const];
  const width = Math.max(...all.map(([head]) => head.length));
  return all.map(([head, help]) => `  ${head.padEnd(width)}  ${help}`);
}
