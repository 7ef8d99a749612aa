import { mostDepth } from "../limits.js";
import { isBlankOrEnd, isFlowIndicator, isLineEnd, isMarker, skipBlanks, skipSpaces } from "./characters.js";
import { noProperties, YamlFault, YamlTooDeep, type Properties } from "./events.js";

/** Where a reader stands in a YAML text. */
export class YamlCursor {
  at = 0;
  /** Where the line of `at` begins. */
  lineStart = 0;
  /** Whether a tab was passed on the way to `at`, since the line began or the last token ended. */
  passedTab = false;
  private depth = 0;

  constructor(readonly text: string) {}

  get column(): number {
    return this.at - this.lineStart;
  }

  /** How many spaces the line of `at` begins with. */
  get indentation(): number {
    return skipSpaces(this.text, this.lineStart) - this.lineStart;
  }

  get code(): number {
    return this.text.charCodeAt(this.at);
  }

  /** Passes white space, comments and ends of lines. */
  skip(): void {
    const { text } = this;
    this.passedTab = false;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code === 0x09) this.passedTab = true;
      else if (code === 0x0a) {
        this.lineStart = this.at + 1;
        this.passedTab = false;
      } else if (code === 0x23 && (this.at === this.lineStart || isBlankOrEnd(text.charCodeAt(this.at - 1)))) {
        const end = text.indexOf("\n", this.at);
        this.at = end === -1 ? text.length : end;
        continue;
      } else if (code !== 0x20 && !(code === 0x0d && isLineEnd(text, this.at))) return;
      this.at++;
    }
  }

  /** Goes to an offset that may be on a later line. */
  jump(to: number): void {
    const lineEnd = this.text.slice(this.at, to).lastIndexOf("\n");
    if (lineEnd !== -1) this.lineStart = this.at + lineEnd + 1;
    this.at = to;
  }

  /** Whether nothing is left of the document. */
  isAtEnd(): boolean {
    return this.at >= this.text.length || (this.at === this.lineStart && isMarker(this.text, this.at));
  }

  /** Whether nothing but white space and a comment is left of the line. */
  isLineDone(): boolean {
    const at = skipBlanks(this.text, this.at);
    const isComment = this.text.charCodeAt(at) === 0x23 && isBlankOrEnd(this.text.charCodeAt(at - 1));
    return isComment || isLineEnd(this.text, at);
  }

  /** Whether an indicator ("-", "?", ":") stands here, with white space after it. */
  isIndicator(code: number): boolean {
    return this.code === code && isBlankOrEnd(this.text.charCodeAt(this.at + 1));
  }

  /** The anchor and the tag that stand here, and the blanks after them. */
  properties(): Properties {
    let found = noProperties;
    for (;;) {
      const { code, at } = this;
      if (code !== 0x26 && code !== 0x21) return found;
      const kind = code === 0x26 ? "anchor" : "tag";
      if (found[kind] !== undefined) throw new YamlFault(at, `a node can have at most one ${kind}`);
      const written = this.word();
      if (kind === "tag" && !/^!!?[^!%<]*$/.test(written)) throw new YamlFault(at, `the tag "${written}" is not known`);
      if (kind === "anchor" && written.length === 1) throw new YamlFault(at, "an anchor needs a name");
      found = kind === "tag" ? { ...found, tag: written } : { ...found, anchor: written.slice(1) };
      if (!isBlankOrEnd(this.code) && !isFlowIndicator(this.code))
        throw new YamlFault(this.at, "tags and anchors must be separated from the next token by white space");
      this.at = skipBlanks(this.text, this.at);
    }
  }

  /** The name of the alias that stands here. */
  alias(): string {
    const { at } = this;
    const written = this.word();
    if (written.length === 1) throw new YamlFault(at, "an alias needs a name");
    return written.slice(1);
  }

  private word(): string {
    const start = this.at;
    while (!isBlankOrEnd(this.code) && !isFlowIndicator(this.code)) this.at++;
    return this.text.slice(start, this.at);
  }

  /** Counts a list or map that begins at `at`. */
  enter(at: number): void {
    this.depth++;
    if (this.depth > mostDepth) throw new YamlTooDeep(at);
  }

  leave(): void {
    this.depth--;
  }
}
