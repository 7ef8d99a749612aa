import { InvalidArgumentError, Option, type Command } from "commander";
import type { Flagged, Given, Setting, Settings } from "../../settings/setting.js";

/** Adds the options of some settings to a command. */
export function addSettings(command: Command, ...lists: readonly Settings[]): Command {
  for (const option of lists.flatMap((rows) => Object.values(rows)).flatMap(optionOf)) command.addOption(option);
  return command;
}

/** The configuration that a command reads, and the trust in it, as commander gives them. */
export interface ConfigOptions {
  readonly config?: string;
  readonly untrusted?: boolean;
}

/** Adds the options about the configuration. */
export function addConfig(command: Command): Command {
  return command
    .option("--config <file>", "the configuration, when it is not found by itself")
    .option(
      "--untrusted",
      "for pull requests of forks: fetch nothing, and exit with 3 if a configuration is JavaScript",
    );
}

/** Options of the command line about the configuration. */
export function configOptionsOf({ config, untrusted }: ConfigOptions): ConfigOptions {
  return { ...(config === undefined ? {} : { config }), ...(untrusted === undefined ? {} : { untrusted }) };
}

/** Values from the command line for some settings, under their names in the configuration. */
export function settingsOf<Rows extends Settings>(rows: Rows, options: object): Given<Flagged<Rows>> {
  const values = new Map<string, unknown>(Object.entries(options));
  const entries = Object.entries<Setting>(rows).flatMap(([name, row]) => {
    const value = optionOf(row).map((option) => values.get(option.attributeName()))[0];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Given<Flagged<Rows>>;
}

function optionOf({ flag, is }: Setting): readonly Option[] {
  if (flag === undefined) return [];
  const option = new Option(flag.usage, flag.says);
  if (flag.form === "commas") return [option.argParser(commaList)];
  if (flag.form === "pairs") return [option.argParser(withPair)];
  if (flag.form === "lists") return [option.argParser(withListed)];
  return [is.words === undefined ? option : option.choices(is.words)];
}

/** "id=level" beside the pairs that were given before. */
function withPair(text: string, before: object = {}): object {
  const [id, value] = pairIn(text);
  return { ...before, [id]: value };
}

/** Values by name; of several, a list. */
type Lists = Readonly<Record<string, string | readonly string[]>>;

/** "urn:orders=orders.xsd" beside what was given before: a name that comes again has a list. */
function withListed(text: string, before: Lists = {}): Lists {
  const [id, value] = pairIn(text);
  const known = Object.hasOwn(before, id) ? [before[id] ?? []].flat() : [];
  return { ...before, [id]: known.length === 0 ? value : [...known, value] };
}

/** A name and its value; the last equals sign is meant, since an address may have others. */
function pairIn(text: string): readonly [string, string] {
  const [, id, value] = /^(.+)=([^=]+)$/s.exec(text) ?? [];
  if (id === undefined || value === undefined)
    throw new InvalidArgumentError("Write a name and a value with = between them.");
  return [id, value];
}

/** "types,paths" as a list; an empty one is a mistake. */
function commaList(text: string): readonly string[] {
  const items = text.split(",").map((item) => item.trim());
  if (items.some((item) => item === "")) throw new InvalidArgumentError("Write names with commas between them.");
  return items;
}
