import { copyText } from "../../templates/pages/copy-buttons.js";
import type { JournalEntry, JournalMessage } from "../control/generated/control/types.js";
import { announced, callControl } from "./call-control.js";
import type { ConsoleApi } from "./console-api.js";
import { actionButton, element } from "./element.js";
import { clientCodeOfEntry, curlOfEntry, testOfEntry } from "./entry-copies.js";

/** Shows an exchange: its result and reason, actions, and both messages. */
export function entryView(entry: JournalEntry, apis: readonly ConsoleApi[]): readonly Node[] {
  const { method = "", target = "" } = entry.request;
  const api = apis.find(({ name }) => name === entry.interface);
  const copy = (label: string, text: () => string): HTMLElement => {
    const button = actionButton(label, () => copyText(text(), button));
    return button;
  };
  const actions = [
    copy("Copy as curl", () => curlOfEntry(entry, location.origin)),
    ...(entry.operationId === undefined
      ? []
      : [
          copy("Copy as client code", () => clientCodeOfEntry(entry, api)),
          copy("Copy as a test", () => testOfEntry(entry, api)),
        ]),
    actionButton("Replay", () => announced(() => replayed(entry))),
  ];
  return [
    element("h2", {}, entry.operationId ?? "No operation"),
    element("p", { class: "route" }, element("span", { class: "method" }, method), " ", element("code", {}, target)),
    resultList(entry),
    element("p", { class: "actions" }, ...actions),
    ...messageView("Request", entry.request),
    ...messageView("Response", entry.response),
  ];
}

async function replayed({ id }: JournalEntry): Promise<string> {
  const { status } = await callControl<{ readonly status: number }>("POST", `/journal/${id}/replay`);
  return `The call was made again: status ${status}.`;
}

/** The result in words: the response, both verdicts, the rows and rules, the caller and the fault. */
function resultList({
  id,
  at,
  milliseconds,
  interface: name,
  response,
  verdict,
  refusal,
  caller,
  fault,
}: JournalEntry): HTMLElement {
  const facts: (readonly [string, Node | string])[] = [
    ["Status", response.status === undefined ? "none: the connection ended" : `${response.status}`],
    ["Call", `${id}, ${name}, ${at}, ${milliseconds} ms`],
    ["Request", verdict.request === "kept" ? "follows the spec" : "violates the spec"],
    ["Response", verdict.response === "kept" ? "follows the spec" : "violates the spec: an error of the sandbox"],
  ];
  if (caller !== undefined) facts.push(["Caller", Object.values(caller).join(", ")]);
  if (fault !== undefined) facts.push(["Fault", `${fault} was planned`]);
  if (refusal !== undefined) facts.push(["Reason", refusal.message]);
  for (const { id: row, meaning = "", rule } of refusal?.rows ?? [])
    facts.push([
      "Error row",
      `${row}${meaning === "" ? "" : `: ${meaning}`}${rule === undefined ? " (chosen by the handler)" : ` (rule ${rule})`}`,
    ]);
  for (const { path, message, rule } of verdict.problems ?? [])
    facts.push(["Problem", `${path === "" ? "" : `${path}: `}${message}${rule === undefined ? "" : ` (${rule})`}`]);
  const items = facts.flatMap(([label, text]) => [element("dt", {}, label), element("dd", {}, text)]);
  return element("dl", { class: "result" }, ...items);
}

function messageView(title: string, { headers, body }: JournalMessage): readonly Node[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    element("h3", {}, title),
    element(
      "details",
      { class: "sample" },
      element("summary", {}, `${lines.length} headers`),
      element("pre", { tabindex: "0" }, lines.join("\n")),
    ),
    ...(body === undefined || body === ""
      ? []
      : [element("pre", { tabindex: "0", "aria-label": `Body of the ${title.toLowerCase()}` }, formatted(body))]),
  ];
}

/** JSON and XML with a line for each part. */
export function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body.trimStart().startsWith("<") ? formattedXml(body) : body;
  }
}

function formattedXml(body: string): string {
  let depth = 0;
  return body
    .replace(/>\s*</g, ">\n<")
    .split("\n")
    .map((line) => {
      if (line.startsWith("</")) depth = Math.max(0, depth - 1);
      const shown = "  ".repeat(depth) + line;
      if (/^<[^/?!]/.test(line) && !/\/>$|<\//.test(line)) depth += 1;
      return shown;
    })
    .join("\n");
}
