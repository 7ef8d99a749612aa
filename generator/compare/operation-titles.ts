import type { Contract } from "../model/contract.js";
import { allOperations } from "../plan/reachable.js";
import { visible } from "../text/visible.js";
import type { Affected, FoundChange } from "./change.js";
import type { ChangeData } from "./kind-of-change.js";
import { operationLabel, operationTitle } from "./operations/match-operations.js";

/** Titles of operations, "POST /orders (createOrder)", by their labels in subjects and uses. */
export type OperationTitles = ReadonlyMap<string, string>;

/** The titles of all operations. The older version names an operation of both, because its consumers know that name. */
export function operationTitles(before: Contract, after: Contract): OperationTitles {
  const all = [...allOperations(after), ...allOperations(before)];
  return new Map(all.map((operation) => [operationLabel(operation), operationTitle(operation)]));
}

/** The names in a change, as reports print them. */
export interface TitledChange {
  /** "POST /orders (createOrder)"; undefined if the change is outside of operations. */
  readonly operation?: string;
  /** "POST /orders (createOrder) request/application/json.quantity" */
  readonly subject: string;
  readonly data: ChangeData;
  /** The words of the change; empty if it has none. */
  readonly words: ChangeData;
}

/** Subjects of schemas without a name, below the label of their operation. */
const messageParts = /^\/(?:request|default|[1-5](?:\d\d|XX)|path|query|header|cookie)\b/;

/** Returns the subject and the data of a change with the title of its operation instead of the label. */
export function titledChange({ id, subject, data, words = {} }: FoundChange, titles: OperationTitles): TitledChange {
  const label = labelIn(subject, "/", titles);
  const rest = subject.slice(label?.length);
  // A schema may have the name of an operation.
  const isNamed = /^(?:schema|interface|xsd)\//.test(id) && !messageParts.test(rest);
  if (label === undefined || isNamed) return { subject, data, words };
  const operation = titles.get(label) ?? label;
  const quoted = `"${label}"`;
  const titledText = (key: string, text: string): string => {
    if (key === "operation") return titles.get(text) ?? text;
    const isPlace = (key === "where" || key === "holder" || key === "webhook") && text.endsWith(quoted);
    return isPlace ? text.slice(0, -quoted.length) + operation : text;
  };
  const titled = (texts: ChangeData): ChangeData =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, titledText(key, text)]));
  return {
    operation: visible(operation),
    subject: operation + rest.replace("/", " "),
    data: titled(data),
    words: titled(words),
  };
}

/** Returns a use with the title of its operation instead of the label. */
export function titledUse(use: Affected, titles: OperationTitles): Affected {
  const label = labelIn(use.text, " ", titles);
  return label === undefined ? use : { ...use, text: (titles.get(label) ?? label) + use.text.slice(label.length) };
}

/** The longest label at the start of a text. */
function labelIn(text: string, separator: string, titles: OperationTitles): string | undefined {
  for (let end = text.length; end > 0; end = text.lastIndexOf(separator, end - 1)) {
    if (titles.has(text.slice(0, end))) return text.slice(0, end);
  }
  return undefined;
}

/** Returns a sentence without its operation: "The response 429 was added." */
export function withoutOperation(sentence: string, { operation }: TitledOperation): string {
  if (operation === undefined) return sentence;
  const rest = sentence.replace(` of ${operation}`, "").replace(operation, "the operation");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Returns a subject without its operation: "query/limit". */
export function subjectInside(subject: string, { operation }: TitledOperation): string {
  return operation === undefined ? subject : subject.slice(operation.length).trimStart();
}

interface TitledOperation {
  readonly operation?: string;
}
