import type { JsonValue } from "../model/json-schema/schema.js";
import { sampleLiteral } from "../package/samples/sample-literal.js";
import { stringLiteral, templateLiteral } from "../text/literals.js";
import { fileCode } from "./client-sample.js";
import { jsonSample, sampleBoundary } from "./body-samples.js";
import type { SentBody } from "./sent-body.js";
import { partHead, type SentPart } from "./sent-form.js";
import type { SentRequest } from "./sent-request.js";
import type { CodeSample } from "./site-model.js";

/** A request with `fetch`. */
export function fetchSample({ method, url, headers, body }: SentRequest): CodeSample | undefined {
  // The Fetch Standard allows no such body.
  if (body !== undefined && (method === "GET" || method === "HEAD")) return undefined;
  const fields = headers.map(([name, value]) => `    ${stringLiteral(name)}: ${stringLiteral(value)},`);
  const parts = partsOf(body);
  const hasFiles = body?.kind === "file" || parts.some(({ isFile }) => isFile);
  // FormData has no headers of parts.
  const isManual = parts.some((part) => part.headers.length > 0);
  if (isManual) fields.push(`    "Content-Type": ${stringLiteral(formType)},`);
  const lines = [
    ...(hasFiles ? ['import { openAsBlob } from "node:fs";', ""] : []),
    ...(isManual
      ? ["const form = new Blob([", ...parts.map(blobLine), `  ${stringLiteral(`--${sampleBoundary}--\r\n`)},`, "]);"]
      : parts.length > 0
        ? ["const form = new FormData();", ...parts.map(appendLine)]
        : []),
    `const response = await fetch(${stringLiteral(url)}, {`,
    `  method: ${stringLiteral(method)},`,
    ...(fields.length === 0 ? [] : ["  headers: {", ...fields, "  },"]),
    ...(body === undefined ? [] : [`  body: ${fetchBody(body)},`]),
    "});",
    "console.log(response.status, await response.text());",
  ];
  return { title: "fetch", language: "ts", code: lines.join("\n") };
}

function fetchBody(body: SentBody): string {
  switch (body.kind) {
    case "text":
      if (body.isJson && body.value !== undefined) return `JSON.stringify(${sampleLiteral(body.value, 2)})`;
      return body.text.trimEnd().includes("\n") ? templateLiteral(body.text) : stringLiteral(body.text);
    case "file":
      return fileCode(body.file, body.contentType);
    case "parts":
      return "form";
  }
}

function partsOf(body: SentRequest["body"]): readonly SentPart[] {
  return body?.kind === "parts" ? body.form.fields.flatMap(({ parts }) => parts) : [];
}

const formType = `multipart/form-data; boundary=${sampleBoundary}`;

function blobLine(part: SentPart): string {
  const head = `--${sampleBoundary}\r\n${partHead(part).join("\r\n")}\r\n\r\n`;
  const content = part.isFile ? fileCode(part.content, part.contentType ?? "") : stringLiteral(part.content);
  return `  ${stringLiteral(head)}, ${content}, "\\r\\n",`;
}

function appendLine({ name, content, isFile, contentType }: SentPart): string {
  // A string would be sent with other line ends.
  const type = contentType ?? (/[\r\n]/.test(content) ? "text/plain" : undefined);
  const value = isFile
    ? `${fileCode(content, contentType ?? "")}, ${stringLiteral(content)}`
    : type === undefined
      ? stringLiteral(content)
      : `new Blob([${stringLiteral(content)}], { type: ${stringLiteral(type)} })`;
  return `form.append(${stringLiteral(name)}, ${value});`;
}

/** A request with curl; undefined for names of parts that its options cannot have. */
export function curlSample({ method, url, headers, body }: SentRequest): CodeSample | undefined {
  const forms = partsOf(body);
  if (forms.some(({ name }) => name.includes("="))) return undefined;
  const parts = [
    `curl ${methodOption(method, body)}--globoff ${shellWord(url)}`,
    ...headers.map(([name, value]) => `--header ${shellWord(`${name}: ${value}`)}`),
    ...(body?.kind === "text" ? [`--data-raw ${shellWord(shellText(body))}`] : []),
    ...(body?.kind === "file" ? [`--data-binary ${shellWord(`@${body.file}`)}`] : []),
    ...forms.map(formOption),
  ];
  return { title: "curl", language: "sh", code: parts.join(" \\\n  ") };
}

