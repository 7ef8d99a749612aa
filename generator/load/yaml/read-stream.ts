import { isMarker } from "./characters.js";
import { YamlCursor } from "./cursor.js";
import { YamlFault, YamlSecondDocument, type YamlEvents } from "./events.js";
import { readRoot } from "./read-block.js";

/**
 * Reads the one document of a YAML 1.2 text, in one pass and without a tree of its own: time and memory are those of what
 * `events` keeps. Throws YamlFault at the first place that is no YAML, YamlTooDeep and YamlSecondDocument.
 */
export function readYamlStream(text: string, events: YamlEvents): void {
  checkCharacters(text);
  const cursor = new YamlCursor(text);
  const hasDirectives = passDirectives(cursor);
  const isMarked = isMarker(text, cursor.at) && cursor.at === cursor.lineStart && cursor.code === 0x2d;
  if (hasDirectives && !isMarked) throw new YamlFault(cursor.at, 'a "---" is missing after the directives');
  if (isMarked) cursor.at += 3;
  readRoot(cursor, events, isMarked);
  passEnd(cursor);
}

// YAML 1.2, section 5.1: of the control characters only tab and line breaks may stand in a text.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\r(?!\n)/;

function checkCharacters(text: string): void {
  const match = controls.exec(text);
  if (match === null) return;
  const code = text.charCodeAt(match.index).toString(16).toUpperCase().padStart(4, "0");
  const hint = `remove it, or write "\\u${code}" in double quotes`;
  throw new YamlFault(match.index, `it holds the control character U+${code}`, hint);
}

/** Passes comments, "%YAML" and directives that mean nothing; whether there were directives. */
function passDirectives(cursor: YamlCursor): boolean {
  const { text } = cursor;
  let found = false;
  for (;;) {
    cursor.skip();
    if (cursor.passedTab && !cursor.isAtEnd())
      throw new YamlFault(cursor.at, "tabs are not allowed as indentation", "indent with spaces");
    if (cursor.code !== 0x25 || cursor.column !== 0) {
      // The indentation of the first line is looked at once more.
      cursor.at = Math.min(cursor.lineStart, cursor.at);
      return found;
    }
    const directive = /%(?:YAML[ \t]+1\.\d+[ \t]*(?:\r?\n|[ \t]#)|(?!YAML|TAG)[A-Z]+[ \t])/y;
    directive.lastIndex = cursor.at;
    if (!directive.test(text)) throw new YamlFault(cursor.at, "a directive is not known");
    found = true;
    cursor.at = text.indexOf("\n", cursor.at) + 1 || text.length;
    cursor.lineStart = cursor.at;
  }
}

/** What may follow a document: "...", and nothing else. */
function passEnd(cursor: YamlCursor): void {
  const { text } = cursor;
  while (cursor.at < text.length) {
    if (cursor.code !== 0x2e || !isMarker(text, cursor.at)) throw new YamlSecondDocument(cursor.at);
    cursor.at += 3;
    if (!cursor.isLineDone()) throw new YamlFault(cursor.at, 'text follows "..." on its line');
    cursor.skip();
  }
}
