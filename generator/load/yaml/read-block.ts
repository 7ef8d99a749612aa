import { readBlockScalar } from "./block-scalar.js";
import { isColon, skipBlanks } from "./characters.js";
import type { YamlCursor } from "./cursor.js";
import { noProperties, YamlFault, type Properties, type Scalar, type YamlEvents } from "./events.js";
import { beginsPlain, endOfPlainLine, unfoldPlain } from "./plain.js";
import { readQuoted } from "./quoted.js";
import { mostImplicitKey, readFlow } from "./read-flow.js";

/** Where a node may stand. */
interface Place {
  /** How far the list or map around it is indented; -1 for the document. */
  readonly parent: number;
  /** Whether a list or map may begin on this line: after "- ", and not after "key: ". */
  readonly isCompact: boolean;
  /** Whether a list may be indented no more than the map that holds it. */
  readonly isMapValue: boolean;
}

const dash = 0x2d;
const question = 0x3f;
const colon = 0x3a;

/** Reads the root node of a document, up to the end of the document. YAML 1.2, chapter 8. */
export function readRoot(cursor: YamlCursor, events: YamlEvents, isOnMarkerLine: boolean): void {
  const { text } = cursor;
  /** Where the last thing that was read ends. */
  let last = 0;
  node({ parent: -1, isCompact: !isOnMarkerLine, isMapValue: false });
  cursor.skip();
  if (!cursor.isAtEnd())
    throw new YamlFault(cursor.at, "text follows that belongs to no list or map", "indent it like what it belongs to");

  function node(place: Place): void {
    const from = cursor.at;
    const isBelow = passTo(place);
    if (isBelow === undefined) return empty(from, noProperties);
    let isFree = place.isCompact || isBelow;
    let start = cursor.at;
    let own = cursor.properties();
    let outer = noProperties;
    while (own !== noProperties && cursor.isLineDone()) {
      const after = cursor.at;
      outer = together(outer, own, start);
      if (passTo(place) === undefined) return empty(after, outer);
      isFree = true;
      start = cursor.at;
      own = cursor.properties();
    }
    content({ ...place, isCompact: isFree }, start, outer, own);
  }

  /** Goes to the next text: true when that is on another line, undefined when it belongs to no node of this place. */
  function passTo({ parent, isMapValue }: Place): boolean | undefined {
    const { lineStart } = cursor;
    cursor.skip();
    if (cursor.isAtEnd()) return undefined;
    if (cursor.lineStart === lineStart) return false;
    if (cursor.passedTab && cursor.indentation <= parent)
      throw new YamlFault(cursor.at, "tabs are not allowed as indentation", "indent with spaces");
    if (cursor.column > parent) return true;
    return isMapValue && cursor.column === parent && cursor.isIndicator(dash) ? true : undefined;
  }

  /** `outer` stood on a line of its own and belongs to the whole, `own` belongs to what comes first on this line. */
  function content(place: Place, start: number, outer: Properties, own: Properties): void {
    const column = start - cursor.lineStart;
    const isScalar = cursor.code === 0x22 || cursor.code === 0x27 || beginsPlain(text, cursor.at, false);
    if (isScalar) {
      const key = place.isCompact ? readKey(own) : undefined;
      if (key === undefined) return scalar(place.parent, together(outer, own, start));
      checkFree(place, start);
      return map(column, outer, start, () => tellKey(key));
    }
    if (cursor.isIndicator(dash) || cursor.isIndicator(question)) {
      checkFree(place, start);
      if (own !== noProperties) throw new YamlFault(start, "an anchor or a tag stands before an indicator");
      return cursor.isIndicator(dash) ? seq(column, outer) : map(column, outer, start, () => explicitKey(column));
    }
    const { at } = cursor;
    switch (text.charAt(at)) {
      case "|":
      case ">":
        return blockScalar(place.parent, together(outer, own, start));
      case "[":
      case "{":
        readFlow(cursor, events, place.parent, together(outer, own, start));
        last = cursor.at;
        return endNode(at);
      case "*": {
        const name = cursor.alias();
        if (isColon(text, skipBlanks(text, cursor.at), false)) {
          checkFree(place, start);
          if (own !== noProperties) throw new YamlFault(at, "an alias must not specify any properties");
          cursor.at = at;
          return map(column, outer, start, aliasKey);
        }
        if (outer !== noProperties || own !== noProperties)
          throw new YamlFault(at, "an alias must not specify any properties");
        events.alias(name, at, cursor.at);
        last = cursor.at;
        return endNode(at);
      }
    }
    throw new YamlFault(at, `no value begins with ${text.charAt(at)}`, "put a text that begins like this in quotes");
  }

  function checkFree({ isCompact }: Place, at: number): void {
    if (!isCompact)
      throw new YamlFault(
        at,
        "nested mappings are not allowed in compact mappings",
        'put a text that holds ": " in quotes',
      );
    if (cursor.passedTab) throw new YamlFault(at, "tabs are not allowed as indentation", "indent with spaces");
  }

  function seq(column: number, properties: Properties): void {
    cursor.enter(cursor.at);
    events.open("seq", cursor.at, properties);
    do {
      cursor.at++;
      node({ parent: column, isCompact: true, isMapValue: false });
    } while (isNext(column) && cursor.isIndicator(dash));
    events.close(last);
    cursor.leave();
  }

  function map(column: number, properties: Properties, start: number, firstKey: () => boolean): void {
    cursor.enter(start);
    events.open("map", start, properties);
    let isExplicit = firstKey();
    for (;;) {
      if (cursor.code === colon) {
        cursor.at++;
        node({ parent: column, isCompact: isExplicit, isMapValue: !isExplicit });
      } else empty(last, noProperties);
      if (!isNext(column)) break;
      isExplicit = anyKey(column);
    }
    events.close(last);
    cursor.leave();
  }

  /** Whether the next text stands in this column. */
  function isNext(column: number): boolean {
    cursor.skip();
    if (cursor.isAtEnd() || cursor.column < column) return false;
    if (cursor.passedTab) throw new YamlFault(cursor.at, "tabs are not allowed as indentation", "indent with spaces");
    if (cursor.column > column) throw new YamlFault(cursor.at, "all mapping items must start at the same column");
    return true;
  }

  /** Reads a key up to its ":"; true when it begins with "?". */
  function anyKey(column: number): boolean {
    if (cursor.isIndicator(question)) return explicitKey(column);
    const { at } = cursor;
    const own = cursor.properties();
    if (cursor.code === 0x2a && own === noProperties) return aliasKey();
    const isScalar = cursor.code === 0x22 || cursor.code === 0x27 || beginsPlain(text, cursor.at, false);
    const key = isScalar ? readKey(own) : undefined;
    if (key === undefined) throw new YamlFault(at, "implicit map keys need to be followed by map values");
    return tellKey(key);
  }

  function tellKey(key: Scalar): boolean {
    events.key(key);
    last = key.end;
    return false;
  }

  /** The scalar on this line that a ":" follows, which is then where the cursor stands; undefined when none follows. */
  function readKey(properties: Properties): Scalar | undefined {
    const start = cursor.at;
    const isPlain = cursor.code !== 0x22 && cursor.code !== 0x27;
    let end: number;
    let value: string;
    if (isPlain) {
      end = endOfPlainLine(text, start, false);
      value = text.slice(start, end);
    } else {
      const quoted = readQuoted(text, start, -1);
      if (!quoted.isOneLine) return undefined;
      ({ end, value } = quoted);
    }
    const after = skipBlanks(text, end);
    if (!isColon(text, after, false)) return undefined;
    if (after - start > mostImplicitKey)
      throw new YamlFault(
        after,
        `the : indicator must be at most ${mostImplicitKey} chars after the start of an implicit block mapping key`,
      );
    cursor.at = after;
    return { value, isPlain, start, end, properties };
  }

  function aliasKey(): boolean {
    const start = cursor.at;
    cursor.alias();
    events.otherKey(start, cursor.at);
    last = cursor.at;
    cursor.at = skipBlanks(text, cursor.at);
    if (!isColon(text, cursor.at, false))
      throw new YamlFault(start, "implicit map keys need to be followed by map values");
    return false;
  }

  /** A key after "?": a scalar of any form. Leaves the cursor at the ":" of its value, if there is one. */
  function explicitKey(column: number): boolean {
    cursor.at++;
    const place: Place = { parent: column, isCompact: true, isMapValue: false };
    const { at } = cursor;
    if (passTo(place) === undefined) throw new YamlFault(at, "a key is no plain text", "write the key as a text");
    const own = cursor.properties();
    const isBlock = cursor.code === 0x7c || cursor.code === 0x3e;
    const isScalar = cursor.code === 0x22 || cursor.code === 0x27 || beginsPlain(text, cursor.at, false);
    if (!isScalar && !isBlock) throw new YamlFault(cursor.at, "a key is no plain text", "write the key as a text");
    const key = isBlock ? readBlock(column, own) : readWhole(column, own);
    tellKey(key);
    const hasValue = isNext(column) && cursor.isIndicator(colon);
    if (!hasValue && cursor.code === colon) throw new YamlFault(cursor.at, "a value has no key");
    return true;
  }

  function scalar(parent: number, properties: Properties): void {
    events.scalar(readWhole(parent, properties));
  }

  /** A scalar in quotes or a plain one, over as many lines as it has. */
  function readWhole(parent: number, properties: Properties): Scalar {
    const start = cursor.at;
    const isPlain = cursor.code !== 0x22 && cursor.code !== 0x27;
    const { value, end } = isPlain
      ? unfoldPlain(text, start, endOfPlainLine(text, start, false), { inFlow: false, parent })
      : readQuoted(text, start, parent);
    cursor.jump(end);
    last = end;
    endNode(start);
    return { value, isPlain, start, end, properties };
  }

  function blockScalar(parent: number, properties: Properties): void {
    events.scalar(readBlock(parent, properties));
  }

  function readBlock(parent: number, properties: Properties): Scalar {
    const start = cursor.at;
    const { value, end, next } = readBlockScalar(text, start, parent);
    cursor.at = next;
    cursor.lineStart = next;
    last = end;
    return { value, isPlain: false, start, end, properties };
  }

  /** After a node, its line holds nothing else. */
  function endNode(start: number): void {
    if (cursor.isLineDone()) return;
    const at = skipBlanks(text, cursor.at);
    if (isColon(text, at, false))
      throw new YamlFault(start, "a key is no text on one line", "write the key as a text on one line");
    throw new YamlFault(at, "text follows a value on its line");
  }

  function empty(at: number, properties: Properties): void {
    events.scalar({ value: "", isPlain: true, start: at, end: at, properties });
    last = at;
  }
}

/** Throws a YamlFault at `at` when both say the same of one node. */
function together(outer: Properties, own: Properties, at: number): Properties {
  if (outer === noProperties) return own;
  if (own === noProperties) return outer;
  if (Object.keys(own).some((kind) => kind in outer))
    throw new YamlFault(at, "a node can have at most one anchor and tag");
  return { ...outer, ...own };
}
