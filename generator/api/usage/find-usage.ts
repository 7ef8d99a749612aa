import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ConsumerUsage } from "../../usage/usage-file.js";
import { optionValue } from "../../text/option-value.js";
import { UsageError } from "../../usage-error.js";

/** Options of `usage`. */
export interface UsageOptions {
  /** The folder that paths are relative to. Default: the working folder. */
  readonly cwd?: string;
  /** The tsconfig.json of the consumer, or its folder. Default: that of `cwd`. */
  readonly project?: string;
  /** The name in reports. Default: the name in package.json, or that of the folder. */
  readonly name?: string;
  /** Default: the owners in CODEOWNERS, or the author in package.json. */
  readonly owners?: readonly string[];
  /** Names of packages, or folders, with generated code whose sources are missing. */
  readonly packages?: readonly string[];
}

/** The result of `usage`. */
export interface UsageResult {
  readonly usage: ConsumerUsage;
  /** The content of the file: JSON of at most 100,000 bytes. */
  readonly text: string;
  /** The number of compiled files of the consumer. */
  readonly files: number;
}

/**
 * Compiles the code of a consumer and lists the operations, statuses, properties, enum values and names of generated code
 * that it uses. Writes and runs nothing. Throws a `UsageError` if there is no tsconfig.json, or no generated code.
 */
export async function usage({ cwd = ".", project = ".", ...options }: UsageOptions = {}): Promise<UsageResult> {
  const path = projectPath(resolve(cwd, project));
  if (path === undefined)
    throw new UsageError(
      `"${optionValue(project)}" is no tsconfig.json and no folder with one; name it with --project.`,
    );
  const { readConsumer } = await import("../../usage/consumer-usage.js");
  const { usageText } = await import("../../usage/usage-text.js");
  const { usage: found, files } = readConsumer({ ...options, project: path });
  if (found.apis.length === 0)
    throw new UsageError(
      "No file uses generated code: install the packages first, or name one without sources with --package.",
    );
  return { usage: found, text: usageText(found), files };
}

/** The path of a tsconfig.json, from its own or from that of its folder; undefined if there is none. */
export function projectPath(path: string): string | undefined {
  const candidates = [path, join(path, "tsconfig.json")];
  return candidates.find((one) => statSync(one, { throwIfNoEntry: false })?.isFile() === true);
}
