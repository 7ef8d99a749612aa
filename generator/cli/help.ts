import { Help, InvalidArgumentError, Option, type Command } from "commander";
import { nearestName } from "../../templates/runtime/base/near.js";
import { helpGroups, type HelpGroup } from "../settings/setting.js";

/** Lists options in groups, one form for every command. A shared option is hidden; `specwright help options` lists it. */
export function configureHelp(command: Command): Command {
  return command.addHelpOption(new Option("-h, --help", "print help").hideHelp()).configureHelp({
    optionDescription: ({ description }) => description.replaceAll("`", ""),
    formatItemList: (heading, items) => (items.length === 0 ? [] : [heading, ...items]),
    // Commander puts a blank line below the usage, and none at the end if the last list has none.
    formatHelp: (one, helper) =>
      `${Help.prototype.formatHelp.call(helper, one, helper).replace("\n\n", "\n").trimEnd()}\n`,
    groupItems: (all, shown, groupOf) =>
      new Map([...Help.prototype.groupItems(all, shown, groupOf)].sort(([one], [other]) => rank(one) - rank(other))),
  });
}

function rank(heading: string): number {
  return helpGroups.findIndex((group) => heading === `${group}:`);
}

/** Adds options to a group of a command's help. */
export function addOptions(command: Command, group: HelpGroup, ...options: readonly Option[]): Command {
  for (const option of options) command.addOption(option.helpGroup(`${group}:`));
  return command;
}

/** Maximum length of a list of words in the placeholder of an option; a longer list follows the text. */
const maxPlaceholder = 24;

/** An option whose value is one of some words. */
export function choiceOption(usage: string, says: string, words: readonly string[]): Option {
  const list = words.join("|");
  const [flags, text] =
    list.length > maxPlaceholder
      ? [usage, `${says}: ${words.join(",")}`]
      : [usage.replace(/<[^<>]*>/, `<${list}>`), says];
  return new Option(flags, text).argParser((value: string) => {
    if (words.includes(value)) return value;
    throw new InvalidArgumentError(`Allowed choices are ${words.join(", ")}.${suggestion(value, words)}`);
  });
}

/** The nearest of some names as a sentence; "" if none is near. */
export function suggestion(wrong: string, known: Iterable<string>): string {
  const near = nearestName(wrong, known);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}
