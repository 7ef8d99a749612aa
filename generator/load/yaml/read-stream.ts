import { createRequire } from "node:module";
import type * as JsYaml from "js-yaml";
import { quoteColon } from "./explain-fault.js";
import { withFlowEndsJoined } from "./flow-ends.js";
import type { AliasEvent, MappingEvent, ScalarEvent, SequenceEvent } from "js-yaml";
import { maxDocumentDepth } from "../limits.js";
import {
  noEvents,
  noProperties,
  YamlFault,
  YamlSecondDocument,
  YamlTooDeep,
  type Properties,
  type YamlEvents,
} from "./events.js";

/** The longest key that may stand before its ":" (YAML 1.2, section 7.4). */
const maxImplicitKey = 1024;

const content = /#.*|\S/g;

/** A list or map that is being told. */
interface Open {
  readonly isMap: boolean;
  /** True of a list or map in brackets, and of a pair in a list in brackets. */
  readonly isFlow: boolean;
  readonly start: number;
  /** True after each key of a map, until its value is told. */
  hasKey: boolean;
}

/**
 * Reads the one document of a YAML 1.2 text, without a tree, by the parser of `js-yaml`. Throws YamlTooDeep,
 * YamlSecondDocument, and YamlFault at the first location that is not YAML.
 */
export function readYamlStream(text: string, events: YamlEvents): void {
  checkCharacters(text);
  new StreamReader(text, events).read();
}

/** Turns events of `js-yaml` into ours. */
class StreamReader {
  private readonly library = createRequire(import.meta.url)("js-yaml") as typeof JsYaml;
  private readonly open: Open[] = [];
  /** The end of what was told last. */
  private last = 0;
  private documents = 0;
  /** A key that is a list or a map, while it is read: problems inside it are not reported. */
  private key: { readonly start: number; readonly depth: number } | undefined;

  constructor(
    private readonly text: string,
    private readonly receiver: YamlEvents,
  ) {}

  private get events(): YamlEvents {
    return this.key === undefined ? this.receiver : noEvents;
  }

  /** Tells the whole text. */
  read(): void {
    const { EVENT_ID: ids } = this.library;
    for (const event of parse(this.library, this.text)) {
      const top = this.open.at(-1);
      const isKey = top?.isMap === true && !top.hasKey;
      switch (event.type) {
        case ids.DOCUMENT:
          this.document();
          continue;
        case ids.MAPPING:
        case ids.SEQUENCE:
          this.container(event, top, isKey);
          continue;
        case ids.ALIAS:
          this.alias(event, isKey);
          break;
        case ids.SCALAR:
          this.scalar(event, top, isKey);
          break;
        case ids.POP:
          if (this.open.pop() === undefined) continue;
          if (top?.isFlow === true) this.last = this.after(this.after(this.last, ","), top.isMap ? "}" : "]");
          if (this.key?.depth === this.open.length) this.endKey(this.key.start);
          else this.events.close(this.last);
      }
      const around = this.open.at(-1);
      if (around !== undefined) around.hasKey = !around.hasKey;
    }
  }

  private endKey(start: number): void {
    this.key = undefined;
    this.events.otherKey(start, this.last);
  }

  private document(): void {
    if (++this.documents > 1) throw new YamlSecondDocument(this.contentAt(this.after(this.last, "...")));
  }

  private container(event: MappingEvent | SequenceEvent, around: Open | undefined, isKey: boolean): void {
    const { EVENT_ID: ids, COLLECTION_STYLE: styles } = this.library;
    const { type, start, style, anchorEnd } = event;
    if (isKey) this.key ??= { start, depth: this.open.length };
    const isMap = type === ids.MAPPING;
    const isFlow = style === styles.FLOW;
    if (isFlow && anchorEnd === start) throw new YamlFault(start, "a space is missing after an anchor");
    if (isMap && !isFlow && around?.isMap === true && this.isSameLine(this.last, start))
      throw new YamlFault(start, "nested mappings are not allowed in compact mappings", quoteColon);
    if (this.open.push({ isMap, isFlow, start, hasKey: false }) > maxDocumentDepth) throw new YamlTooDeep(start);
    this.events.open(isMap ? "map" : "seq", start, this.propertiesOf(event));
    this.last = isFlow ? this.after(start, isMap ? "{" : "[") : start;
  }

  private alias({ anchorStart, anchorEnd }: AliasEvent, isKey: boolean): void {
    if (isKey) this.events.otherKey(anchorStart - 1, anchorEnd);
    else this.events.alias(this.text.slice(anchorStart, anchorEnd), anchorStart - 1, anchorEnd);
    this.last = anchorEnd;
  }

  private scalar(event: ScalarEvent, around: Open | undefined, isKey: boolean): void {
    const { SCALAR_STYLE: styles } = this.library;
    const { style, valueStart, valueEnd } = event;
    const isPlain = style === styles.PLAIN;
    const isBlock = style === styles.LITERAL_BLOCK || style === styles.FOLDED_BLOCK;
    const start = this.startOf(event, isBlock, around?.isMap === true);
    const end = valueStart === -1 ? start : valueEnd + (isPlain || isBlock ? 0 : 1);
    if (isKey && around?.isFlow === false && this.last !== around.start && this.isSameLine(this.last, start))
      throw new YamlFault(start, "text follows a value on its line");
    if (isKey && end - start > maxImplicitKey && !/^[ \t]*\?/m.test(this.text.slice(this.last, start)))
      throw new YamlFault(start, `a key before ":" is longer than ${maxImplicitKey} characters`);
    if (isBlock && this.open.length === 0 && /^[ \t]+[|>]|[|>][-+]?\d/m.test(this.text.slice(0, valueStart)))
      throw new YamlFault(start, "a block scalar as the whole document has an indentation indicator");
    const value = this.valueOf(event);
    if (isKey && valueStart === -1) this.events.otherKey(start, end);
    else this.events[isKey ? "key" : "scalar"]({ value, isPlain, start, end, properties: this.propertiesOf(event) });
    this.last = end;
  }

