import { lintCatalog } from "../../../generator/diagnostics/catalog/lint.js";
import { diffForms } from "../../../generator/report/forms.js";
import { lintForms } from "../../../generator/lint/report/forms.js";
import { libraryPartNames, libraryParts, partNames, parts } from "../../../generator/settings/parts.js";
import type { Setting, Settings } from "../../../generator/settings/setting.js";
import { settings } from "../../../generator/settings/settings.js";
import { code, table } from "./markdown.js";

/** Every setting by the keys of its path; settings of a section replace the section. */
export function settingRows(rows: Settings = settings, under = ""): readonly (readonly [string, Setting])[] {
  return Object.entries(rows).flatMap(([name, row]) =>
    row.is.members === undefined
      ? [[`${under}${name}`, row] as const]
      : settingRows(row.is.members, `${under}${name}.`),
  );
}

/** The table of settings. */
export function settingsTable(): string {
  const rows = settingRows().map(([name, { says, flag, toDiff, default: usual, is }]) => [
    code(name),
    says,
    valuesOf(is.words),
    defaultOf(usual, is.words),
    flag === undefined ? "" : code(flag.usage.split(/[ ,]+/).find((word) => word.startsWith("--")) ?? ""),
    toDiff === "none" ? "" : toDiff,
  ]);
  return table(["setting", "meaning", "values", "default", "option", "diff"], rows);
}

/** The words of a choice; "" for other values. */
function valuesOf(words: readonly string[] | undefined): string {
  return (words ?? []).map(code).join(", ");
}

function defaultOf(usual: unknown, words: readonly string[] | undefined): string {
  if (usual === undefined) return "";
  if (words === undefined || !Array.isArray(usual) || usual.length === 0) return code(JSON.stringify(usual));
  const others = words.filter((word) => !usual.includes(word)).map(code);
  return others.length === 0 ? "all" : `all but ${others.join(", ")}`;
}

/** A sentence with the settings that a shared policy may set. */
export function policySettings(): string {
  const names = settingRows().flatMap(([name, { inPolicy }]) => (inPolicy === true ? [code(name)] : []));
  return `A policy may set ${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}.`;
}

/** The table of parts of the generated code. */
export function partsTable(): string {
  const rows = [
    ...partNames.map((name) => [name, parts[name]] as const),
    ...libraryPartNames.map((name) => [name, libraryParts[name]] as const),
  ];
  return table(
    ["part", "file", "content"],
    rows.map(([name, { file, says }]) => [code(name), code(file), says]),
  );
}

/** The table of rules of lint. */
export function lintRules(): string {
  const rows = Object.entries(lintCatalog).map(([id, { severity, says }]) => [code(id), severity, says]);
  return table(["rule", "level", "requirement"], rows);
}

/** The forms of a report, by the option that selects one. */
export function formsTable(of: "diff" | "lint"): string {
  const forms = Object.entries(of === "diff" ? diffForms : lintForms);
  return table(
    ["format", "for"],
    forms.map(([name, { says }]) => [code(name), says]),
  );
}
