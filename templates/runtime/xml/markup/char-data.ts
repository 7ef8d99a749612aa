import { exclamationMark, lessThan, questionMark } from "./delimiters.js";
import { isWhiteSpace, skipPlainSpace, skipPlainText, xmlCharLength } from "../../base/xml-chars.js";
import { xmlSyntaxError } from "../errors.js";
import { readInstruction, scanCData, scanComment } from "./scan-markup.js";
import type { XmlNameTable } from "./name-table.js";
import { illegalCharacter, isBlankBetween, normalizeLineEnds, readReference, XmlTextBuilder } from "./text.js";

const carriageReturn = 0x0d;
const ampersand = 0x26;

/**
 * One run of character data inside an element, CDATA sections and references joined in: sections 2.4, 2.7 and 4.1. The text
 * itself is made when asked for, and most runs are one piece of the document.
 */
export class XmlCharData {
  /** True when all of the run is white space. */
  blank = true;
  private from = 0;
  private to = 0;
  private inPieces = false;
  private readonly pieces = new XmlTextBuilder();

  private readonly source: string;
  private readonly names: XmlNameTable;
  private readonly joinOverMisc: boolean;

  constructor(source: string, names: XmlNameTable, joinOverMisc: boolean) {
    this.source = source;
    this.names = names;
    this.joinOverMisc = joinOverMisc;
  }

  /** The text of the run. */
  get text(): string {
    return this.inPieces ? this.pieces.toString() : this.source.slice(this.from, this.to);
  }

  get isEmpty(): boolean {
    return this.inPieces ? this.pieces.isEmpty : this.from === this.to;
  }

  /** Reads a run from `at` to the markup that ends it; returns where that is. The run may be empty. */
  read(at: number): number {
    const source = this.source;
    const end = source.length;
    this.start(at);
    for (;;) {
      if (this.blank) at = skipPlainSpace(source, at);
      const textAt = at;
      at = skipPlainText(source, at);
      if (at > textAt) this.blank = false;
      if (at >= end) break;
      const code = source.charCodeAt(at);
      if (code === lessThan) {
        const next = this.readJoined(at);
        if (next === at) break;
        at = next;
      } else if (code === ampersand) {
        at = this.addReference(at);
      } else if (code === carriageReturn) {
        this.addPiece(at, "\n");
        at = this.continueAt(source.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1);
      } else {
        at = this.skipCharacter(at);
      }
    }
    this.to = at;
    if (this.inPieces) this.pieces.add(source.slice(this.from, at));
    return at;
  }

  private start(at: number): void {
    this.blank = true;
    this.from = at;
    if (!this.inPieces) return;
    this.inPieces = false;
    this.pieces.clear();
  }

  /** Joins what begins with "<" and does not end the run; returns `at` when the run ends here. */
  private readJoined(at: number): number {
    const source = this.source;
    const code = source.charCodeAt(at + 1);
    if (code === exclamationMark) {
      if (source.startsWith("[CDATA[", at + 2)) {
        const end = scanCData(source, at);
        if (this.blank) this.blank = isBlankBetween(source, at + 9, end - 3);
        this.addPiece(at, normalizeLineEnds(source.slice(at + 9, end - 3)));
        return this.continueAt(end);
      }
      if (this.joinOverMisc && source.startsWith("--", at + 2)) {
        this.addPiece(at, "");
        return this.continueAt(scanComment(source, at));
      }
    } else if (code === questionMark && this.joinOverMisc) {
      this.addPiece(at, "");
      return this.continueAt(readInstruction(source, at, this.names).endOffset);
    }
    return at;
  }

  private addReference(at: number): number {
    const character = readReference(this.source, at);
    this.blank &&= isWhiteSpace(character.charCodeAt(0));
    this.addPiece(at, character);
    return this.continueAt(this.source.indexOf(";", at) + 1);
  }

  private skipCharacter(at: number): number {
    const length = xmlCharLength(this.source, at);
    if (length === 0) throw illegalCharacter(this.source, at);
    if (this.source.startsWith("]]>", at)) throw xmlSyntaxError("xml/cdata-end-in-text", at);
    this.blank = false;
    return at + length;
  }

  private addPiece(at: number, piece: string): void {
    this.inPieces = true;
    this.pieces.add(this.source.slice(this.from, at));
    this.pieces.add(piece);
  }

  private continueAt(at: number): number {
    this.from = at;
    return at;
  }
}
