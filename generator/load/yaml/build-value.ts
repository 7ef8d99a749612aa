import { maxPerMessage, type Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { escapePointerPart, type Origin, type SourceFile } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { maxDocumentDepth, maxValues } from "../limits.js";
import { finiteNumber, reportNumber } from "../report-number.js";
import { plainValue } from "./plain-value.js";
import { YamlFault, type Properties, type YamlScalar, type YamlEvents } from "./events.js";

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
  /** The list or map as far as it is read. */
  readonly container: JsonValue[] | JsonObject;
  /** The anchor that names it; undefined where it has none. */
  readonly anchor: Anchored | undefined;
  /** The key whose value comes next; undefined in lists, and before the first key of a map. */
  key: string | undefined;
  /** True where the value that comes next is that of a merge key. */
  isMerging?: boolean;
  /** The values of merge keys; absent where there is none. */
  merged?: JsonValue[];
}

interface Anchored {
  readonly value: JsonValue;
  isOpen: boolean;
}

/** The types of JSON under their YAML names; "!" marks plain text. */
const coreTags: ReadonlySet<string> = new Set(["!", "!!null", "!!bool", "!!int", "!!float", "!!str", "!!seq", "!!map"]);

/** Begins a value that is built from the events of YAML, with the places of its parts. */
export function createValueBuilder(file: SourceFile): ValueBuilder {
  return new ValueFromEvents(file);
}

/** A value that grows with the events of YAML. */
class ValueFromEvents implements ValueBuilder {
  private readonly stack: Open[] = [];
  private readonly anchors = new Map<string, Anchored>();
  private readonly reports: ((diagnostics: Diagnostics) => void)[] = [];
  private readonly kept = new Map<string, number>();
  private root: JsonValue = null;
  private values = 0;
  /** True when an alias has no value: what else is found in its place would follow from that. */
  private isRefused = false;
  /** The number of open containers when a key was refused: its value counts for nothing. */
  private ignoredFrom: number | undefined;

  constructor(private readonly file: SourceFile) {}

  open(kind: "map" | "seq", start: number, properties: Properties): void {
    this.count(start, start + 1);
    this.checkTag(properties, [kind === "map" ? "!!map" : "!!seq"], start, start + 1);
    const container = kind === "map" ? emptyObject() : [];
    this.put(container);
    this.stack.push({ container, anchor: this.remember(properties.anchor, container, true), key: undefined });
  }

  close(): void {
    const closed = this.stack.pop();
    if (closed?.merged !== undefined) this.merge(closed.container as JsonObject, closed.merged);
    if (closed?.anchor !== undefined) closed.anchor.isOpen = false;
    this.settle();
  }

  key(scalar: YamlScalar): void {
    const { value: key, isPlain, start, end, properties } = scalar;
    const top = this.stack.at(-1);
    if (top === undefined) return;
    top.isMerging = isPlain && key === "<<" && properties.tag === undefined;
    if (top.isMerging) return this.later("merge", (to) => to.report("source/yaml-merge-key", this.at(start, end), {}));
    const meant = isPlain && properties.tag === undefined ? plainValue(key) : this.valueOf(scalar);
    if (meant === null || (typeof meant === "number" && !Number.isInteger(meant))) return this.otherKey(start, end);
    if (Object.hasOwn(top.container, key)) {
      const pointer = this.pointerTo(key);
      const isLast = (this.kept.get("duplicate") ?? 0) >= maxPerMessage;
      const related = [
        { message: "first written at", origin: { kind: "pointer", file: this.file, pointer, part: "key" } as const },
      ];
      this.later("duplicate", (to) =>
        to.report("source/duplicate-key", this.at(start, end), { key, pointer, isLast }, related),
      );
    }
    this.remember(properties.anchor, meant, false);
    top.key = key;
  }

  otherKey(start: number, end: number): void {
    const written = this.file.text.slice(start, Math.min(end, start + 40)).split("\n")[0] ?? "";
    this.refuseKey((to) => to.report("source/key-not-text", this.at(start, end), { written }), "key");
  }

  scalar(scalar: YamlScalar): void {
    this.count(scalar.start, scalar.end);
    const value = this.valueOf(scalar);
    this.remember(scalar.properties.anchor, value, false);
    this.put(value);
    this.settle();
  }

  alias(name: string, start: number, end: number): void {
    const anchored = this.anchors.get(name);
    if (anchored === undefined || anchored.isOpen) {
      const reason = anchored === undefined ? `no anchor "${name}" precedes it` : `the alias "${name}" is circular`;
      this.later("alias", (to) => to.report("source/malformed-yaml", this.at(start, end), { reason }));
      this.isRefused = true;
    } else this.put(this.copy(anchored.value, this.stack.length, start, end));
    this.settle();
  }

