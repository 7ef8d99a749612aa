import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageTemplatesDir } from "../templates.js";

/** Returns a file of `templates/package` with its `{{placeholders}}` filled; inserted values are not expanded again. */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(packageTemplatesDir(), name), "utf8");
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
}
