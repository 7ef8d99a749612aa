import { visible } from "../../text/visible.js";
import type { GenerateResult } from "../../project-types.js";

type CheckResult = NonNullable<GenerateResult["check"]>;

/** The report of `generate --check` on an output folder that differs from the specs. `shown` makes a path one for the reader. */
export function checkReport(
  { stale, missing, extra, interrupted }: CheckResult,
  shown: (path: string) => string,
): string {
  const lines = [
    ...stale.map((path) => `stale    ${shown(path)}`),
    ...missing.map((path) => `missing  ${shown(path)}`),
    ...extra.map((path) => `extra    ${shown(path)}`),
    ...(interrupted === undefined ? [] : [interrupted]),
    'The generated code is stale; run "specwright generate".',
  ];
  return lines.map((line) => `${visible(line)}\n`).join("");
}
