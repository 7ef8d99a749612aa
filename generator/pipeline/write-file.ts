import { dirname } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import { repositoryAround } from "../project/check-paths.js";
import { UsageError } from "../usage-error.js";
import { reportFault } from "../write/output/fault.js";
import { putFile } from "../write/output/put-file.js";
import { shownPath } from "../write/write-output.js";
import { isBelow, relativePath } from "../text/relative-path.js";

/**
 * Writes a file outside an output, whole (see `putFile`). Below `top`, and in the repository around it, no link is followed; a
 * path elsewhere is where a person has named it, and only the file itself may not be a link. Throws a `UsageError` that says what
 * stands in the way.
 */
export function writeFile(path: string, text: string, top: string): void {
  const folder = [top, repositoryAround(top)].find((around) => isBelow(path, around)) ?? dirname(path);
  const fault = putFile(relativePath(folder, path), text, folder);
  if (fault === undefined) return;
  const diagnostics = createDiagnostics();
  reportFault(diagnostics, fault, (way) => shownPath(way, folder, top));
  const says = diagnostics.all().map(({ message, hint }) => `${message.replace(/\.$/, "")}: ${hint}.`);
  throw new UsageError(says.join(" "));
}
