import type { Document, Node, Pair, YAMLMap } from "yaml";
import type { TextRange } from "../diagnostics/origin.js";
import { parseYaml, yamlLibrary } from "./yaml-library.js";

/** Finds places in a YAML text; the text is parsed once, when the first place is asked for. */
export function createYamlLocator(text: string): (tokens: readonly string[], part: "key" | "value") => TextRange {
  let document: Document | undefined;
  return (tokens, part) => {
    document ??= parseYaml(text)?.[0];
    return document === undefined ? { start: 0, end: 0 } : locate(document, tokens, part, text);
  };
}

function locate(document: Document, tokens: readonly string[], part: "key" | "value", text: string): TextRange {
  let node = document.contents;
  let range = rangeOfNode(node);
  for (const token of tokens) {
    const step = stepInto(document, node, token, text);
    if (step === undefined) break;
    node = step.value;
    const value = rangeOfNode(step.value);
    // An empty value has no text of its own to point at.
    range = part === "key" || isEmpty(value) ? (step.key ?? value) : value;
  }
  return range ?? { start: 0, end: 0 };
}

interface Step {
  readonly key: TextRange | undefined;
  readonly value: Node | null;
}

function stepInto(document: Document, parent: Node | null, token: string, text: string): Step | undefined {
  const { isAlias, isMap, isSeq } = yamlLibrary();
  const node = isAlias(parent) ? (parent.resolve(document) ?? null) : parent;
  if (isMap(node)) return stepIntoMap(node, token, text);
  if (!isSeq(node) || !/^(0|[1-9]\d*)$/.test(token)) return undefined;
  const item = node.items[Number(token)];
  return item === undefined ? undefined : { key: undefined, value: item as Node | null };
}

function stepIntoMap(map: YAMLMap, token: string, text: string): Step | undefined {
  const pair = map.items.find((candidate) => keyText(candidate, text) === token);
  return pair === undefined
    ? undefined
    : { key: rangeOfNode(pair.key as Node | null), value: pair.value as Node | null };
}

/** A key as text: what stands there, for plain numbers and booleans too. */
function keyText(pair: Pair, text: string): string {
  const key = pair.key as Node | null;
  if (!yamlLibrary().isScalar(key)) return "";
  if (typeof key.value === "string") return key.value;
  const range = rangeOfNode(key);
  return range === undefined ? String(key.value) : text.slice(range.start, range.end);
}

function rangeOfNode(node: Node | null): TextRange | undefined {
  return node?.range ? { start: node.range[0], end: node.range[1] } : undefined;
}

function isEmpty(range: TextRange | undefined): boolean {
  return range === undefined || range.start === range.end;
}
