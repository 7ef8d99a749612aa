import type { Alias, Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Diagnostics } from "../diagnostics/collector.js";
import type { Origin, SourceFile } from "../diagnostics/origin.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { mostDepth, mostValues } from "./limits.js";
import { reportNumber } from "./report-number.js";
import { findHazard, mostQuoted, type YamlHazard } from "./scan-yaml.js";
import { parseYaml, yamlLibrary } from "./yaml-library.js";

/**
 * The value of a YAML 1.2 text (core schema: timestamps stay texts). Reports every fault of its syntax, and what JSON
 * cannot say: tags, merge keys, keys that are no text, several documents, aliases without end.
 */
export function readYaml(file: SourceFile, diagnostics: Diagnostics): JsonValue | undefined {
  const hazard = findHazard(file.text);
  if (hazard !== undefined) return reportHazard(hazard, file, diagnostics);
  let deep = 0;
  const documents = parseYaml(file.text, (offset) => (deep = offset));
  if (documents === undefined) return tooDeep(file, diagnostics, deep);
  const [document, second] = documents;
  if (document === undefined) return null;
  if (second !== undefined) {
    diagnostics.report("source/yaml-many-documents", offsets(file, second.range?.[0] ?? 0), {});
    return undefined;
  }
  const places = new Set<number>();
  for (const { message, pos } of document.errors) {
    // One slip often breaks several rules at its place.
    if (places.has(pos[0])) continue;
    places.add(pos[0]);
    if (message.includes("call stack")) return tooDeep(file, diagnostics, pos[0]);
    diagnostics.report("source/malformed-yaml", offsets(file, pos[0], pos[1]), {
      reason: plainMessage(message),
      hint: hintFor(message),
    });
  }
  if (document.errors.length > 0) return undefined;
  return createConverter(file, diagnostics)(document.contents, 0);
}

/** The library's own recursion ran out of stack, long after our limit. */
function tooDeep(file: SourceFile, diagnostics: Diagnostics, start: number): undefined {
  diagnostics.report("source/too-deep", offsets(file, start), { most: mostDepth });
  return undefined;
}

function reportHazard(hazard: YamlHazard, file: SourceFile, diagnostics: Diagnostics): undefined {
  const origin = offsets(file, hazard.at, hazard.at + 1);
  switch (hazard.kind) {
    case "control": {
      const code = hazard.code.toString(16).toUpperCase().padStart(4, "0");
      const hint = `remove it, or write "\\u${code}" in double quotes`;
      diagnostics.report("source/malformed-yaml", origin, { reason: `it holds the control character U+${code}`, hint });
      return undefined;
    }
    case "deep":
      diagnostics.report("source/too-deep", origin, { most: mostDepth });
      return undefined;
    case "long": {
      const hint = `write it as a block ("|"), or on several lines`;
      const reason = `a line with quotes has more than ${mostQuoted} characters`;
      diagnostics.report("source/malformed-yaml", origin, { reason, hint });
      return undefined;
    }
  }
}

/** The library's message without its last full stop and its first capital. */
function plainMessage(message: string): string {
  const line = (message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "").replace(/[.:]$/, "");
  const isWord = /^[A-Z][a-z]/.test(line);
  return isWord ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}

/** The way out for the slips that the library's words do not name. */
function hintFor(message: string): string | undefined {
  if (message.startsWith("Nested mappings")) return 'put a text that holds ": " in quotes';
  if (message.startsWith("Tabs are not allowed")) return "indent with spaces";
  return undefined;
}

function offsets(file: SourceFile, start: number, end: number = start): Origin {
  return { kind: "offset", file, start, end };
}

type Convert = (node: Node | null, depth: number) => JsonValue;

