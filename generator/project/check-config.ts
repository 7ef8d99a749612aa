import type { Diagnostics } from "../diagnostics/collector.js";
import { originIn } from "../load/remote-files.js";
import { emitterNames, formats, type Config } from "../options.js";
import {
  checkOptions,
  isListOf,
  isOneOf,
  isPath,
  isRecord,
  isText,
  quoted,
  type OptionChecks,
  type OriginOf,
} from "./check-options.js";
import { diffChecks } from "./check-diff.js";
import { packageChecks } from "./check-package.js";

const checks: OptionChecks<Config> = {
  specs: { expected: "the path of a folder", accepts: isPath },
  out: { expected: "the path of a folder", accepts: isPath },
  format: { expected: `one of ${quoted(formats)}`, accepts: (value) => isOneOf(value, formats), words: formats },
  emit: {
    expected: `a list with any of ${quoted(emitterNames)}`,
    accepts: (value) => isListOf(value, (item) => isOneOf(item, emitterNames)),
    words: emitterNames,
  },
  interfaces: {
    expected: "an object of names with a path or a list of paths each",
    accepts: (value) => isRecord(value) && Object.values(value).every(isPaths),
  },
  regenerateWith: { expected: "a command on one line", accepts: (value) => isText(value) && !/[\r\n]/.test(value) },
  allowRoots: { expected: "a list of folders", accepts: (value) => isListOf(value, isPath) },
  allowOrigins: {
    expected: 'a list of origins, such as "https://specs.example"',
    accepts: (value) => isListOf(value, (item) => typeof item === "string" && originIn(item) !== undefined),
  },
  allowBacktracking: { expected: "true or false", accepts: (value) => typeof value === "boolean" },
  package: { expected: "an object with the name and the version of the package", accepts: isRecord },
  diff: { expected: "an object with failOn, levels and accepted", accepts: isRecord },
};

/** Checks a configuration as it was read. Every fault is reported; undefined when there is one. */
export async function checkConfig(
  value: unknown,
  originOf: OriginOf,
  diagnostics: Diagnostics,
): Promise<Config | undefined> {
  if (!isRecord(value)) {
    diagnostics.report("project/malformed-config", originOf(), { reason: "it holds no object of options" });
    return undefined;
  }
  const sound = checkOptions(value, checks, [], originOf, diagnostics);
  const settings = value["package"];
  const packageIsSound =
    !isRecord(settings) || checkOptions(settings, packageChecks, ["package"], originOf, diagnostics);
  const diff = value["diff"];
  const diffIsSound = !isRecord(diff) || checkOptions(diff, await diffChecks(diff), ["diff"], originOf, diagnostics);
  return sound && packageIsSound && diffIsSound ? value : undefined;
}

function isPaths(value: unknown): boolean {
  return isPath(value) || (isListOf(value, isPath) && (value as readonly unknown[]).length > 0);
}
