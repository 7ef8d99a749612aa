import { createProgram } from "../../../generator/cli/program.js";
import { code, sentence, table } from "./markdown.js";

/** A command of the command line. */
type Command = ReturnType<typeof createProgram>;

const ignore = { write: () => true };
const program = createProgram({ stdout: ignore, stderr: ignore } as never, () => {});

/** A section for each command: usage, arguments and options, as its help has them. */
export function commandSections(): string {
  return program.commands
    .filter((command) => !["options", "help"].includes(command.name()))
    .map((command) => `## ${command.name()}\n\n${sectionOf(command)}`)
    .join("\n\n");
}

/** The options that several commands share. */
export function sharedOptions(): string {
  const options = program.commands.find((command) => command.name() === "options");
  return options === undefined ? "" : optionsTable(options);
}

function sectionOf(command: Command): string {
  const description = command.description().replaceAll("\n", " ");
  const usage = `\`\`\`\nspecwright ${command.name()} ${command.usage()}\n\`\`\``;
  const named = command.registeredArguments.map((argument) => [code(argument.name()), argument.description]);
  const tables = named.length === 0 ? [] : [table(["argument", "meaning"], named)];
  return [sentence(description), usage, ...tables, optionsTable(command)].filter((part) => part !== "").join("\n\n");
}

function optionsTable(command: Command): string {
  const rows = command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags, description }) => [code(flags), description.replaceAll(",", ", ").replaceAll(",  ", ", ")]);
  return rows.length === 0 ? "" : table(["option", "meaning"], rows);
}
