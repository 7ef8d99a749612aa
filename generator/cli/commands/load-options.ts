import type { Command } from "commander";

/** What every command that reads contracts takes, as commander gives it. */
export interface LoadOptions {
  readonly allowRoot?: readonly string[];
  readonly allowOrigin?: readonly string[];
  readonly allowBacktracking?: boolean;
  readonly config?: string;
}

/** Adds what says how contracts are read to a command. */
export function addLoadOptions(command: Command): Command {
  return command
    .option("--allow-root <dirs...>", "folders outside the spec's own that its references may reach")
    .option("--allow-origin <urls...>", "origins that references may name; files are fetched without credentials")
    .option("--allow-backtracking", "let patterns pass that may keep a validator busy without end")
    .option("--config <file>", "the configuration, when it is not found by itself");
}

/** The same as functions of the library take it. */
interface ApiLoadOptions {
  readonly allowRoots?: readonly string[];
  readonly allowOrigins?: readonly string[];
  readonly allowBacktracking?: boolean;
  readonly config?: string;
}

export function apiLoadOptions({ allowRoot, allowOrigin, allowBacktracking, config }: LoadOptions): ApiLoadOptions {
  return {
    ...(allowRoot === undefined ? {} : { allowRoots: allowRoot }),
    ...(allowOrigin === undefined ? {} : { allowOrigins: allowOrigin }),
    ...(allowBacktracking === undefined ? {} : { allowBacktracking }),
    ...(config === undefined ? {} : { config }),
  };
}
