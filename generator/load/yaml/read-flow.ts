import { isBlankOrEnd, isColon, isFlowIndicator, isLineEnd, isMarker, skipBlanks } from "./characters.js";
import type { YamlCursor } from "./cursor.js";
import { noProperties, YamlFault, type Properties, type Scalar, type YamlEvents } from "./events.js";
import { beginsPlain, endOfPlainLine, unfoldPlain } from "./plain.js";
import { readQuoted } from "./quoted.js";

/** The longest key that may stand before its ":" (YAML 1.2, section 7.4). */
export const mostImplicitKey = 1024;

/** Reads the list or map in brackets that begins at the cursor. Lines that go on are indented more than `parent`. */
export function readFlow(
  cursor: YamlCursor,
  events: YamlEvents,
  parent: number,
  properties: Properties = noProperties,
  isInner = false,
): void {
  const { text } = cursor;
  const isMap = cursor.code === 0x7b;
  const closing = isMap ? 0x7d : 0x5d;
  const name = isMap ? "flow map" : "flow sequence";
  // A call, because the compiler does not see that the cursor moves.
  const isAt = (code: number): boolean => cursor.code === code;
  cursor.enter(cursor.at);
  events.open(isMap ? "map" : "seq", cursor.at, properties);
  cursor.at++;
  for (let isFirst = true; ; isFirst = false) {
    skipInside();
    if (cursor.code === closing) break;
    if (!isFirst) {
      if (!isAt(0x2c)) throw new YamlFault(cursor.at, `missing , between ${name} items`);
      cursor.at++;
      skipInside();
      if (cursor.code === closing) break;
    }
    if (isAt(0x2c)) throw new YamlFault(cursor.at, `unexpected , in ${name}`);
    if (isMap) entry();
    else item();
  }
  cursor.at++;
  events.close(cursor.at);
  cursor.leave();

  function skipInside(): void {
    const { lineStart } = cursor;
    cursor.skip();
    if (cursor.at >= text.length) throw new YamlFault(cursor.at, `${name} must end with a ${isMap ? "}" : "]"}`);
    if (lineStart === cursor.lineStart) return;
    const isEnd = !isInner && cursor.code === closing && cursor.column === parent;
    if ((cursor.indentation <= parent && !isEnd) || (cursor.column === 0 && isMarker(text, cursor.at)))
      throw new YamlFault(cursor.at, `${name} must be sufficiently indented and end with a ${isMap ? "}" : "]"}`);
  }

  /** An item of a list; "a: b" is a map of one pair. */
  function item(): void {
    const own = propertiesInside();
    const start = cursor.at;
    const scalar = isScalarHere() ? readScalar(own) : undefined;
    if (scalar === undefined) return other(own);
    const colon = skipBlanks(text, scalar.end);
    if (!isKeyColon(scalar, colon)) return events.scalar(scalar);
    if (colon - start > mostImplicitKey || text.slice(start, colon).includes("\n"))
      throw new YamlFault(start, "implicit keys of flow sequence pairs need to be on a single line");
    cursor.enter(start);
    events.open("map", start, noProperties);
    events.key(scalar);
    cursor.at = colon + 1;
    value();
    events.close(cursor.at);
    cursor.leave();
  }

  function entry(): void {
    const own = propertiesInside();
    if (cursor.code === 0x2a) {
      const start = cursor.at;
      cursor.alias();
      events.otherKey(start, cursor.at);
    } else if (isScalarHere()) {
      const key = readScalar(own);
      events.key(key);
      skipInside();
      if (!isKeyColon(key, cursor.at)) return empty(key.end, noProperties);
    } else throw new YamlFault(cursor.at, "a key is no plain text", "write the key as a text");
    skipInside();
    if (cursor.code !== 0x3a) throw new YamlFault(cursor.at, `missing , or : between ${name} items`);
    cursor.at++;
    value();
  }

  /** After quotes, the value may follow its ":" at once. */
  function isKeyColon(key: Scalar, at: number): boolean {
    return isColon(text, at, true) || (!key.isPlain && text.charCodeAt(at) === 0x3a);
  }

  /** The value of a pair. */
  function value(): void {
    const after = cursor.at;
    skipInside();
    if (cursor.code === 0x2c || cursor.code === closing) return empty(after, noProperties);
    const own = propertiesInside();
    if (isScalarHere()) events.scalar(readScalar(own));
    else other(own);
  }

  /** What is no scalar. */
  function other(own: Properties): void {
    const { at } = cursor;
    if (cursor.code === 0x2a) {
      if (own !== noProperties) throw new YamlFault(at, "an alias must not specify any properties");
      const alias = cursor.alias();
      events.alias(alias, at, cursor.at);
    } else if (cursor.code === 0x5b || cursor.code === 0x7b) readFlow(cursor, events, parent, own, true);
    else if (own !== noProperties && (cursor.code === 0x2c || cursor.code === closing)) empty(at, own);
    else throw new YamlFault(at, `unexpected ${text.charAt(at)} in ${name}`);
    if (!isMap && isColon(text, skipBlanks(text, cursor.at), true))
      throw new YamlFault(at, "a key is no plain text", "write the key as a text");
  }

  function propertiesInside(): Properties {
    const own = cursor.properties();
    if (own !== noProperties) skipInside();
    return own;
  }

  function isScalarHere(): boolean {
    return cursor.code === 0x22 || cursor.code === 0x27 || beginsPlain(text, cursor.at, true);
  }

  function readScalar(own: Properties): Scalar {
    const start = cursor.at;
    if (cursor.code === 0x22 || cursor.code === 0x27) {
      const { value: quoted, end } = readQuoted(text, start, parent);
      if (!isSeparated(text, end)) throw new YamlFault(end, `missing , between ${name} items`);
      cursor.jump(end);
      return { value: quoted, isPlain: false, start, end, properties: own };
    }
    const plain = unfoldPlain(text, start, endOfPlainLine(text, start, true), { inFlow: true, parent });
    cursor.jump(plain.end);
    return { value: plain.value, isPlain: true, start, end: plain.end, properties: own };
  }

  function empty(at: number, own: Properties): void {
    events.scalar({ value: "", isPlain: true, start: at, end: at, properties: own });
  }
}

function isSeparated(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isBlankOrEnd(code) || isFlowIndicator(code) || code === 0x3a || isLineEnd(text, at);
}
