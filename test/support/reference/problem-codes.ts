import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { code, prose, table } from "./markdown.js";

const root = resolve(import.meta.dirname, "../../..");
const runtime = join(root, "templates/runtime");
const paths = readdirSync(runtime, { recursive: true, encoding: "utf8" });
const sources = [
  ...paths.map((path) => join(runtime, path)),
  ...readdirSync(join(root, "generator/emit"), { recursive: true, encoding: "utf8" }).map((path) =>
    join(root, "generator/emit", path),
  ),
].filter((path) => path.endsWith(".ts"));
const texts = sources.map((path) => readFileSync(path, "utf8").replace(/^ *(?:\*|\/\/|\/\*\*).*$/gm, ""));
const modules = new Set(paths.map((path) => path.replace(/\.ts$/, "")));

/** The string literals of the runtime and the emitters that match, without names of modules. */
function literals(pattern: RegExp): readonly string[] {
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
  return [...new Set(found)].filter((name) => name === "http/status" || !modules.has(name)).sort();
}

/** Codes with the sentence that `errors.ts` of a reader has for them. */
export function readerCodes(of: "json" | "xml"): string {
  const text = readFileSync(join(runtime, of, "errors.ts"), "utf8");
  const rows = [...text.matchAll(/^ {2}"?([\w/-]+)"?: (["'])(.*)\2,$/gm)].map(([, name = "", , message = ""]) => [
    code(name),
    prose(message.replace("{name}", "…").replaceAll('\\"', '"')),
  ]);
  return table(["code", "message"], rows);
}

/** Rules of XSD that decoders report. */
export function schemaRules(): string {
  return literals(/"(cvc-[A-Za-z0-9.-]+)"/g)
    .map(code)
    .join(", ");
}

/** Codes of clients, servers and form readers. */
export function messageCodes(): string {
  const known = literals(/"((?:http|multipart)\/[a-z-]+)"/g).filter((name) => name !== "multipart/form-data");
  return table(
    ["code", "meaning"],
    known.map((name) => [code(name), meanings[name] ?? "undescribed"]),
  );
}

const meanings: Readonly<Record<string, string>> = {
  "http/body-required": "the body is missing",
  "http/body-undeclared": "the operation has no body",
  "http/charset": "the charset of the body is not supported",
  "http/content-type": "the media type is not declared",
  "http/event": "a field of an event cannot be written",
  "http/header": "a header value cannot be sent",
  "http/mixed-keys": "a name is both a value and an object in a form or a query",
  "http/page": "a page cannot be continued: its cursor or its URL is not usable",
  "http/path-variable": "a path variable is missing, empty, `.` or `..`, or contains a forbidden character",
  "http/percent-encoding": "a percent-encoding is malformed",
  "http/repeated-parameter": "a single value is repeated",
  "http/security": "credentials are missing or cannot be sent",
  "http/status": "the status is not declared",
  "http/too-deep": "brackets in a query or a form are nested too deeply",
  "http/too-large": "the body, or an item of a stream, is too long",
  "http/too-many-parameters": "a query, a form or a cookie has too many pairs",
  "http/unencodable-value": "a value cannot be written as a parameter or a form field",
  "multipart/boundary": "the boundary is missing or malformed",
  "multipart/content-type": "a part has another media type",
  "multipart/header-too-large": "the head of a part is too long",
  "multipart/repeated-part": "a single part is repeated",
  "multipart/syntax": "the form is malformed",
  "multipart/too-many-parts": "the form has too many parts",
  "multipart/transfer-encoding": "a part has an encoding other than `binary`, `7bit` and `8bit`",
};
