import type { GenerateResult } from "../../options.js";

/** What `generate --check` says when the output folder is not what the specs say. */
export function checkReport({ stale, missing, extra, interrupted }: NonNullable<GenerateResult["check"]>): string {
  const lines = [
    ...stale.map((path) => `stale    ${path}`),
    ...missing.map((path) => `missing  ${path}`),
    ...extra.map((path) => `extra    ${path}`),
    ...(interrupted === undefined ? [] : [interrupted]),
    "The generated code is not what the specs say; generate it again.",
  ];
  return lines.map((line) => `${line}\n`).join("");
}
