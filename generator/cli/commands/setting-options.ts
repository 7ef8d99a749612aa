import { InvalidArgumentError, Option, type Command } from "commander";
import type { Flagged, Given, Setting, Settings } from "../../settings/setting.js";
import { loadSettings } from "../../settings/settings.js";
import { count } from "../count.js";
import { addOptions, choiceOption } from "../help.js";

/** Adds the options of some settings to a command. */
export function addSettings(command: Command, ...lists: readonly Settings[]): Command {
  for (const row of lists.flatMap((rows) => Object.values(rows))) {
    if (row.flag !== undefined) addOptions(command, row.flag.group, ...optionOf(row));
  }
  return command;
}

/** The configuration that a command reads, and the trust in it, as commander gives them. */
export interface ConfigOptions {
  readonly config?: string;
  readonly untrusted?: boolean;
}

/** Adds the options about the configuration. */
export function addConfig(command: Command): Command {
  addOptions(command, "Input", new Option("--config <file>", "path to the configuration file"));
  return addOptions(command, "Trust", new Option("--untrusted", "fetch nothing, run no configuration code"));
}

/** Adds the options that every command accepts. */
export function addGlobalOptions(command: Command): Command {
  return addOptions(
    command,
    "Output",
    new Option("--color", "color the output, even without a terminal"),
    new Option("--no-color", "print without colors (like NO_COLOR=1)"),
    new Option("-q, --quiet", "print problems only"),
    new Option("--max-problems <count>", "problems to print in full, one by one").argParser(count),
  );
}

/** The option of commands that compare releases. */
export function tagPrefix(): Option {
  return new Option("--tag-prefix <text>", "prefix of versions in tag names (default: v)").default("v");
}

/** Adds the options that several commands share, without a line in their help. */
export function addShared(command: Command): Command {
  const known = command.options.length;
  addConfig(addSettings(command, loadSettings));
  command.options.slice(known).forEach((option) => option.hideHelp());
  return command.addHelpText("after", "The first value is the default. Shared options: specwright help options");
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

function optionOf({ flag, is, says }: Setting): readonly Option[] {
  if (flag === undefined) return [];
  const { usage, form } = flag;
  const { words } = is;
  if (form === undefined) return [words === undefined ? new Option(usage, says) : choiceOption(usage, says, words)];
  const option = new Option(usage, words === undefined ? says : `${says}: ${words.join(",")}`);
  return [option.argParser<never>(parsers[form] as never)];
}

/** Adds "id=level" to the previous pairs. */
function withPair(text: string, before: object = {}): object {
  const [id, value] = pairIn(text);
  return { ...before, [id]: value };
}

/** Values by name; of several, a list. */
type Lists = Readonly<Record<string, string | readonly string[]>>;

/** Adds "urn:orders=orders.xsd" to the previous values: a repeated name has a list. */
function withListed(text: string, before: Lists = {}): Lists {
  const [id, value] = pairIn(text);
  const known = Object.hasOwn(before, id) ? [before[id] ?? []].flat() : [];
  return { ...before, [id]: known.length === 0 ? value : [...known, value] };
}

/** Splits a name and its value at the last equals sign, since an address may contain others. */
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

const parsers = { commas: commaList, pairs: withPair, lists: withListed } as const;
