import type { Diagnostics } from "../../diagnostics/collector.js";
import { escapePointerPart, type Origin, type SourceFile } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { mostDepth, mostValues } from "../limits.js";
import { reportNumber } from "../report-number.js";
import { plainValue } from "./core-schema.js";
import { YamlFault, type Properties, type Scalar, type YamlEvents } from "./events.js";

/** Makes the value of a YAML text, and keeps what JSON cannot say until it is known whether the text is YAML at all. */
export interface ValueBuilder extends YamlEvents {
  /** Reports what was found, and gives the value: null for an empty text, undefined where an alias means nothing. */
  finish(diagnostics: Diagnostics): JsonValue | undefined;
}

/** Thrown where a value is refused as a whole; what was found until then is worth its report. */
export class ValueRefused extends Error {}

type JsonObject = Record<string, JsonValue>;

/** A list or map that is being read. */
interface Open {
  readonly container: JsonValue[] | JsonObject;
  readonly anchor: Anchored | undefined;
  key: string | undefined;
}

interface Anchored {
  readonly value: JsonValue;
  isOpen: boolean;
}

/** So many findings of a kind are kept: no more are shown. */
const mostOfAKind = 200;

/** The types of JSON under their YAML names; "!" marks plain text. */
const coreTags: ReadonlySet<string> = new Set(["!", "!!null", "!!bool", "!!int", "!!float", "!!str", "!!seq", "!!map"]);

