import type { Option } from "commander";
import type { ReportForms } from "../../text/report-form.js";
import { choiceOption } from "../help.js";
import type { Terminal } from "../terminal.js";

/** The option `--format` of a command, with the forms of its report. */
export function formOption(forms: ReportForms<never, never>, says: string): Option {
  const names = Object.keys(forms);
  return choiceOption("--format <form>", says, names).default(names[0]);
}

/** Returns the base folder of paths in a form. Services use the repository's root; people read paths from the working directory. */
export function baseFolder({ root }: { readonly root?: string }, { cwd, env }: Terminal): string {
  return (root === undefined ? undefined : env[root]) ?? cwd;
}
