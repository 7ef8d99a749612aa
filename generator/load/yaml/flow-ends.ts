/**
 * The text with each closing bracket of a flow collection that begins a line moved to the line before it, by blanks in the place of line
 * breaks and comments: every offset stays. YAML 1.2 (section 8.1) wants such a bracket further in than its key; common readers do not. Tabs
 * between two values of a line become blanks, since the parser takes them for indentation.
 */
export function withFlowEndsJoined(text: string): string {
  const joins: (readonly [from: number, to: number])[] = [];
  const scan = new FlowScan(text, (from, to) => joins.push([from, to]));
  scan.run();
  let last = 0;
  const parts = joins.flatMap(([from, to]) => {
    const part = [text.slice(last, from), " ".repeat(to - from)];
    last = to;
    return part;
  });
  return [...parts, text.slice(last)].join("");
}

/** Indentation and the indicators of items and keys before the first value of a line. */
const lineStart = /(?:[ \t]*(?:[-?:](?=[ \t])[ \t]*)*)/y;
const blockHeader = /[|>][-+\d]*[ \t]*(?:#.*)?(?=\r?\n|$)/y;
/** A node without brackets and quotes, to the end of its line, its comment or ": ". */
const plainInBlock = /(?:(?!:(?:\s|$)|\s#)[^\n])+/y;
const plainInFlow = /(?:(?!:(?:[\s,[\]{}]|$)|\s#)[^\n,[\]{}])+/y;
const property = /[&!][^\s,[\]{}]*/y;

/** Looks for flow collections, and passes over texts that only look like them: scalars and comments. */
class FlowScan {
  private at = 0;
  private depth = 0;
  /** The end of what was read last, comments and white space left out. */
  private end = 0;

  constructor(
    private readonly text: string,
    private readonly join: (from: number, to: number) => void,
  ) {}

  run(): void {
    let indentation = this.startLine();
    while (this.at < this.text.length) {
      const mark = this.text.charAt(this.at);
      if (mark === "\n") {
        this.at += 1;
        if (this.depth === 0) indentation = this.startLine();
      } else if (/\s/.test(mark)) this.at += 1;
      else if (mark === "#" && /\s|^$/.test(this.text.charAt(this.at - 1))) this.skip(/.*/y);
      else if (this.depth === 0 && /[|>]/.test(mark) && this.isBlockHeader())
        this.skipBlock(this.blockIndentation(indentation));
      else this.token(mark);
    }
  }

  private token(mark: string): void {
    if (this.depth > 0 || mark === "[" || mark === "{") this.joinGap(mark);
    if (mark === "[" || mark === "{") this.bracket(1);
    else if (this.depth > 0 && (mark === "]" || mark === "}")) this.bracket(-1);
    else if (mark === '"' || mark === "'") this.skip(mark === '"' ? /"(?:[^"\\]|\\[^])*"?/y : /'(?:[^']|'')*'?/y);
    else if (!this.skip(property) && !this.skip(this.depth > 0 ? plainInFlow : plainInBlock)) this.at += 1;
    this.end = this.at;
  }

  private joinGap(mark: string): void {
    let from = this.at;
    while (/[ \t]/.test(this.text.charAt(from - 1))) from -= 1;
    const isEnd = this.depth > 0 && (mark === "]" || mark === "}");
    if (isEnd && this.text.slice(this.end, this.at).includes("\n")) this.join(this.end, this.at);
    else if (from > 0 && this.text.charAt(from - 1) !== "\n" && this.text.slice(from, this.at).includes("\t"))
      this.join(from, this.at);
  }

  private bracket(step: 1 | -1): void {
    this.depth += step;
    this.at += 1;
  }

  /** The column at which the first node of a line begins. */
  private startLine(): number {
    const start = this.at;
    this.skip(lineStart);
    return this.at - start;
  }

  private isBlockHeader(): boolean {
    blockHeader.lastIndex = this.at;
    return blockHeader.test(this.text);
  }

  /** The column up to which a line ends a block scalar that begins here: that of its key, or of its indicator. */
  private blockIndentation(column: number): number {
    const before = this.text.slice(this.text.lastIndexOf("\n", this.at) + 1, this.at);
    this.skip(blockHeader);
    return before.length > column
      ? column
      : Math.max(before.search(/[-?:][ \t]*$/), column - before.length - 1, before.trim() === "" ? column - 1 : -1);
  }

  private skipBlock(indentation: number): void {
    while (this.at < this.text.length) {
      const [line = "", blanks = "", content = ""] =
        /^\n?([ \t]*)([^\n]*)/.exec(this.text.slice(this.at, this.at + 4096)) ?? [];
      if (content.trim() !== "" && blanks.length <= indentation && line.startsWith("\n")) return;
      const next = this.text.indexOf("\n", this.at + 1);
      this.at = next === -1 ? this.text.length : next;
    }
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.text)?.[0].length ?? 0;
    this.at += length;
    return length > 0;
  }
}
