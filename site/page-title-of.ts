import type { OperationPage } from "../generator/pages/site-model.js";

/** The summary of an operation as a title, or its name. */
export function pageTitleOf({ summary, name }: OperationPage): string {
  return (summary ?? name).replace(/([^.])\.$/, "$1");
}
