import { stringLiteral } from "../text/literals.js";
import type { SentRequest } from "./sent-request.js";
import type { CodeSample } from "./site-model.js";

/** A request with `fetch`. */
export function fetchSample({ method, url, headers, body }: SentRequest): CodeSample | undefined {
  // The Fetch Standard allows no such body.
  if (body !== undefined && (method === "GET" || method === "HEAD")) return undefined;
  const fields = headers.map(([name, value]) => `    ${stringLiteral(name)}: ${stringLiteral(value)},`);
  const lines = [
    `const response = await fetch(${stringLiteral(url)}, {`,
    `  method: ${stringLiteral(method)},`,
    ...(fields.length === 0 ? [] : ["  headers: {", ...fields, "  },"]),
    ...(body === undefined ? [] : [`  body: ${stringLiteral(body)},`]),
    "});",
    "console.log(response.status, await response.text());",
  ];
  return { title: "fetch", language: "ts", code: lines.join("\n") };
}

/** A request with curl. */
export function curlSample({ method, url, headers, body }: SentRequest): CodeSample {
  const parts = [
    `curl ${methodOption(method, body)}--globoff ${shellWord(url)}`,
    ...headers.map(([name, value]) => `--header ${shellWord(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellWord(body)}`]),
  ];
  return { title: "curl", language: "sh", code: parts.join(" \\\n  ") };
}

function methodOption(method: string, body: string | undefined): string {
  if (method === "HEAD") return "--head ";
  return method === "GET" && body === undefined ? "" : `--request ${shellWord(method)} `;
}

/** A request with the standard library of Python. */
export function pythonSample({ method, url, headers, body }: SentRequest): CodeSample {
  const fields = headers.map(([name, value]) => `        ${pythonText(name)}: ${pythonText(value)},`);
  const lines = [
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${pythonText(url)},`,
    `    method=${pythonText(method)},`,
    ...(fields.length === 0 ? [] : ["    headers={", ...fields, "    },"]),
    ...(body === undefined ? [] : [`    data=${pythonText(body)}.encode(),`]),
    ")",
    "with urllib.request.urlopen(request) as response:",
    "    print(response.status, response.read().decode())",
  ];
  return { title: "Python", language: "python", code: lines.join("\n") };
}

/** A string as one word of a POSIX shell: nothing inside single quotes is special. */
function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A string of Python: the escapes of JSON mean the same, except for halves of surrogate pairs, which are written as one character. */
function pythonText(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