function shellText({ text, value, isJson }: SentBody & { readonly kind: "text" }): string {
  return isJson && value !== undefined ? jsonSample(value).code : text;
}

function formOption({ name, content, isFile, contentType, headers }: SentPart): string {
  if (contentType === undefined && headers.length === 0) return `--form-string ${shellWord(`${name}=${content}`)}`;
  const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
  const options = [
    ...(contentType === undefined ? [] : [`type=${contentType}`]),
    ...headers.map((header) => `headers=${quoted(header.join(": "))}`),
  ];
  return `--form ${shellWord([`${name}=${isFile ? `@${content}` : quoted(content)}`, ...options].join(";"))}`;
}

function methodOption(method: string, body: SentRequest["body"]): string {
  if (method === "HEAD") return "--head ";
  return method === "GET" && body === undefined ? "" : `--request ${shellWord(method)} `;
}

/** A request with the standard library of Python. */
export function pythonSample({ method, url, headers, body }: SentRequest): CodeSample {
  const parts = partsOf(body);
  const all = parts.length === 0 ? headers : [...headers, ["Content-Type", formType] as const];
  const fields = all.map(([name, value]) => `        ${pythonText(name)}: ${pythonText(value)},`);
  const isJson = body?.kind === "text" && body.isJson;
  const lines = [
    ...(isJson ? ["import json"] : []),
    "import urllib.request",
    "",
    ...(parts.length === 0 ? [] : pythonForm(parts)),
    "request = urllib.request.Request(",
    `    ${pythonText(url)},`,
    `    method=${pythonText(method)},`,
    ...(fields.length === 0 ? [] : ["    headers={", ...fields, "    },"]),
    ...(body === undefined ? [] : [`    data=${pythonBody(body)},`]),
    ")",
    "with urllib.request.urlopen(request) as response:",
    "    print(response.status, response.read().decode())",
  ];
  return { title: "Python", language: "python", code: lines.join("\n") };
}

function pythonBody(body: SentBody): string {
  switch (body.kind) {
    case "text":
      if (body.isJson && body.value !== undefined) return `json.dumps(${pythonLiteral(body.value, "    ")}).encode()`;
      return `${body.text.trimEnd().includes("\n") ? pythonLines(body.text) : pythonText(body.text)}.encode()`;
    case "file":
      return pythonFile(body.file);
    case "parts":
      return "form";
  }
}

function pythonFile(file: string): string {
  return `open(${pythonText(file)}, "rb").read()`;
}

function pythonForm(parts: readonly SentPart[]): readonly string[] {
  return [
    'form = b""',
    "for head, content in [",
    ...parts.map((part) => {
      const content = part.isFile ? pythonFile(part.content) : `${pythonText(part.content)}.encode()`;
      return `    (${pythonText(partHead(part).join("\r\n"))}, ${content}),`;
    }),
    "]:",
    `    form += f"--${sampleBoundary}\\r\\n{head}\\r\\n\\r\\n".encode() + content + b"\\r\\n"`,
    `form += b"--${sampleBoundary}--\\r\\n"`,
    "",
  ];
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

/** The same for a string of several lines, in which only three single quotes would end it. */
function pythonLines(text: string): string {
  const lines = text.split("\n").map((line) =>
    pythonText(line)
      .slice(1, -1)
      .replace(/\\.|'/g, (found) => (found === "'" ? "\\'" : found === '\\"' ? '"' : found)),
  );
  return `'''${lines.join("\n")}'''`;
}

const pythonConstants = new Map<unknown, string>([
  [null, "None"],
  [true, "True"],
  [false, "False"],
]);

function pythonLiteral(value: JsonValue, margin: string): string {
  if (typeof value === "string") return pythonText(value);
  if (typeof value !== "object" || value === null) return pythonConstants.get(value) ?? String(value);
  const inner = `${margin}    `;
  const items = Array.isArray(value)
    ? value.map((item: JsonValue) => pythonLiteral(item, inner))
    : Object.entries(value).map(([name, member]) => `${pythonText(name)}: ${pythonLiteral(member, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${margin}${close}`;
}