function createConverter(file: SourceFile, diagnostics: Diagnostics): Convert {
  const { isAlias, isMap, isScalar, isSeq } = yamlLibrary();
  const expanding = new Set<Node>();
  const anchors = new Map<string, Node>();
  let values = 0;
  /** The outermost alias that is being written out. */
  let outermost: Node | undefined;
  let stopped = false;

  const convert: Convert = (node, depth) => {
    if (stopped || node === null) return null;
    if (++values > mostValues)
      return stop(() => diagnostics.report("source/too-many-values", at(outermost ?? node), { most: mostValues }));
    if (depth > mostDepth) return stop(() => diagnostics.report("source/too-deep", at(node), { most: mostDepth }));
    if (isAlias(node)) return fromAlias(node, depth);
    checkTag(node);
    // While an alias is written out, its anchors have had their turn: an alias means the last one before it.
    if (expanding.size === 0 && node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isMap(node)) return fromMap(node, depth);
    if (isSeq(node)) return (node as YAMLSeq<Node | null>).items.map((item) => convert(item, depth + 1));
    return isScalar(node) ? fromScalar(node) : null;
  };
  return convert;

  function stop(report: () => void): null {
    report();
    stopped = true;
    return null;
  }

  function at(node: Node): Origin {
    return offsets(file, node.range?.[0] ?? 0, node.range?.[1]);
  }

  function fromAlias(node: Alias, depth: number): JsonValue {
    const target = anchors.get(node.source);
    if (target === undefined || expanding.has(target)) {
      const reason =
        target === undefined ? `no anchor "${node.source}" stands before` : `the alias "${node.source}" holds itself`;
      diagnostics.report("source/malformed-yaml", at(node), { reason });
      return null;
    }
    // Each place gets a copy of its own, so that a value tells its place.
    const isOutermost = outermost === undefined;
    if (isOutermost) outermost = node;
    expanding.add(target);
    const value = convert(target, depth);
    expanding.delete(target);
    if (isOutermost) outermost = undefined;
    return value;
  }

  function checkTag(node: Node & { tag?: string }): void {
    if (node.tag === undefined || coreTags.has(node.tag)) return;
    diagnostics.report("source/yaml-tag", at(node), { tag: node.tag.replace(/^tag:yaml\.org,2002:/, "!!") });
  }

  function fromScalar(node: Scalar): JsonValue {
    const value = node.value;
    if (typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value !== "number") return null;
    const written = node.source ?? String(value);
    if (Number.isNaN(value)) diagnostics.report("source/number-too-large", at(node), { written });
    else if (!Number.isSafeInteger(value)) reportNumber(written, at(node), diagnostics);
    return value;
  }

  function fromMap(map: YAMLMap, depth: number): JsonValue {
    const object = Object.create(null) as Record<string, JsonValue>;
    const places = new Map<string, Node | null>();
    for (const pair of map.items) {
      const key = keyOf(pair);
      if (key === undefined) continue;
      const keyNode = pair.key as Node;
      const earlier = places.get(key);
      if (earlier) {
        const related = [{ message: "first written at", origin: at(earlier) }];
        diagnostics.report("source/duplicate-key", at(keyNode), { key }, related);
      }
      places.set(key, keyNode);
      object[key] = convert(pair.value as Node | null, depth + 1);
    }
    return object;
  }

  function keyOf(pair: Pair): string | undefined {
    const node = pair.key as Node | null;
    const written = node?.range ? file.text.slice(node.range[0], node.range[1]) : "";
    if (isScalar(node)) {
      checkTag(node);
      if (node.value === "<<" && node.type === "PLAIN") {
        diagnostics.report("source/yaml-merge-key", at(node), {});
        return undefined;
      }
      if (typeof node.value === "string") return node.value;
      if (Number.isInteger(node.value) || typeof node.value === "boolean") return written;
    }
    const first = (written.split("\n")[0] ?? "").slice(0, 40);
    const value = pair.value as Node | null;
    diagnostics.report("source/key-not-text", node ? at(node) : value ? at(value) : offsets(file, 0), {
      written: first,
    });
    return undefined;
  }
}

/** The types of JSON under their YAML names; "!" marks plain text. */
const coreTags = new Set([
  "!",
  ...["null", "bool", "int", "float", "str", "seq", "map"].map((name) => `tag:yaml.org,2002:${name}`),
]);