  /** The text of a scalar. Empty lines after an escaped end of a line are line breaks of it (YAML 1.2, section 7.3.1). */
  private valueOf(event: ScalarEvent): string {
    const { style, valueStart, valueEnd } = event;
    const written = style === this.library.SCALAR_STYLE.DOUBLE_QUOTED ? this.text.slice(valueStart, valueEnd) : "";
    if (written.search(emptyAfterEscape) === -1) {
      const value = this.library.getScalarValue(this.text, event);
      const isKept = event.chomping === this.library.CHOMPING_MODE.KEEP && valueEnd === this.text.length;
      // Blanks that no line break ends are a line only if some of them are content.
      return isKept && /\n[ \t]+$/.test(this.text) && !/[ \t]\n$/.test(value) ? value.slice(0, -1) : value;
    }
    const text = written.replace(emptyAfterEscape, (_, before: string, lines: string) => {
      return `${before}${"\\n".repeat(lines.split("\n").length - 1)}\\\n`;
    });
    return this.library.getScalarValue(text, { ...event, valueStart: 0, valueEnd: text.length });
  }

  /** The quote, "|" or first character of a scalar; for an empty one, the end of what stands before it. */
  private startOf({ style, valueStart, anchorEnd, tagEnd }: ScalarEvent, isBlock: boolean, isInMap: boolean): number {
    const before = Math.max(this.last, anchorEnd, tagEnd);
    if (valueStart === -1) return before > this.last ? before : this.after(this.last, isInMap ? ":" : "-");
    if (!isBlock) return style === this.library.SCALAR_STYLE.PLAIN ? valueStart : valueStart - 1;
    const line = Math.max(before, this.text.lastIndexOf("\n", valueStart - 2) + 1);
    return line + this.text.slice(line, valueStart).search(/[|>]/);
  }

  private isSameLine(from: number, to: number): boolean {
    return !this.text.slice(from - 1, to).includes("\n");
  }

  /** The first place from `at` on that is neither white space nor in a comment. */
  private contentAt(at: number): number {
    content.lastIndex = at;
    let found = content.exec(this.text);
    while (found?.[0].startsWith("#") === true) found = content.exec(this.text);
    return found?.index ?? this.text.length;
  }

  /** The end of an indicator that stands next; the place itself where another thing does. */
  private after(at: number, indicator: string): number {
    const next = this.contentAt(at);
    return this.text.startsWith(indicator, next) ? next + indicator.length : at;
  }

  private propertiesOf(event: ScalarEvent | MappingEvent | SequenceEvent): Properties {
    const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
    if (anchorStart === -1 && tagStart === -1) return noProperties;
    const written = tagStart === -1 ? undefined : this.text.slice(tagStart, tagEnd);
    const tag = written?.replace(/^!<tag:yaml\.org,2002:(.*)>$/, "!!$1");
    return { anchor: anchorStart === -1 ? undefined : this.text.slice(anchorStart, anchorEnd), tag };
  }
}

/** An escaped end of a line before an empty one, of which readers make different texts (YAML 1.2, section 7.3.1). */
const emptyAfterEscape = /((?:^|[^\\])(?:\\\\)*)\\\r?\n((?:[ \t]*\r?\n)+)/g;

/** Marks that stand after nothing but comments and directives: one with blanks before it, and the end of a document. */
const blanksBeforeMark = /^\uFEFF?(?:(?:[ \t]*(?:#.*)?|%.*)\r?\n)*[ \t]+---/;
/** A tab that indents what comes first: content for the one reader and a fault for the other. */
const tabBeforeContent = /^\uFEFF?(?:(?:[ \t]*(?:#.*)?|%.*)\r?\n)* *\t[ \t]*[^ \t\r\n#]/;
const endBeforeContent = /^\uFEFF?(?:(?:[ \t]*(?:#.*)?|%.*)\r?\n)*\.\.\.(?:\s|$)/;

/** Reads a text, again with its closing brackets joined if these end it; joined once, since each change may show more to join. */
function parse(library: typeof JsYaml, text: string, isJoined = false): ReturnType<typeof JsYaml.parseEvents> {
  const { parseEvents, YAMLException } = library;
  // The parser takes these for marks of the one document.
  if (blanksBeforeMark.test(text)) throw new YamlFault(0, 'spaces precede "---"');
  if (tabBeforeContent.test(text)) throw new YamlFault(0, "a tab indents the first line");
  if (endBeforeContent.test(text)) throw new YamlFault(0, '"..." precedes the document');
  try {
    return parseEvents(text, { maxDepth: maxDocumentDepth + 1 });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const at = error.mark?.position ?? 0;
    const joined = !isJoined && error.reason === "deficient indentation" ? withFlowEndsJoined(text) : text;
    if (joined !== text) return parse(library, joined, true);
    throw error.reason.startsWith("nesting exceeded") ? new YamlTooDeep(at) : new YamlFault(at, error.reason);
  }
}

// YAML 1.2, section 5.1: of the control characters only tab and line breaks may stand in a text.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\r(?!\n)/;

function checkCharacters(text: string): void {
  const match = controls.exec(text);
  if (match === null) return;
  const code = text.charCodeAt(match.index).toString(16).toUpperCase().padStart(4, "0");
  const hint = `remove it, or write "\\u${code}" in double quotes`;
  throw new YamlFault(match.index, `it contains the control character U+${code}`, hint);
}
