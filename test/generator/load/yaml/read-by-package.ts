import { Composer, isAlias, isMap, isScalar, isSeq, Parser } from "yaml";
import type { CST, Document, Node, Scalar } from "yaml";
import { maxDocumentDepth } from "../../../../generator/load/limits.js";
import {
  YamlFault,
  YamlSecondDocument,
  YamlTooDeep,
  type Properties,
  type YamlEvents,
} from "../../../../generator/load/yaml/events.js";

/** The core schema of YAML 1.2 for each version that a %YAML line names. */
const yamlOptions = {
  schema: "core",
  merge: false,
  uniqueKeys: false,
  logLevel: "silent",
  prettyErrors: false,
} as const;

/** Reads a document by the package `yaml`, with which tests compare our reader. */
export function readByPackage(text: string, events: YamlEvents): void {
  const [document, second] = firstDocuments(text);
  if (document === undefined) return;
  if (second !== undefined) throw new YamlSecondDocument(second.range?.[0] ?? 0);
  const fault = firstFault(document);
  if (fault !== undefined) throw fault;
  tell(document.contents, events);
}

function firstDocuments(text: string): readonly Document[] {
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

/** The first fault. */
function firstFault({ errors }: Document): YamlFault | YamlTooDeep | undefined {
  const [first] = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  if (first === undefined) return undefined;
  const { message, pos } = first;
  return message.includes("call stack") ? new YamlTooDeep(pos[0]) : new YamlFault(pos[0], message);
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

function tell(node: Node | null, events: YamlEvents): void {
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
      else tell(pair.value as Node, events);
    }
  } else for (const item of node.items) tell(item as Node | null, events);
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
