import type { TextRange } from "../../diagnostics/origin.js";
import type { YamlScalar, YamlEvents } from "./events.js";

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
  const columns = new PlaceColumns();
  const aliases = new Map<number, number>();
  const open: number[] = [];
  return {
    open(kind, start, { anchor }) {
      const at = columns.add(start, start, anchor);
      if (kind === "map") columns.maps.add(at);
      open.push(at);
    },
    close(end) {
      const at = open.pop() ?? 0;
      columns.ends.set(at, end);
      columns.nexts.set(at, columns.count);
    },
    key: (scalar) => void (columns.key = scalar),
    otherKey: (start, end) => void (columns.key = { start, end, value: "" }),
    scalar: ({ start, end, properties }) => void columns.add(start, end, properties.anchor),
    alias(name, start, end) {
      const target = columns.anchors.get(name);
      const at = columns.add(start, end, undefined);
      if (target !== undefined) aliases.set(at, target);
    },
    locate(tokens, part) {
      let at = 0;
      if (columns.count === 0) return { start: 0, end: 0 };
      for (const token of tokens) {
        const child = columns.childrenOf(aliases.get(at) ?? at).get(token);
        if (child === undefined) break;
        at = child;
      }
      const hasKey = columns.keyStarts.get(at) !== -1;
      // An empty value has no text of its own to point at.
      const isKey = hasKey && (part === "key" || columns.starts.get(at) === columns.ends.get(at));
      return isKey
        ? { start: columns.keyStarts.get(at), end: columns.keyEnds.get(at) }
        : { start: columns.starts.get(at), end: columns.ends.get(at) };
    },
  };
}

/** The places as columns: a row for each value, in the order of the text. */
class PlaceColumns {
  readonly starts = new Column();
  readonly ends = new Column();
  readonly keyStarts = new Column();
  readonly keyEnds = new Column();
  /** After each value and all that it holds. */
  readonly nexts = new Column();
  /** The key of each value of a map. */
  private readonly keys: string[] = [];
  readonly maps = new Set<number>();
  readonly anchors = new Map<string, number>();
  private readonly children = new Map<number, ReadonlyMap<string, number>>();
  key: Pick<YamlScalar, "start" | "end" | "value"> | undefined;
  count = 0;

  add(start: number, end: number, anchor: string | undefined): number {
    const at = this.count++;
    this.starts.set(at, start);
    this.ends.set(at, end);
    this.nexts.set(at, this.count);
    this.keyStarts.set(at, this.key?.start ?? -1);
    this.keyEnds.set(at, this.key?.end ?? -1);
    this.keys.push(this.key?.value ?? "");
    if (anchor !== undefined) this.anchors.set(anchor, at);
    this.key = undefined;
    return at;
  }

  childrenOf(at: number): ReadonlyMap<string, number> {
    let known = this.children.get(at);
    if (known === undefined) this.children.set(at, (known = new Map(this.namedChildren(at))));
    return known;
  }

  private *namedChildren(parent: number): Generator<readonly [string, number], void> {
    const found = new Set<string>();
    let index = 0;
    for (let at = parent + 1; at < this.nexts.get(parent); at = this.nexts.get(at)) {
      const name = this.maps.has(parent) ? (this.keys[at] ?? "") : `${index++}`;
      // Of two equal keys the first is meant.
      if (!found.has(name)) yield [name, at];
      found.add(name);
    }
  }
}