/** Begins a value that is built from the events of YAML, with the places of its parts. */
export function createValueBuilder(file: SourceFile): ValueBuilder {
  const stack: Open[] = [];
  const anchors = new Map<string, Anchored>();
  const reports: ((diagnostics: Diagnostics) => void)[] = [];
  const kept = new Map<string, number>();
  let root: JsonValue = null;
  let values = 0;
  /** True when an alias has no value: what else is found in its place would follow from that. */
  let isRefused = false;
  /** The number of open containers when a key was refused: its value counts for nothing. */
  let ignoredFrom: number | undefined;

  function later(kind: string, report: (diagnostics: Diagnostics) => void): void {
    const known = kept.get(kind) ?? 0;
    if (ignoredFrom !== undefined || known >= mostOfAKind) return;
    kept.set(kind, known + 1);
    reports.push(report);
  }

  function at(start: number, end: number): Origin {
    return { kind: "offset", file, start, end };
  }

  function count(start: number, end: number): void {
    if (++values <= mostValues) return;
    later("values", (to) => to.report("source/too-many-values", at(start, end), { most: mostValues }));
    throw new ValueRefused();
  }

  function put(value: JsonValue): void {
    const top = stack.at(-1);
    if (top === undefined) root = value;
    else if (Array.isArray(top.container)) top.container.push(value);
    else if (top.key !== undefined) top.container[top.key] = value;
  }

  /** After a value: that of a refused key is over. */
  function settle(): void {
    if (ignoredFrom === stack.length) ignoredFrom = undefined;
  }

  function remember(name: string | undefined, value: JsonValue, isOpen: boolean): Anchored | undefined {
    if (name === undefined) return undefined;
    const anchored = { value, isOpen };
    anchors.set(name, anchored);
    return anchored;
  }

  function checkTag({ tag }: Properties, fitting: readonly string[], start: number, end: number): void {
    if (tag === undefined || fitting.includes(tag)) return;
    if (coreTags.has(tag)) throw new YamlFault(start, `the tag "${tag}" does not fit what follows`, "remove the tag");
    later("tag", (to) => to.report("source/yaml-tag", at(start, end), { tag }));
  }

  function valueOf({ value: written, isPlain, start, end, properties }: Scalar): JsonValue {
    if (!isPlain || properties.tag === "!!str" || properties.tag === "!") {
      checkTag(properties, ["!!str", "!"], start, end);
      return written;
    }
    const value = plainValue(written);
    checkTag(properties, [tagOf(value)], start, end);
    if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
    later("number", (to) => {
      if (/[.](?:inf|nan)$/i.test(written)) to.report("source/no-json-number", at(start, end), { written });
      else reportNumber(written, at(start, end), to);
    });
    return value;
  }

  /** A copy for the place of an alias: each place has a value of its own, so that a value tells its place. */
  function copy(value: JsonValue, depth: number, start: number, end: number): JsonValue {
    count(start, end);
    if (typeof value !== "object" || value === null) return value;
    if (depth >= mostDepth) {
      later("deep", (to) => to.report("source/too-deep", at(start, end), { most: mostDepth }));
      throw new ValueRefused();
    }
    if (Array.isArray(value)) return (value as JsonValue[]).map((item) => copy(item, depth + 1, start, end));
    const object = emptyObject();
    for (const [key, member] of Object.entries(value)) object[key] = copy(member, depth + 1, start, end);
    return object;
  }

  function refuseKey(report: (diagnostics: Diagnostics) => void, kind: string): void {
    later(kind, report);
    const top = stack.at(-1);
    if (top !== undefined) top.key = undefined;
    ignoredFrom ??= stack.length;
  }

  function refuseOther(start: number, end: number): void {
    const written = file.text.slice(start, Math.min(end, start + 40)).split("\n")[0] ?? "";
    refuseKey((to) => to.report("source/key-not-text", at(start, end), { written }), "key");
  }

  function pointerTo(key: string): string {
    const parts = stack.map(({ container, key: own }) =>
      Array.isArray(container) ? `${container.length - 1}` : (own ?? ""),
    );
    return [...parts.slice(0, -1), key].map((part) => `/${escapePointerPart(part)}`).join("");
  }

  return {
    open(kind, start, properties) {
      count(start, start + 1);
      checkTag(properties, [kind === "map" ? "!!map" : "!!seq"], start, start + 1);
      const container = kind === "map" ? emptyObject() : [];
      put(container);
      stack.push({ container, anchor: remember(properties.anchor, container, true), key: undefined });
    },
    close() {
      const closed = stack.pop();
      if (closed?.anchor !== undefined) closed.anchor.isOpen = false;
      settle();
    },
    key(scalar) {
      const { value: key, isPlain, start, end, properties } = scalar;
      const top = stack.at(-1);
      if (top === undefined) return;
      if (isPlain && key === "<<" && properties.tag === undefined)
        return refuseKey((to) => to.report("source/yaml-merge-key", at(start, end), {}), "merge");
      const meant = isPlain && properties.tag === undefined ? plainValue(key) : valueOf(scalar);
      if (meant === null || (typeof meant === "number" && !Number.isInteger(meant))) return refuseOther(start, end);
      if (Object.hasOwn(top.container, key)) {
        const pointer = pointerTo(key);
        const related = [
          { message: "first written at", origin: { kind: "pointer", file, pointer, part: "key" } as const },
        ];
        later("duplicate", (to) => to.report("source/duplicate-key", at(start, end), { key }, related));
      }
      remember(properties.anchor, meant, false);
      top.key = key;
    },
    otherKey: refuseOther,
    scalar(scalar) {
      count(scalar.start, scalar.end);
      const value = valueOf(scalar);
      remember(scalar.properties.anchor, value, false);
      put(value);
      settle();
    },
    alias(name, start, end) {
      const anchored = anchors.get(name);
      if (anchored === undefined || anchored.isOpen) {
        const reason =
          anchored === undefined ? `no anchor "${name}" stands before` : `the alias "${name}" holds itself`;
        later("alias", (to) => to.report("source/malformed-yaml", at(start, end), { reason }));
        isRefused = true;
      } else put(copy(anchored.value, stack.length, start, end));
      settle();
    },
    finish(diagnostics) {
      for (const report of reports) report(diagnostics);
      return isRefused ? undefined : root;
    },
  };
}

function tagOf(value: JsonValue): string {
  if (typeof value === "number") return Number.isInteger(value) ? "!!int" : "!!float";
  return value === null ? "!!null" : typeof value === "boolean" ? "!!bool" : "!!str";
}

function emptyObject(): JsonObject {
  return Object.create(null) as JsonObject;
}
