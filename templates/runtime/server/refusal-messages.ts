import type { Problem } from "../base/problem.js";
import { shownProblems } from "../base/shown-problems.js";
import type { Refusal } from "./server-types.js";

/** The faults one by one; a refusal for another reason is a problem of the whole request. */
export function refusalProblems(refusal: Refusal): readonly Problem[] {
  const { problems, message } = refusal;
  return problems.length > 0 ? problems : [{ code: firstCode(refusal), message, path: "" }];
}

/** The text of a refusal: its message and its faults, each with its place and its code. */
export function messageOf({ message, problems }: Refusal): string {
  return [message, ...shownProblems(problems, problemText, (others) => `And ${others} more.`)].join(" ");
}

function problemText({ path, message, code }: Problem): string {
  return `${path === "" ? "" : `${path}: `}${message} (${code})`;
}

/** The code of the first problem; "http/403" where the status says it all. */
export function firstCode({ problems, status }: Refusal): string {
  return problems[0]?.code ?? `http/${status}`;
}

/** A JSON pointer as people write places: "/lineItems/0/quantity" -> "lineItems[0].quantity". */
export function dataPath(pointer: string): string {
  const parts = pointer.split("/").slice(1);
  return parts
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join("");
}
