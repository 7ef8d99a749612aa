import { endOfScalar, endOfString, skipSpace } from "./json-scan.js";

/** The fault of a text that JSON.parse refuses, and its place. */
export interface JsonFault {
  /** The fault as a clause: "a comma precedes the closing bracket". */
  readonly reason: string;
  /** An instruction; absent where nothing certain can be said. */
  readonly hint?: string;
  readonly start: number;
  readonly end: number;
}

const scalarForm = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/;

/** The first place where a text stops being JSON (RFC 8259); undefined when it is JSON. Nesting costs no stack. */
export function findJsonFault(text: string): JsonFault | undefined {
  /** The closing brackets that are still to come, innermost last. */
  const closing: string[] = [];
  let expected: Expected = "value";
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const found = text[at] ?? "";
    if (expected === "end") return faultAt(text, at, "more text follows the value");
    if (
      (expected === "separator" || expected === "value or close" || expected === "key or close") &&
      found === closing.at(-1)
    ) {
      closing.pop();
      at++;
      expected = closing.length === 0 ? "end" : "separator";
    } else if (expected === "separator") {
      if (found !== ",") return faultAt(text, at, `"," or "${closing.at(-1)}" is missing`);
      at++;
      expected = closing.at(-1) === "}" ? "key" : "value";
    } else if (expected === "colon") {
      if (found !== ":") return faultAt(text, at, '":" is missing after the key');
      at++;
      expected = "value";
    } else if (expected === "key" || expected === "key or close") {
      if (found !== '"') return unexpectedKey(text, at, found);
      const fault = stringFault(text, at);
      if (fault !== undefined) return fault;
      at = endOfString(text, at);
      expected = "colon";
    } else if (found === "{" || found === "[") {
      closing.push(found === "{" ? "}" : "]");
      at++;
      expected = found === "{" ? "key or close" : "value or close";
    } else {
      const fault = found === '"' ? stringFault(text, at) : scalarFault(text, at);
      if (fault !== undefined) return fault;
      at = found === '"' ? endOfString(text, at) : endOfScalar(text, at);
      expected = closing.length === 0 ? "end" : "separator";
    }
    at = skipSpace(text, at);
  }
  return expected === "end" ? undefined : faultAt(text, text.length, "the text is incomplete");
}

type Expected = "value" | "value or close" | "key" | "key or close" | "colon" | "separator" | "end";

function faultAt(text: string, start: number, reason: string): JsonFault {
  const fault = { reason, start, end: Math.min(start + 1, text.length) };
  const isComment = text.startsWith("//", start) || text.startsWith("/*", start) || text[start] === "#";
  return isComment
    ? { ...fault, reason: "JSON has no comments", hint: "remove the comment, or save the file as YAML" }
    : fault;
}

function unexpectedKey(text: string, at: number, found: string): JsonFault {
  if (found === "}") return { ...faultAt(text, at, "a comma precedes the closing bracket"), hint: "remove the comma" };
  const fault = faultAt(text, at, "a key in double quotes is missing");
  return fault.hint === undefined ? { ...fault, hint: "write keys in double quotes" } : fault;
}

function scalarFault(text: string, at: number): JsonFault | undefined {
  const end = endOfScalar(text, at);
  const written = text.slice(at, end);
  if (scalarForm.test(written)) return undefined;
  if (written === "]")
    return { ...faultAt(text, at, "a comma precedes the closing bracket"), hint: "remove the comma" };
  const shown = written.length > 40 ? `${written.slice(0, 40)}…` : written;
  return { ...faultAt(text, at, `${shown} is not a JSON value`), end };
}

/** RFC 8259, section 7. */
function stringFault(text: string, start: number): JsonFault | undefined {
  const end = endOfString(text, start);
  if (text[end - 1] !== '"' || end === start + 1)
    return { ...faultAt(text, start, "the string is not closed"), end: start + 1 };
  const wrong = /[\u0000-\u001f]|\\(?!["\\/bfnrtu])|\\u(?![0-9a-fA-F]{4})/g;
  const inside = text.slice(start + 1, end - 1).replace(/\\\\/g, "__");
  const match = wrong.exec(inside);
  if (match === null) return undefined;
  const reason = match[0].startsWith("\\")
    ? "a backslash starts an unknown escape"
    : "a string contains a line break or control character";
  return {
    ...faultAt(text, start + 1 + match.index, reason),
    hint: match[0].startsWith("\\") ? "write \\\\ for a backslash" : "write \\n for a line break",
  };
}