  finish(diagnostics: Diagnostics): JsonValue | undefined {
    for (const report of this.reports) report(diagnostics);
    return this.isRefused ? undefined : this.root;
  }

  /** Keeps a finding; of each kind as many as are shown, and one that tells that there are more. */
  private later(kind: string, report: (diagnostics: Diagnostics) => void): void {
    const known = this.kept.get(kind) ?? 0;
    if (this.ignoredFrom !== undefined || known > maxPerMessage) return;
    this.kept.set(kind, known + 1);
    this.reports.push(report);
  }

  private at(start: number, end: number): Origin {
    return { kind: "offset", file: this.file, start, end };
  }

  private count(start: number, end: number): void {
    if (++this.values <= maxValues) return;
    this.later("values", (to) => to.report("source/too-many-values", this.at(start, end), { most: maxValues }));
    throw new ValueRefused();
  }

  private put(value: JsonValue): void {
    const top = this.stack.at(-1);
    if (top === undefined) this.root = value;
    else if (Array.isArray(top.container)) top.container.push(value);
    else if (top.isMerging === true) (top.merged ??= []).push(value);
    else if (top.key !== undefined) top.container[top.key] = value;
  }

  /** After a value: that of a refused key is over. */
  private settle(): void {
    if (this.ignoredFrom === this.stack.length) this.ignoredFrom = undefined;
  }

  private remember(name: string | undefined, value: JsonValue, isOpen: boolean): Anchored | undefined {
    if (name === undefined) return undefined;
    const anchored = { value, isOpen };
    this.anchors.set(name, anchored);
    return anchored;
  }

  private checkTag({ tag }: Properties, fitting: readonly string[], start: number, end: number): void {
    if (tag === undefined || fitting.includes(tag)) return;
    if (coreTags.has(tag)) throw new YamlFault(start, `the tag "${tag}" does not match its value`, "remove the tag");
    this.later("tag", (to) => to.report("source/yaml-tag", this.at(start, end), { tag }));
  }

  private valueOf({ value: written, isPlain, start, end, properties }: YamlScalar): JsonValue {
    if (!isPlain || properties.tag === "!!str" || properties.tag === "!") {
      this.checkTag(properties, ["!!str", "!"], start, end);
      return written;
    }
    const value = plainValue(written);
    this.checkTag(properties, [tagOf(value), ...(typeof value === "number" ? ["!!float"] : [])], start, end);
    if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
    this.later("number", (to) => {
      if (/[.](?:inf|nan)$/i.test(written)) to.report("source/no-json-number", this.at(start, end), { written });
      else reportNumber(written, this.at(start, end), to);
    });
    return finiteNumber(value);
  }

  /** A copy for the place of an alias: each place has a value of its own, so that a value tells its place. */
  private copy(value: JsonValue, depth: number, start: number, end: number): JsonValue {
    this.count(start, end);
    if (typeof value !== "object" || value === null) return value;
    if (depth >= maxDocumentDepth) {
      this.later("deep", (to) => to.report("source/too-deep", this.at(start, end), { most: maxDocumentDepth }));
      throw new ValueRefused();
    }
    if (Array.isArray(value)) return (value as JsonValue[]).map((item) => this.copy(item, depth + 1, start, end));
    const object = emptyObject();
    for (const [key, member] of Object.entries(value)) object[key] = this.copy(member, depth + 1, start, end);
    return object;
  }

  /** Gives a map the members of others, as YAML 1.1 means it: what it has itself counts more, then what comes first. */
  private merge(map: JsonObject, values: readonly JsonValue[]): void {
    for (const value of values.flat()) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
      for (const [key, member] of Object.entries(value)) if (!Object.hasOwn(map, key)) map[key] = member;
    }
  }

  private refuseKey(report: (diagnostics: Diagnostics) => void, kind: string): void {
    this.later(kind, report);
    const top = this.stack.at(-1);
    if (top !== undefined) [top.key, top.isMerging] = [undefined, false];
    this.ignoredFrom ??= this.stack.length;
  }

  private pointerTo(key: string): string {
    const parts = this.stack.map(({ container, key: heldKey }) =>
      Array.isArray(container) ? `${container.length - 1}` : (heldKey ?? ""),
    );
    return [...parts.slice(0, -1), key].map((part) => `/${escapePointerPart(part)}`).join("");
  }
}

function tagOf(value: JsonValue): string {
  if (typeof value === "number") return Number.isInteger(value) ? "!!int" : "!!float";
  return value === null ? "!!null" : typeof value === "boolean" ? "!!bool" : "!!str";
}

function emptyObject(): JsonObject {
  return Object.create(null) as JsonObject;
}
