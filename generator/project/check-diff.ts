import { configLevels, failLevels, type DiffConfig } from "../options.js";
import { isOneOf, isPath, isRecord, quoted, type OptionChecks } from "./check-options.js";

/** What the members of `diff` must be. The list of kinds of change is loaded only when levels are given. */
export async function diffChecks({ levels }: Readonly<Record<string, unknown>>): Promise<OptionChecks<DiffConfig>> {
  const ids = isRecord(levels) ? await changeIds() : [];
  const unknown = isRecord(levels) ? Object.keys(levels).filter((id) => !ids.includes(id)) : [];
  return {
    failOn: {
      expected: `one of ${quoted(failLevels)}`,
      accepts: (value) => isOneOf(value, failLevels),
      words: failLevels,
    },
    levels: {
      expected:
        unknown.length === 0
          ? `an object of ids of changes with one of ${quoted(configLevels)} each`
          : `an object of ids of changes, and there is no change ${quoted(unknown)}`,
      accepts: (value) =>
        isRecord(value) && unknown.length === 0 && Object.values(value).every((level) => isOneOf(level, configLevels)),
    },
    accepted: { expected: "the path of a JSON file", accepts: isPath },
  };
}

async function changeIds(): Promise<readonly string[]> {
  const { catalog } = await import("../compare/catalog.js");
  return Object.keys(catalog);
}
