/** A text in which parts were replaced, and the places that its characters come from. */
export interface ExpandedText {
  readonly text: string;
  /** The offset in the written text of a character. Text that was put in answers with the place where it was put. */
  written(offset: number): number;
}

/** A text as it was written. */
export function asWritten(text: string): ExpandedText {
  return { text, written: (offset) => offset };
}

/** A stretch of characters that begins at an offset: copied from the written text, or put in at one place of it. */
interface Stretch {
  readonly start: number;
  /** The offset in the written text: that of the first character, or of the place where the stretch was put in. */
  readonly written: number;
  readonly isCopied: boolean;
}

/** Puts a text together of copied parts of another one and of new ones. */
export class TextExpander {
  readonly #source: string;
  readonly #parts: string[] = [];
  readonly #stretches: Stretch[] = [];
  #length = 0;

  constructor(source: string) {
    this.#source = source;
  }

  copy(from: number, to: number): void {
    this.#add(this.#source.slice(from, to), from, true);
  }

  put(text: string, at: number): void {
    this.#add(text, at, false);
  }

  #add(text: string, written: number, isCopied: boolean): void {
    if (text === "") return;
    this.#parts.push(text);
    this.#stretches.push({ start: this.#length, written, isCopied });
    this.#length += text.length;
  }

  finish(): ExpandedText {
    const stretches = this.#stretches;
    return {
      text: this.#parts.join(""),
      written(offset) {
        let low = 0;
        let high = stretches.length - 1;
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (stretches[middle]!.start <= offset) low = middle;
          else high = middle - 1;
        }
        const stretch = stretches[low];
        if (stretch === undefined) return 0;
        return stretch.isCopied ? stretch.written + offset - stretch.start : stretch.written;
      },
    };
  }
}
