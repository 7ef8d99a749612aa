import { createRequire } from "node:module";
import type * as Yaml from "yaml";
import type { CST, Document, Node, Scalar } from "yaml";
import { maxDocumentDepth } from "../limits.js";
import { YamlFault, YamlSecondDocument, YamlTooDeep, type Properties, type YamlEvents } from "./events.js";

/**
 * The core schema of YAML 1.2, whatever version a %YAML line names: "no" is a text and a date is one, too. Faults are not
 * made pretty: that would copy the line of each.
 */
const yamlOptions = {
  schema: "core",
  merge: false,
  uniqueKeys: false,
  logLevel: "silent",
  prettyErrors: false,
} as const;

/**
 * Reads a text by the package `yaml`, which knows every form that YAML has, and words for each fault. It takes
 * several hundred bytes for each token, and recursion for each level: it is for texts that are small, or made by people.
 */
export function readByLibrary(text: string, events: YamlEvents): void {
  const library = createRequire(import.meta.url)("yaml") as typeof Yaml;
  const [document, second] = firstDocuments(library, text);
  if (document === undefined) return;
  if (second !== undefined) throw new YamlSecondDocument(second.range?.[0] ?? 0);
  const fault = firstFault(document, text);
  if (fault !== undefined) throw fault;
  tell(document.contents, library, events);
}

function firstDocuments({ Composer, Parser }: typeof Yaml, text: string): readonly Document[] {
  const documents: Document[] = [];
  try {
    for (const document of new Composer(yamlOptions).compose(shallow(new Parser().parse(text)))) {
      documents.push(document);
      if (documents.length === 2) break;
    }
  } catch (error) {
    if (error instanceof RangeError) throw new YamlTooDeep(0);
    throw error;
  }
  return documents;
}

/** The fault that stands first. Faults after it are often consequences. */
function firstFault({ errors }: Document, text: string): YamlFault | YamlTooDeep | undefined {
  const [first] = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  if (first === undefined) return undefined;
  const { message, pos } = first;
  if (message.includes("call stack")) return new YamlTooDeep(pos[0]);
  // Much is told where the white space before it begins.
  const at = /^(?:Tabs|Missing)/.test(message) ? pos[0] : pos[0] + text.slice(pos[0]).search(/\S|$/);
  return new YamlFault(at, plainMessage(message), hintFor(message));
}

/** The library's message without its last full stop and its first capital. */
function plainMessage(message: string): string {
  const line = (message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "").replace(/[.:]$/, "");
  const isWord = /^[A-Z][a-z]/.test(line);
  return isWord ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}

/** The way out for the slips that the library's words do not name. */
function hintFor(message: string): string | undefined {
  if (message.startsWith("Nested mappings")) return 'quote a string that contains ": "';
  if (message.startsWith("Tabs are not allowed")) return "indent with spaces";
  return undefined;
}

/** The tokens as they come. Composing them takes stack for each level, and running out of that can end the process. */
function* shallow(tokens: Iterable<CST.Token>): Iterable<CST.Token> {
  for (const token of tokens) {
    const deep = tooDeepIn(token);
    if (deep !== undefined) throw new YamlTooDeep("offset" in deep ? deep.offset : 0);
    yield token;
  }
}

function tooDeepIn(token: CST.Token): CST.Token | undefined {
  let level: readonly CST.Token[] = [token];
  for (let depth = 0; level.length > 0; depth += 1) {
    // The document is a level of its own.
    if (depth > maxDocumentDepth + 2) return level[0];
    const next: CST.Token[] = [];
    for (const token of level) {
      if (token.type === "document" && token.value !== undefined) next.push(token.value);
      if (!("items" in token)) continue;
      for (const { key, value } of token.items as readonly CST.CollectionItem[]) {
        if (key !== undefined && key !== null) next.push(key);
        if (value !== undefined) next.push(value);
      }
    }
    level = next;
  }
  return undefined;
}

function tell(node: Node | null, library: typeof Yaml, events: YamlEvents): void {
  const { isAlias, isMap, isSeq, isScalar } = library;
  if (node === null) return;
  const [start, end] = rangeOf(node);
  if (isAlias(node)) return events.alias(node.source, start, end);
  if (isScalar(node)) return events.scalar(scalarOf(node));
  if (!isMap(node) && !isSeq(node)) return;
  events.open(isMap(node) ? "map" : "seq", start, propertiesOf(node));
  if (isMap(node)) {
    for (const pair of node.items) {
      const key = pair.key as Node | null;
      const [keyStart, keyEnd] = key === null ? [start, start] : rangeOf(key);
      if (isScalar(key)) events.key(scalarOf(key));
      else events.otherKey(keyStart, keyEnd);
      if (pair.value === null) events.scalar({ value: "", isPlain: true, start: keyEnd, end: keyEnd, properties: {} });
      else tell(pair.value as Node, library, events);
    }
  } else for (const item of node.items) tell(item as Node | null, library, events);
  events.close(end);
}

function rangeOf(node: Node): readonly [number, number] {
  return [node.range?.[0] ?? 0, node.range?.[1] ?? 0];
}

function scalarOf(node: Scalar): Parameters<YamlEvents["scalar"]>[0] {
  const [start, end] = rangeOf(node);
  const isPlain = typeof node.value !== "string" || node.type === "PLAIN";
  const isText = typeof node.value === "string" && isPlain && node.tag !== undefined;
  const value = node.source ?? "";
  return { value, isPlain: isPlain && !isText, start, end, properties: propertiesOf(node) };
}

/** Tags of the core schema have had their turn: a value is what they say. */
function propertiesOf(node: Node & { readonly anchor?: string; readonly tag?: string }): Properties {
  const tag = node.tag?.replace(/^tag:yaml\.org,2002:/, "!!");
  const isCore = tag === "!" || /^!!(?:null|bool|int|float|str|seq|map)$/.test(tag ?? "");
  return { anchor: node.anchor, tag: isCore ? undefined : tag };
}
