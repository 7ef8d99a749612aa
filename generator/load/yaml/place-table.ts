import type { TextRange } from "../../diagnostics/origin.js";
import type { Scalar, YamlEvents } from "./events.js";

/** The place of each value of a YAML text, in the order of the text: a few numbers for each. */
export interface PlaceTable extends YamlEvents {
  /** The place of what a pointer names, or of its nearest ancestor that exists. */
  locate(tokens: readonly string[], part: "key" | "value"): TextRange;
}

/** A column of numbers that grows. */
class Column {
  private values = new Int32Array(1024);

  set(at: number, value: number): void {
    if (at >= this.values.length) {
      const larger = new Int32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[at] = value;
  }

  get(at: number): number {
    return this.values[at] ?? 0;
  }
}

/** Begins a table of places, in columns of numbers so that large documents take little memory. */
export function createPlaceTable(): PlaceTable {
  const starts = new Column();
  const ends = new Column();
  const keyStarts = new Column();
  const keyEnds = new Column();
  /** After each value and all that it holds. */
  const nexts = new Column();
  /** The key of each value of a map. */
  const keys: string[] = [];
  const maps = new Set<number>();
  const aliases = new Map<number, number>();
  const anchors = new Map<string, number>();
  const children = new Map<number, ReadonlyMap<string, number>>();
  const open: number[] = [];
  let key: Pick<Scalar, "start" | "end" | "value"> | undefined;
  let count = 0;

  function add(start: number, end: number, anchor: string | undefined): number {
    const at = count++;
    starts.set(at, start);
    ends.set(at, end);
    nexts.set(at, count);
    keyStarts.set(at, key?.start ?? -1);
    keyEnds.set(at, key?.end ?? -1);
    keys.push(key?.value ?? "");
    if (anchor !== undefined) anchors.set(anchor, at);
    key = undefined;
    return at;
  }

  function childrenOf(at: number): ReadonlyMap<string, number> {
    let known = children.get(at);
    if (known === undefined) children.set(at, (known = new Map(namedChildren(at))));
    return known;
  }

  function* namedChildren(parent: number): Generator<readonly [string, number], void> {
    const found = new Set<string>();
    let index = 0;
    for (let at = parent + 1; at < nexts.get(parent); at = nexts.get(at)) {
      const name = maps.has(parent) ? (keys[at] ?? "") : `${index++}`;
      // Of two equal keys the first is meant.
      if (!found.has(name)) yield [name, at];
      found.add(name);
    }
  }

  return {
    open(kind, start, { anchor }) {
      const at = add(start, start, anchor);
      if (kind === "map") maps.add(at);
      open.push(at);
    },
    close(end) {
      const at = open.pop() ?? 0;
      ends.set(at, end);
      nexts.set(at, count);
    },
    key: (scalar) => void (key = scalar),
    otherKey: (start, end) => void (key = { start, end, value: "" }),
    scalar: ({ start, end, properties }) => void add(start, end, properties.anchor),
    alias(name, start, end) {
      const target = anchors.get(name);
      const at = add(start, end, undefined);
      if (target !== undefined) aliases.set(at, target);
    },
    locate(tokens, part) {
      let at = 0;
      if (count === 0) return { start: 0, end: 0 };
      for (const token of tokens) {
        const child = childrenOf(aliases.get(at) ?? at).get(token);
        if (child === undefined) break;
        at = child;
      }
      const hasKey = keyStarts.get(at) !== -1;
      // An empty value has no text of its own to point at.
      const isKey = hasKey && (part === "key" || starts.get(at) === ends.get(at));
      return isKey ? { start: keyStarts.get(at), end: keyEnds.get(at) } : { start: starts.get(at), end: ends.get(at) };
    },
  };
}
