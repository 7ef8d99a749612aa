import { writtenOrigin, type SourceFile } from "../../diagnostics/origin.js";
import type { Contract } from "../../model/contract.js";
import { inOrder } from "../../text/in-order.js";
import type { FoundChange } from "../change.js";
import type { ChangeFinding } from "../finding.js";

/** XSDs that differ in more than layout and comments while no change tells of any: one change for all of them. */
export function compareFiles(
  before: Contract,
  after: Contract,
  explainedChanges: readonly FoundChange[],
): readonly ChangeFinding[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const others = [...otherThan(old, now), ...otherThan(now, old)];
  const isTold = explainedChanges.some((change) =>
    [change.before, change.after].some((origin) => origin && writtenOrigin(origin).file.language === "xml"),
  );
  if (old.size === 0 || now.size === 0 || others.length === 0 || isTold) return [];
  const names = inOrder(new Set(others.map(({ path }) => path.slice(path.lastIndexOf("/") + 1))), (name) => name);
  const [oldest, newest] = [otherThan(old, now)[0], otherThan(now, old)[0]];
  const change: FoundChange = {
    id: "documentation/written-otherwise",
    subject: "",
    data: { names: names.join(", ") },
    before: oldest && { kind: "offset", file: oldest, start: 0 },
    after: newest && { kind: "offset", file: newest, start: 0 },
  };
  return [{ kind: "change", change, uses: [] }];
}

function textsOf({ files }: Contract): ReadonlyMap<string, SourceFile> {
  return new Map(files.filter(({ language }) => language === "xml").map((file) => [wordsOf(file.text), file]));
}

function otherThan(
  some: ReadonlyMap<string, SourceFile>,
  known: ReadonlyMap<string, SourceFile>,
): readonly SourceFile[] {
  return [...some].flatMap(([text, file]) => (known.has(text) ? [] : [file]));
}

/** The words of a text of XML, each once and without comments: other orders and numbers that say something have changes of their own. */
function wordsOf(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf("<!--"); start !== -1; start = text.indexOf("<!--", at)) {
    const end = text.indexOf("-->", start + 4);
    if (end === -1) break;
    parts.push(text.slice(at, start));
    at = end + 3;
  }
  parts.push(text.slice(at));
  const words = parts
    .join("")
    .replace(/^\s*<\?xml [^>]{0,200}>/, "")
    .split(/[\s<>/?]+/);
  return [...new Set(words)].sort().join(" ");
}
