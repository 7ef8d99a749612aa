import { stringLiteral } from "../../text/literals.js";
import type { Code } from "../body/code.js";
import { localName } from "./names.js";
import { codeLine } from "./path-code.js";

/** A member and the function that looks at it: an expression, or one that is written out. */
export interface MemberEntry {
  readonly name: string;
  readonly collector: string | WrittenCollector;
}

export interface WrittenCollector {
  /** `(order, path) =>`. */
  readonly head: string;
  readonly body: readonly Code[];
}

/** Shorter runs are written out. */
const shortestRun = 5;

/** A call with members by name: `allowMembers(value, path, problems, { id: expectString })`. */
export function memberCall(visit: string, entries: readonly MemberEntry[], numbered: string): Code {
  const properties: Code[] = [];
  for (let at = 0; at < entries.length;) {
    const { stem, first, length } = runFrom(entries, at);
    const entry = entries[at];
    if (length >= shortestRun && typeof entry?.collector === "string") {
      const call = `${numbered}(${stringLiteral(stem)}, ${first}, ${first + length - 1}, ${entry.collector})`;
      properties.push(codeLine(`...${call},`));
      at += length;
    } else if (entry !== undefined) {
      properties.push(property(entry));
      at += 1;
    }
  }
  const lines = properties.map((each) => (each.kind === "line" ? each.text : undefined));
  if (lines.length > 2 || lines.includes(undefined)) {
    return { kind: "block", head: `${visit},`, body: properties, tail: ");" };
  }
  return codeLine(`${visit}, { ${lines.join(" ").replace(/,$/, "")} });`);
}

function property({ name, collector }: MemberEntry): Code {
  // A name that the code itself uses is quoted, so that it is not taken for a use.
  const key = name === "__proto__" ? '["__proto__"]' : /^[a-z]\w*$/i.test(name) && localName(name) === name ? name : stringLiteral(name); // prettier-ignore
  return typeof collector === "string"
    ? codeLine(`${key}: ${collector},`)
    : { kind: "block", head: `${key}: ${collector.head}`, body: collector.body, tail: "," };
}

interface Run {
  readonly stem: string;
  readonly first: number;
  readonly length: number;
}

/** The members from a position on that are counted one by one and looked at alike; a run of one when they are not. */
function runFrom(entries: readonly MemberEntry[], at: number): Run {
  const { name, collector } = entries[at] ?? { name: "", collector: "" };
  const [, stem = "", number] = /^(.*?)(0|[1-9]\d{0,5})$/s.exec(name) ?? [];
  const first = Number(number ?? 0);
  let length = 1;
  const isNext = (next: MemberEntry | undefined): boolean =>
    next?.name === `${stem}${first + length}` && next.collector === collector;
  if (number !== undefined && stem !== "") while (isNext(entries[at + length])) length += 1;
  return { stem, first, length };
}
