import { dirname } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import { repositoryAround } from "../project/check-paths.js";
import { UsageError } from "../usage-error.js";
import { reportFault } from "../write/output/fault.js";
import { putFile } from "../write/output/put-file.js";
import { shownOutputPath } from "../write/write-output.js";
import { isBelow, relativePath } from "../text/relative-path.js";

/**
 * Writes a whole file outside an output (see `putFile`). Below `top`, and in the repository around it, no link is
 * followed; for a path elsewhere, which a user has named, only the file itself must not be a link. Throws a
 * `UsageError` with the reason.
 */
export function writeFile(path: string, text: string, top: string): void {
  const folder = [top, repositoryAround(top)].find((around) => isBelow(path, around)) ?? dirname(path);
  const fault = putFile(relativePath(folder, path), text, folder);
  if (fault === undefined) return;
  const diagnostics = createDiagnostics();
  reportFault(diagnostics, fault, (way) => shownOutputPath(way, folder, top));
  const says = diagnostics.all().map(({ message, hint }) => `${message.replace(/\.$/, "")}: ${hint}.`);
  throw new UsageError(says.join(" "));
}
